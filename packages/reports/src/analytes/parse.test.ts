import { describe, expect, test } from "vitest";
import { flagFromRange, readFlag, referenceRange } from "./flag.ts";
import { matchName, nameTable, unitInName } from "./names.ts";
import { readRange } from "./range.ts";
import { readValue, saysNone } from "./value.ts";
import { toSi } from "../units/convert.ts";
import { readUnit } from "../units/unit.ts";
import { ANALYTES } from "../testing/analytes.ts";

const names = nameTable(ANALYTES);
const analyte = (id: string): (typeof ANALYTES)[number] => ANALYTES.find((a) => a.id === id)!;
const value = (text: string): NonNullable<ReturnType<typeof readValue>> => readValue(text)!;

describe("a printed result", () => {
  test.each([
    ["5.62", 5.62, undefined],
    ["<0.01", 0.01, "<"],
    ["≥ 200", 200, ">="],
    ["1,234", 1234, undefined],
    ["阴性(-)", "阴性(-)", undefined],
    ["+-", "+-", undefined],
    ["1:80", "1:80", undefined],
    ["Negative", "Negative", undefined],
  ])("%s", (text, number, comparator) => expect(readValue(text)).toMatchObject({ value: number, ...(comparator ? { comparator } : {}) }));
  test("keeps the flag printed with it", () => expect(readValue("5.62 ↑")).toMatchObject({ value: 5.62, flag: "↑" }));
  test("a decimal comma is doubtful, one comma before three digits is for the range to settle", () =>
    expect(["5,6", "1,234", "12,345", "1,234,567"].map((t) => [value(t).doubtful, value(t).grouped])).toEqual([
      [true, undefined],
      [false, true],
      [false, true],
      [false, false],
    ]));
  test.each([
    ["08", 0.8],
    ["<001", 0.01],
    ["5 .1 1 0", 5.11],
    ["2 0 7", 207],
    ["3.O", 3],
  ])("%s may be %d, and is doubtful", (text, number) => expect(readValue(text)).toMatchObject({ value: number, doubtful: true }));
  test.each(["4l", "l7", "5.1±0.2", "~5.1", "4.9→5.1"])("%s is no number: nothing of it is left out", (text) => expect(readValue(text)).toBeUndefined());
  test("words that say there is no result; sodium is a name", () =>
    expect(["----", "pending", "见附注", "标本溶血", "N/A", "TNP", "Na", "阴性", "-"].map(saysNone)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]));
  test.each(["5.6.2", "见备注", "12a", "", "3.9-6.1"])("%j is none", (text) => expect(readValue(text)).toBeUndefined());
});

describe("what is printed around a result", () => {
  test.each([
    ["5.2 (4.9)", 5.2, undefined, true],
    ["↑5.2 [4.9]", 5.2, "↑", true],
    ["2.17H", 2.17, "H", undefined],
    ["H13.29", 13.29, "H", undefined],
    ["↓ 3.1", 3.1, "↓", undefined],
  ])("%s", (text, number, flag, former) => {
    const { value: v, flag: mark, former: behind } = value(text);
    expect([v, mark, behind]).toEqual([number, flag, former]);
  });
  test("a unit in the brackets of a name, or behind it, is the row's; an abbreviation is not", () =>
    expect(["总胆固醇(mmol/L)", "Glucose, mg/dL", "MCV(fL)", "镁(Mg)", "脂蛋白(a)", "Vitamin B12"].map(unitInName)).toEqual([
      "mmol/L",
      "mg/dL",
      "fL",
      undefined,
      undefined,
      undefined,
    ]));
  test("`(calc)` is no part of a unit", () =>
    expect([readUnit("mg/dL (calc)").text, readUnit("(calc)").text, readUnit("/nl").ucum]).toEqual(["mg/dL", "", "10*9/L"]));
});

describe("a printed range", () => {
  test.each([
    ["3.9-6.1", { low: 3.9, high: 6.1 }],
    ["9--50", { low: 9, high: 50 }],
    ["(3.5～9.5)", { low: 3.5, high: 9.5 }],
    ["<5.2", { high: 5.2 }],
    ["≥1.04", { low: 1.04 }],
    ["参考值：137.0-147.0", { low: 137, high: 147 }],
    ["阴性", { normal: "阴性" }],
  ])("%s", (text, range) => expect(readRange(text)).toMatchObject(range));
  test("by sex: the subject's half, none when the sex is not known", () => {
    const text = "男:130-175 女:115-150";
    expect([readRange(text, { sex: "female" })?.low, readRange(text, { sex: "male" })?.low, readRange(text)]).toEqual([115, 130, undefined]);
  });
  test.each([
    ["Male : 13.2 - 16.5; Female : 12.0-15.0; Children : 11-14", { sex: "female" }, 12],
    ["Male : 13.2 - 16.5; Female : 12.0-15.0", {}, undefined],
    ["Non diabetic : 4.00-5.60; Prediabetes : 5.70 - 6.40; Diabetes : >= 6.50", {}, 4],
    ["Deficiency : < 20.00; Insufficiency : 20.00 - 29.99; Sufficiency : 30.00-100.00", {}, 30],
    ["18-60 yrs: 3.5-7.2; > 60 yrs: 3.7-8.0", { age: 70 }, 3.7],
    ["18-60 yrs: 3.5-7.2; > 60 yrs: 3.7-8.0", {}, undefined],
    ["Follicular : 3.5-12.5; Luteal : 1.7-7.7", { sex: "female" }, undefined],
  ] as const)("of several lines the one that holds, none when it is not plain: %s %o", (text, subject, low) => expect(readRange(text, subject)?.low).toBe(low));
  test("ends the wrong way round are no range", () => expect(readRange("6.1-3.9")).toBeUndefined());
});

