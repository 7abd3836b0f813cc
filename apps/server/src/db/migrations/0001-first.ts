import type { CreateTableBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

type Table = CreateTableBuilder<string, string>;

const id = (t: Table): Table => t.addColumn("id", "text", (c) => c.primaryKey());
const owner = (t: Table): Table => t.addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"));
const texts = (t: Table, ...names: string[]): Table => names.reduce((a, n) => a.addColumn(n, "text", (c) => c.notNull()), t);
const maybe = (t: Table, ...names: string[]): Table => names.reduce((a, n) => a.addColumn(n, "text"), t);
const numbers = (t: Table, ...names: string[]): Table => names.reduce((a, n) => a.addColumn(n, "bigint", (c) => c.notNull()), t);

/** Types that both databases have: text, bigint (epoch milliseconds, counts). */
export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const table = (name: string): Table => db.schema.createTable(name);
    const index = async (on: string, ...columns: string[]): Promise<void> =>
      db.schema
        .createIndex(`${on}_${columns.join("_")}`)
        .on(on)
        .columns(columns)
        .execute();

    await texts(
      table("settings").addColumn("name", "text", (c) => c.primaryKey()),
      "value",
    ).execute();

    const users = maybe(
      numbers(texts(id(table("users")), "client_type", "language"), "created_at", "seen_at", "is_you_zan"),
      "device_id",
      "device_secret_hash",
      "mobile_hash",
      "mobile_tail",
      "ip_hash",
      "details",
    );
    await users.addUniqueConstraint("users_device", ["device_id"]).addUniqueConstraint("users_mobile", ["mobile_hash"]).execute();
    await index("users", "seen_at");

    await numbers(texts(owner(table("consents")), "document", "version"), "at")
      .addPrimaryKeyConstraint("consents_key", ["user_id", "document"])
      .execute();

    await numbers(owner(table("sessions").addColumn("token_hash", "text", (c) => c.primaryKey())), "created_at", "seen_at", "expires_at").execute();
    await index("sessions", "user_id");
    await index("sessions", "expires_at");

    await numbers(
      table("used_tickets").addColumn("nonce_hash", "text", (c) => c.primaryKey()),
      "expires_at",
    ).execute();

    await numbers(maybe(texts(owner(table("idempotency")), "key_hash", "request_hash"), "response"), "created_at")
      .addPrimaryKeyConstraint("idempotency_key", ["user_id", "key_hash"])
      .execute();
    await index("idempotency", "created_at");

    await maybe(
      table("invitation_codes").addColumn("code", "text", (c) => c.primaryKey()),
      "owner",
    ).execute();
    await numbers(texts(owner(table("invitation_uses")), "code"), "at")
      .addPrimaryKeyConstraint("invitation_uses_key", ["user_id", "code"])
      .execute();

    await numbers(texts(owner(id(table("operation_logs"))), "entry"), "created_at").execute();
    await index("operation_logs", "user_id");

    await numbers(
      maybe(texts(owner(id(table("custom_plans"))), "client_type", "plan_type"), "questionnaire_type", "answers"),
      "created_at",
      "updated_at",
    ).execute();
    await index("custom_plans", "user_id", "id");

    const precise = texts(
      owner(id(table("precise_plans"))).addColumn("custom_plan_id", "text", (c) => c.notNull().references("custom_plans.id").onDelete("cascade")),
      "inputs_hash",
      "questionnaire_type",
    );
    await numbers(maybe(texts(precise, "body_zh", "body_en", "summary_zh", "summary_en"), "previous_id"), "created_at").execute();
    await index("precise_plans", "custom_plan_id", "id");
    await index("precise_plans", "user_id", "id");

    await numbers(
      maybe(texts(owner(id(table("jobs"))), "kind", "subject", "status"), "stage"),
      "attempts",
      "lease_until",
      "created_at",
      "updated_at",
    ).execute();
    await db.schema
      .createIndex("jobs_one_queued")
      .unique()
      .on("jobs")
      .columns(["kind", "subject"])
      .where("status" as never, "=", "queued")
      .execute();
    await index("jobs", "subject", "id");
    await index("jobs", "status", "lease_until");
    await index("jobs", "user_id");

    await numbers(texts(owner(id(table("files"))), "purpose", "content_hash", "mime", "name", "sha256"), "size", "created_at")
      .addUniqueConstraint("files_content", ["user_id", "purpose", "content_hash"])
      .execute();

    await numbers(texts(id(table("products")), "body"), "position").execute();
  },
};
