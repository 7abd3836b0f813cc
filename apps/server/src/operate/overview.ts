import { statfs } from "node:fs/promises";
import type { Engine } from "../db/open.ts";
import type { Db } from "../db/open.ts";
import { newestMigration } from "../db/migrations.ts";
import type { FileStore } from "../files/store.ts";
import { newId } from "../ids.ts";
import { entriesByDay, jobCounts, rowCounts } from "./overview-store.ts";

const DAYS = 14;

type House = { db: Db; engine: Engine; files: FileStore; dataDir: string; now: number };

/** Whether the place of the files answers: by asking for one that is not there. */
const filesAnswer = (files: FileStore, now: number): Promise<boolean> =>
  files.readSealed(newId(now)).then(
    () => true,
    () => false,
  );

const freeGb = (dir: string): Promise<number | undefined> =>
  statfs(dir).then(
    ({ bavail, bsize }) => Math.round((bavail * bsize) / 1e8) / 10,
    () => undefined,
  );

/** What an operator looks at: numbers and states, nothing that somebody told, and nothing is changed. */
export async function overview({ db, engine, files, dataDir, now }: House) {
  return {
    at: new Date(now).toISOString(),
    database: engine,
    shape: newestMigration(),
    filesAnswer: await filesAnswer(files, now),
    freeGb: await freeGb(dataDir),
    rows: await rowCounts(db),
    jobs: await jobCounts(db, now),
    operationLog: await entriesByDay(db, now, DAYS),
  };
}
