import { expect, test } from "vitest";
import { calciumOf } from "./calcium-of.ts";

const nutrient = (name: string, amount = 1, unit = "mg") => ({ nutrient: name, amount, unit });

test("a calcium product tells its calcium in mg and its form", () => {
  expect(calciumOf({ nutrients: [{ ...nutrient("calcium", 0.3, "g"), form: "calcium_citrate" }, nutrient("vitamin_d")] })).toEqual({
    mg: 300,
    form: "calcium_citrate",
  });
  expect(calciumOf({ nutrients: [nutrient("calcium", 300)] })).toEqual({ mg: 300, form: undefined });
});

test("no calcium, a multivitamin, or a unit that is no mass: none", () => {
  expect(calciumOf({ nutrients: [nutrient("iron")] })).toBeUndefined();
  expect(calciumOf({ nutrients: ["calcium", "iron", "zinc", "iodine", "copper"].map((n) => nutrient(n)) })).toBeUndefined();
  expect(calciumOf({ nutrients: [nutrient("calcium", 300, "IU")] })).toBeUndefined();
});
