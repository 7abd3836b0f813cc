import { zoneOf } from "../analytes/flag.ts";
import { clean, isCjk, simplify } from "../text.ts";
import { readUnit } from "../units/unit.ts";
import { type Days, daysOf, newestOf } from "./days.ts";
import type { Cell, Line } from "./lines.ts";

export type ColumnKind = "index" | "name" | "abbr" | "value" | "history" | "flag" | "unit" | "range" | "low" | "high" | "other";
/** `unit`: the heading says it for all rows. `former`: its cells hold the former result in brackets. */
/** `verdict`: what it says of a result that it stands in this column and not in the one beside it. */
export type Column = { kind: ColumnKind; x0: number; x1: number; days?: Days; unknown?: boolean; unit?: string; former?: boolean; verdict?: Verdict };
export type Verdict = "low" | "normal" | "high";
/**
 * `usable` false: no result column was made out in one of its halves, so that its places must not be relied on. `unsure`: which
 * of its days is the newest depends on how they are meant. `day`: the day its results are of.
 */
export type Header = { columns: Column[]; groups: number[]; usable: boolean; unsure: boolean; day?: string; y: number; h: number };

/** As sheets print them, and with a first character that a recogniser lost (`目`, `验结果`). */
const KINDS: readonly (readonly [ColumnKind, RegExp])[] = [
  ["index", /^(?:序号?|no\.?|№|#|行号|编号|s\.?no\.?)$/i],
  [
    "history",
    /^(?:上次.*|历[史次].*|前[次回].*|既往.*|previous.*|prior.*|last result|past.*|vorwert.*|(?:19|20)\d\d[-/.年]\d{1,2}.*|(?:19|20)\d\d年度?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|1[0-4]\d[/.年-]\d{1,2}[/.月-]\d{1,2}日?|(?:\d{1,2}[-\s])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|[o0]ct|nov|dec)[a-z]*\.?[-\s,]+(?:\d{1,2},?\s+)?\d{2,4}(?:\s+\d{1,2}:\d\d.*)?)$/i,
  ],
  ["abbr", /^(?:英文(?:缩写|名称?|代号)?|缩写|简称|代号|代码|项目代[号码]|abbr\.?|code|symbol)$/i],
  [
    "name",
    /^(?:(?:检[验查测]|化验|分析|体检|测[定试])?(?:项目|指标)(?:名称)?|目|(?:中文)?名称|项目中文名称?|检验内容|tests?(?: name| description)?|components?|analytes?(?: name)?|analys[ei]s|investigations?|examinations?|parameters?|items?|test item|determination|description|untersuchung(?:en)?|analyse|messgröße|assay|profile|marker|biomarker|measure(?:ment)?|study|name)$/i,
  ],
  [
    "value",
    /^(?:(?:本次|检?[验查测]|测[定试得量]|化验|体检|实测)?(?:结果|值|数值|数据)|(?:本次|此次|当次|今次|今回|最近一?次)(?:\s*[\d(].*)?|结果值|results?|(?:your|current|observed|test|measured|patient|latest|this)? ?(?:values?|results?)(?: and flag)?|(?:current|latest|most recent|this (?:time|visit|test))(?:\s*[\d(].*)?|in range|out of range|within range|outside range|reading|findings?|ergebnis|messwert|befund)$/i,
  ],
  ["flag", /^(?:提示|标[志识记示]|状态|异常(?:提示|标志)?|高低|判断|判定|结论|箭头|flags?|status|abn\.?|abnormal|indicator|interpretation|alert|h\/l)$/i],
  ["unit", /^(?:(?:计量)?单位|units?(?: of measure)?|uom|einheit)$/i],
  [
    "range",
    /^(?:(?:生物)?参考(?:值|范围|区间|值范围|标准)?|正常(?:值|范围|参考值|值范围)|参考\/正常值|基准(?:值|范围)|norm(?:al|s)?|usual|limits|(?:biological |bio\.? ?|standard |normal |usual |expected |std\.? )?(?:ref\.?|reference|normal)? ?(?:ranges?|intervals?|values?|limits?|interval\/units)|reference|ref\.?|expected(?: values?)?|desirable(?: range)?|(?:referenz|norm)(?:bereich|werte?|intervall)?)$/i,
  ],
  ["low", /^(?:(?:参考|正常)?(?:值)?(?:下限|低限|最低值|最小值)|lower(?: (?:limit|bound))?|low limit|min(?:imum)?\.?)$/i],
  ["high", /^(?:(?:参考|正常)?(?:值)?(?:上限|高限|最高值|最大值)|upper(?: (?:limit|bound))?|high limit|max(?:imum)?\.?)$/i],
  [
    "other",
    /^(?:(?:检[测验]|实验)?方法(?:学)?|仪器|标本(?:类型)?|备注|说明|methods?|methodology|lab|specimen|material|matrix|sample(?: type)?|comments?|notes?|remarks?|performing lab|loinc|图[示形]?|趋势|graph(?:ic)?|chart|trend|diagram)$/i,
  ],
];

export const kindOf = (text: string): ColumnKind | undefined => {
  const s = simplify(clean(text))
    .replace(/\s*\([^)]*\)\s*$/, "")
    .replace(/(?<=[\u3400-\u9fff])\s+(?=[\u3400-\u9fff])/g, "")
    .replace(/[:*]$/, "")
    .trim();
  return KINDS.find(([, re]) => re.test(s))?.[0];
};

/** `偏低 | 正常 | 偏高`: three columns of which one holds the result. */
function zonesOf(cells: readonly Cell[]): Map<Cell, Column> {
  const said = cells.flatMap((cell) => {
    const verdict = zoneOf(cell.text);
    return verdict ? [{ cell, verdict }] : [];
  });
  const whole = (["low", "normal", "high"] as const).every((v) => said.filter((s) => s.verdict === v).length === said.length / 3);
  return new Map(whole ? said.map(({ cell, verdict }) => [cell, { kind: "value", x0: cell.x0, x1: cell.x1, verdict }]) : []);
}

/** A header cell, or several printed so close that they were taken as one. */
function columnsOf(cell: Cell): Column[] | undefined {
  const whole = kindOf(cell.text);
  const days = whole === "history" ? daysOf(cell.text) : undefined;
  if (whole) return [{ kind: whole, x0: cell.x0, x1: cell.x1, ...(days ? { days } : {}), ...inBrackets(cell.text, whole) }];
  const width = (cell.x1 - cell.x0) / Math.max(1, cell.text.length);
  const found =
    inWords(cell.text, cell.x0, width) ??
    twoScripts(cell, width) ??
    afterNumber(cell, width) ??
    glued(cell.text, cell.x0, width) ??
    amid(cell.text, cell.x0, width);
  return found && merged(found);
}

/** `Test 檢驗項目`: one heading said twice. */
const merged = (columns: readonly Column[]): Column[] =>
  columns.reduce<Column[]>((out, column) => {
    const last = out.at(-1);
    if (last?.kind !== column.kind) return [...out, column];
    last.x1 = column.x1;
    return out;
  }, []);

/** `结果(mmol/L)`, `结果(上次结果)`: what the brackets of a heading say of all its cells. */
function inBrackets(text: string, kind: ColumnKind): Pick<Column, "unit" | "former"> {
  const said = /[([]([^()[\]]+)[)\]]$/.exec(clean(text))?.[1];
  if (said === undefined || kind !== "value") return {};
  if (/^(?:上次|前次|既往|历史|previous|prior|former|last)/i.test(simplify(said))) return { former: true };
  return readUnit(said).exact ? { unit: said } : {};
}

/** Words that make up headings one after the other: `Units/Range`, `Current Result and Flag Previous Result and Date`. */
function inWords(text: string, x0: number, width: number): Column[] | undefined {
  const starts = [...text.matchAll(/[^\s/|]+/g)].map((m) => m.index);
  if (starts.length < 2 || starts.length > 12) return undefined;
  for (const cut of starts.slice(1).toReversed()) {
    const kind = kindOf(text.slice(0, cut).replace(/[\s/|&-]+$/, ""));
    if (!kind) continue;
    const [after, tail] = [x0 + cut * width, text.slice(cut)];
    const last = kindOf(tail);
    const rest: Column[] | undefined = last ? [{ kind: last, x0: after, x1: after + tail.length * width }] : inWords(tail, after, width);
    if (rest) return [{ kind, x0, x1: after - width }, ...rest];
  }
  return undefined;
}

/** `检验结果 Result`, also several of them as one: the headings in either script, what could not be read left out. */
function twoScripts(cell: Cell, width: number): Column[] | undefined {
  const runs = [...cell.text.matchAll(/[\u3400-\u9fff][\u3400-\u9fff ]*|[A-Za-z][A-Za-z. ]*/g)];
  if (!runs.some((m) => isCjk(m[0])) || runs.every((m) => isCjk(m[0]))) return undefined;
  const read = runs.map((m) => ({ m, kind: kindOf(m[0]) }));
  const found = read.flatMap(({ m, kind }) => (kind ? [{ kind, x0: cell.x0 + m.index * width, x1: cell.x0 + (m.index + m[0].length) * width }] : []));
  return found.length === 0 || found.length < read.length / 2 ? undefined : found;
}

/** `№检验项目`: the heading of the row numbers (whatever its sign was read as) hard against the next. */
function afterNumber(cell: Cell, width: number): Column[] | undefined {
  const m = /^(序号?|[^\u3400-\u9fff]{1,3}?)\s*([\u3400-\u9fff].*)$/.exec(cell.text);
  const kind = m?.[2] === undefined ? undefined : kindOf(m[2]);
  if (!m?.[2] || (kind !== "name" && kind !== "abbr")) return undefined;
  const x = cell.x1 - m[2].length * width;
  return [
    { kind: "index", x0: cell.x0, x1: x - width / 2 },
    { kind, x0: x, x1: cell.x1 },
  ];
}

const HEADINGS = /检验项目|项目名称|英文缩写|检验结果|测定值|参考区间|参考范围|参考值|序号|项目|缩写|结果|提示|标志|单位/g;

/** Headings with a stroke of a stamp or a line read into them: taken when they make up most of the text. */
function amid(text: string, x0: number, width: number): Column[] | undefined {
  const found = [...text.matchAll(HEADINGS)];
  if (found.length < 2 || found.reduce((s, m) => s + m[0].length, 0) < 0.7 * text.replaceAll(" ", "").length) return undefined;
  return found.flatMap((m) => {
    const kind = kindOf(m[0]);
    return kind ? [{ kind, x0: x0 + m.index * width, x1: x0 + (m.index + m[0].length) * width }] : [];
  });
}

/** Two or more Chinese headings a recogniser took as one word: `标志单位`. */
function glued(text: string, x0: number, width: number): Column[] | undefined {
  if (!/^[\u3400-\u9fff/()]{4,}$/.test(text)) return undefined;
  for (let cut = 2; cut <= text.length - 2; cut++) {
    const kind = kindOf(text.slice(0, cut));
    if (!kind) continue; // what follows is only looked at behind a heading: else its parts would be tried in every way
    const after = x0 + cut * width;
    const tail = kindOf(text.slice(cut));
    const rest = tail ? [{ kind: tail, x0: after, x1: after + (text.length - cut) * width }] : glued(text.slice(cut), after, width);
    if (rest) return [{ kind, x0, x1: after }, ...rest];
  }
  return undefined;
}

const hasRange = (kinds: ReadonlySet<ColumnKind>): boolean => kinds.has("range") || kinds.has("low") || kinds.has("high");
/** Results with their units or ranges. */
const isPart = (kinds: ReadonlySet<ColumnKind>): boolean => kinds.has("value") && (kinds.has("unit") || hasRange(kinds));
/** Headings that leave no doubt: names, results, and their units or ranges. */
const isTable = (kinds: ReadonlySet<ColumnKind>): boolean => (kinds.has("name") || kinds.has("abbr")) && isPart(kinds);

/** The header a line is, if it is one: a name column with a result, range or unit column, and hardly anything else. */
export function headerOf(line: Line): Header | undefined {
  const zones = zonesOf(line.cells);
  const found = line.cells.map((cell) => (zones.has(cell) ? [zones.get(cell) as Column] : columnsOf(cell)));
  const columns = found.flatMap((c) => c ?? []);
  const kinds = new Set(columns.map((c) => c.kind));
  const unknown = found.filter((c) => c === undefined).length;
  const named = kinds.has("name") || kinds.has("abbr");
  const dated = columns.filter((c) => c.days !== undefined).length > 1;
  const other = [kinds.has("value"), hasRange(kinds), kinds.has("unit"), dated].filter(Boolean).length;
  const most = columns.length / (isTable(kinds) ? 1 : 3);
  if (!((named && other >= 1) || other >= 2 || (unknown === 1 && other >= 2)) || unknown > Math.max(1, most)) return undefined;
  const full = line.cells.flatMap(
    (cell, i): Column[] => found[i] ?? [{ kind: i === 0 && !named ? "name" : "other", x0: cell.x0, x1: cell.x1, unknown: i > 0 || named }],
  );
  const whole = asOne(withLostNames(full));
  const groups = groupsOf(whole);
  const { columns: all, unsure, day } = newestIsResult(whole, groups);
  const usable = [...new Set(groups)].every((g) => all.some((c, i) => groups[i] === g && c.kind === "value"));
  return { columns: all, groups, usable, unsure, ...(day && !unsure ? { day } : {}), y: (line.y0 + line.y1) / 2, h: line.h };
}

const isName = (c: Column): boolean => c.kind === "name" || c.kind === "abbr";
const kindsOf = (columns: readonly Column[]): Set<ColumnKind> => new Set(columns.map((c) => c.kind));
/** The columns behind one, up to the next names. */
function behind(columns: readonly Column[], i: number): readonly Column[] {
  const end = columns.findIndex((x, k) => k > i && isName(x));
  return columns.slice(i + 1, end < 0 ? undefined : end);
}

/** Where results with units or ranges come first, or a second time, after a heading nobody could read, that is the name of their half. */
function withLostNames(columns: readonly Column[]): Column[] {
  return columns.map((c, i) => {
    const before = columns.slice(columns.slice(0, i).findLastIndex(isName) + 1, i);
    return c.unknown && (i === 0 || isPart(kindsOf(before))) && isPart(kindsOf(behind(columns, i))) ? { ...c, kind: "name", unknown: false } : c;
  });
}

/** In a group without a result column but with columns of days, the newest day's is the result, the others are former ones. */
function newestIsResult(columns: readonly Column[], groups: readonly number[]): { columns: Column[]; unsure: boolean; day: string | undefined } {
  const out = [...columns];
  let unsure = false;
  let day: string | undefined;
  for (const group of new Set(groups)) {
    const own = columns.flatMap((c, i) => (groups[i] === group ? [{ c, i }] : []));
    const dated = own.flatMap(({ c, i }) => (c.days ? [{ i, days: c.days, c }] : []));
    if (dated.length === 0 || own.some(({ c }) => c.kind === "value")) continue;
    const { at, sure, ...said } = newestOf(dated.map((d) => d.days));
    const newest = dated[at];
    day ??= said.day;
    if (newest) out[newest.i] = { ...newest.c, kind: "value" };
    unsure ||= !sure || own.some(({ c }) => c.unknown); // what could not be read may be a newer day
  }
  return { columns: out, unsure, day };
}

/** Columns of a header → groups, one for each half of the sheet: a new one where a second name (or index) begins, or names that have results of their own behind them. */
function groupsOf(columns: readonly Column[]): number[] {
  let group = 0;
  let seen = new Set<ColumnKind>();
  return columns.map((column, i) => {
    const { kind } = column;
    const again = isName(column) && isPart(seen) && isPart(kindsOf(behind(columns, i)));
    if (again || (["name", "index", "abbr"].includes(kind) && seen.has(kind))) {
      group += 1;
      seen = new Set();
    }
    seen.add(kind);
    return group;
  });
}

/** The first `value` of a group is the result; with an `in range`/`out of range` pair both are. A header without names gets one in front. */
function asOne(columns: Column[]): Column[] {
  if (columns.some((c) => c.kind === "name")) return columns;
  const abbr = columns.findIndex((c) => c.kind === "abbr");
  if (abbr >= 0) return columns.map((c, i) => (i === abbr ? { ...c, kind: "name" } : c));
  const first = columns[0];
  return first ? [{ kind: "name", x0: 0, x1: Math.max(0, first.x0 - 1) }, ...columns] : columns;
}
