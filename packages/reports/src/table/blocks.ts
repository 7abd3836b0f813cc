import { readFlag } from "../analytes/flag.ts";
import { looksLikeRange, saidRange } from "../analytes/range.ts";
import { clean, isCjk } from "../text.ts";
import { withoutColons } from "./colons.ts";
import { withoutLabels } from "./labels.ts";
import type { Cell, Line } from "./lines.ts";
import { median } from "./lines.ts";
import { isMeta } from "./meta.ts";
import { withoutNotes } from "./notes.ts";
import { withoutNumbers } from "./numbers.ts";
import type { Known, RawRow } from "./raw-row.ts";
import { close, draft, isMark, type TableState, tellsNothing, toRows } from "./rows.ts";
import { pieces, shapeOf, splitCells } from "./shape.ts";
import { beside, endsOf, scaleOf } from "./scale.ts";
import { sentenceRows } from "./sentences.ts";
import { turnedRows } from "./turned.ts";

/** Fewer names under one another are no column of cards; on the pages that follow one will do. */
const ENOUGH = 3;
/** A number this much taller than the others of its card is the result; the others are marks on a scale. */
const TALLER = 1.15;

/** A second name stands no further under the first, in heights. */
const NEAR = 1.5;

const middle = (c: Cell): number => (c.y0 + c.y1) / 2;
const height = (c: Cell): number => c.y1 - c.y0;
/** `空腹血糖 (GLU)`: the name without what is in brackets behind it. */
const bare = (text: string): string => clean(text).replace(/\s*[([][^()[\]]*[)\]]$/, "");
const isName = (cell: Cell, known: Known): boolean =>
  (known(cell.text) || known(bare(cell.text))) && !["number", "quality", "pair", "unit"].includes(shapeOf(cell.text));
const under = (a: Cell, b: Cell, h: number): boolean => Math.abs(a.x0 - b.x0) < 0.7 * h;

type Column = { anchors: Cell[] };

/** Where names stand under one another, on a page that leans a little: from a first name down, each under the last. */
function chainOf(first: Cell, names: readonly Cell[]): Cell[] {
  const chain = [first];
  for (const c of names) if (c.y0 > first.y0 && under(c, chain.at(-1) ?? first, height(first))) chain.push(c);
  return chain;
}

/** A name that is also a unit (`pH`), where nothing stands before it. */
const isFirst = (cell: Cell, cells: readonly Cell[]): boolean => !cells.some((c) => c.x1 <= cell.x0 && beside(c, cell));

/** `空腹血糖` with `GLU` hard under it, and no result on its line: the second name of the same. */
function secondNames(names: readonly Cell[], cells: readonly Cell[]): Map<Cell, Cell> {
  const results = cells.filter((c) => ["number", "bound", "quality"].includes(shapeOf(c.text)));
  return new Map(
    names.flatMap((cell): [Cell, Cell][] => {
      const over = names.findLast((c) => c.y0 < cell.y0 && under(c, cell, height(c)));
      const close = over && cell.y0 - over.y1 < NEAR * height(over) && isCjk(over.text) !== isCjk(cell.text);
      return close && !results.some((c) => middle(c) > over.y1 && middle(c) < middle(cell) + 0.35 * height(cell)) ? [[cell, over]] : [];
    }),
  );
}

/** The names of a page by columns: each text under them, known or not, begins a card. */
function columnsOf(cells: readonly Cell[], names: readonly Cell[], enough: number): Column[] {
  const columns: Column[] = [];
  for (const first of names) {
    if (columns.some(({ anchors }) => anchors.includes(first))) continue;
    const own = chainOf(first, names);
    if (own.length < enough) continue;
    const h = median(own.map(height));
    const near = (c: Cell): Cell => own.reduce((a, b) => (Math.abs(b.y0 - c.y0) < Math.abs(a.y0 - c.y0) ? b : a));
    const like = (c: Cell): boolean => under(c, near(c), h) && height(c) > 0.75 * h && height(c) < 1.33 * h && shapeOf(c.text) === "text";
    const anchors = cells.filter(
      (c) => own.includes(c) || (like(c) && saidRange(c.text) === undefined && !isMeta(c.text) && /[A-Za-z\u3400-\u9fff]{2}/.test(c.text)),
    );
    columns.push({ anchors: anchors.toSorted((a, b) => a.y0 - b.y0) });
  }
  return columns.toSorted((a, b) => (a.anchors[0]?.x0 ?? 0) - (b.anchors[0]?.x0 ?? 0));
}

