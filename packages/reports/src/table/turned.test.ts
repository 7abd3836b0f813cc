import { expect, test } from "vitest";
import { linesOf } from "../testing/lines.ts";
import { turnedRows } from "./turned.ts";

const NAMES = ["WBC", "RBC", "HGB", "PLT"];
const known = (text: string): boolean => NAMES.includes(text);
const AT = [100, 180, 260, 340];
const across = (y: number, label: string, cells: readonly string[]): [number, number, string][] => [
  [20, y, label],
  ...cells.flatMap((text, i): [number, number, string][] => (text ? [[AT[i] ?? 0, y, text]] : [])),
];
const sheet = (...days: (readonly [string, readonly string[]])[]): [number, number, string][] => [
  ...across(0, "检验日期", NAMES),
  ...across(20, "单位", ["10^9/L", "10^12/L", "g/L", "10^9/L"]),
  ...across(40, "参考值", ["3.5-9.5", "3.8-5.1", "115-150", "125-350"]),
  ...days.flatMap(([day, cells], i) => across(60 + 20 * i, day, cells)),
];
const read = (words: [number, number, string][]): unknown[] =>
  turnedRows(linesOf(words), known).rows.map((r) => [r.name, r.value, r.unit, r.range, r.unsure ?? false]);

test("of days under one another the newest is the result, with the unit and range of its column", () =>
  expect(read(sheet(["2024-01-05", ["6.1", "4.4", "128", "240"]], ["2025-03-12", ["5.2", "4.1", "131H", "251"]]))).toEqual([
    ["WBC", "5.2", "10^9/L", "3.5-9.5", false],
    ["RBC", "4.1", "10^12/L", "3.8-5.1", false],
    ["HGB", "131H", "g/L", "115-150", false],
    ["PLT", "251", "10^9/L", "125-350", false],
  ]));
test("what the newest day does not tell is not taken from an older one", () =>
  expect(read(sheet(["2025-03-12", ["5.2", "4.1", "131", ""]], ["2024-01-05", ["6.1", "4.4", "128", "240"]]))).toEqual([]));
test("a day whose line could not be laid under the names may be the newest: nothing is sure", () => {
  const words = sheet(["2024-01-05", ["6.1", "4.4", "128", "240"]]);
  const torn: [number, number, string][] = [
    [20, 80, "2025-03-12"],
    ...AT.flatMap((x): [number, number, string][] => [
      [x, 80, "5.2"],
      [x + 24, 80, "7"],
    ]),
  ];
  expect(read([...words, ...torn]).every((r) => (r as unknown[])[4] === true)).toBe(true);
});
test("a table with names down the side is left as it is", () => {
  const lines = linesOf(
    NAMES.flatMap((name, i): [number, number, string][] => [
      [20, 20 * i, name],
      [100, 20 * i, "5.2"],
    ]),
  );
  expect(turnedRows(lines, known)).toEqual({ rows: [], rest: lines });
});
