/** One sheet with the results of two people: whose they are is for the person to say, so nothing of it may be shown as sure and theirs. */
import type { Analyte, ReadResult } from "@nutri/reports";
import type { Mark, Page } from "@nutri/reports/testing/pdf";
import { penOf } from "./pen.ts";
import type { Random } from "./random.ts";
import type { Score } from "./score.ts";
import { makeSheet, type Sheet } from "./sheet.ts";

const PEOPLE = [
  ["张明", "男", 41],
  ["李芳", "女", 38],
] as const;
const COLUMNS = [40, 230, 310, 380, 460] as const;

/** Each with a head and a table of their own, one under the other. */
function stacked(sheet: Sheet, second: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  const pen = penOf(marks);
  pen.text(297, 44, `${sheet.institution}家庭体检报告`, 14, { anchor: "middle", bold: true });
  PEOPLE.forEach(([person, sex, age], half) => {
    const top = 70 + half * 380;
    pen.text(40, top, `姓名：${person}   性别：${sex}   年龄：${age}岁`, 10);
    ["项目", "结果", "单位", "参考值"].forEach((t, i) => pen.text(COLUMNS[i] ?? 0, top + 22, t, 9.5, { bold: true }));
    sheet.rows.forEach((row, n) =>
      [row.name, half === 0 ? row.value : (second[n] ?? ""), row.unit, row.range].forEach((t, i) => pen.text(COLUMNS[i] ?? 0, top + 40 + n * 17, t, 9)),
    );
  });
  return marks;
}

/** One table with a column for each, headed by their names. */
function beside(sheet: Sheet, second: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  const pen = penOf(marks);
  pen.text(297, 44, `${sheet.institution}家庭体检对照表`, 14, { anchor: "middle", bold: true });
  ["项目", PEOPLE[0][0], PEOPLE[1][0], "单位", "参考值"].forEach((t, i) => pen.text(COLUMNS[i] ?? 0, 80, t, 9.5, { bold: true }));
  sheet.rows.forEach((row, n) => [row.name, row.value, second[n] ?? "", row.unit, row.range].forEach((t, i) => pen.text(COLUMNS[i] ?? 0, 98 + n * 17, t, 9)));
  return marks;
}

/** Sheet `n`: stacked and side by side in turn. */
export function familySheet(analytes: readonly Analyte[], n: number, r: Random): { sheet: Sheet; pages: Page[]; name: string } {
  const made = makeSheet(analytes, "zh", r.int(8, 16), r);
  const rows = made.rows.filter((row) => row.number !== undefined).map((row) => ({ ...row, mark: "" }));
  const sheet = { ...made, rows };
  const second = rows.map((row) => ((row.number ?? 0) * (0.85 + 0.3 * r.next())).toFixed(/\.(\d+)/.exec(row.value)?.[1]?.length ?? 0));
  const name = n % 2 === 0 ? "stacked" : "beside";
  return { sheet, pages: [{ width: 595, height: 842, marks: (n % 2 === 0 ? stacked : beside)(sheet, second) }], name };
}

/** Right are the rows that would not count for the person as long as nobody has said whose they are. */
export function scoreFamily(into: Score, sheet: Sheet, result: ReadResult, label: string): void {
  const taken = result.problems.some((p) => p.code === "several_people") ? [] : result.rows.filter((row) => row.code !== undefined && !row.ask);
  into.sheets += 1;
  into.pages += result.pages.length;
  into.truth += sheet.rows.length;
  into.given += sheet.rows.length;
  into.right += Math.max(0, sheet.rows.length - taken.length);
  into.wrong += taken.length;
  into.misses.push(...taken.map((row) => `${label} TAKEN FOR THE PERSON'S ${row.code} ${row.value} ${row.unit}`));
}
