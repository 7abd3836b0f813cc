import type { Page } from "@nutri/reports/testing/pdf";
import type { Drawn } from "./panel-layouts.ts";
import { panelSheet } from "./panel-sheet.ts";
import type { Random } from "./random.ts";
import type { Sheet } from "./sheet.ts";

/** Sheet `n` in the layout whose turn it is, with the panels whose turn it is. Units are told as they are meant, without remarks printed beside them. */
export function layOutTurn(layouts: readonly Drawn[], n: number, r: Random): { sheet: Sheet; pages: Page[]; name: string } {
  const kind = layouts[n % layouts.length] as Drawn;
  const panels = kind.panels[Math.floor(n / layouts.length) % kind.panels.length] ?? [];
  const sheet = panelSheet(panels, kind.lang, r);
  const pages = kind.pages(sheet, r);
  for (const row of sheet.rows) {
    if (kind.unit) row.unit = kind.unit(row.unit);
    if (kind.ranges === false) row.range = "";
  }
  return { sheet, pages, name: kind.name };
}
