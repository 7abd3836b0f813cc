/** What somebody eats and takes a day, and what of it each limit counts. */
import { FOOD_GROUPS, type LimitScope, type ReferenceSet, type Text, text, tidy } from "@nutri/domain";
import type { Intake as IntakeRecord, KnowledgeIndex, Pattern } from "@nutri/knowledge";
import { amountText } from "./amounts.ts";
import { because, firstSource, type Reason } from "./because.ts";
import { found, recordOf } from "./found.ts";
import type { Resolved, Taken, TakenNutrient } from "./person.ts";
import type { Target } from "./targets.ts";

/** Where the figure for meals comes from: all food groups told, some of them, a survey of the population, or nothing but the reference itself. */
export type DietBasis = "servings" | "some_servings" | "survey" | "assumed";

export type Intake = {
  readonly nutrient: string;
  /** From meals, in the target's unit. */
  readonly diet: number;
  readonly basis: DietBasis;
  /** What the way of eating does to it; 1 when nothing is known. */
  readonly factor: number;
  /** From what is taken, at least, in the target's unit. */
  readonly supplements: number;
  /** Things taken that hold it, of which the amount is not known. */
  readonly unknown: readonly string[];
  /** Whether a prescribed medicine is among what holds it. */
  readonly prescribed: boolean;
  readonly because: readonly Reason[];
};

/** Cooking salt and oil are not asked for: what comes mostly with them cannot be read from servings. */
const NOT_IN_SERVINGS: ReadonlySet<string> = new Set(["iodine", "sodium", "chloride", "vitamin_e", "alpha_linolenic_acid", "linoleic_acid", "total_fat"]);
/** Scopes that meals count for. Preformed: meals are counted whole, as no table here splits retinol from carotene; that is the stricter reading. */
const DIET_SCOPES: ReadonlySet<LimitScope> = new Set(["total", "preformed"]);

type Diet = { amount: number; basis: DietBasis; factor: number; because: Reason[] };

export const patternOf = (r: Resolved, k: KnowledgeIndex): Pattern | undefined => k.records.patterns.find((p) => p.pattern === r.person.diet?.pattern);

function surveyRow(record: IntakeRecord | undefined, nutrient: string, r: Resolved): IntakeRecord["rows"][number] | undefined {
  const age = r.age;
  if (!record || age === undefined) return undefined;
  const fits = (x: IntakeRecord["rows"][number]): boolean =>
    x.nutrient === nutrient && (x.sex === "both" || x.sex === r.sex) && age >= (x.ageYears.min ?? 0) && age <= (x.ageYears.max ?? Infinity);
  return record.rows.find(fits);
}

/** Meals by survey of the population, else by the target of somebody of that age and sex, each times what the way of eating does to it. */
function usualDiet(target: Target, r: Resolved, k: KnowledgeIndex, set: ReferenceSet): Diet {
  const record = k.records.intake.find((x) => x.set === set);
  const row = surveyRow(record, target.nutrient, r);
  const effect = patternOf(r, k)?.effects.find((e) => e.nutrient === target.nutrient);
  const factor = effect?.factor ?? 1;
  const changed = effect ? [because("diet", `pattern:${r.person.diet?.pattern}`, effect.text, firstSource(k, effect.sources))] : [];
  if (record && row) {
    const amount = tidy(row.mean * factor);
    const shown = amountText(amount, target.unit);
    const said: Text = text(
      `饮食没有细问，按人群调查的平均估计：约 ${shown.zh}。`,
      `Meals were not asked in detail; by the average of a population survey about ${shown.en}.`,
    );
    return { amount, basis: "survey", factor, because: [because("intake", record.id, said, firstSource(k, record.sources)), ...changed] };
  }
  // For China, what US adults eat, fortified foods included, bounds the guess from above (vitamin D).
  const elsewhere =
    set === "china-2023"
      ? surveyRow(
          k.records.intake.find((x) => x.set !== set),
          target.nutrient,
          r,
        )?.mean
      : undefined;
  const assumed = Math.min(target.base, elsewhere ?? Infinity);
  const said = text(
    "没有可用的调查数字，假定日常饮食大致达到一般人的参考量。",
    "There is no survey figure to use; ordinary meals are taken to come near the usual reference.",
  );
  return {
    amount: tidy(assumed * factor),
    basis: "assumed",
    factor,
    because: [because("intake", `${target.rule}+assumed-diet`, said, target.source), ...changed],
  };
}

