import type { Mark, Page } from "./pdf.ts";

/** Cells of a line at their places across the page. */
export type SheetLine = readonly (readonly [x: number, text: string])[];

/** A page with one line of cells under the other. */
export function sheet(lines: readonly SheetLine[], size = 9, pitch = 18): Page {
  const marks = lines.flatMap((line, i) => line.map(([x, text]): Mark => ({ kind: "text", x, y: 60 + i * pitch, size, text, anchor: "start" })));
  return { width: 595, height: 842, marks };
}

/** Lines of a table: cells at fixed places. */
export const table = (places: readonly number[], rows: readonly (readonly string[])[]): SheetLine[] =>
  rows.map((row) => row.flatMap((text, i) => (text ? [[places[i] ?? 0, text] as const] : [])));
