import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Vault } from "../db/vault.ts";

export const MAX_FILE_BYTES = 20 * 1_048_576;

/** Uploaded bytes, sealed, one file each under the data directory. A file is on the disk before its row is in the database. */
export class FileStore {
  readonly #dir: string;
  readonly #vault: Vault;

  constructor(dir: string, vault: Vault) {
    this.#dir = dir;
    this.#vault = vault;
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(id);
    await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
    const handle = await open(`${path}.part`, "wx", 0o600);
    try {
      await handle.writeFile(this.#vault.sealBytes(`files/${id}`, bytes));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${path}.part`, path);
  }

  async get(id: string): Promise<Buffer> {
    return this.#vault.openBytes(`files/${id}`, await readFile(this.#path(id)));
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  /** Ids of files that were last written before a time. */
  async olderThan(time: number): Promise<string[]> {
    const names = await readdir(this.#dir, { recursive: true, withFileTypes: true }).catch(() => []);
    const ids: string[] = [];
    for (const entry of names) {
      if (!entry.isFile()) continue;
      const at = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
      if (at && at.mtimeMs < time) ids.push(entry.name);
    }
    return ids;
  }

  /** The ids are ours (UUIDs), never a name from outside; the end spreads them, because ids of one minute begin alike. */
  #path(id: string): string {
    if (!/^[0-9a-f-]{36}(\.part)?$/.test(id)) throw new Error("not a file id");
    return join(this.#dir, id.slice(34, 36), id);
  }
}
