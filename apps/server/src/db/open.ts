import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { migrate } from "./migrations.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
export type Engine = "sqlite" | "postgres";

type Where = { databaseUrl?: string | undefined; dataDir: string };

/** Opens the database as it is: PostgreSQL when an address is given, else the SQLite file in the data directory. */
export async function connectDb({ databaseUrl, dataDir }: Where, onError: (error: Error) => void): Promise<{ db: Db; engine: Engine }> {
  if (databaseUrl) {
    // Loaded only where it is used: most starts are on SQLite.
    const { postgresDialect } = await import("./postgres.ts");
    return { db: new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, onError) }), engine: "postgres" };
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return { db: new Kysely<Tables>({ dialect: sqliteDialect(join(dataDir, "nutritionist.sqlite")) }), engine: "sqlite" };
}

/** Opens the database and brings it to the present shape. */
export async function openDb(where: Where, onError: (error: Error) => void): Promise<{ db: Db; engine: Engine }> {
  const opened = await connectDb(where, onError);
  await migrate(opened.db);
  return opened;
}
