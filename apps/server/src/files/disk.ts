import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Blobs } from "./blobs.ts";

const ifGone = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
};

/** Bytes as files under a folder of the data directory. */
export function diskBlobs(dir: string): Blobs {
  // The end of a name spreads them, because ids of one minute begin alike.
  const pathOf = (name: string): string => join(dir, name.slice(-2), name);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
      const handle = await open(`${path}.part`, "w", 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${path}.part`, path);
    },
    get: (name) => readFile(pathOf(name)).catch(ifGone),
    async remove(name) {
      for (const path of [pathOf(name), `${pathOf(name)}.part`]) await rm(path, { force: true });
    },
    async olderThan(time) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
      const names: string[] = [];
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const at = await stat(join(entry.parentPath, entry.name)).catch(ifGone);
        if (at && at.mtimeMs < time) names.push(entry.name.replace(/\.part$/, ""));
      }
      return [...new Set(names)];
    },
  };
}
