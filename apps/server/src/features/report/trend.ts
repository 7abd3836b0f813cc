import { type Lang, localise } from "@nutri/domain";
import type { Biomarker } from "@nutri/knowledge";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { dayOfReport, type Row, type StoredReport } from "../../reports/body.ts";
import { counts } from "../../reports/labs.ts";
import { knownOf, listReports } from "../../reports/store.ts";
import { isMine } from "../../reports/subject.ts";

type Point = { date: string; value: number; low?: number; high?: number; reportId: string };

/** The first day of the month, `months` back: twelve months include the present one. */
function since(day: string, months: number): string {
  const at = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - months, 1));
  return at.toISOString().slice(0, 10);
}

/** The printed range in the analyte's own unit: printed beside a value, so by the same factor. */
function bounds({ value, valueSi, refLow, refHigh }: Row, { units }: Biomarker): { low?: number; high?: number } {
  const straight = units.every((u) => u.offset === undefined || u.offset === 0);
  if (typeof value !== "number" || valueSi === undefined || value === 0 || !straight) return {};
  const own = (bound: number): number => Number(((bound * valueSi) / value).toPrecision(4));
  return { ...(refLow !== undefined && { low: own(refLow) }), ...(refHigh !== undefined && { high: own(refHigh) }) };
}

const pointsOf = (report: StoredReport, biomarker: Biomarker): Point[] =>
  report.body.rows.flatMap((row) =>
    counts(row) && row.code === biomarker.id ? [{ date: dayOfReport(report), value: row.valueSi, ...bounds(row, biomarker), reportId: report.id }] : [],
  );

/** What has changed between the last two points, in the analyte's unit. */
function changeOf(points: readonly Point[]): { since: string; from: number; to: number; difference: number } | undefined {
  const [before, last] = points.slice(-2);
  return before && last && { since: before.date, from: before.value, to: last.value, difference: Number((last.value - before.value).toPrecision(6)) };
}

const shown = (unit: string): string => (["{ratio}", "1", "[pH]", "{T-score}"].includes(unit) ? "" : unit);

/** One analyte over the months, oldest first, from the person's own reports; values in its SI unit, whatever unit was printed. */
export const biomarkerTrend: Handler<"biomarkerTrend"> = async ({ context, query, caller, lang }) => {
  const biomarker = context.knowledge.biomarkers.get(query.code);
  if (!biomarker) throw notFound();
  const known = await knownOf(context, caller.userId);
  const from = since(known.day, query.months);
  const reports = (await listReports(context, caller.userId)).filter((r) => r.status === "done" && isMine(r, known));
  const points = reports
    .flatMap((report) => pointsOf(report, biomarker))
    .filter((p) => p.date >= from)
    .toSorted((a, b) => (a.date === b.date ? (a.reportId < b.reportId ? -1 : 1) : a.date < b.date ? -1 : 1));
  const change = changeOf(points);
  return { code: biomarker.id, name: nameOf(biomarker, lang), unit: shown(biomarker.unit), points, ...(change && { change }) };
};

const nameOf = ({ name }: Biomarker, lang: Lang): string => localise(name, lang);
