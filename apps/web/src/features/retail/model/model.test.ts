import { describe, expect, test } from "vitest";
import { startTexts, say } from "../../../i18n/index.ts";
import { conflict, product, sku, voucher } from "../fixture.ts";
import { type BasketItem, putItem, useBasket } from "./basket.ts";
import { centsADay, firstSku, lastsDays, linesOf, openConflicts } from "./line.ts";
import { daysOf, firstPeriod } from "./period.ts";
import { adjust, canAdjust, changesOf, isUnsure } from "./refusal.ts";
import { bestOf, termsOf, whyNotUsed } from "./vouchers.ts";

const item = (productId: string, more: Partial<BasketItem> = {}): BasketItem => ({ productId, skuId: `${productId}-30`, dosage: 1, ...more });

describe("less is offered first", () => {
  test("the smallest pack that is in stock", () => {
    expect(firstSku(product("a"))?.id).toBe("a-30");
    expect(firstSku(product("a", { skus: [sku("a-30", 30, 3000, 0), sku("a-90", 90, 8100)] }))?.id).toBe("a-90");
    expect(firstSku(product("a", { skus: [sku("a-30", 30, 3000, 0)] }))).toBeUndefined();
  });
  test("a month, both days counted, over the end of a year and a month", () => {
    expect(firstPeriod(new Date(2026, 10, 21))).toEqual({ from: "2026-11-21", to: "2026-12-20" });
    expect(daysOf(firstPeriod(new Date(2026, 11, 15)))).toBe(30);
  });
});

describe("packs by dose and days", () => {
  const quantity = (dosage: number, days: number): number | undefined => linesOf([item("a", { dosage })], [product("a")], days).lines[0]?.quantity;
  test("cover the days and no more", () => {
    expect([quantity(1, 30), quantity(1, 31), quantity(2, 30), quantity(0.5, 60)]).toEqual([1, 2, 2, 1]);
  });
  test("a number set by hand stays when the days change", () => {
    expect(linesOf([item("a", { quantity: 3 })], [product("a")], 30).lines[0]?.quantity).toBe(3);
  });
  test("no more than there are, and it says so", () => {
    const few = product("a", { skus: [sku("a-30", 30, 3000, 2)] });
    expect(linesOf([item("a")], [few], 90).lines[0]).toMatchObject({ quantity: 2, lacking: true });
    expect(linesOf([item("a")], [few], 60).lines[0]).toMatchObject({ quantity: 2, lacking: false });
  });
  test("cost and length of a day's dose", () => {
    expect(centsADay({ priceCents: 8500, units: 30 }, 1)).toBe(283);
    expect(centsADay({ priceCents: 8500, units: 30 }, 0)).toBeUndefined();
    expect(lastsDays({ units: 120 }, 1, 2)).toBe(60);
    expect(lastsDays({ units: 120 }, 1, 0)).toBeUndefined();
  });
});

describe("what cannot be ordered", () => {
  test("sold out, not sold any more, contraindicated: each by its reason", () => {
    const products = [product("a", { skus: [sku("a-30", 30, 3000, 0)] }), product("b", { conflicts: [conflict("x", "b", "contraindicated")] })];
    const { lines, dead } = linesOf([item("a"), item("b"), item("c")], products, 30);
    expect(lines).toEqual([]);
    expect(dead.map((d) => d.why)).toEqual(["soldOut", "forbidden", "notSold"]);
  });
  test("conflicts to accept are each asked for once; what is contraindicated cannot be accepted", () => {
    const both = [
      product("a", { conflicts: [conflict("x", "a", "major"), conflict("y", "a", "contraindicated")] }),
      product("b", { conflicts: [conflict("x", "b", "major")] }),
    ];
    expect(openConflicts(both).map((c) => c.id)).toEqual(["x"]);
  });
});

describe("a refusal", () => {
  const problem = (details: { path: string; message: string; code?: string; params?: Record<string, number | string> }[], code = 409) => ({
    code,
    message: "no",
    error: "conflict",
    requestId: "r",
    data: null,
    details,
  });
  const sent = [item("a"), item("b")];
  test("names the product by its place", () => {
    expect(changesOf(problem([{ path: "items.1.shownPriceCents", message: "dearer" }]), sent)).toMatchObject([{ productId: "b", message: "dearer" }]);
    expect(changesOf(problem([]), sent)).toMatchObject([{ message: "no" }]);
  });
  test("makes the basket what can be had", () => {
    useBasket.setState({ items: [] });
    for (const one of sent) putItem(one);
    const gone = problem([
      { path: "items.0.quantity", message: "", code: "out_of_stock", params: { left: 2 } },
      { path: "items.1.quantity", message: "", code: "out_of_stock", params: { left: 0 } },
    ]);
    expect(canAdjust(gone)).toBe(true);
    adjust(gone, sent, useBasket.getState().items);
    expect(useBasket.getState().items).toEqual([item("a", { quantity: 2 })]);
    expect(canAdjust(problem([{ path: "voucherId", message: "", code: "voucher_used" }]))).toBe(false);
  });
  test("without an answer nobody knows; with one it is known", () => {
    expect([0, 500, 503, 409, 422].map((code) => isUnsure(problem([], code)))).toEqual([true, true, true, false, false]);
  });
});

describe("vouchers", () => {
  const now = Date.parse("2026-11-21T00:00:00Z");
  const t = ((key: "order.fixed", values: { price: string }) => say("retail", key, values)) as Parameters<typeof termsOf>[1];
  test("the lowest price wins; why the others do not is said", async () => {
    await startTexts(["retail"]);
    const all = [
      voucher("small"),
      voucher("percent", { preferential_mode: 2, value: 85 }),
      voucher("high", { threshold_amount: 20000 }),
      voucher("past", { validTo: "2026-01-31T12:00:00.000Z" }),
      voucher("swap", { preferential_mode: 3, value: 0 }),
    ];
    expect(bestOf(all, 10000, now)).toMatchObject({ payableCents: 8500, voucher: { id: "percent" } });
    const why = all.map((v) => whyNotUsed(v, 10000, now, t, "zh-CN"));
    expect(why).toEqual(["能用，省 ¥5.00", "能用，省 ¥15.00", "还差 ¥100.00", "1月31日已过期", "兑换券，不抵价格"]);
  });
  test("a day of another year is told with its year", async () => {
    await startTexts(["retail"]);
    const past = voucher("past", { validTo: "2025-12-30T12:00:00.000Z" });
    expect(whyNotUsed(past, 10000, now, t, "zh-CN")).toBe("2025年12月30日已过期");
    expect(whyNotUsed(voucher("later", { validFrom: "2027-01-02T12:00:00.000Z" }), 10000, now, t, "en-US")).toContain("Jan 2, 2027");
  });
  test("85 that are left are 8.5 折 and 15% off", async () => {
    await startTexts(["retail"]);
    const percent = voucher("p", { preferential_mode: 2, value: 85, threshold_amount: 30000 });
    expect(termsOf(percent, t, "zh-CN")).toBe("8.5 折 · 满 ¥300.00 可用");
    expect(termsOf(percent, t, "en-US")).toContain("15 折");
    expect(termsOf(voucher("x", { preferential_mode: 3 }), t, "zh-CN")).toBe("");
  });
});
