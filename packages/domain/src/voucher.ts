import { roundCents } from "./money.ts";

/** `preferential_mode`: 1 takes `value` cents off; 2 leaves `value` percent of the price; 3 (exchange) never enters a price. */
export const VOUCHER_MODE = { fixed: 1, percentage: 2, exchange: 3 } as const;
/** `status`: only 1 is usable. */
export const VOUCHER_STATUS = { notYet: 0, usable: 1, used: 2, expired: 3, withdrawn: 4 } as const;
/** What stands for a threshold that a platform does not tell (`thresholdKnown: false`): no price reaches it, so nobody takes it for none. */
export const UNKNOWN_THRESHOLD = Number.MAX_SAFE_INTEGER;

/** A moment: epoch ms, or ISO 8601 as on the wire. */
type Moment = number | string;
const at = (moment: Moment): number => (typeof moment === "number" ? moment : Date.parse(moment));

/** What a price needs to know of a voucher; the contract's voucher fits. */
export type Discount = {
  readonly id: string;
  readonly status: number;
  readonly threshold_amount: number;
  /** false: the platform does not tell the threshold. */
  readonly thresholdKnown?: boolean | undefined;
  readonly preferential_mode: number;
  readonly value: number;
  readonly validFrom: Moment;
  readonly validTo: Moment;
};

/** Why a voucher does not enter a price, for the screen to word. */
export type WhyNot =
  | { readonly kind: "below_threshold"; readonly missingCents: number }
  | { readonly kind: "threshold_unknown" | "used" | "withdrawn" | "mode" }
  | { readonly kind: "not_yet" | "expired"; readonly at: number };

/** The reason why `voucher` does not apply to a price of `cents` at `now` (epoch ms); undefined: it applies. */
export function whyNot(voucher: Discount, cents: number, now: number): WhyNot | undefined {
  const { status, preferential_mode: mode, threshold_amount: threshold } = voucher;
  if (status === VOUCHER_STATUS.used) return { kind: "used" };
  if (status === VOUCHER_STATUS.expired || now >= at(voucher.validTo)) return { kind: "expired", at: at(voucher.validTo) };
  if (status === VOUCHER_STATUS.notYet || now < at(voucher.validFrom)) return { kind: "not_yet", at: at(voucher.validFrom) };
  if (status !== VOUCHER_STATUS.usable) return { kind: "withdrawn" };
  if (mode !== VOUCHER_MODE.fixed && mode !== VOUCHER_MODE.percentage) return { kind: "mode" };
  if (voucher.thresholdKnown === false) return { kind: "threshold_unknown" };
  return cents >= threshold ? undefined : { kind: "below_threshold", missingCents: threshold - cents };
}

/** The price in cents after a voucher that applies: never below zero, never above the price without it. */
export function priceAfter({ preferential_mode: mode, value }: Pick<Discount, "preferential_mode" | "value">, cents: number): number {
  const after = mode === VOUCHER_MODE.percentage ? roundCents((cents * value) / 100) : mode === VOUCHER_MODE.fixed ? cents - value : cents;
  return Math.min(cents, Math.max(0, after));
}

export type BestPrice<V extends Discount> = { readonly payableCents: number; readonly discountCents: number; readonly voucher?: V };

/** Of two vouchers with the same price the one that ends first is used, then the lower id: the order of the list never matters. */
const before = (a: Discount, b: Discount): boolean => (at(a.validTo) === at(b.validTo) ? a.id < b.id : at(a.validTo) < at(b.validTo));

/** The notes' best discount: of the vouchers that apply, the one with the lowest price; none when none makes it lower. */
export function bestVoucher<V extends Discount>(vouchers: readonly V[], cents: number, now: number): BestPrice<V> {
  let payableCents = cents;
  let voucher: V | undefined;
  for (const candidate of vouchers) {
    if (whyNot(candidate, cents, now)) continue;
    const after = priceAfter(candidate, cents);
    if (after > payableCents || after === cents || (after === payableCents && voucher && !before(candidate, voucher))) continue;
    payableCents = after;
    voucher = candidate;
  }
  return { payableCents, discountCents: cents - payableCents, ...(voucher && { voucher }) };
}

/** The part that a percentage voucher takes off, in tenths: 85 (85 % is left) → 1.5. English says "15% off", Chinese "8.5折". */
export const tenthsOff = ({ value }: Pick<Discount, "value">): number => (100 - value) / 10;