/** The cells of each card: right of its name's edge, from its name down to the next name. */
function cardsOf(cells: readonly Cell[], columns: readonly Column[]): Map<Cell, Cell[]> {
  const cards = new Map(columns.flatMap(({ anchors }) => anchors.map((a): [Cell, Cell[]] => [a, []])));
  for (const cell of cells) {
    if (cards.has(cell)) continue;
    const above = columns.flatMap(({ anchors }) => anchors.findLast((a) => a.y0 - 0.4 * height(a) <= cell.y0 + 0.3 * height(cell)) ?? []);
    const anchor = above.filter((a) => a.x0 <= cell.x0 + height(cell)).toSorted((a, b) => b.x0 - a.x0)[0];
    if (anchor) cards.get(anchor)?.push(cell);
  }
  return cards;
}

/** `参考范围：3.9-6.1`, `Expected range: 30 - 100 ng/mL` → what is said, in parts. */
function said(cell: Cell): Cell[] | undefined {
  const rest = saidRange(cell.text);
  if (rest === undefined) return undefined;
  return (pieces(rest) ?? [{ text: rest }]).map(({ text }) => ({ ...cell, text }));
}

/** The result among the numbers of a card; not sure when none stands out. */
function resultOf(numbers: readonly Cell[]): { cell: Cell | undefined; unsure: boolean } {
  const [tallest, next] = numbers.toSorted((a, b) => height(b) - height(a));
  if (!tallest || !next) return { cell: tallest, unsure: false };
  return height(tallest) > TALLER * height(next) ? { cell: tallest, unsure: false } : { cell: numbers[0], unsure: true };
}

/** A card's name, the second name under it, and the name of the next card. */
type Named = { anchor: Cell; abbr: Cell | undefined; below: Cell | undefined };

function rowOf({ anchor, abbr, below }: Named, whole: readonly Cell[], known: Known): RawRow | undefined {
  const d = { ...draft(), name: [anchor], abbr: abbr ? [abbr] : [] };
  const scale = scaleOf(whole.filter((c) => c !== abbr));
  const card = scale?.rest ?? whole.filter((c) => c !== abbr);
  const numbers: Cell[] = [];
  const ofRange: Cell[] = []; // `Normal range: 70 - 99 mg/dL` has a unit of its own
  let late = false;
  if (card.some((c) => tellsNothing(c.text))) return undefined;
  for (const cell of card) {
    const parts = said(cell);
    for (const part of parts ?? [cell]) {
      const shape = shapeOf(part.text);
      const ranged = parts !== undefined && ["bound", "quality", "number", "text"].includes(shape);
      if (shape === "pair" || shape === "range" || (ranged && (shape === "quality" || looksLikeRange(part.text))))
        d.range.push(...(d.range.length > 0 ? [] : [part]));
      else if (shape === "unit" && parts) ofRange.push(part);
      else if (shape === "unit") d.unit.push(...(d.unit.length > 0 ? [] : [part]));
      else if (shape === "flag") d.flag.push(part);
      else if (shape === "number" || shape === "bound" || shape === "quality") {
        late = numbers.length === 0 && d.unit.length > 0 && d.range.length > 0 && d.range.every((c) => beside(c, part));
        numbers.push(part);
      } else if (numbers.length > 0 && isMark(part, known)) d.flag.push(part);
    }
  }
  if (d.unit.length === 0) d.unit.push(...ofRange.slice(0, 1));
  // `101 mg/dL <200`: behind a number with its unit stands the range.
  const behind = numbers.filter((c, i) => i > 0 && shapeOf(c.text) === "bound" && d.range.length === 0 && d.unit.some((u) => u.x0 < c.x0 && beside(u, c)));
  if (behind.length === 1) d.range.push(...behind);
  // `Normal` beside a number is what is said of it.
  const verdicts = numbers.filter((c) => readFlag(c.text) !== undefined && numbers.some((n) => shapeOf(n.text) === "number"));
  d.flag.push(...verdicts);
  const left = numbers.filter((c) => !d.range.includes(c) && !verdicts.includes(c));
  const alone = scale && left.length === 3 ? left.filter((c) => !left.some((o) => o !== c && beside(o, c))) : []; // the other two are the ends of the scale's middle
  const { cell, unsure } = resultOf(alone.length === 1 ? alone : left);
  if (!cell) return undefined;
  const ends = scale && d.range.length === 0 ? endsOf(numbers.filter((c) => c !== cell)) : undefined;
  if (ends) d.range.push(ends);
  if (scale && d.flag.length === 0) d.flag.push(...scale.over(cell));
  // Nearer to the next name than to its own: it may be that one's, printed above it.
  const nearer = below !== undefined && cell.y0 > anchor.y1 && below.y0 - cell.y1 < cell.y0 - anchor.y1;
  // `>59` alone may be the range of a result that was not found.
  const bound = shapeOf(cell.text) === "bound" && d.range.length === 0;
  return close({ ...d, value: [cell], ...(unsure || nearer || late || bound ? { unsure: true } : {}) }, false, "");
}

