/** Which results of a report decide something, and what may be said of which. */
import type { Lab, Person } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { recordOf } from "../found.ts";
import { type Resolved, resolvePerson } from "../person.ts";
import type { ReportedRow } from "./types.ts";

/** A row of a known analyte with a believable value that nobody has to look at first. */
export type SureRow = ReportedRow & { readonly code: string; readonly valueSi: number };

export const isSure = (row: ReportedRow): row is SureRow => !row.ask && row.code !== undefined && row.valueSi !== undefined;

/** What the laboratory itself calls normal is not spoken of with alarm. */
export const isQuiet = (row: ReportedRow): boolean => row.printed && row.flag === "normal";

export const labsOf = (rows: readonly SureRow[], k: KnowledgeIndex): Lab[] =>
  rows.map(({ code, valueSi }) => ({ code, value: valueSi, unit: recordOf(k.biomarkers, code).unit }));

/** The person with these results and no other. */
export const personWith = (person: Person, rows: readonly SureRow[], k: KnowledgeIndex): Resolved => resolvePerson({ ...person, labs: labsOf(rows, k) }, k);
