import { describe, expect, it } from "vitest";
import { counted, lowerFirst } from "./english.ts";

describe("a name within an English sentence", () => {
  it.each([
    ["Calcium", "calcium"],
    ["Vitamin D", "vitamin D"],
    ["Coenzyme Q10", "coenzyme Q10"],
    ["EPA and DHA", "EPA and DHA"],
    ["L-carnitine", "L-carnitine"],
    ["", ""],
  ])("%s: %s", (name, said) => expect(lowerFirst(name)).toBe(said));
});

describe("a unit, counted", () => {
  it.each([
    [1, "tablet", "tablet"],
    [2, "tablet", "tablets"],
    [2, "gummy", "gummies"],
    [2, "pouch", "pouches"],
    [15, "mL", "mL"],
  ])("%d of %s: %s", (n, unit, said) => expect(counted(n, unit)).toBe(said));
});
