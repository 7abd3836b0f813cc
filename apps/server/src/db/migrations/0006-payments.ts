import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How orders of the built-in store are paid. A payment outlives its order's erasing until its money is back: it names nobody. */
export const payments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const table = db.schema.createTable.bind(db.schema);
    await table("payments")
      .addColumn("order_id", "text", (c) => c.primaryKey())
      .addColumn("provider", "text", (c) => c.notNull())
      .addColumn("status", "text", (c) => c.notNull())
      .addColumn("amount_cents", "bigint", (c) => c.notNull())
      .addColumn("paid_cents", "bigint")
      .addColumn("due_at", "bigint")
      .addColumn("attempts", "bigint", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("payments_due_at").on("payments").columns(["due_at"]).execute();
    await db.schema
      .createIndex("payments_open")
      .on("payments")
      .columns(["created_at"])
      .where("status" as never, "=", "open")
      .execute();
    await table("payment_messages")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("payment_messages_created_at").on("payment_messages").columns(["created_at"]).execute();
    await db.schema.alterTable("orders").addColumn("refund_asked_at", "bigint").execute();
    await sql`insert into payments (order_id, provider, status, amount_cents, paid_cents, attempts, created_at, updated_at)
      select id, 'trial', 'paid', payable_cents, payable_cents, 0, created_at, updated_at from orders
      where platform = 'local' and status in ('paid', 'shipped', 'received')`.execute(db);
  },
};
