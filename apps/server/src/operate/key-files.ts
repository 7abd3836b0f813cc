import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KEY_FILE, PREVIOUS_KEY_FILE } from "../env.ts";

/**
 * Puts a new key into a data directory; the present one becomes the previous. At no moment is there a sealed value whose key is in
 * no file. Does nothing when a change of keys has begun and not ended.
 */
export function beginNewKey(dataDir: string): void {
  const [key, previous] = [join(dataDir, KEY_FILE), join(dataDir, PREVIOUS_KEY_FILE)];
  if (existsSync(previous)) return;
  writeFileSync(`${key}.new`, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flush: true });
  copyFileSync(key, `${previous}.new`);
  renameSync(`${previous}.new`, previous);
  renameSync(`${key}.new`, key);
}

/** The previous key goes; to be said when nothing sealed by it is left. */
export const forgetPreviousKey = (dataDir: string): void => rmSync(join(dataDir, PREVIOUS_KEY_FILE), { force: true });
