import type { Cell, Line } from "./lines.ts";
import { median } from "./lines.ts";

/** Fewer are no column of colons. */
const ENOUGH = 4;

const height = (c: Cell): number => c.y1 - c.y0;

/** `Haemoglobin  :  12.8`: the colons of a sheet that sets one between every name and its result, also where one was read as another sign. */
export function withoutColons(lines: readonly Line[]): Line[] {
  const colons = lines.flatMap((line) => line.cells.filter((c) => c.text.startsWith(":")));
  if (colons.length < ENOUGH) return lines.map((line) => ({ ...line, cells: line.cells.flatMap(bare) }));
  const h = median(colons.map(height));
  const among = (c: Cell): boolean => c.text.length === 1 && colons.filter((o) => Math.abs(o.x0 - c.x0) < 0.5 * h).length >= ENOUGH;
  return lines.map((line) => ({ ...line, cells: line.cells.flatMap((c) => (among(c) ? [] : bare(c))) })).filter((line) => line.cells.length > 0);
}

function bare(cell: Cell): Cell[] {
  const text = cell.text.replace(/^[:\s]+/, "");
  if (text === cell.text) return [cell];
  const cut = cell.text.length - text.length;
  const confs = cell.confs.slice(cut);
  return text === "" ? [] : [{ ...cell, text, confs, conf: Math.min(1, ...confs), x0: cell.x0 + (cut * (cell.x1 - cell.x0)) / cell.text.length }];
}
