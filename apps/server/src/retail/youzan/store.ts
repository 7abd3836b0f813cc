import { z } from "zod";
import type { RetailBase } from "../store.ts";
import type { HeldVoucher } from "../voucher-store.ts";

type Known = { openId: string; vouchers: HeldVoucher[] | undefined; at: number };
const Buyer = z.object({ openId: z.string() });

/** Who a visitor is on the platform, with the vouchers it told of last. */
export async function buyerOf({ db, vault }: RetailBase, userId: string): Promise<Known | undefined> {
  const row = await db.selectFrom("platform_buyers").selectAll().where("user_id", "=", userId).executeTakeFirst();
  if (!row) return undefined;
  const { openId } = Buyer.parse(JSON.parse(vault.open("platform_buyers.buyer", userId, row.buyer)));
  const vouchers = row.vouchers ? (JSON.parse(vault.open("platform_buyers.vouchers", userId, row.vouchers)) as HeldVoucher[]) : undefined;
  return { openId, vouchers, at: row.updated_at };
}

export async function keepBuyer({ db, vault, now }: RetailBase, userId: string, openId: string): Promise<void> {
  const buyer = vault.seal("platform_buyers.buyer", userId, JSON.stringify({ openId }));
  const exists = await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
  if (!exists) return;
  await db
    .insertInto("platform_buyers")
    .values({ user_id: userId, buyer, vouchers: null, updated_at: now() })
    .onConflict((c) => c.column("user_id").doUpdateSet({ buyer }))
    .execute();
}

export async function keepVouchers({ db, vault, now }: RetailBase, userId: string, vouchers: readonly HeldVoucher[]): Promise<void> {
  await db
    .updateTable("platform_buyers")
    .set({ vouchers: vault.seal("platform_buyers.vouchers", userId, JSON.stringify(vouchers)), updated_at: now() })
    .where("user_id", "=", userId)
    .execute();
}

export type Message = { id: string; trade: string; version: number };

/** Keeps a message to be looked into later. False: it is known already, or older than one that is. */
export async function keepMessage({ db, now }: RetailBase, { id, trade, version }: Message, dueAt: number): Promise<boolean> {
  const newer = await db.selectFrom("platform_messages").select("id").where("trade", "=", trade).where("version", ">", version).limit(1).executeTakeFirst();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("platform_messages")
    .values({ id, trade, version, due_at: newer ? null : dueAt, attempts: 0, created_at: now() })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n && !newer;
}

/** Takes the message that is due longest; until `leaseUntil` nobody else takes it. */
export async function claimMessage({ db, now }: RetailBase, leaseUntil: number): Promise<(Message & { attempts: number }) | undefined> {
  const due = await db.selectFrom("platform_messages").selectAll().where("due_at", "<=", now()).orderBy("due_at").limit(1).executeTakeFirst();
  if (!due) return undefined;
  const { numUpdatedRows } = await db
    .updateTable("platform_messages")
    .set({ attempts: due.attempts + 1, due_at: leaseUntil })
    .where("id", "=", due.id)
    .where("attempts", "=", due.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { id: due.id, trade: due.trade, version: due.version, attempts: due.attempts + 1 } : undefined;
}

/** @param dueAt null: done with */
export async function settleMessage({ db }: RetailBase, id: string, dueAt: number | null): Promise<void> {
  await db.updateTable("platform_messages").set({ due_at: dueAt }).where("id", "=", id).execute();
}

export async function forgetMessages({ db }: RetailBase, before: number): Promise<void> {
  await db.deleteFrom("platform_messages").where("created_at", "<", before).where("due_at", "is", null).execute();
}

const CHANGES = "youzan_trades_until";

/** Up to when the platform's changed orders have been read. */
export async function readUntil({ db }: RetailBase): Promise<number | undefined> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", CHANGES).executeTakeFirst();
  return row && Number(row.value);
}

export async function keepReadUntil({ db }: RetailBase, at: number): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name: CHANGES, value: String(at) })
    .onConflict((c) => c.column("name").doUpdateSet({ value: String(at) }))
    .execute();
}
