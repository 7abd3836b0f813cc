import type { Cell } from "./lines.ts";
import type { Column, ColumnKind } from "./header.ts";
import { shapeOf, type Shape } from "./shape.ts";

/** How ill a shape sits in a column; what is not listed costs `ODD`. */
const FIT: Record<ColumnKind, Partial<Record<Shape, number>>> = {
  index: { number: 0 },
  name: { text: 0, quality: 3, flag: 4, unit: 4 },
  abbr: { text: 0, unit: 1, flag: 1 },
  value: { number: 0, quality: 0, bound: 0, text: 2.5, pair: 3, unit: 4, flag: 3 },
  history: { number: 0.2, quality: 0.3, bound: 0.3, text: 2, date: 0.5, flag: 1.5 },
  flag: { flag: 0, text: 1.5, quality: 1.5 },
  unit: { unit: 0, text: 2 },
  low: { number: 0, bound: 1, text: 3 },
  high: { number: 0, bound: 1, text: 3 },
  range: { pair: 0, range: 0, bound: 0.2, text: 1.5, quality: 0.3, number: 4 },
  other: { text: 0.5, unit: 2, quality: 2, date: 1, number: 3, bound: 3 },
};
const ODD = 8;
const CAP = 14;

/** Distance, in heights of text, by the best of the three alignments a column may have; none when the cell lies within the header's span. */
function away(cell: Cell, column: Column, shift: number, h: number): number {
  const [a, b] = [column.x0 + shift, column.x1 + shift];
  if (cell.x0 >= a - 0.3 * h && cell.x1 <= b + 0.3 * h) return 0;
  const d = Math.min(Math.abs(cell.x0 - a), Math.abs(cell.x1 - b), Math.abs((cell.x0 + cell.x1) / 2 - (a + b) / 2));
  return Math.min(CAP, d / h);
}

/** An index column only takes small whole numbers; a first cell that could be one is not kept from it. */
const fit = (kind: ColumnKind, cell: Cell, shape: Shape): number => (kind === "index" && !/^\d{1,3}$/.test(cell.text) ? ODD : (FIT[kind][shape] ?? ODD));

/**
 * Puts the cells of a line into the columns of its header, in order, at the least cost of place and shape.
 * @returns for each cell the column's number, with the mean cost.
 */
export function assign(cells: readonly Cell[], columns: readonly Column[], h: number, shift: number): { of: number[]; cost: number } {
  const n = cells.length;
  const m = columns.length;
  const best: number[][] = Array.from({ length: n }, () => Array.from({ length: m }, () => Infinity));
  const from: number[][] = Array.from({ length: n }, () => Array.from({ length: m }, () => -1));
  cells.forEach((cell, i) => {
    const shape = shapeOf(cell.text);
    columns.forEach((column, j) => {
      const own = fit(column.kind, cell, shape) + 0.6 * away(cell, column, shift, h);
      for (let k = 0; k <= j; k++) {
        const before = i === 0 ? 0 : (best[i - 1]?.[k] ?? Infinity) + (k === j ? 1.2 : 0);
        if (i === 0 && k > 0) break;
        const total = before + own;
        if (total < (best[i]?.[j] ?? Infinity)) {
          (best[i] as number[])[j] = total;
          (from[i] as number[])[j] = k;
        }
      }
    });
  });
  const last = best[n - 1] ?? [];
  let j = last.indexOf(Math.min(...last));
  const cost = (last[j] ?? Infinity) / Math.max(1, n);
  const of: number[] = [];
  for (let i = n - 1; i >= 0; i--) {
    of[i] = j;
    j = from[i]?.[j] ?? 0;
  }
  return { of, cost };
}
