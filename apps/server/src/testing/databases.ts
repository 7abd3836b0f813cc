import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { migrate } from "../db/migrations.ts";
import { connectDb, type Db, type Engine } from "../db/open.ts";

const ADMIN_URL = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/test";

async function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: ADMIN_URL, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const reachable = await asAdmin(() => Promise.resolve(true)).catch(() => false);

/** PostgreSQL is tested whenever one is there; where it is not, one test says so. */
export const POSTGRES = { reachable, address: new URL(ADMIN_URL).host } as const;
export const ENGINES: readonly Engine[] = reachable ? ["sqlite", "postgres"] : ["sqlite"];

export type TestDatabase = { db: Db; engine: Engine; dataDir: string; databaseUrl: string | undefined; drop: () => Promise<void> };

/** A new, throw-away database of the present shape, or of an earlier one. */
export async function openTestDatabase(engine: Engine, shape?: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "nutri-test-"));
  const name = `nutri_test_${randomBytes(6).toString("hex")}`;
  if (engine === "postgres") await asAdmin((client) => client.query(`create database ${name}`));
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  const databaseUrl = engine === "postgres" ? url.href : undefined;
  const { db } = await connectDb({ dataDir, databaseUrl }, () => undefined);
  await migrate(db, shape);
  const drop = async (): Promise<void> => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
    if (engine === "postgres") await asAdmin((client) => client.query(`drop database ${name} with (force)`));
  };
  return { db, engine, dataDir, databaseUrl, drop };
}
