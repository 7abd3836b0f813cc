import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { migrate } from "./migrations.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
export type Engine = "sqlite" | "postgres";

/** Opens and migrates the database: PostgreSQL when an address is given, else the SQLite file in the data directory. */
export async function openDb(
  settings: { databaseUrl?: string | undefined; dataDir: string },
  onError: (error: Error) => void,
): Promise<{ db: Db; engine: Engine }> {
  if (settings.databaseUrl) {
    // Loaded only where it is used: most starts are on SQLite.
    const { postgresDialect } = await import("./postgres.ts");
    const db = new Kysely<Tables>({ dialect: postgresDialect(settings.databaseUrl, onError) });
    await migrate(db);
    return { db, engine: "postgres" };
  }
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const db = new Kysely<Tables>({ dialect: sqliteDialect(join(settings.dataDir, "nutritionist.sqlite")) });
  await migrate(db);
  return { db, engine: "sqlite" };
}
