import { Fault, notFound } from "../../fault.ts";
import type { Ask, Handler, ServerEvent } from "../../handler.ts";
import { latestJob } from "../../jobs/store.ts";
import type { StoredReport } from "../../reports/body.ts";
import { findReport, REPORT_JOB } from "../../reports/store.ts";
import { showReport } from "./show.ts";
import { showStage } from "./stages.ts";

type Event = ServerEvent<"reportStream">;
/** How long a change made by another instance may stay unseen. */
const LOOK_MS = 400;

/**
 * The steps of the reading as they are reached, then the report. A step's event id is `<job>:<step>`, the report's names its
 * state: a client that comes back gets the present step, unless it has seen it, and what follows.
 */
export const reportStream: Handler<"reportStream"> = async (ask) => {
  const report = await findReport(ask.context, ask.query.id, ask.caller.userId);
  if (!report) throw notFound();
  return follow(ask, report);
};

const isOver = ({ status }: StoredReport): boolean => status === "done" || status === "failed";

async function* follow(ask: Ask<"reportStream">, begun: StoredReport): AsyncGenerator<Event[]> {
  const report = isOver(begun) ? begun : yield* steps(ask);
  if (!report) return;
  const id = `${report.id}:${report.updatedAt}`;
  if (ask.lastEventId === id) return;
  yield [{ event: "stage", data: showStage("done", ask.lang) }];
  yield [{ event: "report", id, data: await showReport(ask.context, report, ask.lang) }];
}

async function* steps({ context, query, caller, lang, lastEventId, signal }: Ask<"reportStream">): AsyncGenerator<Event[], StoredReport | undefined> {
  let sent = lastEventId;
  while (!signal.aborted) {
    // Listening begins before looking, so that no change falls between the two.
    const changed = context.jobs.next(query.id, LOOK_MS, signal);
    const report = await findReport(context, query.id, caller.userId);
    if (!report) throw notFound();
    if (isOver(report)) return report;
    const job = await latestJob(context.db, REPORT_JOB, query.id);
    if (!job || job.status === "failed" || job.status === "refused") throw new Fault("internal");
    const id = `${job.id}:${job.stage ?? "queued"}`;
    if (id !== sent) yield [{ event: "stage", id, data: showStage(job.stage, lang) }];
    sent = id;
    await changed;
  }
  return undefined;
}
