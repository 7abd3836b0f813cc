import { readFlag } from "../analytes/flag.ts";
import { readValue, saysNone } from "../analytes/value.ts";
import { isCjk } from "../text.ts";
import { assign } from "./assign.ts";
import { type Column, type Header, headerOf } from "./header.ts";
import { type Cell, type Line, median } from "./lines.ts";
import { isMeta } from "./meta.ts";
import type { Known, RawRow } from "./raw-row.ts";
import { withoutGrades } from "./grades.ts";
import { shapeOf, splitCells } from "./shape.ts";
import { stackedHeader } from "./stacked.ts";
import { joinCells, joinParts, type Part, rangeBelow, withoutMoreRange } from "./wrapped.ts";

/** `gone`: where the result should stand is something else (`pending`, `5.1±0.2`), so that no other number may be taken for it. */
type Draft = Record<"name" | "abbr" | "value" | "unit" | "range" | "low" | "high" | "flag" | "index", Cell[]> & {
  unsure?: boolean;
  gone?: boolean;
  column?: Column;
};
export const draft = (): Draft => ({ name: [], abbr: [], value: [], unit: [], range: [], low: [], high: [], flag: [], index: [] });
const words = (cells: readonly Cell[]): string =>
  cells
    .map((c) => c.text)
    .join(" ")
    .trim();

/** The range, also where its two ends have a column each. */
function rangeOf({ range, low, high }: Draft): string {
  if (range.length > 0 || (low.length === 0 && high.length === 0)) return words(range);
  return low.length === 0 ? `≤${words(high)}` : high.length === 0 ? `≥${words(low)}` : `${words(low)}-${words(high)}`;
}

export function close(d: Draft, headed: boolean, section: string): RawRow | undefined {
  const name = words(d.name) || words(d.abbr);
  if (d.gone || !/[A-Za-z\u3400-\u9fff]/.test(name) || d.value.length === 0 || isMeta(name)) return undefined;
  const cells = [...d.name, ...d.abbr, ...d.value, ...d.unit, ...d.range, ...d.low, ...d.high, ...d.flag];
  return {
    name,
    ...(d.name.length > 0 && d.abbr.length > 0 ? { abbr: words(d.abbr) } : {}),
    value: words(d.value),
    unit: words(d.unit) || (d.column?.unit ?? ""),
    range: rangeOf(d),
    flag: words(d.flag) || (d.column?.verdict ?? ""),
    cells,
    conf: Math.min(...[...d.name, ...d.abbr].map((c) => c.conf), 1),
    valueConf: Math.min(...d.value.map((c) => c.conf)),
    unitConf: Math.min(1, ...d.unit.map((c) => c.conf)),
    rangeConf: Math.min(1, ...[...d.range, ...d.low, ...d.high].flatMap((c) => c.confs.filter((_, i) => /[\d.<>≤≥]/.test(c.text[i] ?? "")))),
    headed,
    section,
    ...(d.unsure ? { unsure: true } : {}),
    ...(d.column?.former ? { former: true } : {}),
  };
}

/** Rows of a line under a header. */
function headedRows(cells: readonly Cell[], header: Header, shift: number, section: string): { rows: RawRow[]; shift: number; cost: number; parts: Part[] } {
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
    if (column.verdict && /^[-/]+$/.test(cell.text)) return; // nothing in this part
    place(d, column.kind, cell);
    if (column.kind === "value" && (column.unit !== undefined || column.former || column.verdict)) d.column = column;
    if (column.kind === "name") moves.push(cell.x0 - column.x0);
  });
  const rows = [...drafts.values()].flatMap((d) => close(d, true, section) ?? []);
  const parts = [...drafts.values()].flatMap((d) => partOf(d, section) ?? []);
  return { rows, shift: moves.length > 0 && Math.abs(median(moves) - shift) < 3 * header.h ? median(moves) : shift, cost, parts };
}

