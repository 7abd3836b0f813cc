import type { Mark, Page } from "@nutri/reports/testing/pdf";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

type Field = "index" | "name" | "abbr" | "value" | "flag" | "unit" | "range" | "history" | "valueUnit" | "rangeUnit" | "valueFlag";

const LABELS: Record<Field, { zh: string[]; en: string[] }> = {
  index: { zh: ["序号", "No"], en: ["#", "No."] },
  name: { zh: ["项目", "检验项目", "项目名称"], en: ["Test", "Test Name", "Component", "Investigation"] },
  abbr: { zh: ["英文缩写", "缩写"], en: ["Code"] },
  value: { zh: ["结果", "检验结果", "测定值"], en: ["Result", "Value", "Results"] },
  flag: { zh: ["提示", "标志"], en: ["Flag"] },
  unit: { zh: ["单位"], en: ["Units", "Unit"] },
  range: { zh: ["参考值", "参考区间", "参考范围"], en: ["Reference Range", "Reference Interval", "Ref. Range"] },
  history: { zh: ["上次结果"], en: ["Previous"] },
  valueUnit: { zh: ["结果"], en: ["Your Value", "Result"] },
  rangeUnit: { zh: ["参考范围"], en: ["Standard Range"] },
  valueFlag: { zh: ["结果"], en: ["Result"] },
};
const WIDTH: Record<Field, number> = {
  index: 0.5,
  name: 2.6,
  abbr: 1,
  value: 1,
  flag: 0.6,
  unit: 1.3,
  range: 1.5,
  history: 1,
  valueUnit: 1.6,
  rangeUnit: 2,
  valueFlag: 1.1,
};
const ORDERS: Record<"zh" | "en", readonly (readonly Field[])[]> = {
  zh: [
    ["index", "name", "abbr", "value", "flag", "unit", "range"],
    ["name", "value", "flag", "unit", "range"],
    ["name", "value", "unit", "range", "flag"],
    ["index", "abbr", "name", "value", "unit", "flag", "range"],
    ["name", "range", "value", "unit"],
    ["index", "name", "valueFlag", "range", "unit"],
    ["name", "value", "flag", "history", "unit", "range"],
  ],
  en: [
    ["name", "value", "flag", "unit", "range"],
    ["name", "valueUnit", "rangeUnit", "flag"],
    ["name", "value", "unit", "range", "flag"],
    ["name", "value", "flag", "history", "unit", "range"],
    ["name", "range", "unit", "value"],
    ["name", "valueUnit", "range"],
  ],
};

const other = (row: TruthRow): string =>
  row.number === undefined ? row.value : (row.number * 1.07 + 0.1).toFixed(/\.(\d+)/.exec(row.value)?.[1]?.length ?? 0);
function textOf(field: Field, row: TruthRow, n: number): string {
  const table: Record<Field, string> = {
    index: String(n + 1),
    name: row.name,
    abbr: row.abbr ?? "",
    value: row.value,
    flag: row.mark,
    unit: row.unit,
    range: row.range,
    history: other(row),
    valueUnit: `${row.value} ${row.unit}`.trim(),
    rangeUnit: `${row.range} ${/[-~]/.test(row.range) ? row.unit : ""}`.trim(),
    valueFlag: `${row.value} ${row.mark}`.trim(),
  };
  return table[field];
}

type Style = { size: number; pitch: number; rightValues: boolean; rules: boolean; banded: boolean; header: boolean; halves: 1 | 2; fields: readonly Field[] };
const wide = (text: string): number => [...text].reduce((s, c) => s + (/[\u2e80-\uffff]/.test(c) ? 1 : 0.56), 0);

/** Sheets of many makes: order of columns, one or two halves, rules, bands, right-aligned numbers, long names over two lines. */
export function layOut(sheet: Sheet, r: Random): { pages: Page[]; style: Style } {
  const halves = sheet.lang === "zh" && r.chance(0.3) ? 2 : 1;
  const fields = halves === 2 ? (["name", "value", "flag", "unit", "range"] as const) : r.pick(ORDERS[sheet.lang]);
  const size = halves === 2 ? 7.5 : r.int(8, 10);
  const style: Style = {
    size,
    pitch: size * (1.6 + r.next() * 0.5),
    rightValues: r.chance(0.4),
    rules: r.chance(0.5),
    banded: r.chance(0.2),
    header: r.chance(0.9),
    halves,
    fields,
  };
  const pages: Page[] = [];
  const perPage = Math.floor(560 / style.pitch) * halves;
  for (let from = 0; from < sheet.rows.length; from += perPage) pages.push(pageOf(sheet, style, sheet.rows.slice(from, from + perPage), from, r));
  return { pages, style };
}

