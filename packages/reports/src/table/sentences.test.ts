import { expect, test } from "vitest";
import { linesOf } from "../testing/lines.ts";
import { rowsOf } from "./blocks.ts";

const NAMES = ["空腹血糖", "尿酸", "BMI", "25羟维生素D", "25羟维生素D2", "WBC", "MCV", "Lymphs", "Hemoglobin"];
const known = (text: string): boolean => NAMES.includes(text.replace(/ 0\d$/, ""));
const read = (...words: [x: number, y: number, text: string][]): unknown[] =>
  rowsOf(linesOf(words), known, { section: "" }).map((r) => [r.name, r.value, r.unit, r.flag, r.range, r.unsure ?? false]);

test("results told in a sentence, the range in brackets behind each", () =>
  expect(read([20, 0, "BMI 23.3 kg/m2（参考18.5-23.9），空腹血糖为7.2mmol/L↑（参考值：3.9-6.1）；"], [20, 20, "尿酸259μmol/L（参考155-357）。"])).toEqual([
    ["BMI", "23.3", "kg/m2", "", "18.5-23.9", false],
    ["空腹血糖", "7.2", "mmol/L", "↑", "3.9-6.1", false],
    ["尿酸", "259", "μmol/L", "", "155-357", false],
  ]));
test("a number that may begin in two places is not sure", () =>
  expect(read([20, 0, "25羟维生素D278nmol/L（参考75-250）"])).toEqual([["25羟维生素D", "278", "nmol/L", "", "75-250", true]]));
test("a number without its range, or of a name nobody knows, is no result", () =>
  expect(read([20, 0, "尿酸升高（408.9 μmol/L），较上次 5.1 上升（参考意见：复查 1-2 次）"])).toEqual([]));

test("the number of a laboratory small behind the names, however it was read", () =>
  expect(
    read(
      ...(["WBC 01", "MCV1", "Lymphso1", "Hemoglobin 01", "WBC 01"] as const).flatMap((name, i): [number, number, string][] => [
        [20, 20 + 20 * i, name],
        [200, 20 + 20 * i, "12.5"],
        [260, 20 + 20 * i, "%"],
        [320, 20 + 20 * i, "3.5-9.5"],
      ]),
    ).map((row) => (row as unknown[])[0]),
  ).toEqual(["WBC 01", "MCV", "Lymphs", "Hemoglobin 01", "WBC 01"]));
test.each(["检", "女", "结果", "1-", "· "])("a line of %s without end is passed over", (part) =>
  expect(read([20, 0, part.repeat(150)], [20, 20, part.repeat(20_000)])).toEqual([]),
);
test("letters of judgement are no flags", () => {
  const rows = (letters: readonly string[]): unknown[] =>
    read(
      [20, 0, "项目"],
      [120, 0, "判定"],
      [180, 0, "今次"],
      [240, 0, "单位"],
      [320, 0, "基准值"],
      ...letters.flatMap((letter, i): [number, number, string][] => [
        [20, 20 + 20 * i, NAMES[i] ?? ""],
        [120, 20 + 20 * i, letter],
        [180, 20 + 20 * i, "12.5"],
        [240, 20 + 20 * i, "mmol/L"],
        [320, 20 + 20 * i, "3.5-9.5"],
      ]),
    ).map((row) => (row as unknown[])[3]);
  expect(rows(["A", "B", "D2"])).toEqual(["", "", ""]);
  expect(rows(["A", "A", "A"])).toEqual(["A", "A", "A"]);
});
