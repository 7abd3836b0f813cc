import { localise } from "@nutri/domain";
import type { Ask, Handler } from "../../handler.ts";
import { Fault, invalid, notFound } from "../../fault.ts";
import { dayOf } from "../../planning/planner.ts";
import type { ReportBody, StoredReport } from "../../reports/body.ts";
import { addReport, isOwnPlan, knownOf, listReports, ownFiles } from "../../reports/store.ts";
import { showSummary } from "./show.ts";

const sameFiles = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((id, i) => id === b[i]);

/** Takes files in their order, or typed rows, as a new report, which is then read. The same files again are the report they already are. */
export const reportPut: Handler<"reportPut"> = async (ask) => {
  const { context, caller, lang, after } = ask;
  const body = await bodyOf(ask);
  const known = await knownOf(context, caller.userId);
  const before = await sameReport(ask, body);
  const report = before ?? (await addReport(context, caller.userId, body));
  if (!before) after(() => context.jobs.wake());
  return showSummary(report, known, lang);
};

async function bodyOf({ context, caller, body, lang }: Ask<"reportPut">): Promise<ReportBody> {
  const fileIds = [...new Set(body.fileIds)];
  const rows = body.rows ?? [];
  if (fileIds.length === 0 && rows.length === 0) throw invalid("fileIds", "请上传报告，或手动填写结果。", "Please upload a report, or type its results.");
  if (body.reportDate !== undefined && body.reportDate > dayOf(context.now()))
    throw invalid("reportDate", "日期不能晚于今天。", "The date cannot be later than today.");
  const own = await ownFiles(context, caller.userId, fileIds, "health_report");
  if (own.length < fileIds.length) throw notFound();
  if (body.customNutritionPlanId !== undefined && !(await isOwnPlan(context, body.customNutritionPlanId, caller.userId))) throw notFound();
  const typed = rows.map(({ name, code, ...row }) => {
    const known = code === undefined ? undefined : context.knowledge.biomarkers.get(code);
    return { ...row, name: name ?? (known && localise(known.name, lang)), code };
  });
  const read = context.reader.typed(typed, {});
  for (const [i, row] of read.entries()) if (!row) throw invalid(`rows.${i}`, "请写明项目名称和结果。", "Please give the name of the test and its result.");
  const { customNutritionPlanId: customPlanId, reportDate } = body;
  return {
    fileIds,
    typed,
    ...(customPlanId !== undefined && { customPlanId }),
    ...(reportDate !== undefined && { reportDate }),
    subject: {},
    rows: [],
    problems: [],
    pages: [],
  };
}

/** So many of one person may wait; the next are for later. */
const MOST_WAITING = 20;

/** The report these files already are. @throws Fault too_many_requests */
async function sameReport({ context, caller }: Ask<"reportPut">, { fileIds, typed }: ReportBody): Promise<StoredReport | undefined> {
  const reports = await listReports(context, caller.userId);
  const same = typed.length > 0 ? undefined : reports.find((r) => r.status !== "failed" && r.body.typed.length === 0 && sameFiles(r.body.fileIds, fileIds));
  const waiting = reports.filter((r) => r.status === "queued" || r.status === "reading").length;
  if (!same && waiting >= MOST_WAITING) throw new Fault("too_many_requests", { retryAfterSeconds: 30 });
  return same;
}
