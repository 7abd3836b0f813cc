import { sql } from "kysely";
import type { RetailBase } from "../store.ts";
import type { PaymentAsked } from "./provider.ts";
import type { PaymentStatus } from "./states.ts";

export type Payment = PaymentAsked & {
  readonly provider: string;
  readonly status: PaymentStatus;
  readonly paidCents: number | null;
  readonly attempts: number;
};
type Row = { order_id: string; provider: string; status: PaymentStatus; amount_cents: number; paid_cents: number | null; attempts: number };
const toPayment = (r: Row): Payment => ({
  orderId: r.order_id,
  provider: r.provider,
  status: r.status,
  amountCents: r.amount_cents,
  paidCents: r.paid_cents,
  attempts: r.attempts,
});

/** Notes a payment, once an order. */
export async function addPayment({ db, now }: RetailBase, provider: string, { orderId, amountCents }: PaymentAsked): Promise<void> {
  await db
    .insertInto("payments")
    .values({
      order_id: orderId,
      provider,
      status: "open",
      amount_cents: amountCents,
      paid_cents: null,
      due_at: null,
      attempts: 0,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function paymentOf({ db }: RetailBase, orderId: string): Promise<Payment | undefined> {
  const row = await db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  return row && toPayment(row);
}

/** Moves a payment on, unless somebody else has moved it meanwhile (false). Money that is to go back is due at once. */
export async function changePayment({ db, now }: RetailBase, { orderId, status }: Payment, to: PaymentStatus, paidCents?: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payments")
    .set({ status: to, updated_at: now(), attempts: 0, due_at: to === "refunding" ? now() : null, ...(paidCents !== undefined && { paid_cents: paidCents }) })
    .where("order_id", "=", orderId)
    .where("status", "=", status)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes a message. False: it was there before. */
export async function addMessage({ db, now }: RetailBase, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("payment_messages")
    .values({ id, created_at: now() })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
export async function forgetMessages({ db }: RetailBase, before: number): Promise<void> {
  await db.deleteFrom("payment_messages").where("created_at", "<", before).execute();
}

/** Takes the refund that is due longest; until `leaseUntil` nobody else takes it. */
export async function claimRefund({ db, now }: RetailBase, leaseUntil: number): Promise<Payment | undefined> {
  const due = await db
    .selectFrom("payments")
    .selectAll()
    .where("due_at", "<=", now())
    .where("status", "=", sql.lit("refunding"))
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const { numUpdatedRows } = await db
    .updateTable("payments")
    .set({ attempts: due.attempts + 1, due_at: leaseUntil })
    .where("order_id", "=", due.order_id)
    .where("attempts", "=", due.attempts)
    .where("status", "=", sql.lit("refunding"))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? toPayment({ ...due, attempts: due.attempts + 1 }) : undefined;
}
export async function refundAgainAt({ db }: RetailBase, orderId: string, dueAt: number): Promise<void> {
  await db.updateTable("payments").set({ due_at: dueAt }).where("order_id", "=", orderId).where("status", "=", sql.lit("refunding")).execute();
}

/** Payments that nothing was told of, made in a span of time. */
export async function openPayments({ db }: RetailBase, from: number, to: number, most: number): Promise<Payment[]> {
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where("status", "=", sql.lit("open"))
    .where("created_at", ">=", from)
    .where("created_at", "<=", to)
    .orderBy("created_at")
    .limit(most)
    .execute();
  return rows.map(toPayment);
}

/** Notes on an order that its money is to go back. */
export async function markRefundAsked({ db, now }: RetailBase, orderId: string): Promise<void> {
  await db.updateTable("orders").set({ refund_asked_at: now() }).where("id", "=", orderId).execute();
}

/** Somebody is erased: of their payments only those stay whose money is still to go back. */
export async function forgetPayments({ db }: RetailBase, userId: string): Promise<void> {
  await db
    .deleteFrom("payments")
    .where("status", "<>", sql.lit("refunding"))
    .where("order_id", "in", (e) => e.selectFrom("orders").select("id").where("user_id", "=", userId))
    .execute();
}
export async function forgetPayment({ db }: RetailBase, orderId: string): Promise<void> {
  await db.deleteFrom("payments").where("order_id", "=", orderId).execute();
}
