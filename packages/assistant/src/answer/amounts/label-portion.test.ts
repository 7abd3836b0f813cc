import { expect, it } from "vitest";
import { heldInPortion, portionTold } from "./label-portion.ts";

it("finds the portion beside what the label says of 100 g", () => {
  expect(portionTold("能量1850千焦每100克，一包60克")).toEqual({ amount: 60, ml: false });
  expect(portionTold("2.1 g sodium per 100 g sauce, how much salt is in a 15 g tablespoon")).toEqual({ amount: 15, ml: false });
});

it("finds none without a label, or where two amounts may be it", () => {
  expect(portionTold("一包60克")).toBeUndefined();
  expect(portionTold("每100克 200千卡")).toBeUndefined();
  expect(portionTold("每100克 200千卡，30克还是60克")).toBeUndefined();
});

it("says what the portion holds of one nutrient", () => {
  expect(heldInPortion("每100克含蛋白质8克，一盒250克有多少蛋白质")?.zh).toMatch(/^250 克里约有 20 克蛋白质/u);
  expect(heldInPortion("calcium 120 mg per 100 ml, how much in a 250 ml glass")?.en).toMatch(/^250 mL holds about 300 mg of calcium/u);
  expect(heldInPortion("每100克含蛋白质8克、脂肪3克，一盒250克有多少")).toBeUndefined();
});
