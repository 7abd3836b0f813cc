import type { PrecisePlan } from "@nutri/contract";
import { type Lang, localise, type Plan, text } from "@nutri/domain";
import type { Refused } from "@nutri/engine";
import type { Context } from "../../context.ts";
import { notFound } from "../../fault.ts";
import type { LongHandler } from "../../handler.ts";
import { requireComplete } from "./completeness.ts";
import { type Basis, basisOf, keepPlan } from "./make-plan.ts";
import { findQuestionnaire, questionnaireIdOf } from "./store.ts";
import { nutrientsNamed, wishesOf } from "./wishes.ts";

/** A wish as it was given, and the nutrients it means. */
type Wish = { given: string; ids: readonly string[] };
type Ask = Parameters<LongHandler<"addNutrients">["prepare"]>[0];
type Granted = { plan: Plan; wanted: readonly string[]; refused: readonly Refused[] };

const UNKNOWN = text("我们不认识叫这个名字的营养素，所以没有加。", "We know no nutrient by this name, so nothing was added.");

/** The plan with what can be granted. What is refused is left out of the model too, so that the plan is exactly the one that the granted wishes give. */
async function grant({ planner }: Context, request: Basis["request"], asked: readonly string[]): Promise<Granted> {
  const refused: Refused[] = [];
  let wanted = [...new Set([...(request.wanted ?? []), ...asked])].toSorted();
  for (;;) {
    const made = await planner.answerWishes({ ...request, wanted });
    const now = made.refused.filter((r) => asked.includes(r.nutrient));
    if (now.length === 0) return { plan: made.plan, wanted, refused };
    refused.push(...now);
    wanted = wanted.filter((id) => !now.some((r) => r.nutrient === id));
  }
}

/** Each refusal under the name it was asked by. */
const told = (wishes: readonly Wish[], refused: readonly Refused[], lang: Lang): { nutrient: string; why: string; sources: Refused["sources"] }[] =>
  wishes.flatMap(({ given, ids }) => {
    const reasons = ids.length === 0 ? [{ why: UNKNOWN, sources: [] }] : refused.filter((r) => ids.includes(r.nutrient));
    return reasons.map(({ why, sources }) => ({ nutrient: given, why: localise(why, lang), sources }));
  });

/**
 * Adds nutrients to the newest plan of the questionnaire that the named plan was made from, or says why not. What is granted is
 * a standing wish: later plans of the questionnaire keep it. With nothing new to grant, the plan stays the one it is.
 */
export const addNutrients: LongHandler<"addNutrients"> = { prepare };

async function prepare({ context, body, caller, lang }: Ask): ReturnType<LongHandler<"addNutrients">["prepare"]> {
  const customPlanId = await questionnaireIdOf(context, body.id, caller.userId);
  if (customPlanId === undefined) throw notFound();
  const questionnaire = await findQuestionnaire(context, customPlanId, caller.userId);
  // A review asked for too little to add anything safely.
  if (questionnaire?.answers.reviewOnly) requireComplete({ ...questionnaire, answers: { ...questionnaire.answers, reviewOnly: undefined } });
  const wishes = body.nutrients.map(({ nutrient }): Wish => ({ given: nutrient, ids: nutrientsNamed(context.knowledge, nutrient.trim()) }));
  const asked = wishes.flatMap((w) => w.ids);
  const basis = await basisOf(context, customPlanId, caller.userId, questionnaire);
  const { plan, wanted, refused } = await grant(context, basis.request, asked);
  const answer = (shown: object): { plan: PrecisePlan; refused: ReturnType<typeof told> } => ({
    plan: shown as PrecisePlan,
    refused: told(wishes, refused, lang),
  });
  const { newest } = basis;
  if (newest && wanted.join() === wishesOf(newest).join())
    return () => Promise.resolve(answer(JSON.parse((lang === "en-US" ? newest.en : newest.zh).toString("utf8")) as object));
  return async ({ context: inner }) => {
    const kept = await keepPlan(inner, { ...basis, request: { ...basis.request, wanted } }, plan);
    return kept && answer(kept.body[lang]);
  };
}
