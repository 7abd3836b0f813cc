/** Columns of plain text. Chinese characters take two places on a terminal. */
const WIDE = /[\u{1100}-\u{115f}\u{2e80}-\u{a4cf}\u{ac00}-\u{d7a3}\u{f900}-\u{faff}\u{fe30}-\u{fe6f}\u{ff00}-\u{ff60}]/u;

export const widthOf = (text: string): number => [...text].reduce((sum, c) => sum + (WIDE.test(c) ? 2 : 1), 0);

/** Lines of a table; the last column is not padded. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((row) => widthOf(row[i] ?? ""))));
  return cells.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell + " ".repeat((widths[i] ?? 0) - widthOf(cell))))
      .join("  ")
      .trimEnd(),
  );
}
