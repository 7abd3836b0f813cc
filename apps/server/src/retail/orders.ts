import { mayBecome, mayReach, type OrderStatus, UNPAID_MS } from "@nutri/domain";
import { changeStatus, type Order, unpaidBefore } from "./order-store.ts";
import type { RetailPlatform } from "./platform.ts";
import type { RetailBase } from "./store.ts";

/** The states in which an order holds nothing any more: what it took goes back. */
const ENDED: readonly OrderStatus[] = ["cancelled", "refunded", "failed"];

export const unpaidUntil = ({ createdAt }: Pick<Order, "createdAt">): number => createdAt + UNPAID_MS;
export const isOverdue = (order: Order, now: number): boolean => order.platform === "local" && order.status === "created" && now >= unpaidUntil(order);

/** Moves an order to another state and gives back what it holds when it ends. False when it may not be moved there (any more). In a transaction. */
export async function moveOrder(base: RetailBase, platform: RetailPlatform, order: Order, to: OrderStatus): Promise<boolean> {
  if (!mayBecome(order.status, to) || !(await changeStatus(base, order.id, order.status, to))) return false;
  if (ENDED.includes(to)) await platform.giveBack(base, order);
  return true;
}

/** Takes over the state that a platform tells of, passing over what it did not tell. False: nothing new. In a transaction. */
export async function followPlatform(base: RetailBase, platform: RetailPlatform, order: Order, told: OrderStatus): Promise<boolean> {
  // A closed order that was paid has been paid back.
  const to = told === "cancelled" && order.status !== "created" ? "refunded" : told;
  if (!mayReach(order.status, to) || !(await changeStatus(base, order.id, order.status, to))) return false;
  if (ENDED.includes(to)) await platform.giveBack(base, order);
  return true;
}

const MOST = 200;

/** Cancels the built-in store's unpaid orders whose time is over. @returns how many */
export async function cancelOverdue(base: RetailBase, platform: RetailPlatform): Promise<number> {
  let cancelled = 0;
  for (const order of await unpaidBefore(base, base.now() - UNPAID_MS, MOST))
    if (await base.db.transaction().execute((db) => moveOrder({ ...base, db }, platform, order, "cancelled"))) cancelled++;
  return cancelled;
}
