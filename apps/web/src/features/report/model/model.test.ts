import { describe, expect, test } from "vitest";
import { fixtureReport } from "../fixture.ts";
import { findAnalytes } from "../api/analytes.ts";
import { stagesOf } from "../reading/stages.ts";
import { backTo, openReportAt } from "./address.ts";
import { dayText, today } from "./day.ts";
import { labelEvery, monthsOf } from "./months.ts";
import { isUnsure, rangeText, sorted, typedValue, unitText, valueText } from "./row.ts";
import { drawable, sinceLast } from "./since.ts";
import { flagOf } from "./trend.ts";

describe("a result as the sheet has it", () => {
  test.each([
    [{ value: 9.2 }, "9.2"],
    [{ value: 0.01, comparator: "<" as const }, "<0.01"],
    [{ value: 200, comparator: ">=" as const }, "≥200"],
    [{ value: "阴性" }, "阴性"],
    [{ value: 0.1 + 0.2 }, "0.3"],
  ])("%j reads %s", (row, text) => expect(valueText(row)).toBe(text));

  test.each([
    [{ refPrinted: "15--150", refLow: 15, refHigh: 150 }, "15--150"],
    [{ refLow: 15, refHigh: 150 }, "15–150"],
    [{ refHigh: 3.4 }, "≤3.4"],
    [{ refLow: 50 }, "≥50"],
    [{}, undefined],
  ])("the range of %j is %s", (row, text) => expect(rangeText(row)).toBe(text));

  test.each([
    ["ug/L", "µg/L"],
    ["umol/L", "µmol/L"],
    ["m[IU]/L", "mIU/L"],
    ["uIU/mL", "µIU/mL"],
    ["10*9/L", "10⁹/L"],
    ["10^12/L", "10¹²/L"],
    ["mL/min/{1.73_m2}", "mL/min/1.73m²"],
    ["U/L", "U/L"],
  ])("%s is written %s", (unit, text) => expect(unitText(unit)).toBe(text));

  test("what the reader is not sure of is asked about until the person has looked", () => {
    const [sure, , , asked] = fixtureReport().rows ?? [];
    expect([sure && isUnsure(sure), asked && isUnsure(asked), asked && isUnsure({ ...asked, corrected: true })]).toEqual([false, true, false]);
  });

  test("what needs a look comes first, in the sheet's order", () => {
    const { look, fine } = sorted(fixtureReport().rows ?? []);
    expect([look.map((r) => r.index), fine.map((r) => r.index)]).toEqual([[1, 2, 3], [0]]);
  });
});

test.each([
  ["14", 14],
  [" 5,6 ", 5.6],
  ["５.６", 5.6],
  ["-1.5", -1.5],
  ["<0.5", "<0.5"],
  ["≥200", ">=200"],
  ["阴性", "阴性"],
  ["1:80", "1:80"],
  ["", undefined],
  ["5.", undefined],
  ["1.2.3", undefined],
])("typed %j is the result %j", (text, value) => expect(typedValue(text)).toBe(value));

describe("between two reports", () => {
  const before = fixtureReport({ id: "r-0", reportDate: "2026-03-20" });
  test("what went into or out of the range is told, sure values in one unit only", () => {
    const rows = (before.rows ?? []).map((r) => (r.index === 1 ? { ...r, value: 31, valueSi: 31, flag: "normal" as const } : r));
    expect(sinceLast(fixtureReport(), { ...before, rows }).map(({ code, from, to }) => [code, from, to])).toEqual([["ferritin", 31, 9.2]]);
    expect(sinceLast(fixtureReport(), { ...before, rows: rows.map((r) => ({ ...r, unitSi: "nmol/L" })) })).toEqual([]);
    expect(sinceLast(fixtureReport(), { ...before, rows: rows.map((r) => ({ ...r, ask: true })) })).toEqual([]);
  });

  test("what can be drawn: sure numbers, those outside at their last time first, each once", () => {
    expect(drawable([fixtureReport(), before]).map((c) => c.code)).toEqual(["ferritin", "ldl_c", "hemoglobin"]);
  });
});