/** What a line without a result, or without a name, may be a part of: a row whose cells have several lines. */
function partOf(d: Draft, section: string): Part | undefined {
  const named = d.name.length + d.abbr.length > 0;
  if (d.value.length === 0)
    return d.name.length > 1 || d.unit.length > 1 || d.range.length > 1 ? undefined : { name: d.name[0], unit: d.unit[0], range: d.range[0] };
  return named ? undefined : { nameless: (name, abbr) => close({ ...d, name: [name], abbr: abbr ? [abbr] : [] }, true, section), value: d.value[0] };
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

/** `11 --`: far below; also an arrow read as some other sign. */
const isSign = (d: Draft, cell: Cell): boolean =>
  /^(?:-{2,3}|\+{1,3}|[^\p{L}\p{N}\s%()<>≤≥/.-])$/u.test(cell.text) && ["number", "bound"].includes(shapeOf(d.value[0]?.text ?? ""));

/** A cell that came to lie in a column of another kind goes where its shape says: a unit printed in the result column, a flag beside the number. */
function place(d: Draft, kind: Column["kind"], cell: Cell): void {
  const shape = shapeOf(cell.text);
  if (kind === "index" || (kind === "name" && d.name.length === 0 && /^\d{1,3}$/.test(cell.text))) d.index.push(cell);
  else if (["value", "unit"].includes(kind) && isSign(d, cell)) d.flag.push(cell);
  else if (kind === "unit" && shape === "text" && d.value.length > 0 && /^[A-Za-z|]$/.test(cell.text)) d.flag.push(cell); // an arrow read as a letter
  else if (kind === "value" && saysNone(cell.text)) d.gone = true;
  else if (shape === "flag" && kind !== "name" && kind !== "abbr") d.flag.push(cell);
  else if (kind === "value" && /^\d$/.test(cell.text) && ["number", "bound"].includes(shapeOf(d.value[0]?.text ?? ""))) {
    d.flag.push(cell); // an arrow read as a digit, or a digit that stands apart
    d.unsure = true;
  } else if (kind === "value" && shape === "unit") d.unit.push(cell);
  else if (kind === "value" && shape === "quality" && d.value.some((v) => ["number", "bound"].includes(shapeOf(v.text)))) d.flag.push(cell); // `1.69 +`
  else if (kind === "value" && shape === "pair" && d.value.length > 0) d.range.push(cell);
  else if (kind === "value" && d.value.length > 0 && shape === "text") d[/^(?:\S|\([^()]{1,2}\))$/.test(cell.text) ? "flag" : "unit"].push(cell); // a lone sign, `(1.)`: an arrow, or a letter in brackets, read as another
  else if (kind === "low" || kind === "high") d[kind].push(...(shape === "number" && d[kind].length === 0 ? [cell] : []));
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

const PANEL = /常规|功能|[检化]验|分析|生化|全套|[一二三四五六七八九]项|panel|profile|urinalysis|count|studies|[尿血粪]/i;
/** A line that is one text, or that begins with the name of a panel and holds no number: what follows belongs under it. */
function isHeading(cells: readonly Cell[], known: Known): boolean {
  const first = cells[0];
  if (!first || shapeOf(first.text) !== "text" || known(first.text)) return false;
  return cells.length === 1 || (PANEL.test(first.text) && first.text.length < 24 && cells.every((c) => ["text", "date"].includes(shapeOf(c.text))));
}

/** `cards`: a page before was read by its cards. `day`: what the heading of the newest results says. */
export type TableState = { header?: Header | undefined; section: string; cards?: boolean; day?: string };

/**
 * Lines of a page → rows. The state goes on to the next page, where a header may not be repeated.
 * @param known whether a text is the name of a known test.
 */
export function toRows(lines: readonly Line[], known: Known, state: TableState): RawRow[] {
  const rows: RawRow[] = [];
  const parts: Part[] = [];
  let shift = 0;
  let next = 0;
  for (const [i, printed] of lines.entries()) {
    if (i < next) continue;
    const stacked = stackedHeader(lines, i, known);
    const header = stacked?.header ?? headerOf(printed);
    if (header) {
      state.header = header.usable ? header : undefined;
      if (header.day) state.day ??= header.day;
      shift = 0;
      next = stacked?.next ?? 0;
      continue;
    }
    if (rangeBelow(rows, printed)) continue;
    const line = withoutMoreRange(rows, printed);
    const cells = splitCells(pressure(line.cells), known);
    const first = cells[0];
    if (first && isHeading(cells, known)) state.section = first.text;
    const headed = state.header ? headedRows(cells, state.header, shift, state.section) : undefined;
    if (headed && headed.cost < 9) {
      shift = headed.shift;
      parts.push(...headed.parts);
      if (headed.parts.filter((part) => joinCells(rows, part)).length > 0) continue;
      if (headed.rows.length > 0 || state.header?.columns.some((c) => c.kind === "history")) {
        rows.push(...headed.rows);
        continue;
      }
    }
    const free = freeRows(cells, state.section, known);
    rows.push(...free);
    if (free.length === 0 && !headed?.parts.some((p) => p.name) && cells.length === 1 && first && shapeOf(first.text) === "text") parts.push({ name: first });
  }
  return withoutGrades(joinParts(rows, parts, known));
}
