import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { first } from "./migrations/0001-first.ts";

/** In order. A migration that has run anywhere is never edited: the next one changes what it made. */
const MIGRATIONS: Record<string, Migration> = { "0001-first": first };

/** Brings the database to the present shape; several instances may start at once. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("migrating failed", { cause: error });
}
