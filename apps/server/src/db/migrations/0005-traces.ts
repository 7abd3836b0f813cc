import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A job names the request that queued it, so that its log lines can be followed from there. */
export const traces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("jobs").addColumn("request_id", "text").execute();
  },
};