describe("a flag", () => {
  test("as printed", () =>
    expect(["↑", "L", "HH", "偏高", "Above high reference limit", "*", "mmol"].map(readFlag)).toEqual([
      "high",
      "low",
      "high",
      "high",
      "high",
      "abnormal",
      undefined,
    ]));
  test("at the bounds, under and over them", () => {
    const range = { low: 3.9, high: 6.1, decimals: 1 };
    expect(["3.8", "3.9", "6.1", "6.2"].map((v) => flagFromRange(value(v), range))).toEqual(["low", "normal", "normal", "high"]);
  });
  test("a bound of detection says only what it can", () =>
    expect([
      flagFromRange(value("<0.5"), { low: 0.4, decimals: 1 }),
      flagFromRange(value("<0.5"), { low: 0.5, decimals: 1 }),
      flagFromRange(value(">2000"), { high: 1245, decimals: 0 }),
    ]).toEqual(["normal", "low", "high"]));
  test("reference ranges by sex are silent when the sex is not known", () =>
    expect([referenceRange(analyte("hemoglobin"), {}), referenceRange(analyte("hemoglobin"), { sex: "female" })?.low]).toEqual([undefined, 115]));
});

describe("names", () => {
  const codes = (name: string, options = {}): unknown => [matchName(names, name, options).codes, matchName(names, name, options).sure];
  test.each([
    ["糖化血红蛋白", "hba1c"],
    ["★血红蛋白(HGB)", "hemoglobin"],
    ["HbA1c糖化血红蛋白", "hba1c"],
    ["Lp(a)", "lp_a"],
    ["ApoA1 载脂蛋白A1", "apo_a1"],
    ["血清铁蛋白测定", "ferritin"],
    ["转铁蛋白", "transferrin"],
    ["Protein, Total", "total_protein"],
    ["微量蛋白", undefined],
    ["12.总蛋白", "total_protein"],
    ["载脂蛋白A1ApoA1", "apo_a1"],
    ["S. Creatinine", "creatinine"],
    ["White blood cell count (x 10⁹/L)", "wbc"],
    ["肌酐(酶法)", "creatinine"],
    ["Creatinine (Jaffe)", "creatinine"],
    ["维生素K", undefined],
  ])("%s", (name, code) => expect(codes(name)).toEqual([code ? [code] : [], code !== undefined]));
  test("a ratio is known by its parts, whichever of their names are printed", () => {
    const ratio = { ...analyte("creatinine"), id: "ratio", name: { zh: "总蛋白/肌酐比值", en: "Protein/creatinine ratio" }, aliases: [] };
    const table = nameTable([...ANALYTES, ratio]);
    expect([matchName(table, "TP/CREA").codes, matchName(table, "肌酐/总蛋白").codes]).toEqual([["ratio"], []]);
  });
  test("another specimen is another analyte", () =>
    expect([codes("葡萄糖(尿)"), codes("葡萄糖", { specimen: "urine" })]).toEqual([
      [[], false],
      [[], false],
    ]));
  test("a slip of the recogniser is never sure by itself, with its abbreviation it is", () => {
    expect(codes("谷丙转氦酶")).toEqual([[], false]);
    expect(codes("谷丙转氦酶", { fuzzy: true })).toEqual([["alt"], false]);
    expect(codes("谷丙转氦酶", { fuzzy: true, abbr: "SGPT" })).toEqual([["alt"], true]);
  });
  test("a name a telling character away is not a slip", () =>
    expect([
      codes("甲胎总蛋白", { fuzzy: true }),
      codes("载脂蛋白A2", { fuzzy: true }),
      codes("载脂蛋白E", { fuzzy: true }),
      codes("前总蛋白", { fuzzy: true }),
    ]).toEqual(Array.from({ length: 4 }, () => [[], false])));
  test("an abbreviation that contradicts the name makes it unsure", () => expect(codes("肌酐", { abbr: "GLU" })).toEqual([["creatinine"], false]));
});

describe("units", () => {
  test.each([
    ["×10⁹/L", "10*9/L"],
    ["K/uL", "10*3/uL"],
    ["μmol/l", "umol/L"],
    ["mL/min/1.73m²", "mL/min/{1.73_m2}"],
    ["uIU/mL", "u[IU]/mL"],
    ["x 10E+9/L", "10*9/L"],
    ["X10(9)/L", "10*9/L"],
    ["Thousand/mcL", "10*3/uL"],
    ["mill/cumm", "10*6/uL"],
    ["cells/cu.mm", "/uL"],
    ["lakhs/cumm", "10*5/uL"],
    ["mg/g creatinine", "mg/g"],
    ["ug/mL FEU", "ug/mL{FEU}"],
  ])("%s", (text, ucum) => expect(readUnit(text)).toMatchObject({ ucum, exact: true }));
  test("a misreading is mended and said to be one", () => expect(readUnit("mmo1/L")).toMatchObject({ ucum: "mmol/L", exact: false }));
  test("mass to mole by the record's factor, an offset included", () => {
    expect(toSi(analyte("creatinine"), "mg/dL")?.(1)).toBeCloseTo(88.42);
    expect(toSi(analyte("hba1c"), "mmol/mol")?.(48)).toBeCloseTo(6.543, 2);
    expect(toSi(analyte("wbc"), "K/uL")?.(5.6)).toBe(5.6);
    expect(toSi(analyte("wbc"), "/cumm")?.(5600)).toBe(5.6);
  });
  test("a unit the record does not know is not converted", () =>
    expect([toSi(analyte("creatinine"), "mmol/mol"), toSi(analyte("creatinine"), "")]).toEqual([undefined, undefined]));
});
