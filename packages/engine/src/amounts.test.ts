import { expect, test } from "vitest";
import { amountText, unitText } from "./amounts.ts";

test.each([
  ["ug", "µg"],
  ["ug/L", "µg/L"],
  ["umol/L", "µmol/L"],
  ["uIU/mL", "µIU/mL"],
  ["K/uL", "K/µL"],
  ["mg", "mg"],
  ["U/L", "U/L"],
  ["pg/mL", "pg/mL"],
  ["{ratio}", ""],
  ["{dpm}/mmol", "dpm/mmol"],
  ["10*9/L", "10*9/L"],
])("a unit as it is read: %s → %s", (unit, read) => expect(unitText(unit)).toBe(read));

test.each([
  ["ug", "12.5 微克", "12.5 µg"],
  ["mg", "12.5 毫克", "12.5 mg"],
  ["IU", "12.5 IU", "12.5 IU"],
] as const)("an amount with its unit, as each language writes it: %s", (unit, zh, en) => expect(amountText(12.5, unit)).toEqual({ zh, en }));
