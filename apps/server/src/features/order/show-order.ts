import type { Order } from "@nutri/contract";
import { givenUp, type Lang, localise } from "@nutri/domain";
import type { Order as OrderRow } from "../../retail/order-store.ts";
import { isOverdue, unpaidUntil } from "../../retail/orders.ts";

/** Whether it is paid on a page of ours: the trial payment's. */
const isTrial = ({ payUrl }: OrderRow): boolean => payUrl?.startsWith("/") ?? false;

/** What its buyer may do with it here. On a real platform both are done there, and a real provider is paid at its own page. */
function can(order: OrderRow, now: number): ("pay" | "cancel")[] {
  if (order.platform !== "local" || isOverdue(order, now) || order.refundAskedAt !== null) return [];
  return [...(order.status === "created" && isTrial(order) ? (["pay"] as const) : []), ...(givenUp(order.status) ? (["cancel"] as const) : [])];
}

/** An order as the contract shows it. An unpaid one whose time is over is shown as what it is about to become. */
export function showOrder(order: OrderRow, lang: Lang, now: number): Order {
  const { voucherId, voucherTitle, payUrl, supply, remark } = order;
  const status = isOverdue(order, now) ? "cancelled" : order.status;
  return {
    orderId: order.id,
    status,
    platform: order.platform,
    totalCents: order.totalCents,
    discountCents: order.totalCents - order.payableCents,
    payableCents: order.payableCents,
    createdAt: new Date(order.createdAt).toISOString(),
    items: localise(order.lines, lang),
    address: order.address,
    ...(voucherId !== null && voucherTitle && { voucher: { id: voucherId, title: localise(voucherTitle, lang) } }),
    ...(supply && { supply }),
    ...(remark !== undefined && { remark }),
    ...(status === "created" && payUrl !== null && { payUrl }),
    ...(status === "created" && order.platform === "local" && { unpaidUntil: new Date(unpaidUntil(order)).toISOString() }),
    ...(order.refundAskedAt !== null && status !== "refunded" && { refunding: true }),
    can: can(order, now),
  };
}
