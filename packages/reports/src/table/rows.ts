import { readFlag } from "../analytes/flag.ts";
import { saidRange } from "../analytes/range.ts";
import { readValue, saysNone } from "../analytes/value.ts";
import { clean, isCjk } from "../text.ts";
import { assign } from "./assign.ts";
import { type Column, type Header, headerOf } from "./header.ts";
import { type Cell, type Line, median } from "./lines.ts";
import { shapeOf, splitCells } from "./shape.ts";

/** A row as it stands on the page, nothing understood yet. `flagged`: the sheet prints flags, so that a missing one says something. */
export type RawRow = {
  name: string;
  abbr?: string;
  value: string;
  unit: string;
  range: string;
  flag: string;
  cells: Cell[];
  conf: number;
  valueConf: number;
  unitConf: number;
  /** How sure the digits of the range are. */
  rangeConf?: number;
  headed: boolean;
  section: string;
  /** It was not plain which of several numbers is the result. */
  unsure?: boolean;
};

export type Known = (text: string) => boolean;

const META =
  /^(?:姓\s*名|性\s*别|年\s*龄|科\s*[室别]|床\s*号|日\s*期|时\s*间|(?:申请|送检|主治|检验|审核|报告|采样|接收|打印|标本|样本|病历|住院|门诊|登记|体检|联系|出生|身份).{0,6}|医\s*[生师]|编\s*号|电\s*话|地\s*址|页|第.+页|备注|注|诊断|name|patient.*|dob|age|sex|gender|date.*|page|mrn|phone|tel|fax|address|ref|specimen.*|sample.*|collected.*|received.*|reported.*|printed.*|provider.*|physician.*|account.*|id|order.*|accession.*|comment.*|note.*|clia.*|fasting|laboratory|lab)\s*[:.]?$/i;
export const isMeta = (text: string): boolean => META.test(clean(text).replace(/[:].*$/, ""));

/** `gone`: where the result should stand is something else (`pending`, `5.1±0.2`), so that no other number may be taken for it. */
type Draft = { name: Cell[]; abbr: Cell[]; value: Cell[]; unit: Cell[]; range: Cell[]; flag: Cell[]; index: Cell[]; unsure?: boolean; gone?: boolean };
export const draft = (): Draft => ({ name: [], abbr: [], value: [], unit: [], range: [], flag: [], index: [] });
const words = (cells: readonly Cell[]): string =>
  cells
    .map((c) => c.text)
    .join(" ")
    .trim();

export function close(d: Draft, headed: boolean, section: string): RawRow | undefined {
  const name = words(d.name) || words(d.abbr);
  if (d.gone || !/[A-Za-z\u3400-\u9fff]/.test(name) || d.value.length === 0 || isMeta(name)) return undefined;
  const cells = [...d.name, ...d.abbr, ...d.value, ...d.unit, ...d.range, ...d.flag];
  return {
    name,
    ...(d.name.length > 0 && d.abbr.length > 0 ? { abbr: words(d.abbr) } : {}),
    value: words(d.value),
    unit: words(d.unit),
    range: words(d.range),
    flag: words(d.flag),
    cells,
    conf: Math.min(...[...d.name, ...d.abbr].map((c) => c.conf), 1),
    valueConf: Math.min(...d.value.map((c) => c.conf)),
    unitConf: Math.min(1, ...d.unit.map((c) => c.conf)),
    rangeConf: Math.min(1, ...d.range.flatMap((c) => c.confs.filter((_, i) => /[\d.<>≤≥]/.test(c.text[i] ?? "")))),
    headed,
    section,
    ...(d.unsure ? { unsure: true } : {}),
  };
}

