import { givenUp } from "@nutri/domain";
import { type Order, unpaidOf } from "../order-store.ts";
import { moveOrder } from "../orders.ts";
import type { RetailPlatform } from "../platform.ts";
import type { RetailBase } from "../store.ts";
import { askRefund } from "./payments.ts";
import { forgetPayments } from "./store.ts";

/** Gives an order up: unpaid it is cancelled, paid and not shipped its money is asked back. False: it cannot be given up (any more). In a transaction. */
export async function giveUp(base: RetailBase, platform: RetailPlatform, order: Order): Promise<boolean> {
  const to = givenUp(order.status);
  if (to !== "refunded") return to !== undefined && moveOrder(base, platform, order, to);
  return platform.payment !== undefined && askRefund(base, { platform, provider: platform.payment }, order);
}

/** Gives back what the open orders of somebody hold who is about to be erased; money that is on its way back goes on without them. In a transaction. */
export async function giveUpOrders(base: RetailBase, platform: RetailPlatform, userId: string): Promise<void> {
  for (const order of await unpaidOf(base, userId)) {
    if (order.platform !== platform.kind) continue;
    const waits = platform.payment !== undefined && platform.payment.trial === undefined && order.status === "paid";
    await giveUp(base, platform, order);
    if (waits) await platform.giveBack(base, order);
  }
  await forgetPayments(base, userId);
}
