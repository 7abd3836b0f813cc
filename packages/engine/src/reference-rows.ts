/** Finding the row of a reference table that holds for somebody. */
import type { Pregnancy, ReferenceSet } from "@nutri/domain";
import type { KnowledgeIndex, Reference } from "@nutri/knowledge";
import type { Resolved } from "./person.ts";

export type Row = Reference["rows"][number];
export type Kind = Row["kind"];
export type Stage = Row["stages"][number];

export const stageOf = (p: Pregnancy): Stage => (p === "trying" ? "none" : p);

/** Women of 50 and over: the row without menstruation, unless they are known to menstruate still. Only the Chinese iron table asks. */
const fitsMenstruation = (row: Row): boolean => row.menstruating !== true;

const fitsSex = (row: Row, r: Resolved): boolean => row.sex === "both" || row.sex === r.sex;
const inAges = (row: Row, months: number): boolean => months >= row.months[0] && months <= (row.months[1] ?? Infinity);
/** Months between an age and a row's band; 0 inside. */
const distance = (row: Row, months: number): number => Math.max(0, row.months[0] - months, months - (row.months[1] ?? Infinity));

/**
 * The row of a kind for a stage. A stage is tabled for child-bearing ages only: outside of them its nearest age band
 * holds, and where a table has no row for the stage, the row of the same age without it.
 */
export function rowFor(reference: Reference, kind: Kind, r: Resolved, stage: Stage): Row | undefined {
  if (r.age === undefined) return undefined;
  const months = r.age * 12;
  const rows = reference.rows.filter((row) => row.kind === kind && fitsSex(row, r) && fitsMenstruation(row));
  const staged = rows.filter((row) => row.stages.includes(stage));
  if (stage === "none") return staged.find((row) => inAges(row, months));
  const exact = staged.find((row) => inAges(row, months));
  const nearest = staged.toSorted((a, b) => distance(a, months) - distance(b, months))[0];
  return exact ?? nearest ?? rows.find((row) => row.stages.includes("none") && inAges(row, months));
}

export const referencesOf = (k: KnowledgeIndex, set: ReferenceSet | "efsa-ul"): readonly Reference[] => k.records.references.filter((x) => x.set === set);

/** Stable name of a row: its table, kind, sex, stages and first month. */
export const rowId = (reference: Reference, row: Row): string =>
  `${reference.id}#${row.kind}.${row.sex}.${row.stages[0]}.${row.months[0]}${row.scope && row.scope !== "total" ? `.${row.scope}` : ""}`;
