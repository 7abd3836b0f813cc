import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { ENGINES, openTestDatabase, type TestDatabase } from "../testing/databases.ts";
import { migrate, migrationNames } from "./migrations.ts";
import type { Db } from "./open.ts";

const [RETAIL, PAYMENTS] = ["0003-retail", "0006-payments"];

async function shapeOf(db: Db): Promise<string[]> {
  const tables = (await db.introspection.getTables()).filter((t) => !t.name.startsWith("kysely_"));
  return tables.flatMap((t) => t.columns.map((c) => `${t.name}.${c.name} ${c.dataType} ${c.isNullable}`)).toSorted();
}

const count = async (db: Db, table: string): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n);

/** What somebody had in the days of a shape: raw, because the present types know only the present one. */
async function live(db: Db, shape: string): Promise<void> {
  await sql`insert into users (id, created_at, seen_at, client_type, language, is_you_zan) values ('u', 1, 1, 'web', 'zh-CN', 0)`.execute(db);
  await sql`insert into consents (user_id, document, version, at) values ('u', 'privacy', '1', 1)`.execute(db);
  const body = JSON.stringify({ skus: [{ id: "s", priceCents: 3900, stock: 7 }] });
  await sql`insert into products (id, body, position) values ('p', ${body}, 0)`.execute(db);
  await sql`insert into jobs (id, kind, subject, user_id, status, attempts, lease_until, created_at, updated_at) values ('j', 'plan', 'x', 'u', 'queued', 0, 1, 1, 1)`.execute(
    db,
  );
  if (shape < RETAIL) return;
  await sql`insert into listings (sku_id, product_id, price_cents, stock) values ('s', 'p', 3900, 7)`.execute(db);
  for (const [id, platform, status] of [
    ["a", "local", "created"],
    ["b", "local", "paid"],
    ["c", "local", "cancelled"],
    ["d", "youzan", "paid"],
  ])
    await sql`insert into orders (id, user_id, status, platform, total_cents, payable_cents, details, created_at, updated_at) values (${id}, 'u', ${status}, ${platform}, 4000, 3900, 'sealed', 1, 1)`.execute(
      db,
    );
}

describe.each(ENGINES)("a database on %s", (engine) => {
  const open = async (shape: string, work: (opened: TestDatabase) => Promise<void>): Promise<void> => {
    const opened = await openTestDatabase(engine, shape);
    await work(opened).finally(() => opened.drop());
  };

  it.each(migrationNames().slice(0, -1))("of the shape %s becomes one of the present shape, with all that was in it", async (shape) => {
    const fresh = await openTestDatabase(engine);
    const present = await shapeOf(fresh.db).finally(() => fresh.drop());
    await open(shape, async ({ db }) => {
      await live(db, shape);
      await migrate(db);
      expect(await shapeOf(db)).toEqual(present);
      for (const table of ["users", "consents", "products", "jobs", "listings"]) expect([table, await count(db, table)]).toEqual([table, 1]);
      expect(await db.selectFrom("listings").selectAll().executeTakeFirst()).toMatchObject({ sku_id: "s", product_id: "p", price_cents: 3900, stock: 7 });
      const orders = shape < RETAIL ? 0 : 4;
      expect(await count(db, "orders")).toBe(orders);
      const paid = orders > 0 && shape < PAYMENTS ? [{ order_id: "b", provider: "trial", status: "paid", amount_cents: 3900, paid_cents: 3900 }] : [];
      expect(await db.selectFrom("payments").select(["order_id", "provider", "status", "amount_cents", "paid_cents"]).execute()).toEqual(paid);
    });
  });

  it("is never brought back to an earlier shape", async () => {
    const [first = ""] = migrationNames();
    await open(migrationNames().at(-1) ?? "", ({ db }) => expect(migrate(db, first)).rejects.toThrow("cannot be brought to"));
  });
});
