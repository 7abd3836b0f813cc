import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Health reports, and which files they were read from. */
export const reports: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("health_reports")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("status", "text", (c) => c.notNull())
      .addColumn("body", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("health_reports_user_id_id").on("health_reports").columns(["user_id", "id"]).execute();
    await db.schema
      .createTable("report_files")
      .addColumn("report_id", "text", (c) => c.notNull().references("health_reports.id").onDelete("cascade"))
      .addColumn("position", "bigint", (c) => c.notNull())
      .addColumn("file_id", "text", (c) => c.notNull().references("files.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("report_files_key", ["report_id", "position"])
      .execute();
    await db.schema.createIndex("report_files_file_id").on("report_files").columns(["file_id"]).execute();
  },
};
