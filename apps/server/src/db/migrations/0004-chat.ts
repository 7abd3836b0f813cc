import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Conversations, their messages, and what readers thought of answers. */
export const chat: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("conversations")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("memory", "text")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("conversations_user_id_updated_at").on("conversations").columns(["user_id", "updated_at", "id"]).execute();
    await db.schema
      .createTable("messages")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("conversation_id", "text", (c) => c.notNull().references("conversations.id").onDelete("cascade"))
      .addColumn("role", "text", (c) => c.notNull())
      .addColumn("status", "text", (c) => c.notNull())
      .addColumn("key_hash", "text")
      .addColumn("body", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .addUniqueConstraint("messages_key", ["user_id", "key_hash"])
      .execute();
    await db.schema.createIndex("messages_conversation_id_id").on("messages").columns(["conversation_id", "id"]).execute();
    await db.schema
      .createTable("message_feedback")
      .addColumn("message_id", "text", (c) => c.primaryKey().references("messages.id").onDelete("cascade"))
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("rating", "text", (c) => c.notNull())
      .addColumn("body", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("message_feedback_user_id").on("message_feedback").columns(["user_id"]).execute();
  },
};
