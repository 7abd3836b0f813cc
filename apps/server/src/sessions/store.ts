import { CONSENT_VERSION } from "@nutri/contract";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";

/** What sessions work with. */
export type SessionBase = { db: Db; now: () => number };
export type SessionRow = { user_id: string; seen_at: number; expires_at: number; health_consents: number };

/** Asked at nearly every call: written as text, because building a query takes longer than running this one. */
export async function findSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.user_id, s.seen_at, s.expires_at,
      (select count(*) from consents c where c.user_id = s.user_id and c.version = ${CONSENT_VERSION} and c.document in ('agreement', 'privacy', 'health_data')) as health_consents
    from sessions s where s.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

export async function addSession(db: Db, row: { token_hash: string; user_id: string; created_at: number; seen_at: number; expires_at: number }): Promise<void> {
  await db.insertInto("sessions").values(row).execute();
}

export async function touchSession(db: Db, tokenHash: string, userId: string, now: number, expiresAt: number): Promise<void> {
  await db.updateTable("sessions").set({ seen_at: now, expires_at: expiresAt }).where("token_hash", "=", tokenHash).execute();
  await db.updateTable("users").set({ seen_at: now }).where("id", "=", userId).execute();
}

export async function removeSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}
