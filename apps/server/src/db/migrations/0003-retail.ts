import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

type OldProduct = { id: string; body: string };
type OldSku = { id: string; priceCents: number; stock: number };

/** What is for sale at what price, vouchers, orders, and what a retail platform has told. */
export const retail: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const table = db.schema.createTable.bind(db.schema);
    await table("listings")
      .addColumn("sku_id", "text", (c) => c.primaryKey())
      .addColumn("product_id", "text", (c) => c.notNull())
      .addColumn("price_cents", "bigint", (c) => c.notNull())
      .addColumn("stock", "bigint", (c) => c.notNull())
      .addColumn("platform_item", "text")
      .addColumn("platform_sku", "text")
      .execute();
    await db.schema.createIndex("listings_product_id").on("listings").columns(["product_id"]).execute();
    const { rows } = await sql<OldProduct>`select id, body from products`.execute(db);
    for (const { id, body } of rows)
      for (const sku of (JSON.parse(body) as { skus: OldSku[] }).skus)
        await sql`insert into listings (sku_id, product_id, price_cents, stock) values (${sku.id}, ${id}, ${sku.priceCents}, ${sku.stock})`.execute(db);

    await table("voucher_templates")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("position", "bigint", (c) => c.notNull())
      .addColumn("body", "text", (c) => c.notNull())
      .execute();
    await table("vouchers")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("template_id", "text", (c) => c.notNull().references("voucher_templates.id"))
      .addColumn("order_id", "text")
      .addUniqueConstraint("vouchers_one_each", ["user_id", "template_id"])
      .execute();

    await table("orders")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("status", "text", (c) => c.notNull())
      .addColumn("platform", "text", (c) => c.notNull())
      .addColumn("total_cents", "bigint", (c) => c.notNull())
      .addColumn("payable_cents", "bigint", (c) => c.notNull())
      .addColumn("voucher_id", "text")
      .addColumn("details", "text", (c) => c.notNull())
      .addColumn("pay_url", "text")
      .addColumn("platform_order", "text", (c) => c.unique())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("orders_user_id_id").on("orders").columns(["user_id", "id"]).execute();
    await db.schema
      .createIndex("orders_unpaid")
      .on("orders")
      .columns(["created_at"])
      .where("status" as never, "=", "created")
      .execute();

    await table("platform_buyers")
      .addColumn("user_id", "text", (c) => c.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("buyer", "text", (c) => c.notNull())
      .addColumn("vouchers", "text")
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
    await table("platform_messages")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("trade", "text", (c) => c.notNull())
      .addColumn("version", "bigint", (c) => c.notNull())
      .addColumn("due_at", "bigint")
      .addColumn("attempts", "bigint", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("platform_messages_trade").on("platform_messages").columns(["trade"]).execute();
    await db.schema.createIndex("platform_messages_due_at").on("platform_messages").columns(["due_at"]).execute();
  },
};
