import { expect, it } from "vitest";
import { alcoholIn } from "./alcohol-sum.ts";

// mL x % x 0.789 g/mL
it("reckons the grams of what was told", () => {
  expect(alcoholIn("啤酒一瓶500毫升有多少酒精")?.grams).toEqual([16, 20]);
  expect(alcoholIn("每天二两白酒多吗")?.grams).toEqual([30, 41]);
  expect(alcoholIn("2 glasses of wine a night")?.grams).toEqual([24, 36]);
});

it("reckons nothing without an amount, or of two drinks", () => {
  expect(alcoholIn("喝红酒好吗")).toBeUndefined();
  expect(alcoholIn("一瓶啤酒加一杯红酒")).toBeUndefined();
});
