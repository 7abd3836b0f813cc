import type { PrecisePlan } from "@nutri/contract/calls/plan";
import type { Output } from "@nutri/contract/client";
import type { Lang } from "@nutri/domain/lang";
import { useMutation } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { newKey } from "../../../lib/http.ts";
import type { Problem } from "../../../lib/problem.ts";
import { queryClient, queryOf } from "../../../lib/query.ts";

export type Added = { before: PrecisePlan; after: PrecisePlan; refused: Output<"addNutrients">["refused"] };
export type Wanted = { plan: PrecisePlan; nutrients: readonly string[]; goals: readonly string[] };

export const planQuery = (id: string, lang: Lang) => queryOf("precisePlanGet", { query: { custom_nutrition_plan_id: id } }, lang);

const LOOK_AGAIN_MS = 500;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));

/** The plan once it is made. */
async function madePlan(id: string): Promise<PrecisePlan> {
  for (;;) {
    const answer = await call("precisePlanGet", { query: { custom_nutrition_plan_id: id } });
    if (!("status" in answer)) return answer;
    await pause();
  }
}

/** Goals are answers of the questionnaire: with them the plan is made anew. */
async function withGoals(plan: PrecisePlan, goals: readonly string[]): Promise<PrecisePlan> {
  const last = await call("customPlanLast", {});
  const asked = last?.id === plan.customNutritionPlanId ? last.questionnaire : undefined;
  if (!asked) return plan;
  const answers = { ...asked.answers, goals: [...new Set([...(asked.answers.goals ?? []), ...goals])] };
  const body = { customNutritionPlanId: plan.customNutritionPlanId, questionnaireType: asked.questionnaireType, answers, submit: true };
  await call("questionnairePut", { body }, { idempotencyKey: newKey() });
  return madePlan(plan.customNutritionPlanId);
}

async function add({ plan, nutrients, goals }: Wanted): Promise<Added> {
  const now = goals.length > 0 ? await withGoals(plan, goals) : plan;
  if (nutrients.length === 0) return { before: plan, after: now, refused: [] };
  const body = { id: now.id, nutrients: nutrients.map((nutrient) => ({ nutrient })) };
  const { plan: after, refused } = await call("addNutrients", { body }, { idempotencyKey: newKey() });
  return { before: plan, after, refused };
}

/** Adds goals and nutrients; every screen that shows the plan then shows the new one. */
export function useAdding() {
  const lang = useLang();
  return useMutation<Added, Problem, Wanted>({
    mutationFn: add,
    onSettled: async (added) => {
      await queryClient.invalidateQueries();
      if (added) queryClient.setQueryData(planQuery(added.after.customNutritionPlanId, lang).queryKey, added.after);
    },
  });
}
