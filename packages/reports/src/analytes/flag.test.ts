import { describe, expect, test } from "vitest";
import type { Analyte, Subject } from "../types.ts";
import { flagFromRange, referenceRange } from "./flag.ts";
import { readRange } from "./range.ts";
import { readValue } from "./value.ts";

const flag = (value: string, range: string, subject: Subject = {}): string => {
  const [v, r] = [readValue(value), readRange(range, subject)];
  return v === undefined ? "no value" : r === undefined ? "no range" : flagFromRange(v, r);
};

describe("a number beside its printed range", () => {
  test.each([
    ["3.8", "3.9-6.1", "low"],
    ["3.9", "3.9-6.1", "normal"],
    ["6.1", "3.9-6.1", "normal"],
    ["6.2", "3.9-6.1", "high"],
    ["5.2", "<5.2", "normal"],
    ["5.21", "≤5.2", "high"],
    ["1.03", "≥1.04", "low"],
    ["1.04", "≥1.04", "normal"],
    ["12", "[<10.0]", "high"],
    ["1,250", "150-1,200", "high"],
    ["900", "1,000-3,000", "low"],
    ["4.0", "成人：3.9~6.1", "normal"],
    ["7", "Adults: 3.9 to 6.1", "high"],
    ["5.6", "", "no range"],
  ])("%s in %s is %s", (value, range, wanted) => expect(flag(value, range)).toBe(wanted));
  test("a half for each sex: the person's own; none when the sex is not known", () => {
    const range = "男:130-175 女:115-150";
    expect([flag("120", range, { sex: "male" }), flag("120", range, { sex: "female" }), flag("120", range)]).toEqual(["low", "normal", "no range"]);
  });
  test.each([
    ["<0.01", "0.45-4.12", "low"],
    ["<0.5", "0.4-4.0", "normal"],
    ["<5", "3.5-5.3", "normal"],
    ["<8", "3.5-5.3", "unknown"],
    [">200", "<100", "high"],
    [">1", "3-5", "unknown"],
  ])("a bound %s in %s is %s", (value, range, wanted) => expect(flag(value, range)).toBe(wanted));
});

describe("a word beside the word it should be", () => {
  test.each([
    ["阴性", "阴性", "normal"],
    ["阴性(-)", "阴性", "normal"],
    ["-", "阴性(-)", "normal"],
    ["阳性(+)", "阴性", "abnormal"],
    ["弱阳性", "阴性", "abnormal"],
    ["+-", "-", "abnormal"],
    ["±", "阴性", "abnormal"],
    ["2+", "Negative", "abnormal"],
    ["Trace", "Negative", "abnormal"],
    ["Negative", "[Negative]", "normal"],
    ["Not detected", "Negative", "normal"],
    ["1:80", "<1:100", "normal"],
    ["1:100", "<1:100", "abnormal"],
    ["1:320", "<1:100", "abnormal"],
    ["<1:40", "<1:100", "normal"],
    ["阴性", "<1:100", "normal"],
    ["阳性", "3.9-6.1", "unknown"],
  ])("%s where %s is wanted is %s", (value, range, wanted) => expect(flag(value, range)).toBe(wanted));
});

describe("without a printed range, the reference range for the person", () => {
  const hemoglobin: Analyte = {
    id: "hemoglobin",
    name: { zh: "血红蛋白", en: "Hemoglobin" },
    aliases: [],
    loinc: [],
    unit: "g/L",
    units: [{ spelling: "g/L", factor: 1 }],
    plausible: { min: 30, max: 250 },
    ranges: [
      { when: { sex: "male", ageYears: { max: 59 } }, low: 130, high: 175 },
      { when: { sex: "female" }, low: 115, high: 150 },
      { when: { sex: "female", pregnancy: ["pregnant_1"] }, low: 110, high: 139 },
      { when: { sex: "female", pregnancy: ["pregnant_2"] }, low: 105, high: 148 },
    ],
  };
  const lowOf = (subject: Subject): number | undefined => referenceRange(hemoglobin, subject)?.low;
  test("by sex and age, and none where these are not known or not covered", () =>
    expect([lowOf({ sex: "male", age: 59 }), lowOf({ sex: "male", age: 60 }), lowOf({ sex: "male" }), lowOf({ sex: "female" }), lowOf({})]).toEqual([
      130,
      undefined,
      undefined,
      115,
      undefined,
    ]));
  test("in pregnancy only what is known of the trimester, never the range of those who are not pregnant", () =>
    expect([
      lowOf({ sex: "female", pregnancy: "pregnant_1" }),
      lowOf({ pregnancy: "pregnant_2" }),
      lowOf({ sex: "female", pregnancy: "pregnant_3" }),
      lowOf({ sex: "female", pregnancy: "trying" }),
    ]).toEqual([110, 105, undefined, 115]));
  test("a word is held against the word of the record", () => {
    const range = referenceRange({ ...hemoglobin, scale: "Ord", ranges: [{ normal: "negative" }] }, {});
    const told = (value: string): string => flagFromRange(readValue(value) ?? { value: "", decimals: 0, doubtful: false }, range ?? { decimals: 0 });
    expect([told("阴性"), told("阳性"), told("Negative")]).toEqual(["normal", "abnormal", "normal"]);
  });
});
