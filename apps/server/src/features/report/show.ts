import type { HealthReport, ReportRow } from "@nutri/contract";
import { type Lang, localise } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Problem } from "@nutri/reports";
import type { Context } from "../../context.ts";
import type { Row, StoredReport } from "../../reports/body.ts";
import { toReported } from "../../reports/labs.ts";
import { knownOf } from "../../reports/store.ts";
import { isMine, type Known, mustAsk, strangeness } from "../../reports/subject.ts";
import { PROBLEMS } from "./problems.ts";

const OUTSIDE: ReadonlySet<string> = new Set(["low", "high", "abnormal"]);

function showRow(row: Row, { biomarkers }: KnowledgeIndex, lang: Lang): ReportRow {
  const { ucum: _kept, ...shown } = row;
  const known = row.code === undefined ? undefined : biomarkers.get(row.code);
  return { ...shown, name: known ? localise(known.name, lang) : row.namePrinted };
}

function statusOf(report: StoredReport, known: Known): HealthReport["status"] {
  if (report.status !== "done") return report.status;
  return mustAsk(report, known) ? "needs_subject" : "ready";
}

const ABOUT_SUBJECT: ReadonlySet<string> = new Set(["several_people", "other_sex", "other_age"]);

/** Problems of the file as they were found, those of the person as their present answers have it. */
function problemsOf(report: StoredReport, known: Known): Problem[] {
  const ofFile = report.body.problems.filter((p) => !ABOUT_SUBJECT.has(p.code));
  return mustAsk(report, known) ? [...ofFile, ...strangeness(report, known).map((code) => ({ code }))] : ofFile;
}

/** What a list shows of a report. */
export function showSummary(report: StoredReport, known: Known, lang: Lang): HealthReport {
  const { body } = report;
  const status = statusOf(report, known);
  const problems = problemsOf(report, known);
  const error = status === "failed" ? problems[0]?.code : undefined;
  return {
    id: report.id,
    status,
    ...(error && { error }),
    createdAt: new Date(report.createdAt).toISOString(),
    ...(body.reportDate !== undefined && { reportDate: body.reportDate }),
    ...(body.institution !== undefined && { institution: body.institution }),
    ...(report.status === "done" && { subject: body.subject, abnormalCount: body.rows.filter((r) => OUTSIDE.has(r.flag)).length, mine: isMine(report, known) }),
    ...(problems.length > 0 && { problems: problems.map(({ code, ...where }) => ({ code, message: localise(PROBLEMS[code], lang), ...where })) }),
  };
}

/** A report as its owner sees it. What it means is worked out anew each time, from the person's present answers. */
export async function showReport(context: Context, report: StoredReport, lang: Lang): Promise<HealthReport> {
  const known = await knownOf(context, report.userId);
  const { body } = report;
  const summary = showSummary(report, known, lang);
  if (report.status !== "done") return summary;
  const analysis = summary.status === "ready" ? analysisOf(context, report, known) : undefined;
  return {
    ...summary,
    rows: body.rows.map((row) => showRow(row, context.knowledge, lang)),
    pages: body.pages.map(({ page, pictureId }) => ({ page, picture: pictureId !== undefined })),
    ...(analysis && { analysis: localise(analysis, lang) }),
  };
}

/** Of somebody else's report only what the sheet tells of that person counts. */
function analysisOf({ planner }: Context, report: StoredReport, known: Awaited<ReturnType<typeof knownOf>>) {
  const { sex, age } = report.body.subject;
  const own = { ...known.answers, ...(known.gender && { gender: known.gender }), ...(known.age !== undefined && { age: known.age }) };
  const other = { ...(sex && { gender: sex }), ...(age !== undefined && { age }) };
  return planner.analyse({ answers: isMine(report, known) ? own : other, rows: report.body.rows.map(toReported), asOf: known.day });
}
