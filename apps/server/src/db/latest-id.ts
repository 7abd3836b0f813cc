import type { Db } from "./open.ts";

const DATED = ["custom_plans", "precise_plans", "messages", "jobs", "orders"] as const;

/** The youngest id among what is shown by age; undefined in an empty house. */
export async function latestId(db: Db): Promise<string | undefined> {
  const ids: string[] = [];
  for (const table of DATED) {
    const row = await db.selectFrom(table).select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
    if (row) ids.push(row.id);
  }
  return ids.toSorted().at(-1);
}
