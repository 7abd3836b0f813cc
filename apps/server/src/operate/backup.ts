import { createHash } from "node:crypto";
import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { PRIMARY_KEYS } from "../db/keys.ts";
import { newestMigration } from "../db/migrations.ts";
import type { Db, Engine } from "../db/open.ts";
import type { FileStore } from "../files/store.ts";
import { atOneMoment, pages, type Row, type Table } from "./rows-store.ts";

export const TABLES = Object.keys(PRIMARY_KEYS) as Table[];

/** What a backup holds. It is written last: a folder without it is no backup. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database it was made of. */
  schema: z.string(),
  /** The id of the data key that opens it. The key itself is never in a backup. */
  keyId: z.string(),
  tables: z.record(z.string(), z.strictObject({ rows: z.int(), sha256: z.string() })),
  files: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestPath = (folder: string): string => join(folder, "manifest.json");
export const tablePath = (folder: string, table: string): string => join(folder, "tables", `${table}.ndjson`);
export const filePath = (folder: string, id: string): string => join(folder, "files", id);
export const readManifest = async (folder: string): Promise<Manifest> => Manifest.parse(JSON.parse(await readFile(manifestPath(folder), "utf8")));

export type BackupOf = { db: Db; engine: Engine; files: FileStore; keyId: string; now: number };

/** Copies the files that rows speak of; rows of files that are gone by now (their owner has just removed them) are left out. */
async function withTheirFiles(rows: readonly Row[], files: FileStore, folder: string): Promise<Row[]> {
  const there: Row[] = [];
  for (const row of rows) {
    const id = String(row["id"]);
    const sealed = await files.readSealed(id);
    if (!sealed) continue;
    await writeFile(filePath(folder, id), sealed, { mode: 0o600, flush: true });
    there.push(row);
  }
  return there;
}

async function saveTable(db: Db, table: Table, { files }: BackupOf, folder: string): Promise<{ rows: number; sha256: string }> {
  const hash = createHash("sha256");
  const out = await open(tablePath(folder, table), "wx", 0o600);
  let count = 0;
  try {
    for await (const page of pages(db, table)) {
      const rows = table === "files" ? await withTheirFiles(page, files, folder) : page;
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
      hash.update(text);
      await out.writeFile(text);
      count += rows.length;
    }
    await out.sync();
  } finally {
    await out.close();
  }
  return { rows: count, sha256: hash.digest("hex") };
}

/**
 * Writes a backup into a folder that is not there yet: the rows of one moment, though others write meanwhile, and the files that
 * these rows speak of. What is sealed stays sealed. It can be restored into either database.
 */
export async function backup(of: BackupOf, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: false, mode: 0o700 });
  await mkdir(join(folder, "tables"));
  await mkdir(join(folder, "files"));
  const tables = await atOneMoment(of.db, of.engine, async (db) => {
    const saved: Manifest["tables"] = {};
    for (const table of TABLES) saved[table] = await saveTable(db, table, of, folder);
    return saved;
  });
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date(of.now).toISOString(),
    schema: newestMigration(),
    keyId: of.keyId,
    tables,
    files: tables["files"]?.rows ?? 0,
  };
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  return manifest;
}
