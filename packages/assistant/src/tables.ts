/**
 * What takes seconds to make of the knowledge and is the same every time, as plain data: made when a clone is prepared, and read at
 * each start. Where there is none it is made anew.
 */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { type LibraryTables, libraryTables } from "./retrieve/library-tables.ts";
import { type Counted, counted } from "./text/spelled.ts";
import { type FlagTables, flagTables } from "./triage/flag-tables.ts";
import { createLinker } from "./understand/link.ts";

export type Tables = { readonly flags: FlagTables; readonly library: LibraryTables; readonly characters: Counted };

export const tablesOf = (k: KnowledgeIndex): Tables => ({
  flags: flagTables(k),
  library: libraryTables(k, createLinker(k)),
  characters: counted(k),
});
