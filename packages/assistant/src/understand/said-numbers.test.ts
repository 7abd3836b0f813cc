import { describe, expect, it } from "vitest";
import { countSaid, hanNumber } from "./said-numbers.ts";

describe("numbers as they are said", () => {
  it.each([
    ["半", 0.5],
    ["两", 2],
    ["十", 10],
    ["Half a", 0.5],
    ["an", 1],
    ["six", 6],
    ["2.5", 2.5],
    ["1,000", 1000],
    ["some", Number.NaN],
  ])("%s", (said, count) => expect(countSaid(said)).toBe(count));
  it("of ages go up to the tens", () => expect(["三", "十二", "七十五"].map(hanNumber)).toEqual([3, 12, 75]));
});
