import { sql } from "kysely";
import { PRIMARY_KEYS } from "../db/keys.ts";
import type { Db } from "../db/open.ts";
import type { Table } from "./rows-store.ts";

const DAY = 86_400_000;

export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const counts: [string, number][] = [];
  for (const table of Object.keys(PRIMARY_KEYS) as Table[]) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
    counts.push([table, Number(rows[0]?.n)]);
  }
  return Object.fromEntries(counts);
}

export type JobCount = { kind: string; status: string; count: number; oldestSeconds: number };

/** Jobs by kind and state, and how long ago the oldest was queued. */
export async function jobCounts(db: Db, now: number): Promise<JobCount[]> {
  const rows = await db
    .selectFrom("jobs")
    .select((e) => ["kind", "status", e.fn.countAll<number>().as("count"), e.fn.min("created_at").as("oldest")])
    .groupBy(["kind", "status"])
    .orderBy("kind")
    .orderBy("status")
    .execute();
  return rows.map(({ kind, status, count, oldest }) => ({ kind, status, count, oldestSeconds: Math.round((now - oldest) / 1000) }));
}

/** Entries of the operation log by day (UTC), newest first; what is in them is sealed and stays so. */
export async function entriesByDay(db: Db, now: number, days: number): Promise<{ day: string; entries: number }[]> {
  const day = sql<number>`created_at / ${sql.lit(DAY)}`;
  const rows = await db
    .selectFrom("operation_logs")
    .select((e) => [day.as("day"), e.fn.countAll<number>().as("entries")])
    .where("created_at", ">", now - days * DAY)
    .groupBy(day)
    .orderBy(day, "desc")
    .execute();
  return rows.map((r) => ({ day: new Date(r.day * DAY).toISOString().slice(0, 10), entries: r.entries }));
}
