import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basketCents, readYuan, roundCents, showYuan } from "./money.ts";
import { bestVoucher, type Discount, priceAfter, tenthsOff, UNKNOWN_THRESHOLD, whyNot } from "./voucher.ts";
import { VoucherTemplate } from "./voucher-template.ts";

const NOW = 1_000_000;
const voucher = (more: Partial<Discount> = {}): Discount => ({
  id: "v",
  status: 1,
  threshold_amount: 0,
  preferential_mode: 1,
  value: 500,
  validFrom: 0,
  validTo: NOW + 1,
  ...more,
});
const fixed = (value: number, more: Partial<Discount> = {}): Discount => voucher({ value, ...more });
const leaves = (value: number, more: Partial<Discount> = {}): Discount => voucher({ preferential_mode: 2, value, ...more });

describe("the price after a voucher", () => {
  it.each([
    ["fixed, in cents", fixed(2000), 19_900, 17_900],
    ["fixed, more than the price", fixed(2000), 1999, 0],
    ["85 % are left", leaves(85), 30_000, 25_500],
    ["half a cent goes up", leaves(85), 110, 94],
    ["just under half a cent goes down", leaves(33), 101, 33],
    ["an exchange voucher", voucher({ preferential_mode: 3, value: 0 }), 5000, 5000],
    ["a mode that is not known", voucher({ preferential_mode: 9 }), 5000, 5000],
    ["a percentage above 100", leaves(120), 5000, 5000],
    ["a negative amount off", fixed(-100), 5000, 5000],
    ["nothing to pay", leaves(50), 0, 0],
  ])("%s", (_, v, cents, after) => expect(priceAfter(v, cents)).toBe(after));
});

describe("why a voucher does not apply", () => {
  it.each<[string, Discount, ReturnType<typeof whyNot>]>([
    ["at the threshold it does", voucher({ threshold_amount: 1000 }), undefined],
    ["one cent below", voucher({ threshold_amount: 1001 }), { kind: "below_threshold", missingCents: 1 }],
    ["used", voucher({ status: 2 }), { kind: "used" }],
    ["expired by its date, whatever its status says", voucher({ validTo: NOW }), { kind: "expired", at: NOW }],
    ["expired by its status", voucher({ status: 3 }), { kind: "expired", at: NOW + 1 }],
    ["not yet", voucher({ validFrom: NOW + 1, validTo: NOW + 2 }), { kind: "not_yet", at: NOW + 1 }],
    ["from its first moment on it does", voucher({ validFrom: NOW }), undefined],
    ["withdrawn", voucher({ status: 4 }), { kind: "withdrawn" }],
    ["exchange", voucher({ preferential_mode: 3 }), { kind: "mode" }],
    ["a threshold that nobody tells", voucher({ threshold_amount: UNKNOWN_THRESHOLD, thresholdKnown: false }), { kind: "threshold_unknown" }],
  ])("%s", (_, v, why) => expect(whyNot(v, 1000, NOW)).toEqual(why));

  it("takes times as they are on the wire too", () => {
    const iso = voucher({ validFrom: new Date(0).toISOString(), validTo: new Date(NOW).toISOString() });
    expect(whyNot(iso, 1000, NOW)).toEqual({ kind: "expired", at: NOW });
    expect(whyNot(iso, 1000, NOW - 1)).toBeUndefined();
  });
});

