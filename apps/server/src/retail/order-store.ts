import type { DeliveryAddress, OrderStatus, Text } from "@nutri/domain";
import { sql } from "kysely";
import type { Sealed } from "../db/vault.ts";
import type { RetailBase } from "./store.ts";

/** A line as it was ordered; `priceCents` is of one. */
export type OrderLine = { productId: string; skuId: string; name: Text; skuName: Text; image: string; quantity: number; priceCents: number };
/** What of an order says something about its buyer, sealed. */
export type OrderDetails = {
  lines: readonly OrderLine[];
  address: DeliveryAddress;
  voucherTitle?: Text;
  supply?: { from: string; to: string };
  remark?: string;
  acceptedConflicts?: readonly string[];
};
export type Platform = "local" | "youzan";

export type Order = OrderDetails & {
  id: string;
  userId: string;
  status: OrderStatus;
  platform: Platform;
  totalCents: number;
  payableCents: number;
  voucherId: string | null;
  payUrl: string | null;
  platformOrder: string | null;
  /** When its money was asked back; it is back when the order is refunded. */
  refundAskedAt: number | null;
  createdAt: number;
};

type Row = {
  id: string;
  user_id: string;
  status: OrderStatus;
  platform: Platform;
  total_cents: number;
  payable_cents: number;
  voucher_id: string | null;
  details: Sealed<"orders.details">;
  pay_url: string | null;
  platform_order: string | null;
  refund_asked_at: number | null;
  created_at: number;
};

const toOrder = ({ vault }: Pick<RetailBase, "vault">, r: Row): Order => ({
  ...(JSON.parse(vault.open("orders.details", r.id, r.details)) as OrderDetails),
  id: r.id,
  userId: r.user_id,
  status: r.status,
  platform: r.platform,
  totalCents: r.total_cents,
  payableCents: r.payable_cents,
  voucherId: r.voucher_id,
  payUrl: r.pay_url,
  platformOrder: r.platform_order,
  refundAskedAt: r.refund_asked_at,
  createdAt: r.created_at,
});

export type NewOrder = Omit<Order, "platformOrder" | "refundAskedAt" | "status">;

/** Written as text: building this query takes longer than running it. */
export async function addOrder({ db, vault }: Pick<RetailBase, "db" | "vault">, order: NewOrder): Promise<Order> {
  const { id, userId, platform, totalCents, payableCents, voucherId, payUrl, createdAt, ...details } = order;
  const sealed = vault.seal("orders.details", id, JSON.stringify(details));
  await sql`insert into orders (id, user_id, status, platform, total_cents, payable_cents, voucher_id, details, pay_url, created_at, updated_at)
    values (${id}, ${userId}, 'created', ${platform}, ${totalCents}, ${payableCents}, ${voucherId}, ${sealed}, ${payUrl}, ${createdAt}, ${createdAt})`.execute(
    db,
  );
  return { ...order, status: "created", platformOrder: null, refundAskedAt: null };
}

export async function orderOf(base: RetailBase, userId: string, id: string): Promise<Order | undefined> {
  const row = await base.db.selectFrom("orders").selectAll().where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  return row && toOrder(base, row);
}

export async function orderById(base: RetailBase, id: string): Promise<Order | undefined> {
  const row = await base.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toOrder(base, row);
}

/** A visitor's orders, newest first. */
export async function ordersOf(base: RetailBase, userId: string, from: number, size: number): Promise<{ orders: Order[]; total: number }> {
  const rows = await base.db.selectFrom("orders").selectAll().where("user_id", "=", userId).orderBy("id", "desc").offset(from).limit(size).execute();
  const { total } = await base.db
    .selectFrom("orders")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { orders: rows.map((r) => toOrder(base, r)), total };
}

/** Moves an order on, unless somebody else has moved it meanwhile (false). */
export async function changeStatus({ db, now, metrics }: RetailBase, id: string, from: OrderStatus, to: OrderStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({ status: to, updated_at: now() })
    .where("id", "=", id)
    .where("status", "=", from)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) metrics?.orders.inc({ status: to });
  return numUpdatedRows > 0n;
}

/** Unpaid orders of the built-in store that were made before a time, oldest first. */
export async function unpaidBefore(base: RetailBase, before: number, most: number): Promise<Order[]> {
  const rows = await base.db
    .selectFrom("orders")
    .selectAll()
    .where("status", "=", sql.lit("created"))
    .where("platform", "=", "local")
    .where("created_at", "<=", before)
    .orderBy("created_at")
    .limit(most)
    .execute();
  return rows.map((r) => toOrder(base, r));
}

export async function unpaidOf(base: RetailBase, userId: string): Promise<Order[]> {
  const rows = await base.db.selectFrom("orders").selectAll().where("user_id", "=", userId).where("status", "in", ["created", "paid"]).execute();
  return rows.map((r) => toOrder(base, r));
}

/** A platform's orders without a checkout link yet, made before a time. */
export async function unplacedBefore(base: RetailBase, platform: Platform, before: number, most: number): Promise<Order[]> {
  const rows = await base.db
    .selectFrom("orders")
    .selectAll()
    .where("status", "=", sql.lit("created"))
    .where("platform", "=", platform)
    .where("pay_url", "is", null)
    .where("created_at", "<=", before)
    .orderBy("created_at")
    .limit(most)
    .execute();
  return rows.map((r) => toOrder(base, r));
}

/** Keeps the first checkout link of an order; another one made at the same time is dropped. */
export async function keepPayUrl({ db, now }: RetailBase, id: string, payUrl: string): Promise<void> {
  await db.updateTable("orders").set({ pay_url: payUrl, updated_at: now() }).where("id", "=", id).where("pay_url", "is", null).execute();
}

/** The order that a platform's order stands for: the one that has its number, or else the one it refers to. */
export async function orderOfTrade(base: RetailBase, tid: string, reference: string | undefined): Promise<Order | undefined> {
  const rows = await base.db
    .selectFrom("orders")
    .selectAll()
    .where("platform", "<>", "local")
    .where((e) =>
      e.or([e("platform_order", "=", tid), ...(reference === undefined ? [] : [e.and([e("id", "=", reference), e("platform_order", "is", null)])])]),
    )
    .execute();
  const row = rows.find((r) => r.platform_order === tid) ?? rows[0];
  return row && toOrder(base, row);
}

export async function keepTrade({ db }: RetailBase, id: string, tid: string, payableCents: number | undefined): Promise<void> {
  await db
    .updateTable("orders")
    .set({ platform_order: tid, ...(payableCents !== undefined && { payable_cents: payableCents }) })
    .where("id", "=", id)
    .execute();
}
