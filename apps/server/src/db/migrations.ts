import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { first } from "./migrations/0001-first.ts";
import { reports } from "./migrations/0002-reports.ts";
import { retail } from "./migrations/0003-retail.ts";
import { chat } from "./migrations/0004-chat.ts";
import { traces } from "./migrations/0005-traces.ts";
import { payments } from "./migrations/0006-payments.ts";

/** In order. A migration that has run anywhere is never edited: the next one changes what it made. */
const MIGRATIONS: Record<string, Migration> = {
  "0001-first": first,
  "0002-reports": reports,
  "0003-retail": retail,
  "0004-chat": chat,
  "0005-traces": traces,
  "0006-payments": payments,
};

const migrator = <T>(db: Kysely<T>): Migrator => new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });

/** The names of all shapes there have been, the present one last. */
export const migrationNames = (): string[] => Object.keys(MIGRATIONS);
export const newestMigration = (): string => migrationNames().at(-1) ?? "";

/** Brings the database to a shape, the present one if none is named; several instances may start at once. Never back: a shape before the database's own throws. */
export async function migrate<T>(db: Kysely<T>, to = newestMigration()): Promise<void> {
  const done = (await migrator(db).getMigrations()).filter((m) => m.executedAt).map((m) => m.name);
  if (!(to in MIGRATIONS) || done.some((name) => name > to)) throw new Error(`the database cannot be brought to ${to}`);
  const { error } = await migrator(db).migrateTo(to);
  if (error) throw error instanceof Error ? error : new Error("migrating failed", { cause: error });
}