describe("the best voucher", () => {
  it("is the one with the lowest price, and none when none makes it lower", () => {
    const list = [fixed(2000, { id: "a" }), leaves(85, { id: "b" }), voucher({ id: "c", preferential_mode: 3 })];
    expect(bestVoucher(list, 30_000, NOW)).toMatchObject({ payableCents: 25_500, discountCents: 4500, voucher: { id: "b" } });
    expect(bestVoucher(list, 10_000, NOW)).toMatchObject({ payableCents: 8000, voucher: { id: "a" } });
    expect(bestVoucher([], 10_000, NOW)).toEqual({ payableCents: 10_000, discountCents: 0 });
    expect(bestVoucher([leaves(99)], 10, NOW)).toEqual({ payableCents: 10, discountCents: 0 });
  });

  it("spends of two that save the same the one that ends first", () => {
    const [late, soon] = [fixed(500, { id: "a", validTo: NOW + 9 }), fixed(500, { id: "b", validTo: NOW + 2 })];
    for (const list of [
      [late, soon],
      [soon, late],
    ])
      expect(bestVoucher(list, 900, NOW).voucher).toBe(soon);
  });

  const anyVoucher = fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    status: fc.integer({ min: -1, max: 5 }),
    threshold_amount: fc.integer({ min: 0, max: 100_000 }),
    thresholdKnown: fc.option(fc.boolean(), { nil: undefined }),
    preferential_mode: fc.integer({ min: 0, max: 4 }),
    value: fc.integer({ min: -1000, max: 100_000 }),
    validFrom: fc.integer({ min: 0, max: 2 * NOW }),
    validTo: fc.integer({ min: 0, max: 2 * NOW }),
  });
  const someVouchers = fc.uniqueArray(anyVoucher, { maxLength: 12, selector: (v) => v.id });
  const someCents = fc.integer({ min: 0, max: 200_000 });

  it("never makes a price negative, a fraction or higher than without one", () => {
    fc.assert(
      fc.property(someVouchers, someCents, (vouchers, cents) => {
        const { payableCents, discountCents } = bestVoucher(vouchers, cents, NOW);
        expect(Number.isInteger(payableCents)).toBe(true);
        expect(payableCents).toBeGreaterThanOrEqual(0);
        expect(payableCents).toBeLessThanOrEqual(cents);
        expect(payableCents + discountCents).toBe(cents);
      }),
    );
  });

  it("is never beaten by a voucher that applies, and is one that applies", () => {
    fc.assert(
      fc.property(someVouchers, someCents, (vouchers, cents) => {
        const best = bestVoucher(vouchers, cents, NOW);
        const applying = vouchers.filter((v) => whyNot(v, cents, NOW) === undefined);
        expect(best.payableCents).toBe(Math.min(cents, ...applying.map((v) => priceAfter(v, cents))));
        expect(best.voucher === undefined || applying.includes(best.voucher)).toBe(true);
      }),
    );
  });

  it("does not depend on the order of the list", () => {
    const shuffled = someVouchers.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(
      fc.property(shuffled, someCents, ([list, other], cents) => {
        expect(bestVoucher(other, cents, NOW)).toEqual(bestVoucher(list, cents, NOW));
      }),
    );
  });

  it("never takes an exchange voucher", () => {
    fc.assert(
      fc.property(someVouchers, someCents, (vouchers, cents) => {
        const exchange = vouchers.map((v) => ({ ...v, preferential_mode: 3 }));
        expect(bestVoucher(exchange, cents, NOW)).toEqual({ payableCents: cents, discountCents: 0 });
      }),
    );
  });
});

describe("money", () => {
  it("rounds half a cent up, and nothing else", () => expect([94.5, 94.49, 94].map(roundCents)).toEqual([95, 94, 94]));
  it("is shown with two decimals", () => expect([0, 5, 60, 12_345].map(showYuan)).toEqual(["0.00", "0.05", "0.60", "123.45"]));
  it("is read from yuan without a fraction on the way, and from nothing else", () => {
    expect(["0.29", "1.1", "19", " 8.05 ", "4.35"].map(readYuan)).toEqual([29, 110, 1900, 805, 435]);
    expect(["", "1.234", "-1", "1e3", "¥5", "1,000", "12345678901"].map(readYuan)).toEqual(Array.from({ length: 7 }));
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (cents) => {
        expect(readYuan(showYuan(cents))).toBe(cents);
      }),
    );
  });
  it("of a basket is the sum of its lines", () =>
    expect(
      basketCents([
        { priceCents: 199, quantity: 3 },
        { priceCents: 5, quantity: 1 },
      ]),
    ).toBe(602));
});

describe("a voucher template", () => {
  const good = {
    id: "a-1",
    title: { zh: "券", en: "Voucher" },
    status: 1,
    threshold_amount: 0,
    preferential_mode: 2,
    value: 85,
    validFrom: 1,
    validTo: 2,
  };
  it.each([{ value: 0 }, { value: 100 }, { value: 1.5 }, { validTo: 1 }, { preferential_mode: 4 }, { threshold_amount: -1 }, { id: "A b" }])(
    "refuses %o",
    (bad) => expect(VoucherTemplate.safeParse({ ...good, ...bad }).success).toBe(false),
  );
  it("is taken when it is right", () => expect(VoucherTemplate.parse(good)).toEqual(good));
  it("that leaves 85 % takes 1.5 tenths off", () => expect(tenthsOff({ value: 85 })).toBe(1.5));
});
