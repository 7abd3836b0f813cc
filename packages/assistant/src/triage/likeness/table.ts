/** The table that is kept: a feature and its weight on each line, so that a change is seen line by line. */
import kept from "./table.json" with { type: "json" };
import type { Table } from "./learn.ts";

export const TABLE: Table = new Map(Object.entries(kept));

export const written = (table: Table): string => `{\n${[...table].map(([feature, weight]) => `  ${JSON.stringify(feature)}: ${weight}`).join(",\n")}\n}\n`;
