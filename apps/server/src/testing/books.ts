/** Whether what the shop holds adds up: each order that is not given up holds one of the stock, and each paid one has one payment. */
import { sql } from "kysely";
import type { Db } from "../db/open.ts";

const HOLDING = ["created", "paid", "shipped", "received"] as const;

const count = async (db: Db, table: "orders" | "payments", status: string): Promise<number> =>
  Number((await sql<{ n: number | string }>`select count(*) as n from ${sql.table(table)} where status = ${status}`.execute(db)).rows[0]?.n);

/** What is on the shelves and what orders hold; it stays the same whatever is ordered and given up. Orders are of one piece each. */
export async function stockAndHeld(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number | string }>`select sum(stock) as n from listings`.execute(db);
  const held = await Promise.all(HOLDING.map((status) => count(db, "orders", status)));
  return held.reduce((sum, n) => sum + n, Number(rows[0]?.n));
}

/** @returns what does not add up */
export async function wrongBooks(db: Db, before: number): Promise<string[]> {
  const [now, paid, payments] = [await stockAndHeld(db), await count(db, "orders", "paid"), await count(db, "payments", "paid")];
  return [
    ...(now === before ? [] : [`stock and orders make ${now} pieces instead of ${before}`]),
    ...(paid === payments ? [] : [`${paid} orders are paid, ${payments} payments are`]),
  ];
}
