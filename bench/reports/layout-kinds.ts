/** Makes of sheet beyond the plain table: a laboratory chain's, a practice's, a dot-matrix slip, ranges by sex, a urine strip, arrows before numbers, thousands. */
import type { Mark, Page } from "@nutri/reports/testing/pdf";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

type Columns = readonly (readonly [x: number, label: string, text: (row: TruthRow, n: number) => string])[];
type Kind = { name: string; lang: "zh" | "en"; perPage: number; make: (sheet: Sheet, rows: readonly TruthRow[], from: number, r: Random) => Mark[] };

const text = (x: number, y: number, value: string, size = 9, bold = false): Mark => ({ kind: "text", x, y, size, text: value, anchor: "start", bold });
const grouped = (value: string): string => value.replace(/^(\d{1,3})(?=(?:\d{3})+(?:\.|$))/, "$1,").replace(/(,\d{3})(?=\d{3})/g, "$1,");

function head({ lang, institution, sex, age, date, person }: Sheet): Mark[] {
  if (lang === "zh")
    return [
      text(200, 50, `${institution}检验报告单`, 15, true),
      text(40, 76, `姓名：${person}`),
      text(150, 76, `性别：${sex === "male" ? "男" : "女"}`),
      text(250, 76, `年龄：${age} 岁`),
      text(360, 76, `采样日期：${date}`),
    ];
  return [
    text(40, 50, institution, 14, true),
    text(40, 70, `Patient: ${person}`),
    text(220, 70, `Sex: ${sex === "male" ? "Male" : "Female"}`),
    text(320, 70, `Age: ${age}`),
    text(400, 70, `Date Collected: ${date}`),
  ];
}

/** A table under its head, with a rule under the headings. */
function table(sheet: Sheet, rows: readonly TruthRow[], columns: Columns, from: number, size = 9, pitch = 16): Mark[] {
  const heads = columns.map(([x, label]) => text(x, 104, label, size, true));
  const cells = rows.flatMap((row, n) =>
    columns.flatMap(([x, , of]) => (of(row, from + n) ? [text(x, 122 + n * pitch, of(row, from + n), size, row.mark !== "" && x > 200)] : [])),
  );
  return [...head(sheet), ...heads, { kind: "line", x0: 40, y0: 109, x1: 555, y1: 109, width: 0.8 }, ...cells, ...foot(sheet, 140 + rows.length * pitch)];
}
const foot = ({ lang }: Sheet, y: number): Mark[] =>
  lang === "zh"
    ? [text(40, y, "检验者：王一  审核者：李二"), text(40, y + 14, "注：↑ 高于参考值，↓ 低于参考值；本结果仅对所检标本负责。", 7)]
    : [text(40, y, "* Performed at a second site. Values under 3.0 are repeated before reporting.", 7)];

const sexed = (row: TruthRow, sheet: Sheet): string => {
  const other = row.range.replace(/\d+(?:\.\d+)?/g, (d) => (Number(d) * 1.2).toFixed(/\.(\d+)/.exec(d)?.[1]?.length ?? 0));
  const [male, female] = sheet.sex === "male" ? [row.range, other] : [other, row.range];
  return sheet.lang === "zh" ? `男:${male} 女:${female}` : `M: ${male} F: ${female}`;
};
/** A line of a printer that has one width for all letters: each field at its place in the grid. */
const typed = (y: number, fields: readonly (readonly [column: number, value: string])[]): Mark[] =>
  fields.flatMap(([column, value]) => (value ? [text(40 + column * 4.75, y, value, 9.5)] : []));

const LAYOUTS: readonly Kind[] = [
  {
    name: "chain",
    lang: "en",
    perPage: 36,
    make: (s, rows, from) =>
      table(
        s,
        rows,
        [
          [40, "Test", (x) => x.name],
          [230, "Current Result and Flag", (x) => `${x.value} ${x.mark === "" ? "" : x.flag === "high" ? "High" : "Low"}`.trim()],
          [350, "Previous Result", () => ""],
          [430, "Units", (x) => x.unit],
          [490, "Reference Interval", (x) => x.range],
        ],
        from,
      ),
  },
  {
    name: "surgery",
    lang: "en",
    perPage: 40,
    make: (s, rows) => [
      ...head(s),
      ...rows.flatMap((x, n) =>
        [
          text(40, 104 + n * 16, x.mark ? `! ${x.name}` : x.name),
          text(270, 104 + n * 16, `${x.value} ${x.unit} [${x.range}]`, 9, x.mark !== ""),
          text(430, 104 + n * 16, x.mark ? `${x.flag === "high" ? "Above high" : "Below low"} reference limit` : "", 8),
        ].filter((m) => m.kind === "text" && m.text !== ""),
      ),
    ],
  },
  {
    name: "dot matrix",
    lang: "zh",
    perPage: 36,
    make: (s, rows, from) => [
      ...head(s),
      ...typed(104, [
        [0, "NO"],
        [4, "项目"],
        [40, "结果"],
        [56, "单位"],
        [76, "参考值"],
      ]),
      ...rows.flatMap((x, n) =>
        typed(120 + n * 15, [
          [0, String(from + n + 1)],
          [4, x.name],
          [40, `${x.value} ${x.mark}`.trim()],
          [56, x.unit],
          [76, x.range],
        ]),
      ),
    ],
  },
  {
    name: "by sex",
    lang: "zh",
    perPage: 36,
    make: (s, rows, from) =>
      table(
        s,
        rows,
        [
          [40, "项目名称", (x) => x.name],
          [220, "结果", (x) => x.value],
          [275, "提示", (x) => x.mark],
          [310, "单位", (x) => x.unit],
          [390, "参考区间", (x) => (/^\d/.test(x.range) ? sexed(x, s) : x.range)],
        ],
        from,
      ),
  },
  {
    name: "arrow first",
    lang: "zh",
    perPage: 36,
    make: (s, rows, from) =>
      table(
        s,
        rows,
        [
          [40, "序号", (_, n) => String(n + 1)],
          [75, "检验项目", (x) => x.name],
          [260, "结果", (x) => `${x.mark}${x.value}`],
          [340, "参考值", (x) => x.range],
          [450, "单位", (x) => x.unit],
        ],
        from,
      ),
  },
  {
    name: "thousands",
    lang: "en",
    perPage: 36,
    make: (s, rows, from) =>
      table(
        s,
        rows,
        [
          [40, "Investigation", (x) => x.name],
          [250, "Observed Value", (x) => grouped(x.value)],
          [340, "Unit", (x) => x.unit],
          [420, "Biological Reference Interval", (x) => x.range.replace(/\d+(?:\.\d+)?/g, grouped)],
          [525, "Flag", (x) => x.mark],
        ],
        from,
        8.5,
      ),
  },
];

/** Sheet `n` in the make whose turn it is. */
export function layOutKind(sheet: Sheet, n: number, r: Random): { pages: Page[]; name: string } {
  const kind = LAYOUTS[n % LAYOUTS.length] as Kind;
  const pages: Page[] = [];
  for (let from = 0; from < sheet.rows.length; from += kind.perPage)
    pages.push({ width: 595, height: 842, marks: kind.make(sheet, sheet.rows.slice(from, from + kind.perPage), from, r) });
  return { pages, name: kind.name };
}
export const kindLang = (n: number): "zh" | "en" => LAYOUTS[n % LAYOUTS.length]?.lang ?? "zh";
