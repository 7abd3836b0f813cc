import type { Answers, Plan } from "@nutri/domain";
import { type Context, transact } from "../../context.ts";
import { Fault } from "../../fault.ts";
import { newId } from "../../ids.ts";
import type { JobBody } from "../../jobs/jobs.ts";
import { dayOf, type PlanRequest } from "../../planning/planner.ts";
import { type Reported, reportedOf } from "../../reports/labs.ts";

import { requireComplete } from "./completeness.ts";
import { renderPlan } from "./render.ts";
import { addPlan, findQuestionnaire, lockQuestionnaire, newestPlan, type Questionnaire, type Rendered, type StoredPlan } from "./store.ts";
import { wishesOf } from "./wishes.ts";

/** Everything a plan depends on, as a keyed hash: with the same, it would be the same plan. */
function inputsHash({ vault, knowledge, planner, env }: Context, { answers, type, catalogue, asOf, wanted = [] }: PlanRequest): string {
  const versions = [knowledge.version, planner.engineVersion, catalogue.version, env.market, env.referenceSet, asOf];
  return vault.hash("inputs", JSON.stringify([answers, type, ...versions, wanted]));
}

/** What a new plan of a questionnaire is made from, and the plan that it follows. */
export type Basis = { customPlanId: string; userId: string; newest: StoredPlan | undefined; request: PlanRequest; reported: Reported; answers: Answers };

/** @throws Fault questionnaire_incomplete, invalid */
export async function basisOf(context: Context, customPlanId: string, userId: string, questionnaire: Questionnaire | null | undefined): Promise<Basis> {
  if (!questionnaire) throw new Fault("questionnaire_incomplete");
  requireComplete(questionnaire);
  const newest = await newestPlan(context, customPlanId);
  const { type, answers } = questionnaire;
  const reported = await reportedOf(context, userId, answers);
  // The last value of an analyte stands: what a report says goes before what was typed into the questionnaire.
  const whole = reported.labs.length === 0 ? answers : { ...answers, labs: [...(answers.labs ?? []), ...reported.labs] };
  const request = { type, answers: whole, catalogue: await context.catalogue.current(), asOf: dayOf(context.now()), wanted: wishesOf(newest) };
  return { customPlanId, userId, newest, request, reported, answers };
}

/** Stores the plan after the one it follows; undefined when that one is no longer the newest, and the plan may have missed something. */
export async function keepPlan(
  context: Context,
  { customPlanId, userId, newest, request, reported, answers }: Basis,
  plan: Plan,
): Promise<Rendered | undefined> {
  const { rows } = reported;
  const reportAnalysis = rows.length > 0 ? context.planner.analyse({ answers, rows, asOf: request.asOf }) : undefined;
  return transact(context, async (inner) => {
    await lockQuestionnaire(inner, customPlanId);
    const previous = await newestPlan(inner, customPlanId);
    if (previous?.id !== newest?.id) return undefined;
    const id = newId(context.now());
    const nickname = request.answers.nickname ?? (previous ? nicknameOf(previous.zh) : "");
    const createdAt = new Date(context.now()).toISOString();
    const rendered = renderPlan(plan, { id, customNutritionPlanId: customPlanId, nickname, createdAt, previous, wanted: request.wanted ?? [], reportAnalysis });
    const inputs = inputsHash(context, request);
    await addPlan(inner, { id, customPlanId, userId, previousId: previous?.id, inputsHash: inputs, type: request.type, rendered });
    return rendered;
  });
}

/**
 * The job that makes a plan from the answers as they now are. When the newest plan was made from exactly the same, there is
 * nothing to make: so two submits at once, or a worker that died after storing, give one plan.
 */
export const makePlan: JobBody<Context> = async (context, job, stage) => {
  await stage("answers");
  const questionnaire = await findQuestionnaire(context, job.subject, job.user_id);
  for (;;) {
    const basis = await basisOf(context, job.subject, job.user_id, questionnaire);
    if (basis.newest?.inputsHash === inputsHash(context, basis.request)) return;
    if (await keepPlan(context, basis, await context.planner.make(basis.request, stage))) return;
  }
};

const nicknameOf = (body: Buffer): string => (JSON.parse(body.toString("utf8")) as { nickname: string }).nickname;