/** Rows of a line under a header. */
function headedRows(
  cells: readonly Cell[],
  header: Header,
  shift: number,
  section: string,
): { rows: RawRow[]; shift: number; cost: number; orphans: { cell: Cell; group: number }[] } {
  const { of, cost } = assign(cells, header.columns, header.h, shift);
  const { groups } = header;
  const drafts = new Map<number, Draft>();
  const moves: number[] = [];
  cells.forEach((cell, i) => {
    const j = of[i] ?? 0;
    const column = header.columns[j];
    if (!column) return;
    const group = groups[j] ?? 0;
    const d = drafts.get(group) ?? { ...draft(), unsure: header.unsure };
    drafts.set(group, d);
    if (column.kind === "history" || column.kind === "other") {
      if (column.kind === "other") rescue(d, cell);
      return;
    }
    place(d, column.kind, cell);
    if (column.kind === "name") moves.push(cell.x0 - column.x0);
  });
  const rows = [...drafts.values()].flatMap((d) => close(d, true, section) ?? []);
  const orphans = [...drafts].flatMap(([group, d]) =>
    d.name.length === 1 && d.value.length === 0 && d.unit.length === 0 && d.range.length === 0 ? d.name.map((cell) => ({ cell, group })) : [],
  );
  return { rows, shift: moves.length > 0 && Math.abs(median(moves) - shift) < 3 * header.h ? median(moves) : shift, cost, orphans };
}

/** What lies in a column of no interest is still a flag, or the unit or range that no column of the header claims. */
function rescue(d: Draft, cell: Cell): void {
  const shape = shapeOf(cell.text);
  const inWords = d.value.some((v) => shapeOf(v.text) === "quality");
  if (shape === "quality" && inWords && d.range.length === 0) d.range.push(cell);
  else if (readFlag(cell.text) !== undefined) d.flag.push(cell);
  else if (shape === "unit" && d.unit.length === 0 && d.value.length > 0) d.unit.push(cell);
  else if (["pair", "bound", "range"].includes(shape) && d.range.length === 0 && d.value.length > 0) d.range.push(cell);
}

/** A cell that came to lie in a column of another kind goes where its shape says: a unit printed in the result column, a flag beside the number. */
function place(d: Draft, kind: Column["kind"], cell: Cell): void {
  const shape = shapeOf(cell.text);
  if (kind === "index" || (kind === "name" && d.name.length === 0 && /^\d{1,3}$/.test(cell.text))) d.index.push(cell);
  else if (kind === "value" && saysNone(cell.text)) d.gone = true;
  else if (shape === "flag" && kind !== "name" && kind !== "abbr") d.flag.push(cell);
  else if (kind === "value" && shape === "unit") d.unit.push(cell);
  else if (kind === "value" && shape === "quality" && d.value.some((v) => ["number", "bound"].includes(shapeOf(v.text)))) d.flag.push(cell); // `1.69 +`
  else if (kind === "value" && shape === "pair" && d.value.length > 0) d.range.push(cell);
  else if (kind === "value" && d.value.length > 0 && shape === "text") d.unit.push(cell);
  else if (kind === "range" && shape === "unit") rescue(d, cell);
  else if (kind === "unit" && shape === "pair") d.range.push(cell);
  else if (kind === "flag" && shape === "unit") d.unit.push(cell);
  else if (kind === "flag") d.flag.push(cell);
  else if (kind === "name" || kind === "abbr" || kind === "value" || kind === "unit" || kind === "range") d[kind].push(cell);
}

/** Two numbers that could be one result on two days. */
function alike(first: Cell | undefined, second: Cell): boolean {
  const [a, b] = [readValue(first?.text ?? ""), readValue(second.text)];
  if (typeof a?.value !== "number" || typeof b?.value !== "number" || /^0\d/.test(second.text)) return false;
  return a.decimals === b.decimals && b.value > a.value / 4 && b.value < a.value * 4;
}

/** A lone sign after a number is an arrow that was read as something else, not the next name. */
export const isMark = ({ text }: Cell, known: Known): boolean =>
  /^[^\p{L}\p{N}%]{1,2}$|^[\u3400-\u9fff]$/u.test(text) && !known(text) && shapeOf(text) === "text";

/** A number with more around it than a result has: `5.1±0.2`, `4.9→5.1`, `~5`, `0.51E+1`. */
const isSpoilt = (text: string): boolean =>
  /^[~≈≡±/]*\s*\d[\d.,]*\s*(?:$|[^\p{L}\d\s].*$|e[+-]?\d+$)/iu.test(text) && shapeOf(text) === "text" && !/\p{L}{2}/u.test(text);