function pageOf(sheet: Sheet, style: Style, rows: readonly TruthRow[], from: number, r: Random): Page {
  const marks: Mark[] = [];
  const text = (x: number, y: number, value: string, size = style.size, anchor: "start" | "end" | "middle" = "start", bold = false): number =>
    marks.push({ kind: "text", x, y, size, text: value, anchor, bold });
  text(297, 60, sheet.lang === "zh" ? `${sheet.institution}检验报告单` : `${sheet.institution} - Laboratory Report`, 15, "middle", true);
  if (sheet.lang === "zh") {
    text(40, 88, `姓名：${sheet.person}`);
    text(180, 88, `性别：${sheet.sex === "male" ? "男" : "女"}`);
    text(300, 88, `年龄：${sheet.age}岁`);
    text(420, 88, "样本号：A0417");
  } else {
    text(40, 88, `Patient: ${sheet.person}`);
    text(200, 88, `Sex: ${sheet.sex === "male" ? "Male" : "Female"}`);
    text(300, 88, `Age: ${sheet.age}`);
  }
  const perHalf = Math.ceil(rows.length / style.halves);
  const span = (595 - 80) / style.halves;
  let bottom = 0;
  for (let half = 0; half < style.halves; half++)
    bottom = Math.max(
      bottom,
      table(marks, sheet, style, rows.slice(half * perHalf, (half + 1) * perHalf), from + half * perHalf, 40 + half * (span + 8), span - 8, r),
    );
  const date = sheet.lang === "zh" ? `采样时间：${sheet.date} 07:40` : `Collected: ${sheet.date}`;
  text(40, bottom + 22, date);
  text(300, bottom + 22, sheet.lang === "zh" ? `报告时间：${sheet.date} 15:10` : "Reviewed by: K. Stone");
  text(
    40,
    bottom + 38,
    sheet.lang === "zh" ? "注：本结果仅对该标本负责，HbA1c 高于 6.5 请复查。" : "Note: a ferritin below 15 ng/mL means depleted stores.",
    7,
  );
  return { width: 595, height: 842, marks };
}

function table(marks: Mark[], sheet: Sheet, style: Style, rows: readonly TruthRow[], first: number, left: number, span: number, r: Random): number {
  const total = style.fields.reduce((s, f) => s + WIDTH[f], 0);
  let x = left;
  const at = style.fields.map((field) => {
    const w = (WIDTH[field] / total) * span;
    x += w;
    const right = style.rightValues && (field === "value" || field === "history");
    return { field, w, x: right ? x - 0.25 * w : x - w, anchor: right ? ("end" as const) : ("start" as const) };
  });
  let y = 116;
  if (
    style.header ||
    style.fields.includes("history") ||
    (style.fields.includes("range") && style.fields.indexOf("range") < style.fields.findIndex((f) => f.startsWith("value")))
  ) {
    for (const c of at) marks.push({ kind: "text", x: c.x, y, size: style.size, text: r.pick(LABELS[c.field][sheet.lang]), anchor: c.anchor, bold: true });
    marks.push({ kind: "line", x0: left, y0: y + 4, x1: left + span, y1: y + 4, width: 0.8 });
  }
  rows.forEach((row, n) => {
    y += style.pitch;
    if (style.banded && n % 2 === 1) marks.push({ kind: "fill", x: left, y: y - style.size, w: span, h: style.pitch, colour: "#e6eef8" });
    if (style.rules) marks.push({ kind: "line", x0: left, y0: y + 3, x1: left + span, y1: y + 3, width: 0.4 });
    let extra = 0;
    for (const c of at) {
      const value = textOf(c.field, row, first + n);
      const fits = Math.floor((c.w / style.size) * 0.95);
      if (c.field === "name" && wide(value) > fits) {
        const [a, b] = fold(value, fits);
        marks.push(
          { kind: "text", x: c.x, y, size: style.size, text: a, anchor: c.anchor },
          { kind: "text", x: c.x, y: y + style.size * 1.15, size: style.size, text: b, anchor: c.anchor },
        );
        extra = style.size * 1.15;
      } else if (value) marks.push({ kind: "text", x: c.x, y, size: style.size, text: value, anchor: c.anchor });
    }
    y += extra;
  });
  return y;
}

function fold(text: string, fits: number): [string, string] {
  const space = text.lastIndexOf(" ", Math.floor(fits / 0.56));
  let cut = space > 0 ? space : 0;
  if (cut === 0) for (let n = 0; cut < text.length && n <= fits - 1; cut++) n += wide(text[cut] ?? "");
  return [text.slice(0, cut), text.slice(cut).trim()];
}
