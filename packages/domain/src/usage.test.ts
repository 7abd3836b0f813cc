import { describe, expect, it, test } from "vitest";
import { DOSAGE_BUDGET, splitByDosage, splitUsage } from "./usage.ts";

test.each([
  ["每日 1 次（饭前服用）", "每日 1 次", "（饭前服用）"],
  ["one a day ( with food (lunch) )", "one a day", "( with food (lunch) )"],
  ["每日 2 粒(早晚)（随餐）", "每日 2 粒", "(早晚)（随餐）"],
  ["每日 2 粒（早晚）(随餐)", "每日 2 粒", "（早晚）(随餐)"],
  ["  每日 1 粒  ", "每日 1 粒", ""],
  ["（含服）", "", "（含服）"],
  ["", "", ""],
])("usage split (notes, section 5): %j", (text, usage, content) => expect(splitUsage(text)).toEqual({ usage, content }));

describe("dosage budget (notes, section 9)", () => {
  const split = (...dosages: unknown[]): unknown[][] => {
    const { basis, other } = splitByDosage(dosages.map((dosage) => ({ dosage })));
    return [basis, other].map((group) => group.map((p) => p.dosage));
  };

  it("is 6; a running sum that stays at or below it is the basis", () => {
    expect(DOSAGE_BUDGET).toBe(6);
    expect(split(1, 2, 3)).toEqual([[1, 2, 3], []]);
    expect(split()).toEqual([[], []]);
  });

  it("from the first product that would exceed it on, all are other, in their order", () => {
    expect(split(3, 4, 1, 2)).toEqual([[3], [4, 1, 2]]);
    expect(split(7, 1)).toEqual([[], [7, 1]]);
  });

  it("counts what is no number as 0", () => expect(split("5", undefined, Number.NaN, 6, 0, 1)).toEqual([["5", undefined, Number.NaN, 6, 0], [1]]));
});
