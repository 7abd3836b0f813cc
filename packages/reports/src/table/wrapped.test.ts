import { expect, test } from "vitest";
import { linesOf } from "../testing/lines.ts";
import { rowsOf } from "./blocks.ts";

const NAMES = ["Creatinine", "肌酐", "Sodium", "钠", "Potassium", "钾", "Urea", "尿素", "游离三碘甲状腺原氨酸"];
const known = (text: string): boolean => NAMES.includes(text);
type Put = [x: number, y: number, text: string];
const HEAD: Put[] = [
  [20, 0, "Test"],
  [200, 0, "Result"],
  [280, 0, "Unit"],
  [360, 0, "Reference Range"],
];
const read = (...words: Put[]): unknown[] => rowsOf(linesOf(words), known, { section: "" }).map((r) => [r.name, r.abbr, r.value, r.unit, r.range]);
const result = (y: number, ...cells: string[]): Put[] => cells.map((text, i): Put => [200 + 80 * i, y, text]);

test("a result between the two lines of its name", () =>
  expect(
    read(
      ...HEAD,
      [20, 20, "Creatinine"],
      ...result(26, "61", "umol/L", "49-83"),
      [20, 32, "肌酐"],
      [20, 50, "Sodium"],
      ...result(56, "140", "mmol/L", "135-145"),
      [20, 62, "钠"],
    ),
  ).toEqual([
    ["Creatinine", "肌酐", "61", "umol/L", "49-83"],
    ["Sodium", "钠", "140", "mmol/L", "135-145"],
  ]));
test("further ranges under the first are its own; a bare one, and what is said of something else, are not", () =>
  expect(
    read(
      ...HEAD,
      [20, 20, "Creatinine"],
      ...result(20, "61", "umol/L", "Male : 59-104"),
      [360, 31, "Female : 45-84"],
      [20, 50, "Sodium"],
      ...result(50, "140", "mmol/L", "135-145"),
      [360, 61, "Adults : 136-146"],
    ),
  ).toEqual([
    ["Creatinine", undefined, "61", "umol/L", "Male : 59-104; Female : 45-84"],
    ["Sodium", undefined, "140", "mmol/L", "135-145"],
  ]));
test("names in two scripts over one another: each goes to its own row, also where the lines merged differently", () =>
  expect(
    read(
      ...HEAD,
      [20, 20, "Creatinine"],
      ...result(20, "61", "umol/L", "49-83"),
      [20, 32, "肌酐"],
      [20, 44, "Sodium"],
      [20, 56, "钠"],
      ...result(56, "140", "mmol/L", "135-145"),
      [20, 68, "Potassium"],
      [20, 80, "钾"],
      ...result(80, "4.1", "mmol/L", "3.5-5.1"),
      [20, 92, "Urea"],
      [20, 104, "尿素"],
      ...result(104, "5.0", "mmol/L", "2.8-8.1"),
    ).map((r) => (r as unknown[]).slice(0, 3)),
  ).toEqual([
    ["Creatinine", "肌酐", "61"],
    ["钠", "Sodium", "140"],
    ["钾", "Potassium", "4.1"],
    ["尿素", "Urea", "5.0"],
  ]));
test("a range and a name that go on below", () =>
  expect(read(...HEAD, [20, 20, "游离三碘甲状腺"], ...result(20, "4.1", "pmol/L", "3.1-"), [20, 31, "原氨酸"], [360, 31, "6.8"])).toEqual([
    ["游离三碘甲状腺原氨酸", undefined, "4.1", "pmol/L", "3.1-6.8"],
  ]));
test("the ends of the range in columns of their own, one of them missing", () =>
  expect(
    read(
      [20, 0, "项目"],
      [200, 0, "结果"],
      [280, 0, "单位"],
      [360, 0, "下限"],
      [420, 0, "上限"],
      [20, 20, "钠"],
      ...result(20, "140", "mmol/L", "135"),
      [420, 20, "145"],
      [20, 40, "肌酐"],
      [200, 40, "61"],
      [280, 40, "umol/L"],
      [420, 40, "83"],
    ),
  ).toEqual([
    ["钠", undefined, "140", "mmol/L", "135-145"],
    ["肌酐", undefined, "61", "umol/L", "≤83"],
  ]));
test("two tables that order their columns differently", () =>
  expect(
    read(
      [20, 0, "项目"],
      [90, 0, "结果"],
      [130, 0, "单位"],
      [180, 0, "参考值"],
      [280, 0, "英文名"],
      [340, 0, "参考值"],
      [420, 0, "结果"],
      [480, 0, "单位"],
      [20, 20, "钠"],
      [90, 20, "140"],
      [130, 20, "mmol/L"],
      [180, 20, "135-145"],
      [280, 20, "Urea"],
      [340, 20, "2.8-8.1"],
      [420, 20, "5.0"],
      [480, 20, "mmol/L"],
    ),
  ).toEqual([
    ["钠", undefined, "140", "mmol/L", "135-145"],
    ["Urea", undefined, "5.0", "mmol/L", "2.8-8.1"],
  ]));
test("a unit that the heading tells, and labels in front of each thing", () => {
  expect(read([20, 0, "项目"], [200, 0, "结果(mmol/L)"], [360, 0, "参考值"], [20, 20, "钠"], [200, 20, "140"], [360, 20, "135-145"])).toEqual([
    ["钠", undefined, "140", "mmol/L", "135-145"],
  ]);
  const form = (y: number, name: string, value: string, range: string): Put[] => [
    [20, y, `Test: ${name}`],
    [30, y + 14, `Result: ${value}`],
    [30, y + 28, `Reference interval: ${range}`],
    [30, y + 42, "Status: Normal"],
  ];
  expect(
    read(...form(0, "Sodium", "140 mmol/L", "135-145"), ...form(70, "Urea", "5.0 mmol/L", "2.8-8.1"), ...form(140, "Creatinine", "61 umol/L", "49-83")),
  ).toEqual([
    ["Sodium", undefined, "140", "mmol/L", "135-145"],
    ["Urea", undefined, "5.0", "mmol/L", "2.8-8.1"],
    ["Creatinine", undefined, "61", "umol/L", "49-83"],
  ]);
});
