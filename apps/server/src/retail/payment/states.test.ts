import { expect, it } from "vitest";
import type { Told } from "./provider.ts";
import { AFTER, PAYMENT_STATUSES, type PaymentStatus } from "./states.ts";

const TOLD: readonly Told["state"][] = ["paid", "refunded", "closed"];

/** By state: what it is after being told paid, refunded, closed. */
const TABLE: Record<PaymentStatus, readonly [PaymentStatus, PaymentStatus, PaymentStatus]> = {
  open: ["paid", "refunded", "closed"],
  paid: ["paid", "refunded", "paid"],
  closed: ["refunding", "refunded", "closed"],
  refunding: ["refunding", "refunded", "refunding"],
  refunded: ["refunded", "refunded", "refunded"],
};

it.each(PAYMENT_STATUSES.map((s) => [s, TABLE[s]] as const))("%s, told paid, refunded or closed, is then %j", (status, then) => {
  expect(TOLD.map((told) => AFTER[status][told] ?? status)).toEqual(then);
});

it("the same news twice is the same as once", () => {
  for (const status of PAYMENT_STATUSES)
    for (const told of TOLD) {
      const once = AFTER[status][told] ?? status;
      expect([status, told, AFTER[once][told] ?? once]).toEqual([status, told, once]);
    }
});

it("whatever comes in whatever order, money that is back stays back", () => {
  for (const first of TOLD)
    for (const then of TOLD) {
      const at = (status: PaymentStatus, told: Told["state"]): PaymentStatus => AFTER[status][told] ?? status;
      expect(at(at(at("open", "refunded"), first), then)).toBe("refunded");
    }
});
