import { describe, expect, it } from "vitest";
import { ANALYTES } from "./testing/analytes.ts";
import { readTyped, type TypedRow } from "./typed.ts";

const one = (row: TypedRow, subject = {}) => readTyped([row], ANALYTES, subject)[0];

describe("rows typed by hand", () => {
  it.each([
    ["a name in either language", { name: "血红蛋白", value: 12.8, unit: "g/dL" }, { code: "hemoglobin", valueSi: 128, unitSi: "g/L", ask: false }],
    ["an id", { code: "hemoglobin", value: "128", unit: "g/L" }, { code: "hemoglobin", namePrinted: "血红蛋白", value: 128 }],
    ["a LOINC code", { code: "718-7", value: 128, unit: "g/L" }, { code: "hemoglobin" }],
    ["a bound of what can be measured", { code: "hemoglobin", value: 30, comparator: "<" as const, unit: "g/L" }, { comparator: "<", value: 30 }],
    ["a bound typed with its sign", { code: "hemoglobin", value: "<30", unit: "g/L" }, { comparator: "<", value: 30 }],
    ["a name nobody knows", { name: "Phlogiston", value: 3, unit: "g/L" }, { namePrinted: "Phlogiston", value: 3 }],
    ["a code nobody knows", { code: "phlogiston", value: 3, unit: "g/L" }, { namePrinted: "phlogiston", value: 3 }],
    ["a word", { name: "Nitrite", value: "negative", unit: "" }, { value: "negative" }],
  ])("%s", (_, row, wanted) => expect(one(row)).toMatchObject(wanted));

  it.each([
    ["an unknown unit", { code: "hemoglobin", value: 128, unit: "furlong" }, "unit"],
    ["a value ten times too high", { code: "hemoglobin", value: 1280, unit: "g/L" }, "implausible"],
  ])("asks about %s, and converts nothing", (_, row, doubt) => {
    expect(one(row)).toMatchObject({ ask: true, doubts: expect.arrayContaining([doubt]) as string[] });
    expect(one(row)?.valueSi).toBeUndefined();
  });

  it.each([
    ["no name and no code", { value: 3, unit: "g/L" }],
    ["no result", { name: "血红蛋白", value: "see above", unit: "g/L" }],
  ])("takes no row with %s", (_, row) => expect(one(row)).toBeUndefined());

  it("compares with the range printed beside it, else with the one for the person", () => {
    const row = { code: "hemoglobin", value: 125, unit: "g/L" };
    expect(one({ ...row, refLow: 110, refHigh: 120 })).toMatchObject({ flag: "high", flagFrom: "printed_range" });
    expect(one({ ...row, refLow: 130 })).toMatchObject({ flag: "low" });
    expect(one({ ...row, refHigh: 130 })).toMatchObject({ flag: "normal", refHigh: 130 });
    expect(one(row, { sex: "male" })).toMatchObject({ flag: "low", flagFrom: "reference" });
    expect(one(row, { sex: "female" })).toMatchObject({ flag: "normal", flagFrom: "reference" });
    expect(one(row)).toMatchObject({ flag: "unknown", flagFrom: "none" });
  });
});
