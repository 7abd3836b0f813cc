import type { Lang } from "@nutri/domain";
import type { Context } from "../../context.ts";
import { Fault, notFound } from "../../fault.ts";
import { latestJob } from "../../jobs/store.ts";
import { requireComplete } from "./completeness.ts";
import { findQuestionnaire, PLAN_JOB, planState, queuePlan } from "./store.ts";

/** A making that failed for good is begun again by whoever asks, but not more often than this. */
const RETRY_MS = 10_000;

export type Wanted = { planId: string; body: Buffer } | { jobId: string };

/**
 * The newest plan, or the job that makes it; one is begun when the questionnaire is complete and no plan is there.
 * While a newer one is made, or when making it failed, the older one is not given: it may rest on answers that hold no longer.
 */
export async function wantPlan(context: Context, customPlanId: string, userId: string, lang: Lang): Promise<Wanted> {
  const state = await planState(context, customPlanId, userId, lang);
  if (!state) throw notFound();
  if (state.jobId && (state.jobStatus === "queued" || state.jobStatus === "running")) return { jobId: state.jobId };
  const failed = state.jobStatus === "failed";
  if (state.planId && state.body && !failed && state.jobStatus !== "refused") return { planId: state.planId, body: state.body };
  const questionnaire = await findQuestionnaire(context, customPlanId, userId);
  if (!questionnaire) throw new Fault("questionnaire_incomplete");
  requireComplete(questionnaire);
  if (failed && context.now() - state.jobAt < RETRY_MS) throw new Fault("internal");
  await queuePlan(context, customPlanId, userId);
  context.jobs.wake();
  const job = await latestJob(context.db, PLAN_JOB, customPlanId);
  if (!job) throw new Error("a queued job is gone");
  return { jobId: job.id };
}
