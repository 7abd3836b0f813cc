/** Sheets without a table: the cards of a hospital's app on a telephone, and a booklet that shows each result on a bar of its range. */
import type { Mark, Page } from "@nutri/reports/testing/pdf";
import { type Pen, penOf } from "./pen.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

type Draw = (pen: Pen, sheet: Sheet, rows: readonly TruthRow[]) => void;
type Make = { name: string; lang: "zh" | "en"; perPage: number; width: number; height: number; draw: Draw };

const VERDICT = { low: "Low", normal: "Within range", high: "High", abnormal: "Abnormal" } as const;
const bounds = ({ range }: TruthRow): readonly [string, string] | undefined => {
  const m = /^(\d[\d.]*)\s*(?:--?|~)\s*(\d[\d.]*)$/.exec(range);
  return m?.[1] && m[2] ? [m[1], m[2]] : undefined;
};
const phoneHead = (pen: Pen, s: Sheet): void => {
  pen.text(20, 22, "9:41", 12, { bold: true });
  pen.text(195, 56, "检验报告详情", 15, { anchor: "middle", bold: true });
  pen.text(16, 92, `${s.person}  ${s.sex === "male" ? "男" : "女"}  ${s.age}岁`, 13);
  pen.text(16, 112, s.institution, 11);
  pen.text(374, 112, `采样时间 ${s.date} 08:10`, 10, { anchor: "end" });
};

/** One card a result: name and a tag, under it the number with its unit, under that the range in words. */
const cards: Draw = (pen, s, rows) => {
  phoneHead(pen, s);
  rows.forEach((row, n) => {
    const y = 132 + n * 78;
    pen.fill(10, y, 370, 70);
    pen.text(22, y + 21, row.name, 13, { bold: true });
    if (row.mark) pen.text(368, y + 21, row.flag === "high" ? "偏高" : "偏低", 11, { anchor: "end" });
    pen.text(22, y + 44, row.value, 17, { bold: true });
    pen.text(30 + 10 * row.value.length, y + 44, row.unit, 11);
    pen.text(22, y + 62, `参考范围：${row.range}`, 10.5);
  });
};

/** A list: name on the left with the range under it, number and arrow on the right with the unit under them. */
const list: Draw = (pen, s, rows) => {
  phoneHead(pen, s);
  rows.forEach((row, n) => {
    const y = 138 + n * 56;
    pen.text(20, y + 16, row.abbr ? `${row.name} (${row.abbr})` : row.name, 13);
    pen.text(20, y + 34, `参考值 ${row.range}`, 10.5);
    pen.text(370, y + 16, `${row.value}${row.mark ? ` ${row.mark}` : ""}`, 15, { anchor: "end", bold: row.mark !== "" });
    pen.text(370, y + 34, row.unit, 10.5, { anchor: "end" });
    pen.line(20, y + 44, 370, y + 44, 0.5);
  });
};

/** A booklet's page: name, number and unit, then a bar in three colours with the ends of the range under it and what is wanted. */
const bars: Draw = (pen, s, rows) => {
  pen.text(40, 46, s.institution, 14, { bold: true });
  pen.text(40, 64, "Your health check results", 12);
  pen.text(40, 82, `Name: ${s.person}   Sex: ${s.sex === "male" ? "Male" : "Female"}   Age: ${s.age}   Date of visit: ${s.date}`, 9);
  rows.forEach((row, n) => {
    const [x, y] = [40 + (n % 2) * 270, 104 + Math.floor(n / 2) * 84];
    pen.text(x, y + 12, row.name, 10.5, { bold: true });
    pen.text(x, y + 30, `${row.value} ${row.unit}`.trim(), 13, { bold: true });
    pen.text(x + 240, y + 30, VERDICT[row.flag], 9, { anchor: "end" });
    for (const part of [0, 1, 2]) pen.fill(x + part * 80, y + 36, 78, 8);
    const ends = bounds(row);
    if (ends) {
      pen.text(x + 80, y + 54, ends[0], 7.5, { anchor: "middle" });
      pen.text(x + 160, y + 54, ends[1], 7.5, { anchor: "middle" });
    }
    pen.text(x, y + 66, `Expected range: ${row.range}`, 8.5);
  });
};

const MAKES: readonly Make[] = [
  { name: "cards", lang: "zh", perPage: 9, width: 390, height: 850, draw: cards },
  { name: "list", lang: "zh", perPage: 12, width: 390, height: 850, draw: list },
  { name: "bars", lang: "en", perPage: 16, width: 595, height: 842, draw: bars },
];
export const cardLang = (n: number): "zh" | "en" => MAKES[n % MAKES.length]?.lang ?? "zh";

/** Sheet `n` in the make whose turn it is. */
export function layOutCards(sheet: Sheet, n: number): { pages: Page[]; name: string } {
  const { name, perPage, width, height, draw } = MAKES[n % MAKES.length] as Make;
  const pages: Page[] = [];
  for (let from = 0; from < sheet.rows.length; from += perPage) {
    const marks: Mark[] = [];
    draw(penOf(marks), sheet, sheet.rows.slice(from, from + perPage));
    pages.push({ width, height, marks });
  }
  return { pages, name };
}
