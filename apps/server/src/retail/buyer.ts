import type { CatalogueProduct } from "@nutri/domain";
import type { Context } from "../context.ts";
import type { ProductConflict } from "../planning/planner.ts";
import type { Caller } from "../sessions/sessions.ts";
import { toldAnswers } from "../planning/answers-store.ts";

const ADULT_AGE = 18;

/** What is known of a buyer that bears on a basket. */
export type Buyer = { minor: boolean; conflicts: ProductConflict[] };

/** By what the buyer has told of themselves last. Undefined: they have told nothing, or have not agreed to its use; then nothing is checked. */
export async function buyerOf(context: Context, { userId, healthConsent }: Caller, products: readonly CatalogueProduct[]): Promise<Buyer | undefined> {
  const answers = healthConsent ? await toldAnswers(context, userId) : undefined;
  return answers && { minor: answers.age !== undefined && answers.age < ADULT_AGE, conflicts: context.planner.conflicts(answers, products) };
}
