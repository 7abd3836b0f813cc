import { type Answers, contradictions, missingAnswers, QuestionnaireType } from "@nutri/domain";
import type { Context } from "../context.ts";
import { addJob } from "../jobs/store.ts";

/** The kind of job that makes a plan; its subject is the custom plan's id. */
export const PLAN_JOB = "plan";

export const queuePlan = ({ db, now, requestId }: Context, id: string, userId: string): Promise<void> =>
  addJob(db, { kind: PLAN_JOB, subject: id, userId, requestId }, now());

/**
 * Makes a person's plan again because what is known of them has changed: the named one, else the newest that was made. False:
 * there is none yet, or its answers are being changed just now; the plan that is made next will know anyway.
 */
export async function queueReplan(context: Context, userId: string, customPlanId?: string): Promise<boolean> {
  const { db, vault } = context;
  const row = await db
    .selectFrom("custom_plans")
    .select(["id", "plan_type", "questionnaire_type", "answers"])
    .where("user_id", "=", userId)
    .where("id", "in", (q) => q.selectFrom("precise_plans").select("custom_plan_id").where("user_id", "=", userId))
    .$if(customPlanId !== undefined, (q) => q.where("id", "=", customPlanId ?? ""))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row?.answers) return false;
  const answers = JSON.parse(vault.open("custom_plans.answers", row.id, row.answers)) as Answers;
  const type = QuestionnaireType.parse(row.questionnaire_type ?? row.plan_type);
  if (missingAnswers(answers, type).length > 0 || contradictions(answers).length > 0) return false;
  await queuePlan(context, row.id, userId);
  return true;
}
