import { isLabelledRange, saidRange } from "../analytes/range.ts";
import { isCjk } from "../text.ts";
import { readUnit } from "../units/unit.ts";
import type { Cell, Line } from "./lines.ts";
import { isMeta } from "./meta.ts";
import type { Known, RawRow } from "./raw-row.ts";
import { shapeOf } from "./shape.ts";

/** What stands alone on a line under a header: pieces of a row that has a result elsewhere, or a result whose name is elsewhere. */
export type Part = {
  name?: Cell | undefined;
  unit?: Cell | undefined;
  range?: Cell | undefined;
  value?: Cell | undefined;
  nameless?: (name: Cell, abbr: Cell | undefined) => RawRow | undefined;
};

/** Rows with what belongs to them from the lines beside theirs. */
export function joinParts(rows: RawRow[], parts: readonly Part[], known: Known): RawRow[] {
  const names = parts.flatMap(({ name }) => name ?? []);
  const used = new Set<Cell>();
  const named = parts.flatMap((part) => namedRow(part, names, used, known) ?? []);
  joinNames(
    rows,
    names.filter((cell) => !used.has(cell)),
    known,
  );
  const all = named.length === 0 ? rows : [...rows, ...named].toSorted((a, b) => top(a) - top(b));
  return all;
}
const top = ({ cells }: RawRow): number => Math.min(...cells.map((c) => c.y0));

/** A result in the middle of a tall cell, its name on two lines, one a little above it and one a little below. */
function namedRow({ value, nameless }: Part, names: readonly Cell[], used: Set<Cell>, known: Known): RawRow | undefined {
  if (!value || !nameless) return undefined;
  const beside = names.filter((c) => !used.has(c) && gap(c, value) < 0 && c.x1 < value.x0);
  const [above, below] = [beside.findLast((c) => c.y0 < value.y0), beside.find((c) => c.y0 >= value.y0)];
  if (!above || !below || beside.length > 2) return undefined;
  used.add(above).add(below);
  const joined = isCjk(above.text) ? `${above.text}${below.text}` : `${above.text} ${below.text}`;
  if (known(joined) || !(known(above.text) || known(below.text))) return nameless({ ...above, text: joined, y1: below.y1 }, undefined);
  return nameless(above, below);
}

/** The second half of a range (`3.5-` over `9.5`) or of a unit, under the first; whether it was one. */
export function joinCells(rows: readonly RawRow[], { unit, range, value }: Part): boolean {
  if (value) return false;
  const under = (row: RawRow, first: string, cell: Cell): boolean => {
    const above = row.cells.find((c) => first.startsWith(c.text) && Math.abs(c.x0 - cell.x0) < cell.y1 - cell.y0);
    return above !== undefined && above.y0 < cell.y0 && gap(above, cell) < 0.9 * (cell.y1 - cell.y0);
  };
  const open = range && /^\d+(?:\.\d+)?$/.test(range.text) ? rows.find((row) => /[-~至]$/.test(row.range) && under(row, row.range, range)) : undefined;
  if (open && range) {
    open.range = `${open.range.replace(/\s/g, "")}${range.text}`;
    open.cells.push(range);
  }
  const half = unit && rows.find((row) => !readUnit(row.unit).exact && readUnit(row.unit + unit.text).exact && under(row, row.unit, unit));
  if (half && unit) {
    half.unit += unit.text;
    half.cells.push(unit);
  }
  return open !== undefined || half !== undefined;
}

/** As many names in the other script than their rows' make it the sheet's way. */
const WAY = 3;

const isNear = (cell: Cell, { cells: [first] }: RawRow): boolean => {
  const h = cell.y1 - cell.y0;
  return first !== undefined && Math.abs(first.x0 - cell.x0) < 2.5 * h && gap(first, cell) < 0.9 * h;
};

/** Names in two scripts over one another (`HDL-Cholesterol` over `高密度膽固醇 1.5 mmol/L`), each with its row: the sheet has one script above throughout. */
function pairs(rows: readonly RawRow[], names: readonly Cell[]): Map<Cell, RawRow> {
  const beside = names.map((cell) => {
    const near = rows.filter((row) => isCjk(row.name) !== isCjk(cell.text) && isNear(cell, row));
    return { cell, over: near.find((row) => (row.cells[0]?.y0 ?? 0) < cell.y0), under: near.find((row) => (row.cells[0]?.y0 ?? 0) > cell.y0) };
  });
  // A name with a row on one side only tells which script is the upper one.
  const chineseFirst = new Set(
    beside.flatMap(({ cell, over, under }) => ((over && under) || (!over && !under) ? [] : [isCjk(cell.text) === (under !== undefined)])),
  );
  if (chineseFirst.size !== 1) return new Map();
  const found = beside.flatMap(({ cell, over, under }): [Cell, RawRow][] => {
    const row = isCjk(cell.text) === chineseFirst.has(true) ? under : over;
    return row ? [[cell, row]] : [];
  });
  return found.length >= WAY ? new Map(found) : new Map();
}

/** A name printed over two lines: joined when the joined name is known and the row's own name is only a part of it. */
function joinNames(rows: readonly RawRow[], names: readonly Cell[], known: Known): void {
  const paired = pairs(rows, names);
  for (const [cell, row] of paired) {
    if (row.abbr !== undefined) continue;
    if (known(row.name)) row.abbr = cell.text;
    else if (known(cell.text)) [row.name, row.abbr] = [cell.text, row.name];
  }
  for (const cell of names) {
    if (paired.has(cell)) continue;
    const near = rows.filter((row) => isNear(cell, row));
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

/** A line without the further ranges of the last row that it holds (`Male : 13-17` over `Female : 12-15`): they are put to that row's. */
export function withoutMoreRange(rows: readonly RawRow[], line: Line): Line {
  const last = rows.at(-1);
  const more = line.cells.filter((cell) => last !== undefined && isLabelledRange(cell.text) && last.cells.some((c) => isOver(c, cell, line.h)));
  if (!last || more.length !== 1 || line.cells.some((c) => !more.includes(c) && ["number", "bound"].includes(shapeOf(c.text)))) return line;
  for (const cell of more) {
    last.range = `${last.range}; ${cell.text}`;
    last.cells.push(cell);
  }
  return { ...line, cells: line.cells.filter((c) => !more.includes(c)) };
}
const isOver = (above: Cell, cell: Cell, h: number): boolean => isLabelledRange(above.text) && Math.abs(above.x0 - cell.x0) < h && gap(above, cell) < 0.8 * h;

/** A range printed on a line of its own under the row it is for. */
export function rangeBelow(rows: readonly RawRow[], line: Line): boolean {
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
