import type { Cell, Line } from "./lines.ts";
import type { Known } from "./raw-row.ts";

/** As many names with a laboratory's number behind them make it the sheet's way. */
const ENOUGH = 3;
const NUMBERED = /^0\d$|[A-Za-z)]\s?0\d$/;
/** The number as a recogniser gives it, set small against the name: `Lymphso1`, `MCV1`, `Hemoglobino`. */
const BEHIND = [/\s*[0oO][1-9lI]$/, /\s*[1-9lI]$/, /\s*[0oO]$/] as const;

/** Names without the number of the laboratory that is printed small behind each, on sheets that print one: where the rest is a known name and the whole is none. */
export function withoutNotes(lines: readonly Line[], known: Known): Line[] {
  if (lines.flatMap((line) => line.cells).filter((c) => NUMBERED.test(c.text)).length < ENOUGH) return [...lines];
  const bare = (cell: Cell, i: number): Cell => {
    const name = i > 0 || known(cell.text) ? undefined : BEHIND.map((end) => cell.text.replace(end, "")).find((text) => known(text));
    return name !== undefined ? { ...cell, text: name, confs: cell.confs.slice(0, name.length) } : cell;
  };
  return lines.map((line) => ({ ...line, cells: line.cells.map(bare) }));
}