/** Results that are spread over a card each (a telephone's screen, a booklet with bars): name, number, unit and range on lines of their own. */
function toBlocks(lines: readonly Line[], known: Known, enough: number): RawRow[] {
  const cells = lines.flatMap((line) => splitCells(line.cells, (text) => known(text)));
  const names = cells.filter((c) => isName(c, known) || (known(c.text) && shapeOf(c.text) === "unit" && isFirst(c, cells))).toSorted((a, b) => a.y0 - b.y0);
  const second = secondNames(names, cells);
  const columns = columnsOf(
    cells.filter((c) => !second.has(c)),
    names.filter((c) => !second.has(c)),
    enough,
  );
  const cards = cardsOf(cells, columns);
  const abbrs = new Map([...second].map(([abbr, name]) => [name, abbr]));
  return columns.flatMap(({ anchors }) =>
    anchors.flatMap((anchor, i) => rowOf({ anchor, abbr: abbrs.get(anchor), below: anchors[i + 1] }, cards.get(anchor) ?? [], known) ?? []),
  );
}

/** How much was found of what belongs to results: their units and ranges. */
const whole = (rows: readonly RawRow[], known: Known): number =>
  rows.filter((r) => (known(r.name) || known(bare(r.name))) && r.value !== "").reduce((n, r) => n + (r.unit !== "" ? 1 : 0) + (r.range !== "" ? 1 : 0), 0);

/** Longer texts are no cells of a table, nor sentences that tell results. */
const LONGEST = 400;

/** The rows of a page: of its lines, or of its cards where those give more results that are whole. */
export function rowsOf(printed: readonly Line[], known: Known, state: TableState): RawRow[] {
  const headed = state.header;
  const enough = state.cards ? 1 : ENOUGH;
  const short = printed.map((line) => ({ ...line, cells: line.cells.filter((c) => c.text.length <= LONGEST) }));
  const { rows: told, rest } = sentenceRows(withoutNotes(withoutNumbers(withoutLabels(withoutColons(short), enough), known), known), known);
  const { rows: turned, rest: lines } = turnedRows(rest, known);
  const rows = [...told, ...turned, ...toRows(lines, known, state)];
  if (headed || state.header || turned.length > 0) return rows;
  const blocks = toBlocks(lines, known, enough);
  if (whole(blocks, known) <= whole(rows, known)) return rows;
  state.cards = true;
  return [...told, ...blocks];
}
