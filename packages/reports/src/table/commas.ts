import type { Line } from "./lines.ts";

/** Numbers, ranges, bounds and what may stand between them. */
const NUMERIC = /^[\s\d.,<>≤≥()[\]~+*↑↓HL-]+$/;
const COMMA = /\d,\d{1,2}(?!\d)/;
const POINT = /\d\.\d/;
const DATE = /\d[./-]\d{1,2}[./-](?:19|20)?\d\d/;
const ENOUGH = 3;

const texts = (pages: readonly (readonly Line[])[]): string[] => pages.flat().flatMap((l) => l.cells.map((c) => c.text));

/** Whether a sheet writes `5,2` for 5.2 throughout: several numbers so, and not one with a point. */
export function writesCommas(pages: readonly (readonly Line[])[]): boolean {
  const numbers = texts(pages).filter((t) => /^[<>≤≥([]?\s*\d/.test(t) && !DATE.test(t));
  return numbers.filter((t) => COMMA.test(t)).length >= ENOUGH && !numbers.some((t) => POINT.test(t));
}

/** The lines with points for such commas; in what is no number (`1,25-Dihydroxy…`) nothing changes. */
export function withPoints(lines: readonly Line[]): Line[] {
  const point = (text: string): string => (NUMERIC.test(text) || /^[<>≤≥]?\s*\d+,\d+\s/.test(text) ? text.replace(/(\d),(?=\d)/g, "$1.") : text);
  return lines.map((line) => ({ ...line, cells: line.cells.map((c) => ({ ...c, text: point(c.text) })) }));
}
