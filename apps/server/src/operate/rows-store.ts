import { type RawBuilder, sql } from "kysely";
import { PRIMARY_KEYS } from "../db/keys.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

export type Table = keyof Tables;
export type Row = Record<string, string | number | null>;

const PAGE = 500;
/** Below what both databases take as parameters of one statement. */
const MAX_PARAMETERS = 10_000;

const list = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts, sql`, `);
const keysOf = (table: Table): RawBuilder<unknown>[] => PRIMARY_KEYS[table].map((key) => sql.ref(key));

/** All rows of a table that fit, page by page in the order of its primary key; holds one page at a time. */
export async function* pages(db: Db, table: Table, fit: RawBuilder<unknown> = sql`1 = 1`): AsyncGenerator<Row[]> {
  let after: RawBuilder<unknown> = sql`1 = 1`;
  for (;;) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${after} and ${fit} order by ${list(keysOf(table))} limit ${PAGE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`(${list(keysOf(table))}) > (${list(PRIMARY_KEYS[table].map((key) => sql`${last[key]}`))})`;
  }
}

export async function insertRows(db: Db, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const some = Math.max(1, Math.floor(MAX_PARAMETERS / Math.max(1, columns.length)));
  for (let i = 0; i < rows.length; i += some) {
    const values = rows.slice(i, i + some).map((row) => sql`(${list(columns.map((c) => sql`${row[c] ?? null}`))})`);
    await sql`insert into ${sql.table(table)} (${list(columns.map((c) => sql.ref(c)))}) values ${list(values)}`.execute(db);
  }
}

/** Whether nobody has used the database yet. */
export const isUnused = async (db: Db): Promise<boolean> => (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) === undefined;

export const emptyTable = async (db: Db, table: Table): Promise<unknown> => sql`delete from ${sql.table(table)}`.execute(db);

/** The files that the database speaks of. */
export async function* fileIds(db: Db): AsyncGenerator<string> {
  for await (const rows of pages(db, "files")) for (const row of rows) yield String(row["id"]);
}

/** Replaces a value, if it is still the one that was read. */
export const replaceValue = async (db: Db, table: Table, row: Row, column: string, from: string, to: string): Promise<unknown> =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
    where (${list(keysOf(table))}) = (${list(PRIMARY_KEYS[table].map((key) => sql`${row[key]}`))}) and ${sql.ref(column)} = ${from}`.execute(db);

export const rowName = (table: Table, row: Row): string => PRIMARY_KEYS[table].map((key) => String(row[key])).join("/");

/** Values of a column that were not sealed by this key. */
export const sealedByAnother = (column: string, keyId: string): RawBuilder<unknown> => sql`${sql.ref(column)} not like ${`${keyId}.%`}`;

/** Reads everything at one moment, whatever is written meanwhile. SQLite's transaction is such a moment by itself. */
export const atOneMoment = <R>(db: Db, engine: "sqlite" | "postgres", work: (db: Db) => Promise<R>): Promise<R> => {
  const transaction = db.transaction();
  return (engine === "postgres" ? transaction.setIsolationLevel("repeatable read") : transaction).execute(work);
};
