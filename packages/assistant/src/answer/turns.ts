/** Who speaks for which intent and in which order. */
import type { Intent } from "../understand/intents.ts";
import { asksSpanOnly } from "../understand/span.ts";
import { nutrientOf } from "../understand/understand.ts";
import { isWeakened } from "../understand/weakened.ts";
import { adviceFound, symptomOf } from "./articles/advice.ts";
import { isForbidden } from "./articles/everyday.ts";
import { betweenOf } from "./rules/between.ts";
import { conditionDiet, goalOf, stageAdvice } from "./rules/condition.ts";
import { itemMinds, itemOf } from "./item.ts";
import { labOf } from "./labs/lab.ts";
import { asksDietAlone, asksMedicine } from "./labs/lab-advice.ts";
import { mayTake } from "./rules/may-stage.ts";
import { medicineAlone } from "./medicines/medicine-alone.ts";
import { nameOf } from "./names.ts";
import { benefitOf, effectsOf, foodsOf, formsOf, signsOf, timingOf, togetherOf } from "./amounts/nutrient.ts";
import { planOf, productsOf, reportOf } from "./own.ts";
import { ownDoseOf } from "./own-dose.ts";
import { pairs } from "./rules/pairs.ts";
import type { Context, Speaker } from "./part.ts";
import { passageOf } from "./articles/passage.ts";
import { amountOf, limitOf } from "./amounts/quantity.ts";

/** Articles stand in the order as one speaker. */
export const ARTICLES = "articles" as const;
export type Turn = Speaker | typeof ARTICLES;

const ORDER: Readonly<Partial<Record<Intent, readonly Turn[]>>> = {
  plan: [planOf, amountOf],
  report: [reportOf, ARTICLES],
  products: [productsOf, ARTICLES, formsOf],
  forms: [ARTICLES, formsOf, pairs, itemOf, itemMinds],
  foods: [foodsOf, ARTICLES, conditionDiet, goalOf],
  limit: [pairs, limitOf, ARTICLES, stageAdvice, itemOf, itemMinds],
  timing: [pairs, timingOf, ARTICLES, medicineAlone, togetherOf, itemOf],
  deplete: [pairs, medicineAlone, ARTICLES, conditionDiet],
  signs: [signsOf, ARTICLES, conditionDiet],
  side_effects: [pairs, ARTICLES, effectsOf, limitOf, itemMinds, itemOf],
  together: [pairs, betweenOf, passageOf, togetherOf, ARTICLES, medicineAlone, timingOf, conditionDiet, adviceFound],
  amount: [pairs, amountOf, ARTICLES, symptomOf, stageAdvice, conditionDiet, itemOf, goalOf, medicineAlone],
  diet: [pairs, ARTICLES, symptomOf, conditionDiet, medicineAlone, stageAdvice, goalOf, foodsOf, itemOf],
  benefit: [pairs, ARTICLES, benefitOf, goalOf, conditionDiet, itemOf, itemMinds, medicineAlone],
  may_i: [pairs, ARTICLES, symptomOf, conditionDiet, stageAdvice, medicineAlone, mayTake, limitOf, amountOf, itemOf, itemMinds],
};
const OTHERWISE: readonly Turn[] = [pairs, ARTICLES, symptomOf, conditionDiet, medicineAlone, benefitOf, goalOf, stageAdvice, itemOf, itemMinds, adviceFound];
/** "Does it help? And when do I take it?": the other question has an answer of its own. */
const TWO = /[?？].*[?？]/su;
const FIGURE_OF: Readonly<Partial<Record<Intent, Speaker>>> = { timing: timingOf, amount: amountOf, limit: limitOf, foods: foodsOf };
/** A value is told and something to be eaten is asked about: that is answered first, the value after it. */
export const asksOfThing = (c: Context): boolean => {
  const { u, k } = c;
  if (u.labs.length === 0 || asksMedicine(c) || asksDietAlone(c) || !u.intents.some((i) => i === "may_i" || i === "benefit" || i === "together")) return false;
  // What is said of the value speaks of the thing itself ("take no iodine on your own"): that is the answer.
  const said = labOf(c)?.lead?.zh ?? "";
  return u.eaten.some((l) => !said.includes(nameOf(k, l).zh) && !u.labs.some((x) => x.biomarker.indicates.some((i) => i.nutrient === nutrientOf(l.ref, k))));
};

/** "My blood test says low folate, what do I eat?": what a test said was told, and no report is asked for. */
const spoken = ({ u }: Context): readonly Intent[] =>
  u.intents.filter(
    (i) => ORDER[i] !== undefined && !(i === "report" && u.nutrients.length + u.labs.length > 0 && u.intents.some((x) => x === "foods" || x === "diet")),
  );

const isForbiddenNutrient = (c: Context, id: string): boolean => {
  const n = c.k.nutrients.get(id);
  return n !== undefined && isForbidden(c, n);
};

