import { defaultBrand } from "./brand/default.ts";
import { CatalogueStore } from "./catalogue/store.ts";
import { answererHere } from "./chat/answerer.ts";
import { ChatDesk } from "./chat/desk.ts";
import type { Context } from "./context.ts";
import { makePlan } from "./features/plan/make-plan.ts";
import { PLAN_JOB } from "./features/plan/store.ts";
import { readReportJob } from "./features/report/read-job.ts";
import { Metrics } from "./metrics.ts";
import { FileStore } from "./files/store.ts";
import { Jobs } from "./jobs/jobs.ts";
import { choosePlatform } from "./retail/choose.ts";
import { PLACE_JOB, placeOrder } from "./retail/place-order.ts";
import { REPORT_JOB } from "./reports/store.ts";
import { Sessions } from "./sessions/sessions.ts";

export type Parts = Pick<Context, "env" | "log" | "db" | "vault" | "now" | "knowledge" | "planner" | "reader"> &
  Partial<Pick<Context, "model" | "brand" | "answerer">> &
  Partial<Pick<Context, "retail">>;

/** Puts the server together from what differs between a start and a test. */
export function assemble(parts: Parts): { context: Context; jobs: Jobs<Context> } {
  const jobs = new Jobs<Context>({ [PLAN_JOB]: makePlan, [REPORT_JOB]: readReportJob, [PLACE_JOB]: placeOrder }, { [REPORT_JOB]: 1 });
  const context: Context = {
    ...parts,
    catalogue: new CatalogueStore(parts.db, parts.now),
    files: FileStore.in(parts.env, parts.vault),
    sessions: new Sessions(parts),
    retail: parts.retail ?? choosePlatform(parts),
    jobs,
    answerer: parts.answerer ?? answererHere(parts.knowledge),
    model: parts.model,
    chat: new ChatDesk(parts),
    brand: parts.brand ?? defaultBrand,
    metrics: new Metrics(parts.env.modelPrice),
  };
  return { context, jobs };
}
