/**
 * A second family of sheets, made apart from `layout.ts` and never used to tune the reader: what it measures is how the reader
 * does on a sheet it meets for the first time.
 */
import type { Mark, Page } from "@nutri/reports/testing/pdf";
import { type Pen, penOf } from "./pen.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

type Draw = (pen: Pen, sheet: Sheet, rows: readonly TruthRow[], first: number) => void;
type Make = { name: string; lang: "zh" | "en"; perPage: number; width: number; height: number; draw: Draw };

const zhHead = (pen: Pen, s: Sheet, title: string, width = 595): void => {
  pen.text(width / 2, 44, `${s.institution}${title}`, 14, { anchor: "middle", bold: true });
  pen.text(36, 70, `姓 名:${s.person}`, 9);
  pen.text(150, 70, `性 别:${s.sex === "male" ? "男" : "女"}`, 9);
  pen.text(250, 70, `年 龄:${s.age}岁`, 9);
  pen.text(350, 70, "病历号:0083415", 9);
  pen.text(36, 84, "科 别:体检科", 9);
  pen.text(150, 84, "标 本:血清", 9);
  pen.text(250, 84, `采集时间:${s.date} 08:12`, 9);
};
const enHead = (pen: Pen, s: Sheet, width = 595): void => {
  pen.text(36, 44, s.institution, 13, { bold: true });
  pen.text(36, 62, `Name: ${s.person}    Gender: ${s.sex === "male" ? "M" : "F"}    Age: ${s.age} yrs`, 9);
  pen.text(36, 75, `Date collected: ${s.date}   Report status: Final`, 9);
  pen.line(36, 82, width - 36, 82, 1);
};

/** Every cell in a box, the flag in front of the number. */
const boxed: Draw = (pen, s, rows, first) => {
  zhHead(pen, s, "检验结果报告");
  const xs = [36, 66, 230, 330, 420, 559];
  const top = 98;
  ["编号", "检测指标", "测定结果", "计量单位", "正常参考值"].forEach((t, i) => pen.text((xs[i] ?? 0) + 4, top + 13, t, 9, { bold: true }));
  rows.forEach((row, n) => {
    const y = top + 18 + n * 18;
    [String(first + n + 1), row.name, `${row.mark} ${row.value}`.trim(), row.unit, row.range].forEach((t, i) => pen.text((xs[i] ?? 0) + 4, y + 13, t, 9));
  });
  const bottom = top + 18 + rows.length * 18;
  for (let y = top; y <= bottom; y += 18) pen.line(36, y, 559, y, 0.6);
  for (const x of xs) pen.line(x, top, x, bottom, 0.6);
};

/** A name with its abbreviation in brackets, the range before the result, the arrow in a column after the unit. */
const bracketed: Draw = (pen, s, rows) => {
  zhHead(pen, s, "生化检验报告");
  const xs = [36, 250, 350, 430, 520];
  ["项 目", "参 考 值", "结 果", "单 位", "提 示"].forEach((t, i) => pen.text(xs[i] ?? 0, 108, t, 9.5, { bold: true }));
  pen.line(36, 113, 559, 113, 1);
  rows.forEach((row, n) => {
    const y = 128 + n * 16.5;
    [row.abbr ? `${row.name}(${row.abbr})` : row.name, row.range, row.value, row.unit, row.mark].forEach((t, i) => pen.text(xs[i] ?? 0, y, t, 9.5));
  });
  pen.line(36, 132 + rows.length * 16.5, 559, 132 + rows.length * 16.5, 1);
  pen.text(36, 146 + rows.length * 16.5, "※ 参考值因检测方法而异，7.8 以上者建议复诊", 7.5);
};

/** Three narrow tables side by side on a page on its side. */
const threefold: Draw = (pen, s, rows) => {
  zhHead(pen, s, "体检检验汇总单", 842);
  const per = Math.ceil(rows.length / 3);
  for (let k = 0; k < 3; k++) {
    const x = 30 + k * 266;
    [
      ["项目", 0],
      ["结果", 104],
      ["单位", 150],
      ["参考区间", 204],
    ].forEach(([t, dx]) => pen.text(x + Number(dx), 106, String(t), 8, { bold: true }));
    rows.slice(k * per, (k + 1) * per).forEach((row, n) => {
      const y = 122 + n * 15;
      pen.text(x, y, row.name, 7.5);
      pen.text(x + 104, y, `${row.value}${row.mark ? ` ${row.mark}` : ""}`, 7.5);
      pen.text(x + 150, y, row.unit, 7.5);
      pen.text(x + 204, y, row.range, 7.5);
    });
  }
};

