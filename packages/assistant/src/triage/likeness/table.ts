/** The tables that are kept: a feature and its weight on each line, so that a change is seen line by line. */
import despair from "./despair.json" with { type: "json" };
import kept from "./table.json" with { type: "json" };
import type { Table } from "./learn.ts";

/** How a told emergency reads. */
export const TABLE: Table = new Map(Object.entries(kept));
/** How somebody writes who means to end their life. */
export const DESPAIR_TABLE: Table = new Map(Object.entries(despair));

export const written = (table: Table): string => `{\n${[...table].map(([feature, weight]) => `  ${JSON.stringify(feature)}: ${weight}`).join(",\n")}\n}\n`;