/** A text where a result should stand that holds none one could be sure of. */
export const tellsNothing = (text: string): boolean => saysNone(text) || isSpoilt(text);
/** `<40 23`: the range was printed in front. */
const isBound = (cells: readonly Cell[]): boolean => cells.length === 1 && shapeOf(cells[0]?.text ?? "") === "bound";

/** Rows of a line without a header: by the order of shapes alone. Of two numbers side by side the first is taken for the result, not for sure. */
function freeRows(cells: readonly Cell[], section: string, known: Known): RawRow[] {
  const rows: RawRow[] = [];
  let d = draft();
  const flush = (): void => {
    const row = close(d, false, section);
    if (row) rows.push(row);
    d = draft();
  };
  for (const cell of cells) {
    const shape = shapeOf(cell.text);
    const open = d.value.length === 0;
    if (open && d.name.length > 0 && tellsNothing(cell.text)) d.gone = true;
    else if (!open && isMark(cell, known)) d.flag.push(cell);
    else if (
      shape === "text" ||
      (shape === "unit" && open && d.name.length === 0) ||
      (shape === "flag" && open && d.name.length === 0 && /^[A-Z]/.test(cell.text))
    ) {
      if (!open) flush();
      nameOrAbbr(d, cell);
    } else if (open && (shape === "unit" || shape === "flag") && known(cell.text)) d.abbr.push(cell);
    else if (d.name.length === 0) continue;
    else if (shape === "number" || shape === "quality") {
      if (open) {
        d.unsure = d.unit.length > 0 && d.range.length > 0; // behind both: a former result rather than this one
        d.value.push(cell);
      } else if (shape === "quality" && d.range.length === 0) d.range.push(cell);
      else if (shape === "number" && d.range.length === 0 && isBound(d.value)) Object.assign(d, { range: d.value, value: [cell], unsure: true });
      else if (d.unit.length === 0 && d.range.length === 0 && alike(d.value[0], cell)) d.unsure = true;
    } else if (shape === "bound") d[open && d.unit.length === 0 ? "value" : "range"].push(cell);
    else if (shape === "pair" || shape === "range") {
      if (d.range.length === 0) d.range.push(cell);
    } else if (shape === "unit") {
      if (d.unit.length === 0) d.unit.push(cell);
    } else if (shape === "flag") d.flag.push(cell);
  }
  flush();
  return rows;
}

/** Of two names on a line the Chinese one is the name, the other its abbreviation, whichever comes first. */
function nameOrAbbr(d: Draft, cell: Cell): void {
  const held = d.name[0];
  if (!held) d.name.push(cell);
  else if (isCjk(cell.text) && !isCjk(held.text)) {
    d.abbr.push(...d.name);
    d.name = [cell];
  } else d.abbr.push(cell);
}

/** Blood pressure printed as one: `血压 128/82 mmHg`. */
function pressure(cells: readonly Cell[]): Cell[] {
  const i = cells.findIndex((c) => /^\d{2,3}\s*\/\s*\d{2,3}(?:\s*mmHg)?$/i.test(c.text));
  const at = cells[i];
  if (!at || !cells.slice(0, i).some((c) => /血压|blood pressure|^bp$/i.test(c.text))) return [...cells];
  const [high, low] = at.text.match(/\d+/g) ?? [];
  const unit = { ...at, text: "mmHg" };
  return [{ ...at, text: "收缩压" }, { ...at, text: high ?? "" }, unit, { ...at, text: "舒张压" }, { ...at, text: low ?? "" }, unit];
}

type Orphan = { cell: Cell; group: number; line: Line };

