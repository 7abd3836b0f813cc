import { looksLikeRange } from "../analytes/range.ts";
import { clean } from "../text.ts";
import type { Cell, Line } from "./lines.ts";
import { median } from "./lines.ts";
import { close, draft, isMeta, type Known, type RawRow, type TableState, toRows } from "./rows.ts";
import { pieces, shapeOf, splitCells } from "./shape.ts";

/** Fewer names under one another are no column of cards; on the pages that follow one will do. */
const ENOUGH = 3;
/** A number this much taller than the others of its card is the result; the others are marks on a scale. */
const TALLER = 1.15;

const RANGE_LABEL =
  /^(?:(?:normal|reference|ref\.?|standard|expected|healthy|optimal|target|biological ref\.?)\s*(?:range|value|interval|limit)s?|参考(?:值|范围|区间)?|正常(?:值|范围)?|基准值)\s*:?\s*(?=[\d<>≤≥([+阴]|neg|non|not|nil)/i;

const height = (c: Cell): number => c.y1 - c.y0;
/** `空腹血糖 (GLU)`: the name without what is in brackets behind it. */
const bare = (text: string): string => clean(text).replace(/\s*[([][^()[\]]*[)\]]$/, "");
const isName = (cell: Cell, known: Known): boolean =>
  (known(cell.text) || known(bare(cell.text))) && !["number", "quality", "pair", "unit"].includes(shapeOf(cell.text));
const beside = (a: Cell, b: Cell, h: number): boolean => Math.abs(a.x0 - b.x0) < 0.7 * h;

type Column = { x: number; anchors: Cell[] };

/** Where names stand under one another: each such text, known or not, begins a card. */
function columnsOf(cells: readonly Cell[], known: Known, enough: number): Column[] {
  const rest = cells.filter((c) => isName(c, known));
  const columns: Column[] = [];
  for (const first of rest) {
    if (columns.some(({ anchors }) => anchors.includes(first))) continue;
    const own = rest.filter((c) => beside(c, first, height(first)));
    if (own.length < enough) continue;
    const h = median(own.map(height));
    const like = (c: Cell): boolean => beside(c, first, h) && height(c) > 0.75 * h && height(c) < 1.33 * h && shapeOf(c.text) === "text";
    const anchors = cells.filter(
      (c) => own.includes(c) || (like(c) && !RANGE_LABEL.test(c.text) && !isMeta(c.text) && /[A-Za-z\u3400-\u9fff]{2}/.test(c.text)),
    );
    columns.push({ x: first.x0, anchors: anchors.toSorted((a, b) => a.y0 - b.y0) });
  }
  return columns.toSorted((a, b) => a.x - b.x);
}

/** The cells of each card: right of its column's edge, from its name down to the next name. */
function cardsOf(cells: readonly Cell[], columns: readonly Column[]): Map<Cell, Cell[]> {
  const cards = new Map(columns.flatMap(({ anchors }) => anchors.map((a): [Cell, Cell[]] => [a, []])));
  for (const cell of cells) {
    if (cards.has(cell)) continue;
    const column = columns.findLast(({ x }) => x <= cell.x0 + height(cell));
    const anchor = column?.anchors.findLast((a) => a.y0 - 0.4 * height(a) <= cell.y0 + 0.3 * height(cell));
    if (anchor) cards.get(anchor)?.push(cell);
  }
  return cards;
}

/** `参考范围：3.9-6.1`, `Expected range: 30 - 100 ng/mL` → what is said, in parts. */
function said(cell: Cell): Cell[] | undefined {
  const label = RANGE_LABEL.exec(cell.text)?.[0];
  if (label === undefined) return undefined;
  const rest = cell.text.slice(label.length);
  return (pieces(rest) ?? [{ text: rest }]).map(({ text }) => ({ ...cell, text }));
}

/** The result among the numbers of a card; not sure when none stands out. */
function resultOf(numbers: readonly Cell[]): { cell: Cell | undefined; unsure: boolean } {
  const [tallest, next] = numbers.toSorted((a, b) => height(b) - height(a));
  if (!tallest || !next) return { cell: tallest, unsure: false };
  return height(tallest) > TALLER * height(next) ? { cell: tallest, unsure: false } : { cell: numbers[0], unsure: true };
}

function rowOf(anchor: Cell, card: readonly Cell[], below: Cell | undefined): RawRow | undefined {
  const d = { ...draft(), name: [anchor] };
  const numbers: Cell[] = [];
  for (const cell of card) {
    const parts = said(cell);
    for (const part of parts ?? [cell]) {
      const shape = shapeOf(part.text);
      const ranged = parts !== undefined && ["bound", "quality", "number", "text"].includes(shape);
      if (shape === "pair" || shape === "range" || (ranged && (shape === "quality" || looksLikeRange(part.text))))
        d.range.push(...(d.range.length > 0 ? [] : [part]));
      else if (shape === "unit") d.unit.push(...(d.unit.length > 0 ? [] : [part]));
      else if (shape === "flag") d.flag.push(part);
      else if (shape === "number" || shape === "bound" || shape === "quality") numbers.push(part);
    }
  }
  const { cell, unsure } = resultOf(numbers);
  if (!cell) return undefined;
  // Nearer to the next name than to its own: it may be that one's, printed above it.
  const nearer = below !== undefined && cell.y0 > anchor.y1 && below.y0 - cell.y1 < cell.y0 - anchor.y1;
  return close({ ...d, value: [cell], ...(unsure || nearer ? { unsure: true } : {}) }, false, "");
}

/** Results that are spread over a card each (a telephone's screen, a booklet with bars): name, number, unit and range on lines of their own. */
function toBlocks(lines: readonly Line[], known: Known, enough: number): RawRow[] {
  const cells = lines.flatMap((line) => splitCells(line.cells, (text) => known(text)));
  const columns = columnsOf(cells, known, enough);
  const cards = cardsOf(cells, columns);
  return columns.flatMap(({ anchors }) => anchors.flatMap((anchor, i) => rowOf(anchor, cards.get(anchor) ?? [], anchors[i + 1]) ?? []));
}

const whole = (rows: readonly RawRow[], known: Known): number =>
  rows.filter((r) => (known(r.name) || known(bare(r.name))) && (r.unit !== "" || r.range !== "") && r.value !== "").length;

/** The rows of a page: of its lines, or of its cards where those give more results that are whole. */
export function rowsOf(lines: readonly Line[], known: Known, state: TableState): RawRow[] {
  const headed = state.header;
  const rows = toRows(lines, known, state);
  if (headed || state.header) return rows;
  const blocks = toBlocks(lines, known, state.cards ? 1 : ENOUGH);
  if (whole(blocks, known) <= whole(rows, known)) return rows;
  state.cards = true;
  return blocks;
}
