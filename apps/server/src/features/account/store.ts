import { randomBytes, timingSafeEqual } from "node:crypto";
import { ConsentDocument, type User } from "@nutri/contract";
import { matchLang } from "@nutri/domain";
import type { Selectable } from "kysely";
import type { Context } from "../../context.ts";
import { newId } from "../../ids.ts";
import type { Tables } from "../../db/tables.ts";
import { hashToken } from "../../sessions/sessions.ts";

export type UserRow = Selectable<Tables["users"]>;
export type Details = Pick<User, "gender" | "birthYear" | "heightCm" | "weightKg"> & { nickname?: string };
type NewVisitor = { clientType: string; language: string; ip: string; isYouZan: boolean; mobileHash?: string; mobileTail?: string; device: boolean };

/** Makes a visitor, with a device of its own when wanted; the secret is told this once. Undefined when the mobile is somebody's already. */
export async function addVisitor(context: Context, visitor: NewVisitor): Promise<{ row: UserRow; deviceSecret?: string } | undefined> {
  const now = context.now();
  const deviceSecret = visitor.device ? randomBytes(32).toString("base64url") : undefined;
  const row: UserRow = {
    id: newId(now),
    created_at: now,
    seen_at: now,
    client_type: visitor.clientType,
    language: visitor.language,
    is_you_zan: visitor.isYouZan ? 1 : 0,
    device_id: visitor.device ? newId(now) : null,
    device_secret_hash: deviceSecret ? hashToken(deviceSecret) : null,
    mobile_hash: visitor.mobileHash ?? null,
    mobile_tail: visitor.mobileTail ?? null,
    ip_hash: context.vault.hash("ip", visitor.ip),
    details: null,
  };
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto("users")
    .values(row)
    .onConflict((c) => c.column("mobile_hash").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? { row, ...(deviceSecret && { deviceSecret }) } : undefined;
}

/** The visitor of a device that proves itself; a wrong secret and an unknown device look the same. */
export async function findByDevice({ db }: Context, deviceId: string | undefined, secret: string | undefined): Promise<UserRow | undefined> {
  if (!deviceId || !secret) return undefined;
  const row = await db.selectFrom("users").selectAll().where("device_id", "=", deviceId).executeTakeFirst();
  const kept = Buffer.from(row?.device_secret_hash ?? "".padEnd(64, "0"));
  return timingSafeEqual(kept, Buffer.from(hashToken(secret))) ? row : undefined;
}

/** The visitor of a proven mobile, made when new. Two tickets at once meet the same one. */
export async function visitorOfMobile(context: Context, visitor: NewVisitor & { mobileHash: string }): Promise<UserRow> {
  const find = (): Promise<UserRow | undefined> => context.db.selectFrom("users").selectAll().where("mobile_hash", "=", visitor.mobileHash).executeTakeFirst();
  return (await find()) ?? (await addVisitor(context, visitor))?.row ?? (await find()) ?? Promise.reject(new Error("the visitor of a mobile is gone"));
}

/** True the first time. */
export async function useNonce({ db }: Context, nonceHash: string, expiresAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("used_tickets")
    .values({ nonce_hash: nonceHash, expires_at: expiresAt })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const changeVisitor = async (
  { db }: Context,
  id: string,
  change: Partial<Pick<UserRow, "language" | "is_you_zan" | "mobile_tail" | "details" | "seen_at">>,
): Promise<void> => {
  await db.updateTable("users").set(change).where("id", "=", id).execute();
};

export const findUser = ({ db }: Context, id: string): Promise<UserRow> => db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export const readDetails = ({ vault }: Context, row: UserRow): Details =>
  row.details ? (JSON.parse(vault.open("users.details", row.id, row.details)) as Details) : {};

export async function acceptDocuments({ db }: Context, userId: string, documents: readonly ConsentDocument[], version: string, at: number): Promise<void> {
  const rows = [...new Set(documents)].map((document) => ({ user_id: userId, document, version, at }));
  await db
    .insertInto("consents")
    .values(rows)
    .onConflict((c) => c.columns(["user_id", "document"]).doUpdateSet({ version, at }))
    .execute();
}

export async function withdrawDocuments({ db }: Context, userId: string, documents: readonly ConsentDocument[]): Promise<void> {
  await db
    .deleteFrom("consents")
    .where("user_id", "=", userId)
    .where("document", "in", [...documents])
    .execute();
}

/** The user as the contract shows it. */
export async function showUser(context: Context, row: UserRow): Promise<User> {
  const { nickname = "", ...details } = readDetails(context, row);
  const consents = await context.db.selectFrom("consents").select(["document", "version", "at"]).where("user_id", "=", row.id).orderBy("document").execute();
  return {
    id: row.id,
    nickname,
    ...details,
    language: matchLang([row.language]),
    isYouZan: row.is_you_zan === 1,
    ...(row.mobile_tail && { mobileTail: row.mobile_tail }),
    consents: consents.map((c) => ({ document: ConsentDocument.parse(c.document), version: c.version, at: new Date(c.at).toISOString() })),
  };
}
