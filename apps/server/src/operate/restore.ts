import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { migrate } from "../db/migrations.ts";
import type { Db } from "../db/open.ts";
import type { FileStore } from "../files/store.ts";
import { filePath, type Manifest, readManifest, TABLES, tablePath } from "./backup.ts";
import { emptyTable, insertRows, isUnused, type Row, type Table } from "./rows-store.ts";

/** Why a backup cannot be restored, in one line. */
export class RestoreError extends Error {}

const BATCH = 500;

async function* linesOf(path: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The table's rows go in as they are read; at its end it must have been what the manifest says. */
async function loadTable(db: Db, folder: string, table: Table, { rows, sha256 }: Manifest["tables"][string]): Promise<void> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const lines of linesOf(tablePath(folder, table))) {
    for (const line of lines) hash.update(`${line}\n`);
    count += lines.length;
    await insertRows(
      db,
      table,
      lines.map((line) => JSON.parse(line) as Row),
    );
  }
  if (count !== rows || hash.digest("hex") !== sha256) throw new RestoreError(`${tablePath(folder, table)} is not as it was written`);
}

async function loadFiles(folder: string, files: FileStore): Promise<number> {
  let count = 0;
  for await (const lines of linesOf(tablePath(folder, "files")))
    for (const line of lines) {
      const { id } = JSON.parse(line) as { id: string };
      await files.remove(id);
      await files.putSealed(id, await readFile(filePath(folder, id)));
      count++;
    }
  return count;
}

export type Into = { db: Db; files: FileStore; knowsKey: (keyId: string) => boolean };

/**
 * Restores a backup into an unused database, whole or not at all: files first, then all rows in one transaction. The database is
 * brought to the backup's schema, filled, and then to the present one.
 * @param into a database that is not migrated yet, or one without a visitor in the schema of the backup
 * @throws RestoreError
 */
export async function restore(folder: string, { db, files, knowsKey }: Into): Promise<Manifest> {
  const manifest = await readManifest(folder).catch(() => {
    throw new RestoreError(`${folder} is not a whole backup: its manifest.json is missing or damaged`);
  });
  if (!knowsKey(manifest.keyId)) throw new RestoreError(`this backup needs the data key ${manifest.keyId}: put it into DATA_KEY or into data.key of DATA_DIR`);
  await migrate(db, manifest.schema).catch(() => {
    throw new RestoreError(`the database cannot be brought to the schema of the backup (${manifest.schema})`);
  });
  if (!(await isUnused(db))) throw new RestoreError("the database is in use: restore into an empty one");
  await loadFiles(folder, files);
  await db.transaction().execute(async (inside) => {
    const held = TABLES.flatMap((table) => (manifest.tables[table] ? [{ table, saved: manifest.tables[table] }] : []));
    for (const { table } of held.toReversed()) await emptyTable(inside, table);
    for (const { table, saved } of held) await loadTable(inside, folder, table, saved);
  });
  await migrate(db);
  return manifest;
}
