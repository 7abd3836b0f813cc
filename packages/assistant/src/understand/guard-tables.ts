/** The tables that are kept: a feature and its weight on each line, so that a change is seen line by line. */
import kept from "./guard-tables.json" with { type: "json" };
import type { Tables } from "./guard-likeness.ts";

export const TABLES: Tables = Object.fromEntries(
  Object.entries(kept as Readonly<Record<string, Readonly<Record<string, number>>>>).map(([id, table]) => [id, new Map(Object.entries(table))]),
);

const lines = (table: ReadonlyMap<string, number>): string => [...table].map(([feature, weight]) => `    ${JSON.stringify(feature)}: ${weight}`).join(",\n");
export const written = (tables: Tables): string =>
  `{\n${Object.entries(tables)
    .map(([id, table]) => `  ${JSON.stringify(id)}: {\n${lines(table)}\n  }`)
    .join(",\n")}\n}\n`;
