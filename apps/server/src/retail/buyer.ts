import type { CatalogueProduct, SourceRef, Taboo, Text } from "@nutri/domain";
import { text } from "@nutri/domain";
import type { Context } from "../context.ts";
import { toldAnswers } from "../planning/answers-store.ts";
import type { Excess, Portion, ProductConflict, Together } from "../planning/planner.ts";
import type { Caller } from "../sessions/sessions.ts";
import { planDoses } from "./plan-store.ts";

const ADULT_AGE = 18;

/** What of a product stands against a buyer, to be accepted by its id unless it is contraindicated. */
export type Against = {
  readonly id: string;
  readonly productId: string;
  readonly severity: Taboo["severity"];
  readonly subject: Text;
  readonly item: Text;
  readonly effect: Text;
  readonly advice: Text;
  readonly sources: readonly SourceRef[];
};

/** What is known of a buyer that bears on a basket. */
export type Buyer = { minor: boolean; against: Against[] };

const ofConflict = ({ productId, taboo: { id, severity, subject, item, effect, advice, sources } }: ProductConflict): Against => ({
  id,
  productId,
  severity,
  subject: subject.name,
  item: item.name,
  effect,
  advice,
  sources,
});

const LIMIT = text("每日上限", "Daily limit");
const LESS = text(
  "去掉其中一样，或改选含量低的。确实要一起吃，先问医生或药师。",
  "Remove one of them, or choose a weaker one. If you do want to take them together, ask a doctor or pharmacist first.",
);
const ofExcess = ({ id, productIds, nutrient, effect, source }: Excess): Against[] =>
  productIds.map((productId) => ({ id, productId, severity: "major", subject: LIMIT, item: nutrient, effect, advice: LESS, sources: [source] }));

const againstOf = ({ conflicts, excesses }: Together): Against[] => [...conflicts.map(ofConflict), ...excesses.flatMap(ofExcess)];

/** A basket at the doses of the buyer's plan, where it names them, else of the labels; and what else the plan holds. */
async function portionsOf(context: Context, userId: string, basket: readonly CatalogueProduct[]): Promise<{ basket: Portion[]; rest: Portion[] }> {
  const doses = await planDoses(context, userId);
  const portion = (product: CatalogueProduct): Portion => ({ product, units: doses.get(product.id) ?? product.dose.perDay });
  const { products } = doses.size > 0 ? await context.catalogue.current(context.db) : { products: [] };
  const rest = products.filter((p) => doses.has(p.id) && basket.every((b) => b.id !== p.id));
  return { basket: basket.map(portion), rest: rest.map(portion) };
}

type Ask = { readonly context: Context; readonly caller: Caller; readonly products: readonly CatalogueProduct[] };
const isAdult = (age: number | undefined): boolean => age === undefined || age >= ADULT_AGE;

async function told({ context, caller }: Ask) {
  return caller.healthConsent ? toldAnswers(context, caller.userId) : undefined;
}

/** Each product by itself, by what the buyer has told of themselves last. Undefined: they have told nothing, or have not agreed to its use; then nothing is checked. */
export async function buyerOf(ask: Ask): Promise<Buyer | undefined> {
  const answers = await told(ask);
  return answers && { minor: !isAdult(answers.age), against: ask.context.planner.conflicts(answers, ask.products).map(ofConflict) };
}

/** The products as one basket: also what they come to together. */
export async function buyerOfBasket(ask: Ask): Promise<Buyer | undefined> {
  const answers = await told(ask);
  if (!answers) return undefined;
  const { basket, rest } = await portionsOf(ask.context, ask.caller.userId, ask.products);
  return { minor: !isAdult(answers.age), against: againstOf(ask.context.planner.together(answers, basket, rest)) };
}
