import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class LockedError extends Error {
  constructor(dir: string) {
    super(`DATA_DIR ${dir} is in use by another process; stop it first, or give this one its own DATA_DIR`);
    this.name = "LockedError";
  }
}

/**
 * Holds a data directory for this process alone. The lock is the operating system's (on an empty SQLite file), so it ends with the
 * process however that ends; a file with a process id in it would stay behind.
 * @throws LockedError
 */
export function lockDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dir, "lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: unknown }).errcode === 5) throw new LockedError(dir);
    throw error;
  }
  return () => lock.close();
}
