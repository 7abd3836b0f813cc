import type { Answers, Lab } from "@nutri/domain";
import type { ReportedRow } from "@nutri/engine";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Context } from "../context.ts";
import { dayOf } from "../planning/planner.ts";
import { dayOfReport, type Row, type StoredReport } from "./body.ts";
import { isMine, type Known } from "./subject.ts";
import { listReports } from "./store.ts";

/** A row that may decide something: of a known analyte, in its unit, and sure (or confirmed by the person). */
export const counts = (row: Row): row is Row & { code: string; valueSi: number; unitSi: string } =>
  !row.ask && row.code !== undefined && row.valueSi !== undefined && row.unitSi !== undefined;

/** Results of the person's own reports, the latest of each analyte. */
export type Reported = { labs: Lab[]; rows: ReportedRow[] };

/** A row as the engine takes it. */
export const toReported = ({ index, code, namePrinted, value, comparator, unit, valueSi, refLow, refHigh, flag, flagFrom, ask }: Row): ReportedRow => ({
  index,
  ...(code !== undefined && { code }),
  name: namePrinted,
  value,
  ...(comparator && { comparator }),
  unit,
  ...(valueSi !== undefined && { valueSi }),
  ...(refLow !== undefined && { refLow }),
  ...(refHigh !== undefined && { refHigh }),
  flag,
  printed: flagFrom === "printed" || flagFrom === "printed_range",
  ask,
});

/** Latest report first: by its day, then by when it came. */
export const newestFirst = (reports: readonly StoredReport[]): StoredReport[] =>
  reports.toSorted((a, b) => (dayOfReport(a) === dayOfReport(b) ? (a.id < b.id ? 1 : -1) : dayOfReport(a) < dayOfReport(b) ? 1 : -1));

export function latestRows(reports: readonly StoredReport[], known: Known, { biomarkers }: Pick<KnowledgeIndex, "biomarkers">): Reported {
  const latest = new Map<string, Row & { code: string; valueSi: number; unitSi: string }>();
  for (const report of newestFirst(reports)) {
    if (report.status !== "done" || !isMine(report, known)) continue;
    for (const row of report.body.rows) if (counts(row) && !latest.has(row.code)) latest.set(row.code, row);
  }
  const rows = [...latest.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return {
    labs: rows.map(({ code, valueSi, unitSi }) => ({ code, value: valueSi, unit: biomarkers.get(code)?.unit ?? unitSi })),
    rows: rows.map((row, index) => toReported({ ...row, index })),
  };
}

/** What the reports of a person say of them now. Their answers decide which reports are theirs. */
export async function reportedOf(context: Context, userId: string, { gender, age }: Answers): Promise<Reported> {
  return latestRows(await listReports(context, userId), { gender, age, day: dayOf(context.now()) }, context.knowledge);
}