export function turnsFor(c: Context): readonly Turn[] {
  const [leading, second] = spoken(c);
  // Asked how much in a story, a dose told in it is somebody's, and not what is asked about.
  const told = c.u.story !== undefined && leading === "amount";
  // Nor is a meal's share held against what a day may bring.
  const dose = c.u.eaten.some((l) => l.dose) && leading !== "products" && !told && !AT_A_MEAL.test(c.u.question);
  // Where to get what they must not have is no answer: what is written on leaving it out comes first.
  const forbidden = leading === "foods" && c.u.nutrients.some((id) => isForbiddenNutrient(c, id));
  const listed = forbidden ? [ARTICLES, ...(ORDER.foods ?? []).filter((turn) => turn !== ARTICLES)] : leading && ORDER[leading];
  const chosen = dose && leading !== "limit" && c.u.medicines.length === 0 ? ORDER.limit : listed;
  const lab = c.u.labs.length > 0 ? [labOf] : [];
  // Which form suits is a matter of what is taken with it.
  if (leading === "forms" && c.u.medicines.length > 0) return [pairs, ...(ORDER.forms ?? []), ...OTHERWISE];
  const [figure] = leading === "benefit" && lab.length === 0 && TWO.test(c.u.question) ? c.u.intents.flatMap((i) => FIGURE_OF[i] ?? []) : [];
  if (figure) return [pairs, ARTICLES, figure, ...(ORDER.benefit ?? [])];
  return [
    ...(asksOfThing(c) ? [pairs, passageOf, ARTICLES] : []),
    ...lab,
    ownDoseOf,
    ...(chosen ?? OTHERWISE),
    ...(second ? (ORDER[second] ?? []) : []),
    ...OTHERWISE,
  ];
}

/** A nutrient asked about for somebody of whom age or stage is told: how much it is. */
const NEEDS: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["amount", "may_i", "benefit", "deplete", undefined]);
export const leading = (c: Context): Intent | undefined => spoken(c)[0];
export const aboutSomebody = ({ u }: Context): boolean => u.staged || u.young || u.told.age !== undefined || u.told.answers.gender !== undefined;
/** A rule says that it is good to take here. */
const isWanted = (c: Context): boolean => (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "beneficial");
/** Something of theirs speaks against what is asked about, or for care with it. */
export const isMinded = (c: Context): boolean =>
  (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined && f.stance !== "beneficial");
/** An illness of theirs, told now or before, sets its own amount; after an operation the need is another one, whatever a rule says of it. */
const ILL: ReadonlySet<string> = new Set(["disease", "genetic"]);
const kindsOf = (c: Context): string[] => (c.u.person.conditions ?? []).map((id) => c.k.conditions.get(id)?.kind ?? "");
const illnessMinds = (c: Context): boolean =>
  (kindsOf(c).some((kind) => ILL.has(kind)) && isMinded(c)) || (kindsOf(c).includes("procedure") && (pairs(c)?.findings ?? []).some((f) => f.kind === "name"));
/** What the tables know of: a stage of life, how somebody eats, whether they smoke. */
const OWN_TABLES: ReadonlySet<string | undefined> = new Set(["life_stage", "habit"]);
const PER_KG = /\bper (?:kg|kilo|kilogram|pound|lb)\b|\/ ?kg\b|每(?:公斤|千克|kg)/iu;
/** "How much protein per meal?" */
export const AT_A_MEAL = /[每一单][餐顿](?!饭[前后])|\b(?:per|at (?:a|one|each|every)|each|every|in one|one) (?:meal|sitting)\b/iu;
export const asksNeed = (c: Context): boolean =>
  !illnessMinds(c) &&
  !(isWeakened(c.u) && c.u.nutrients.includes("protein")) &&
  (c.u.nutrients.length === 1 || (c.u.nutrients.length === 2 && leading(c) === "amount" && aboutSomebody(c))) &&
  c.u.medicines.length === 0 &&
  c.u.labs.length === 0 &&
  // The tables are by the day.
  !PER_KG.test(c.u.question) &&
  !AT_A_MEAL.test(c.u.question) &&
  !asksSpanOnly(c.u.question) &&
  (leading(c) === "amount" || aboutSomebody(c)) &&
  // "May I?" in a pregnancy is answered by what does not go with it.
  !((c.u.staged || isWanted(c)) && leading(c) === "may_i") &&
  (c.u.goals.length === 0 || leading(c) !== "amount") &&
  NEEDS.has(leading(c)) &&
  c.u.eaten.every((l) => !l.dose && (l.ref.kind === "nutrient" || l.ref.kind === "form")) &&
  c.u.conditions.every((x) => OWN_TABLES.has(c.k.conditions.get(x.ref.id)?.kind));
