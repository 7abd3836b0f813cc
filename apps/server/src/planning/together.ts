/** What comes of taking a whole basket: every pair at the dose of the sum, and the limits that the sum passes. Only the engine's functions, put together. */
import { type Answers, type ReferenceSet, type Text, text, tidy } from "@nutri/domain";
import { type Resolved, resolvePerson } from "@nutri/engine";
import { amountText } from "@nutri/engine/amounts";
import { conflictsWith } from "@nutri/engine/conflicts/pairs";
import { subjectsOf } from "@nutri/engine/conflicts/subjects";
import { countedAll, countedIn } from "@nutri/engine/conflicts/totals";
import { energyOf } from "@nutri/engine/equations/energy";
import { countedFor, intakeOf } from "@nutri/engine/intake";
import { type Limit, limitsFor } from "@nutri/engine/limits";
import { productAsTaken } from "@nutri/engine/plan/content";
import { targetsFor } from "@nutri/engine/targets";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { matters, named } from "./matters.ts";
import type { Excess, Portion, ProductConflict, Together } from "./planner.ts";

type Taken = Resolved["taken"][number];
/** A product as something taken; what it is made of comes after it and holds the same matter again. */
const asTaken = ({ product, units }: Portion, k: KnowledgeIndex): Taken[] => productAsTaken(product, units, k);
/** Each product once, for summing up. */
const whole = (portions: readonly Portion[], k: KnowledgeIndex): Taken[] => portions.flatMap((p) => asTaken(p, k).slice(0, 1));

/** Meals, by what was told of them or a survey; the targets are worked out when the first nutrient is asked for. */
function dietsOf(r: Resolved, k: KnowledgeIndex, set: ReferenceSet): (nutrient: string) => number {
  let targets: ReturnType<typeof targetsFor> | undefined;
  return (nutrient) => {
    targets ??= targetsFor(r, k, set, energyOf(r, k, set)?.value);
    const target = targets.get(nutrient);
    return target ? intakeOf(target, r, k, set).diet : 0;
  };
}

type Part = readonly [Text, number];
/** "饮食 10 毫克，这份订单 30 毫克": what is nothing is not named. */
const partsText = (parts: readonly Part[], unit: Limit["unit"], lang: keyof Text): string =>
  parts
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => `${name[lang]} ${amountText(amount, unit)[lang]}`)
    .join(lang === "zh" ? "，" : ", ");

const DIET = text("饮食约", "meals about");
const TAKEN = text("正在吃的", "what you take now");
const ORDER = text("这份订单", "this order");
const PLAN = text("方案里的其余产品", "the rest of your plan");

/** What is passed anyway is told of who adds a tenth of the limit to it (as in a review of what is taken); what passes it is always told. */
const SHARE = 10;

/** Everything that counts; `own`: the basket, product by product. */
type Everything = { readonly own: readonly Taken[]; readonly rest: readonly Taken[]; readonly person: Resolved; readonly diet: (nutrient: string) => number };

function excessOf(limit: Limit, { own: basket, rest, person, diet: dietOf }: Everything, k: KnowledgeIndex): Excess | undefined {
  const each = basket.map((t) => countedIn(t, limit).most);
  const own = tidy(each.reduce((sum, n) => sum + n, 0));
  if (own === 0) return undefined;
  const ofPlan = countedAll(rest, limit).most;
  const taken = countedFor(limit.scope, limit.nutrient, 0, person);
  const diet = tidy(countedFor(limit.scope, limit.nutrient, dietOf(limit.nutrient), person) - taken);
  const before = tidy(diet + taken + ofPlan);
  const total = tidy(before + own);
  if (total <= limit.amount || (before > limit.amount && own < limit.amount / SHARE)) return undefined;
  const name = k.nutrients.get(limit.nutrient)?.name ?? text(limit.nutrient, limit.nutrient);
  const parts: readonly Part[] = [
    [DIET, diet],
    [TAKEN, taken],
    [PLAN, ofPlan],
    [ORDER, own],
  ];
  const [sum, most] = [amountText(total, limit.unit), amountText(limit.amount, limit.unit)];
  return {
    // The sum is part of the id: who accepted one sum has not accepted a higher one.
    id: `limit:${limit.nutrient}:${limit.scope}:${limit.rule}:${total}`,
    productIds: basket.flatMap(({ id }, at) => ((each[at] ?? 0) > 0 ? [id] : [])),
    nutrient: name,
    effect: text(
      `加上这份订单，${name.zh}合计每天 ${sum.zh}，超过上限 ${most.zh}（${partsText(parts, limit.unit, "zh")}）。`,
      `${name.en} comes to ${sum.en} a day with this order, above the limit of ${most.en} (${partsText(parts, limit.unit, "en")}).`,
    ),
    source: limit.source,
  };
}

function conflictsOf(basket: readonly Portion[], { own, rest, person }: Everything, k: KnowledgeIndex): ProductConflict[] {
  const subjects = subjectsOf(person, k);
  return basket.flatMap((portion, at) => {
    const beside = [...person.taken, ...rest, ...own.filter((_, other) => other !== at)];
    return conflictsWith(asTaken(portion, k), { ...person, taken: beside }, k, subjects)
      .filter(matters)
      .map((taboo) => named(taboo, portion.product));
  });
}

/** A basket with what else is taken: the person's own, and `rest`, what their plan holds beside it. */
export function together(answers: Answers, basket: readonly Portion[], rest: readonly Portion[], knowledge: KnowledgeIndex, set: ReferenceSet): Together {
  const person = resolvePerson(answers, knowledge);
  const all: Everything = { own: whole(basket, knowledge), rest: whole(rest, knowledge), person, diet: dietsOf(person, knowledge, set) };
  // A rule that forbids from a dose on speaks for itself, as a pair.
  const limits = [...limitsFor(person, knowledge).values()].flat().filter((limit) => !limit.exclusive);
  return {
    conflicts: conflictsOf(basket, all, knowledge),
    excesses: limits.flatMap((limit) => excessOf(limit, all, knowledge) ?? []),
  };
}
