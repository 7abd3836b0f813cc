import { STAGES } from "@nutri/contract";
import { Fault } from "../../fault.ts";
import { type Ask, type Handler, type ServerEvent, StoredJson } from "../../handler.ts";
import { jobById } from "../../jobs/store.ts";
import { showStage, stageIndex } from "./stages.ts";
import { planState } from "./store.ts";
import { wantPlan, type Wanted } from "./want-plan.ts";

type Event = ServerEvent<"precisePlanStream">;
const LAST = STAGES.length - 1;
/** How long a change made by another instance may stay unseen. */
const LOOK_MS = 400;

/** The stages as they are reached, then the plan. Event ids are `<job>:<stage>` and the plan's id; a client that comes back gets what it has not seen. */
export const precisePlanStream: Handler<"precisePlanStream"> = async (ask) => {
  const wanted = await wantPlan(ask.context, ask.query.custom_nutrition_plan_id, ask.caller.userId, ask.lang);
  return follow(ask, wanted);
};

async function* follow(ask: Ask<"precisePlanStream">, wanted: Wanted): AsyncGenerator<Event[]> {
  const refused = "jobId" in wanted && (yield* stages(ask, wanted.jobId)) === "refused";
  if (ask.signal.aborted) return;
  // Answers that were taken back meanwhile are the person's to fill in; where they are whole again, the plan is made after all.
  if (refused) return yield* follow(ask, await wantPlan(ask.context, ask.query.custom_nutrition_plan_id, ask.caller.userId, ask.lang));
  const plan = "body" in wanted ? wanted : await finished(ask);
  if (ask.lastEventId === plan.planId) return;
  if ("body" in wanted) yield [{ event: "stage", data: showStage(LAST, ask.lang) }];
  yield [{ event: "plan", id: plan.planId, data: new StoredJson(plan.body) }];
}

async function finished({ context, query, caller, lang }: Ask<"precisePlanStream">): Promise<{ planId: string; body: Buffer }> {
  const state = await planState(context, query.custom_nutrition_plan_id, caller.userId, lang);
  if (!state?.planId || !state.body) throw new Fault("not_found");
  return { planId: state.planId, body: state.body };
}

async function* stages(
  { context, query, lang, lastEventId, signal }: Ask<"precisePlanStream">,
  jobId: string,
): AsyncGenerator<Event[], "done" | "refused" | "left"> {
  let sent = lastEventId?.startsWith(`${jobId}:`) ? Number(lastEventId.slice(jobId.length + 1)) : -1;
  if (!Number.isInteger(sent)) sent = -1;
  while (!signal.aborted) {
    // Listening begins before looking, so that no change falls between the two.
    const changed = context.jobs.next(query.custom_nutrition_plan_id, LOOK_MS, signal);
    const job = await jobById(context.db, jobId);
    if (!job) throw new Fault("not_found");
    const reached = job.status === "done" ? LAST : Math.min(stageIndex(job.stage), LAST - 1);
    while (sent < reached) yield [{ event: "stage", id: `${jobId}:${++sent}`, data: showStage(sent, lang) }];
    if (job.status === "done" || job.status === "refused") return job.status;
    if (job.status === "failed") throw new Fault("internal");
    await changed;
  }
  return "left";
}