/** The booklet of a check-up centre: a panel's name as a band, then result, hint, range with its unit. */
const booklet: Draw = (pen, s, rows, first) => {
  if (first === 0) zhHead(pen, s, "健康体检报告");
  let y = first === 0 ? 104 : 60;
  rows.forEach((row, n) => {
    if (n % 8 === 0) {
      pen.fill(36, y - 11, 523, 15);
      pen.text(42, y, ["检验科检查（一）", "检验科检查（二）", "检验科检查（三）", "检验科检查（四）"][Math.floor((first + n) / 8) % 4] ?? "", 10, {
        bold: true,
      });
      pen.text(430, y, "检查医生：于航", 8);
      y += 18;
      [
        ["检查项目", 42],
        ["测量结果", 230],
        ["提示", 320],
        ["参考范围", 370],
        ["单位", 480],
      ].forEach(([t, x]) => pen.text(Number(x), y, String(t), 9, { bold: true }));
      y += 17;
    }
    [
      [row.name, 42],
      [row.value, 230],
      [row.mark, 320],
      [row.range, 370],
      [row.unit, 480],
    ].forEach(([t, x]) => pen.text(Number(x), y, String(t), 9));
    y += 16;
    if (n % 8 === 7) {
      pen.text(42, y, "小结：部分指标请结合临床", 8.5);
      y += 18;
    }
  });
};

/** `Analyte ..... 5.2 mmol/L (3.9 - 6.1)`, one after the other. */
const dotted: Draw = (pen, s, rows) => {
  enHead(pen, s);
  rows.forEach((row, n) => {
    const y = 104 + n * 17;
    pen.text(36, y, row.name, 10);
    pen.text(300, y, row.value, 10, { anchor: "end", bold: row.mark !== "" });
    pen.text(306, y, row.mark, 10);
    pen.text(330, y, row.unit, 10);
    pen.text(430, y, `(${row.range})`, 10);
  });
};

/** In range and out of range have a column each. */
const inOut: Draw = (pen, s, rows) => {
  enHead(pen, s);
  const xs = [36, 250, 330, 420];
  ["Test Name", "In Range", "Out of Range", "Reference Range"].forEach((t, i) => pen.text(xs[i] ?? 0, 100, t, 9.5, { bold: true }));
  rows.forEach((row, n) => {
    const y = 118 + n * 16;
    pen.text(36, y, row.name.toUpperCase(), 9);
    pen.text(row.mark ? 330 : 250, y, `${row.value}${row.mark ? ` ${row.mark}` : ""}`, 9, { bold: row.mark !== "" });
    pen.text(420, y, `${row.range} ${row.unit}`.trim(), 9);
  });
  pen.text(36, 128 + rows.length * 16, "Fasting: yes. Results above 10.5 should be repeated after 30 days.", 8);
};

/** The way a practice prints it: number and unit together, the range in square brackets, a remark between rows now and then. */
const practice: Draw = (pen, s, rows) => {
  enHead(pen, s);
  let y = 102;
  for (const [n, row] of rows.entries()) {
    if (n % 9 === 0) {
      pen.text(36, y, ["Bone profile", "Full blood count", "Other tests"][Math.floor(n / 9) % 3] ?? "", 10, { bold: true });
      y += 16;
    }
    pen.text(46, y, row.name, 9.5);
    pen.text(280, y, `${row.value} ${row.unit}`, 9.5);
    pen.text(400, y, `[${row.range.replace(/--|~/, " - ")}]`, 9.5);
    pen.text(510, y, row.mark === "" ? "" : row.flag === "high" ? "Above high reference limit" : "Below low reference limit", 6.5);
    y += 15.5;
    if (n % 6 === 5) {
      pen.text(56, y, "Sample slightly haemolysed, interpret with care.", 8);
      y += 13;
    }
  }
};

const MAKES: readonly Make[] = [
  { name: "boxed", lang: "zh", perPage: 36, width: 595, height: 842, draw: boxed },
  { name: "bracketed", lang: "zh", perPage: 38, width: 595, height: 842, draw: bracketed },
  { name: "threefold", lang: "zh", perPage: 84, width: 842, height: 595, draw: threefold },
  { name: "booklet", lang: "zh", perPage: 24, width: 595, height: 842, draw: booklet },
  { name: "dotted", lang: "en", perPage: 40, width: 595, height: 842, draw: dotted },
  { name: "in and out", lang: "en", perPage: 40, width: 595, height: 842, draw: inOut },
  { name: "practice", lang: "en", perPage: 32, width: 595, height: 842, draw: practice },
];

export const heldOutLang = (n: number): "zh" | "en" => MAKES[n % MAKES.length]?.lang ?? "zh";

/** Sheet `n` in the layout whose turn it is. */
export function layOutHeldOut(sheet: Sheet, n: number, _r: Random): { pages: Page[]; name: string } {
  const make = MAKES[n % MAKES.length] as Make;
  const pages: Page[] = [];
  for (let from = 0; from < sheet.rows.length; from += make.perPage) {
    const marks: Mark[] = [];
    make.draw(penOf(marks), sheet, sheet.rows.slice(from, from + make.perPage), from);
    pages.push({ width: make.width, height: make.height, marks });
  }
  return { pages, name: make.name };
}
