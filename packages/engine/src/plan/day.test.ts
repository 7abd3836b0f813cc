import type { Moment } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { hoursApart, type Intake, MOMENTS, placeDay } from "./day.ts";

const COST: Record<Moment, number> = { morning: 0, noon: 1, evening: 2, bedtime: 3 };
const intake = (key: string, fixed?: readonly Moment[]): Intake => ({ key, cost: COST, ...(fixed && { fixed }) });

describe("hours", () => {
  it("go the shorter way round the clock", () => {
    expect(hoursApart("morning", "noon")).toBe(5);
    expect(hoursApart("evening", "bedtime")).toBe(3.5);
    expect(hoursApart("bedtime", "morning")).toBe(9);
    expect(hoursApart("noon", "noon")).toBe(0);
  });
});

describe("a day", () => {
  it("puts each thing where it suits best", () =>
    expect(placeDay([intake("a"), intake("b")], []).moments).toEqual(
      new Map([
        ["a", ["morning"]],
        ["b", ["morning"]],
      ]),
    ));

  it("keeps apart what must be apart, at the least cost", () => {
    const placed = placeDay([intake("medicine", ["morning"]), intake("calcium")], [{ a: "medicine", b: "calcium", hours: 4 }]);
    expect(placed.moments.get("calcium")).toEqual(["noon"]);
    expect(placed.unmet).toEqual([]);
  });

  it("keeps away from something taken with every meal", () => {
    const placed = placeDay([intake("orlistat", ["morning", "noon", "evening"]), intake("vitamins")], [{ a: "orlistat", b: "vitamins", hours: 2 }]);
    expect(placed.moments.get("vitamins")).toEqual(["bedtime"]);
    expect(placed.unmet).toEqual([]);
  });

  it("says what it cannot keep apart", () => {
    const apart = { a: "binder", b: "iron", hours: 4 };
    const placed = placeDay([intake("binder", ["morning", "noon", "evening"]), intake("iron")], [apart]);
    expect(placed.unmet).toEqual([apart]);
  });

  it("breaks as few as it can: three rivals and a medicine in four moments", () => {
    const apart = [
      ["a", "b"],
      ["b", "c"],
      ["a", "c"],
      ["m", "a"],
      ["m", "b"],
      ["m", "c"],
    ].map(([a = "", b = ""]) => ({ a, b, hours: 2 }));
    const placed = placeDay([intake("m", ["morning"]), intake("a"), intake("b"), intake("c")], apart);
    expect(placed.unmet).toEqual([]);
    expect(new Set([...placed.moments.values()].flat())).toEqual(new Set(MOMENTS));
  });

  it("of two things that want nine hours between every two moments keeps only what a day allows", () => {
    expect(
      placeDay(
        [intake("a"), intake("b"), intake("c")],
        [
          { a: "a", b: "b", hours: 9 },
          { a: "b", b: "c", hours: 9 },
          { a: "a", b: "c", hours: 9 },
        ],
      ).unmet,
    ).toHaveLength(1);
  });
});
