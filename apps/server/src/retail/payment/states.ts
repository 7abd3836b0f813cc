import type { Told } from "./provider.ts";

/** `refunding`: the money is to go back, and is not known to be back yet. */
export const PAYMENT_STATUSES = ["open", "paid", "closed", "refunding", "refunded"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * What a payment becomes when its provider tells something; what is not here changes nothing: it is known already, or it is news from
 * before (paid, told after the refund). Money for a payment that was closed goes back.
 */
export const AFTER: Readonly<Record<PaymentStatus, Partial<Record<Told["state"], PaymentStatus>>>> = {
  open: { paid: "paid", refunded: "refunded", closed: "closed" },
  paid: { refunded: "refunded" },
  closed: { paid: "refunding", refunded: "refunded" },
  refunding: { refunded: "refunded" },
  refunded: {},
};
