import { zoneOf } from "../analytes/flag.ts";
import type { Cell } from "./lines.ts";

const height = (c: Cell): number => c.y1 - c.y0;
const across = (c: Cell): number => (c.x0 + c.x1) / 2;
/** On one line. */
export const beside = (a: Cell, b: Cell): boolean => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.5 * Math.min(height(a), height(b));

/** `偏低`, `正常` and `偏高` in one card are the parts of a scale and no verdict; `over`: the part a result stands over. */
type Scale = { rest: Cell[]; over: (cell: Cell) => Cell[] };
export function scaleOf(card: readonly Cell[]): Scale | undefined {
  const parts = card.filter((c) => zoneOf(c.text) !== undefined);
  const [first] = parts;
  if (!first || new Set(parts.map((c) => zoneOf(c.text))).size !== 3 || !parts.every((c) => c === first || beside(c, first))) return undefined;
  const [left, right] = [Math.min(...parts.map((c) => c.x0)), Math.max(...parts.map((c) => c.x1))];
  const over = (cell: Cell): Cell[] => {
    if (across(cell) < left || across(cell) > right) return [];
    return [parts.reduce((a, b) => (Math.abs(across(b) - across(cell)) < Math.abs(across(a) - across(cell)) ? b : a))];
  };
  return { rest: card.filter((c) => !parts.includes(c)), over };
}

/** The two numbers at the ends of a scale's middle, as a range. */
export function endsOf(numbers: readonly Cell[]): Cell | undefined {
  const [low, high] = numbers.toSorted((a, b) => a.x0 - b.x0);
  if (!low || !high || numbers.length !== 2 || !beside(low, high) || Number(low.text) >= Number(high.text)) return undefined;
  return { ...low, text: `${low.text}-${high.text}`, x1: high.x1, confs: [...low.confs, 1, ...high.confs], conf: Math.min(low.conf, high.conf) };
}
