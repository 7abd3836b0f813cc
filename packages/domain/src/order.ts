export const ORDER_STATUSES = ["created", "paid", "shipped", "received", "cancelled", "refunded", "failed"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What each state may become. `failed` is an order that a platform did not take. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ["paid", "cancelled", "failed"],
  paid: ["shipped", "refunded"],
  shipped: ["received", "refunded"],
  received: ["refunded"],
  cancelled: [],
  refunded: [],
  failed: [],
};
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => ORDER_TRANSITIONS[from].includes(to);

/** Whether `to` can be reached from `from` in one or more steps: a platform may tell of a later state first. */
export const mayReach = (from: OrderStatus, to: OrderStatus): boolean =>
  ORDER_TRANSITIONS[from].some((next) => next === to || (next !== "cancelled" && next !== "failed" && mayReach(next, to)));

/** What giving an order up makes of it: an unpaid one is cancelled, a paid one that has not been shipped is refunded; later it cannot be given up here. */
export const givenUp = (from: OrderStatus): "cancelled" | "refunded" | undefined =>
  from === "created" ? "cancelled" : from === "paid" ? "refunded" : undefined;

/** How long an unpaid order holds its stock and voucher. */
export const UNPAID_MS = 30 * 60_000;

/** A supply period may have this many days (a shop's rule: what is taken longer is looked at anew first). */
export const SUPPLY_MAX_DAYS = 90;
const DAY = 86_400_000;

/** Days from one ISO date to another, both counted; not a number when one is no date. */
export const supplyDays = (from: string, to: string): number => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY) + 1;

/** How many packs cover a period. @param units what one pack holds */
export const packsFor = (unitsPerDay: number, days: number, units: number): number => Math.max(1, Math.ceil((unitsPerDay * days) / units - 1e-9));
