import { daysOf } from "./days.ts";
import { type Header, headerOf, kindOf } from "./header.ts";
import type { Cell, Line } from "./lines.ts";
import type { Known } from "./raw-row.ts";
import { shapeOf } from "./shape.ts";

/** So many lines may lie between the days and the headings of units and ranges: a time, a laboratory's number. */
const APART = 3;
const FEWEST = 2;

/** The days of a line that holds hardly anything else. */
function daysIn({ cells }: Line): Cell[] {
  const days = cells.filter((c) => daysOf(c.text) !== undefined);
  return days.length >= FEWEST && cells.length - days.length <= 1 ? days : [];
}

const isHeading = (cell: Cell): boolean => ["unit", "range", "low", "high"].includes(kindOf(cell.text) ?? "");
/** A line of what is said of the samples, one under each day: no result. */
const isOfSamples = ({ cells }: Line, days: readonly Cell[], known: Known): boolean =>
  !known(cells[0]?.text ?? "") &&
  cells.slice(1).every((c) => isHeading(c) || (days.some((d) => c.x0 < d.x1 && c.x1 > d.x0) && !["pair", "range", "unit"].includes(shapeOf(c.text))));

/** The head of a table of several days that stands on lines of its own: the days on one, units and ranges on another under it. `next`: the first line after it. */
export function stackedHeader(lines: readonly Line[], at: number, known: Known): { header: Header; next: number } | undefined {
  const line = lines[at];
  const days = line ? daysIn(line) : [];
  if (!line || days.length === 0) return undefined;
  for (let i = at + 1; i <= at + APART; i++) {
    const under = lines[i];
    if (!under || !isOfSamples(under, days, known)) return undefined;
    const headings = under.cells.filter(isHeading);
    if (headings.length === 0) continue;
    const header = headerOf({ ...line, cells: [...line.cells, ...headings].toSorted((a, b) => a.x0 - b.x0) });
    return header?.usable ? { header, next: i + 1 } : undefined;
  }
  return undefined;
}