/** A name printed over two lines: joined when the joined name is known and the row's own name is only a part of it. */
function joinWrapped(rows: RawRow[], orphans: readonly Orphan[], known: Known): void {
  for (const { cell } of orphans) {
    const h = cell.y1 - cell.y0;
    const near = rows.filter((r) => r.cells[0] && Math.abs(r.cells[0].x0 - cell.x0) < 2.5 * h && gap(r.cells[0], cell) < 0.9 * h);
    for (const row of near) {
      const first = row.cells[0];
      if (!first) continue;
      const [a, b] = first.y0 < cell.y0 ? [row.name, cell.text] : [cell.text, row.name];
      const joined = isCjk(a) ? `${a}${b}` : `${a} ${b}`;
      if (known(cell.text) && isCjk(row.name) && !isCjk(cell.text) && row.abbr === undefined && first.y0 < cell.y0 && !known(joined)) row.abbr = cell.text;
      else if (known(joined) && (!known(row.name) || !known(cell.text))) row.name = joined;
      else if (!known(row.name) && first.y0 < cell.y0 && !isMeta(cell.text)) row.name = joined;
      else if (!/^[([]/.test(cell.text)) continue;
    }
  }
}
const gap = (a: Cell, b: Cell): number => Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1);

/** A range printed on a line of its own under the row it is for. */
function rangeBelow(rows: readonly RawRow[], line: Line): boolean {
  const said = line.cells.flatMap((cell) => {
    const text = saidRange(cell.text);
    return text === undefined ? [] : [{ cell, text }];
  })[0];
  if (!said) return false;
  const above = rows.findLast((row) => {
    const [y0, y1] = [Math.min(...row.cells.map((c) => c.y0)), Math.max(...row.cells.map((c) => c.y1))];
    return (
      said.cell.y0 > y0 &&
      said.cell.y0 - y1 < 2 * line.h &&
      row.cells.some((c) => Math.abs(c.x0 - said.cell.x0) < 2 * line.h || (c.x0 < said.cell.x1 && c.x1 > said.cell.x0))
    );
  });
  if (!above || above.range !== "") return false;
  above.range = said.text;
  return true;
}

const PANEL = /常规|功能|[检化]验|分析|生化|全套|[一二三四五六七八九]项|panel|profile|urinalysis|count|studies|[尿血粪]/i;
/** A line that is one text, or that begins with the name of a panel and holds no number: what follows belongs under it. */
function isHeading(cells: readonly Cell[], known: Known): boolean {
  const first = cells[0];
  if (!first || shapeOf(first.text) !== "text" || known(first.text)) return false;
  return cells.length === 1 || (PANEL.test(first.text) && first.text.length < 24 && cells.every((c) => ["text", "date"].includes(shapeOf(c.text))));
}

/** `cards`: a page before was read by its cards. */
export type TableState = { header?: Header | undefined; section: string; cards?: boolean };

/**
 * Lines of a page → rows. The state goes on to the next page, where a header may not be repeated.
 * @param known whether a text is the name of a known test.
 */
export function toRows(lines: readonly Line[], known: Known, state: TableState): RawRow[] {
  const rows: RawRow[] = [];
  const orphans: Orphan[] = [];
  let shift = 0;
  for (const line of lines) {
    const header = headerOf(line);
    if (header) {
      state.header = header.usable ? header : undefined;
      shift = 0;
      continue;
    }
    if (rangeBelow(rows, line)) continue;
    const cells = splitCells(pressure(line.cells), known);
    const first = cells[0];
    if (first && isHeading(cells, known)) state.section = first.text;
    const headed = state.header ? headedRows(cells, state.header, shift, state.section) : undefined;
    if (headed && headed.cost < 9) {
      shift = headed.shift;
      orphans.push(...headed.orphans.map((o) => ({ ...o, line })));
      if (headed.rows.length > 0 || state.header?.columns.some((c) => c.kind === "history")) {
        rows.push(...headed.rows);
        continue;
      }
    }
    const free = freeRows(cells, state.section, known);
    rows.push(...free);
    if (free.length === 0 && !headed?.orphans.length && cells.length === 1 && first && shapeOf(first.text) === "text")
      orphans.push({ cell: first, group: 0, line });
  }
  joinWrapped(rows, orphans, known);
  return rows;
}
