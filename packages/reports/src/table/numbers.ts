import type { Cell, Line } from "./lines.ts";

/** How many lines further on the next number may stand: a heading or a wrapped name lies between. */
const APART = 3;
const ROW = /^(\d{1,3})\s*(?=[★☆*▲△●◆\u3400-\u9fffA-Za-z])(?![HL]{1,2}$)(.+)$/;
type Numbered = { line: number; cell: Cell; n: number };

const near = (a: Numbered, b: Numbered): boolean =>
  Math.abs(a.line - b.line) <= APART && Math.abs(a.cell.x0 - b.cell.x0) < 1.5 * (a.cell.y1 - a.cell.y0) && b.n - a.n === Math.sign(b.line - a.line);

/**
 * The numbers of rows, where they came to lie in one cell with the name: numbers that count up from line to line are none of the
 * name, `25羟维生素D` among others is.
 */
export function withoutNumbers(lines: readonly Line[], known: (text: string) => boolean): Line[] {
  const all = lines.flatMap(({ cells }, line) =>
    cells.flatMap((cell): Numbered[] => {
      const n = /^\d{1,3}$/.exec(cell.text)?.[0] ?? ROW.exec(cell.text)?.[1];
      return n === undefined ? [] : [{ line, cell, n: Number(n) }];
    }),
  );
  const counted = new Set(all.filter((a) => ROW.test(a.cell.text) && !known(a.cell.text) && all.some((b) => a !== b && near(a, b))).map((a) => a.cell));
  if (counted.size === 0) return [...lines];
  return lines.map((line) => ({ ...line, cells: line.cells.flatMap((cell) => (counted.has(cell) ? apart(cell) : [cell])) }));
}

function apart(cell: Cell): Cell[] {
  const name = ROW.exec(cell.text)?.[2] ?? "";
  const at = cell.text.length - name.length;
  const x = cell.x0 + (at * (cell.x1 - cell.x0)) / cell.text.length;
  return [
    { ...cell, text: cell.text.slice(0, at).trim(), x1: x, confs: cell.confs.slice(0, at) },
    { ...cell, text: name, x0: x, confs: cell.confs.slice(at), conf: Math.min(1, ...cell.confs.slice(at)) },
  ];
}
