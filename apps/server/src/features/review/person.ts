import type { Answers } from "@nutri/domain";
import type { Asked } from "@nutri/engine";
import { notFound } from "../../fault.ts";
import type { Ask } from "../../handler.ts";
import { answersOf } from "./store.ts";

type Review = Ask<"medicineTaboos"> | Ask<"supplementReviews">;

/** What of the stored answers bears on a review; what is taken is what the call says. */
const background = ({ gender, age, heightCm, weightKg, pregnancy, conditions, allergies, lifestyle }: Answers): Asked => ({
  gender,
  age,
  heightCm,
  weightKg,
  pregnancy,
  conditions,
  allergies,
  lifestyle,
});

const given = <T extends object>(body: T): Partial<T> => Object.fromEntries(Object.entries(body).filter(([, v]) => v !== undefined)) as Partial<T>;

/** Whom a review is about: what the call says, over the answers of a plan when one is named. Without a plan nobody needs to log in, and nothing is kept. */
export async function personOf({ context, body, requireHealthConsent }: Review): Promise<Asked> {
  const { customNutritionPlanId, ...said } = body;
  if (customNutritionPlanId === undefined) return given(said);
  const { userId } = await requireHealthConsent();
  const answers = await answersOf(context, customNutritionPlanId, userId);
  if (!answers) throw notFound();
  const medicines = "medicines" in said && said.medicines === undefined ? { medicines: answers.medicines } : {};
  return { ...background(answers), ...medicines, ...given(said) };
}
