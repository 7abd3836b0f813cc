import { describe, expect, it } from "vitest";
import { addressProblems, type DeliveryAddress, readPhone } from "./address.ts";
import { givenUp, mayBecome, mayReach, ORDER_STATUSES, ORDER_TRANSITIONS, packsFor, supplyDays } from "./order.ts";

describe("the states of an order", () => {
  it("go forward only: none is reached again from what it became", () => {
    for (const status of ORDER_STATUSES) expect(mayReach(status, status), status).toBe(false);
  });
  it("end in cancelled, refunded and failed", () =>
    expect(ORDER_STATUSES.filter((s) => ORDER_TRANSITIONS[s].length === 0)).toEqual(["cancelled", "refunded", "failed"]));
  it("ship nothing that is not paid, and cancel nothing that is", () => {
    expect(ORDER_STATUSES.filter((s) => mayBecome(s, "shipped"))).toEqual(["paid"]);
    expect(ORDER_STATUSES.filter((s) => mayBecome(s, "cancelled"))).toEqual(["created"]);
  });
  it("give up to what may come next", () => {
    expect(ORDER_STATUSES.map(givenUp)).toEqual(["cancelled", "refunded", undefined, undefined, undefined, undefined, undefined]);
    for (const s of ORDER_STATUSES) expect(givenUp(s) === undefined || mayBecome(s, givenUp(s)!)).toBe(true);
  });
  it("may be told of late: what lies between is passed over", () => {
    expect([mayReach("created", "received"), mayReach("created", "refunded"), mayReach("shipped", "paid"), mayReach("cancelled", "paid")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("a phone number", () => {
  it.each([
    ["13800138000", "+8613800138000"],
    ["+86 138 0013 8000", "+8613800138000"],
    ["0086-138-0013-8000", "+8613800138000"],
    ["１３８００１３８０００", "+8613800138000"],
    ["021-6279 8888", "+862162798888"],
    ["+1 (415) 555-2671", "+14155552671"],
    ["+44 20 7946 0958", "+442079460958"],
  ])("%s is %s", (given, kept) => expect(readPhone(given)).toBe(kept));
  it.each(["", "123", "12345678901", "+86 123", "+0123456789", "138001380001", "1380013800o", "+1234567890123456", "☎13800138000"])("%j is none", (given) =>
    expect(readPhone(given)).toBeUndefined(),
  );
});

describe("an address", () => {
  const good: DeliveryAddress = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
  const problems = (more: Partial<DeliveryAddress>) => addressProblems({ ...good, ...more }, (code) => code === "310101");
  it("that is right has no problems, whatever the name's letters", () => {
    for (const name of ["林一", "O'Brien; DROP TABLE orders;--", "Ana 🌸", "Жанна"]) expect(problems({ name })).toEqual([]);
  });
  it("is told of every field that is not right, in the order of the form", () => {
    expect(problems({ name: " ", tel: "1", areaCode: "000000", addressDetail: "" })).toEqual(["name", "tel", "areaCode", "addressDetail"]);
    expect(problems({ name: "🌸", addressDetail: "a\u0000b" })).toEqual(["name", "addressDetail"]);
    expect(problems({ name: "a\u202Eb" })).toEqual(["name"]);
  });
});

describe("a supply period", () => {
  it("counts both of its days", () => {
    expect(supplyDays("2026-11-21", "2026-11-21")).toBe(1);
    expect(supplyDays("2026-02-27", "2026-03-01")).toBe(3);
    expect(supplyDays("2026-11-22", "2026-11-21")).toBe(0);
  });
  it("takes as many packs as cover it, and never none", () => {
    expect([packsFor(2, 30, 60), packsFor(2, 31, 60), packsFor(0.5, 30, 60), packsFor(1 / 3, 90, 30), packsFor(0, 30, 60)]).toEqual([1, 2, 1, 1, 1]);
  });
});