function servedDiet(target: Target, r: Resolved, k: KnowledgeIndex, set: ReferenceSet): Diet {
  const served = r.person.diet?.servings ?? {};
  const told = k.records.foods.flatMap((food) => {
    const servings = served[food.id];
    return servings === undefined ? [] : [{ food, servings }];
  });
  const usual = usualDiet(target, r, k, set);
  // A nutrient that no food group is tabled with (biotin, chromium) cannot be read from servings either.
  const tabled = k.records.foods.some((f) => f.nutrients.some((n) => n.nutrient === target.nutrient));
  if (told.length === 0 || !tabled || NOT_IN_SERVINGS.has(target.nutrient)) return usual;
  const held = ({ food }: (typeof told)[number]): number => food.nutrients.find((n) => n.nutrient === target.nutrient)?.amount ?? 0;
  const amount = tidy(told.reduce((sum, t) => sum + t.servings * held(t), 0));
  const all = FOOD_GROUPS.every((g) => served[g] !== undefined);
  // Groups that were not told are not taken as not eaten.
  if (!all && amount <= usual.amount) return usual;
  // Either every group was told, or what was told holds some of it.
  const holding = found(
    told.find(({ food }) => food.nutrients.some((n) => n.nutrient === target.nutrient)),
    target.nutrient,
  ).food;
  const shown = amountText(amount, target.unit);
  const said = text(`按你说的各类食物份数估计：约 ${shown.zh}。`, `By the servings you told about ${shown.en}.`);
  return {
    amount,
    basis: all ? "servings" : "some_servings",
    factor: 1,
    because: [because("intake", `foods:${holding.id}`, said, firstSource(k, holding.sources))],
  };
}

const holdsOf = (t: Taken, nutrient: string): readonly TakenNutrient[] => t.nutrients.filter((n) => n.nutrient === nutrient);
const isFood = (t: Taken): boolean => t.kind === "food" || t.kind === "alcohol";

function takenReasons(target: Target, r: Resolved, k: KnowledgeIndex): Reason[] {
  return r.taken.flatMap((t) =>
    isFood(t)
      ? []
      : holdsOf(t, target.nutrient).map((n) => {
          const shown = n.amount === undefined ? undefined : amountText(n.amount, target.unit);
          const said =
            shown === undefined
              ? text(`你在吃“${t.given}”，里面有它，但量不清楚。`, `You take “${t.given}”, which holds it in an amount we do not know.`)
              : text(`你在吃“${t.given}”：${shown.zh}。`, `You take “${t.given}”: ${shown.en}.`);
          const source = firstSource(k, k.items.get(t.id)?.sources ?? recordOf(k.nutrients, target.nutrient).sources);
          return because("intake", `taken:${t.id}`, said, source);
        }),
  );
}

export function intakeOf(target: Target, r: Resolved, k: KnowledgeIndex, set: ReferenceSet): Intake {
  const diet = servedDiet(target, r, k, set);
  const takes = r.taken.filter((t) => !isFood(t) && holdsOf(t, target.nutrient).length > 0);
  const parts = takes.flatMap((t) => holdsOf(t, target.nutrient));
  return {
    nutrient: target.nutrient,
    diet: diet.amount,
    basis: diet.basis,
    factor: diet.factor,
    supplements: tidy(parts.reduce((sum, n) => sum + (n.low ?? n.amount ?? 0), 0)),
    unknown: takes.filter((t) => holdsOf(t, target.nutrient).some((n) => n.amount === undefined)).map((t) => t.given),
    prescribed: takes.some((t) => t.inMedicine !== undefined),
    because: [...diet.because, ...takenReasons(target, r, k)],
  };
}

/** Meals and everything taken, as one limit's scope counts them, in the nutrient's unit. Where a label leaves two readings, the larger. */
export function countedFor(scope: LimitScope, nutrient: string, diet: number, r: Resolved): number {
  const taken = r.taken.flatMap((t) => holdsOf(t, nutrient)).filter((n) => scope === "total" || n.scopes.includes(scope));
  return tidy((DIET_SCOPES.has(scope) ? diet : 0) + taken.reduce((sum, n) => sum + (n.mass ?? 0), 0));
}
