import { CompiledQuery, type KyselyPlugin, sql } from "kysely";
import type { Db, Engine } from "../db/open.ts";
import type { Row, Table } from "../operate/rows-store.ts";

export type Statement = { sql: string; parameters: readonly unknown[] };

/** The same database, whose statements are heard. */
export function overheard(db: Db): { db: Db; statements: Statement[] } {
  const statements: Statement[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(listener), statements };
}

/** How the database would do it, a step a line. */
export async function explain(db: Db, engine: Engine, { sql: text, parameters }: Statement): Promise<string[]> {
  const { rows } = await db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`explain ${engine === "sqlite" ? "query plan " : ""}${text}`, [...parameters]),
  );
  return rows.map((r) => r["detail"] ?? r["QUERY PLAN"] ?? "");
}

/** Any row of a table. */
export const anyRow = async (db: Db, table: Table): Promise<Row | undefined> => (await sql<Row>`select * from ${sql.table(table)} limit 1`.execute(db)).rows[0];

export const analyze = async (db: Db): Promise<unknown> => sql`analyze`.execute(db);