describe("the months of a chart", () => {
  const months = (...days: string[]): string[] => monthsOf(days).map((m) => `${m.year}-${m.month}`);
  test("read January to June when the points lie there, and on from there", () => {
    expect(months("2026-06-12")).toEqual(["2026-1", "2026-2", "2026-3", "2026-4", "2026-5", "2026-6"]);
    expect(months("2026-01-15", "2026-08-01")).toHaveLength(8);
  });
  test("begin with the first point when that was in an earlier year", () => {
    expect(months("2025-11-30", "2026-01-02")).toEqual(["2025-11", "2025-12", "2026-1", "2026-2", "2026-3", "2026-4"]);
  });
  test.each([
    [6, 1],
    [7, 1],
    [8, 2],
    [12, 2],
    [36, 6],
  ])("of %i months every %i. is named", (count, every) => expect(labelEvery(count)).toBe(every));
});

test.each([
  [{ value: 14, low: 15, high: 150 }, "low"],
  [{ value: 15, low: 15, high: 150 }, "normal"],
  [{ value: 151, low: 15, high: 150 }, "high"],
  [{ value: 5 }, "unknown"],
])("a point %j is %s", (point, flag) => expect(flagOf({ date: "2026-01-01", reportId: "r", ...point })).toBe(flag));

test("a day has its year when that is not this one", () => {
  const now = new Date(2026, 10, 21);
  expect([dayText("2026-06-12", "zh-CN", now), dayText("2025-06-12", "zh-CN", now), dayText("2025-06-12", "en-US", now)]).toEqual([
    "6月12日",
    "2025年6月12日",
    "Jun 12, 2025",
  ]);
  expect(today(new Date(2026, 0, 5))).toBe("2026-01-05");
});

test("the way back leads to a screen of this app or nowhere", () => {
  const back = (to: string): string | undefined => backTo(new URLSearchParams({ return: to }));
  expect(back("/questionnaire?plan_type=deep_questionnaire&step=reports")).toBe("/questionnaire?plan_type=deep_questionnaire&step=reports");
  for (const to of ["//evil.example", "https://evil.example", "javascript:alert(1)", "", "/a#b", "/a\\b"]) expect(back(to), to).toBeUndefined();
  expect(openReportAt("a b", "/x?y=1")).toBe("/reportListPage?id=a%20b&return=%2Fx%3Fy%3D1");
});

test("analytes are found by name, abbreviation and part, the exact one first", () => {
  const all = [
    { code: "tf", name: "转铁蛋白", aliases: ["TRF"], unit: "g/L", units: ["g/L"] },
    { code: "ferritin", name: "铁蛋白", aliases: ["FER", "SF"], unit: "ug/L", units: ["ug/L"] },
  ];
  expect(findAnalytes(all, "铁蛋白").map((a) => a.code)).toEqual(["ferritin", "tf"]);
  expect(findAnalytes(all, "fer").map((a) => a.code)).toEqual(["ferritin"]);
  expect(findAnalytes(all, " ")).toEqual([]);
});

test("stages: what was told is under way with the server's words, before it done, after it waiting", () => {
  expect(stagesOf(undefined).map((s) => s.state)).toEqual(["now", "waiting", "waiting", "waiting"]);
  const at = stagesOf({ stage: "reading", label: "读第 2 页，共 5 页", progress: 0.3 });
  expect(at.map((s) => [s.state, s.label])).toEqual([
    ["done", undefined],
    ["done", undefined],
    ["now", "读第 2 页，共 5 页"],
    ["waiting", undefined],
  ]);
  expect(stagesOf({ stage: "done", label: "", progress: 1 }).every((s) => s.state === "done")).toBe(true);
});
