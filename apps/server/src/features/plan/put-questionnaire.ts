import { type Answers, localise, missingAnswers, nextStep, type QuestionnaireType } from "@nutri/domain";
import { type Context, transact } from "../../context.ts";
import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { requireComplete } from "./completeness.ts";
import { findQuestionnaire, queuePlan, saveAnswers } from "./store.ts";

/**
 * Saves the answers: what is sent replaces what was stored. With `submit` they must be complete, and the plan is begun. Whatever
 * is refused leaves everything as it was.
 */
export const questionnairePut: Handler<"questionnairePut"> = async ({ context, body, caller, lang, after }) => {
  const { customNutritionPlanId: id, questionnaireType: type, answers, submit } = body;
  if ((await findQuestionnaire(context, id, caller.userId)) === undefined) throw notFound();
  if (submit) requireComplete({ type, answers });
  await transact(context, async (inner) => {
    if (!(await saveAnswers(inner, id, caller.userId, { type, answers }))) throw notFound();
    if (submit) await queuePlan(inner, id, caller.userId);
  });
  if (submit) after(() => context.jobs.wake());
  const missing = missingAnswers(answers, type);
  const { bmi, energy } = localise(context.planner.understood(answers), lang);
  return {
    customNutritionPlanId: id,
    answers,
    complete: missing.length === 0,
    missing,
    nextStep: stepAfter(context, type, answers),
    understood: { ...(bmi && { bmi }), ...(energy && { energy }) },
  };
};

/** The notes' step: a deep questionnaire needs to know whether there is a taboo or a review to show. */
function stepAfter({ planner }: Context, questionnaireType: QuestionnaireType, answers: Answers): "" | "1" | "2" | "3" {
  if (questionnaireType === "short_questionnaire") return nextStep({ questionnaireType });
  return nextStep({ questionnaireType, medicineTaboos: planner.taboos(answers).taboos, productReviews: planner.reviews(answers).productReviews });
}
