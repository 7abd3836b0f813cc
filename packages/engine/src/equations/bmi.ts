import { type Plan, type ReferenceSet, type Text, text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { type EngineRule, ruleSource } from "../because.ts";
import type { Resolved } from "../person.ts";

type Category = NonNullable<Plan["profile"]["bmi"]>["category"];
type Cutoffs = EngineRule & { readonly low: number; readonly high: number; readonly veryHigh: number };

/** Lower bounds of normal, overweight and obese, kg/m². China: WS/T 428-2013; elsewhere: WHO. */
const CUTOFFS: Readonly<Record<ReferenceSet, Cutoffs>> = {
  "china-2023": { id: "equation:bmi-china", low: 18.5, high: 24, veryHigh: 28, source: { source: "wst-428-2013", locator: "表1 成人体重分类" } },
  "us-dri": {
    id: "equation:bmi-who",
    low: 18.5,
    high: 25,
    veryHigh: 30,
    source: { source: "who-2000-obesity", locator: "Table 2.1, classification of adults according to BMI" },
  },
};

const TEXTS: Readonly<Record<Category, Text>> = {
  low: text("体重偏低", "Below the normal range"),
  normal: text("在正常范围", "In the normal range"),
  high: text("体重偏高", "Above the normal range"),
  very_high: text("体重明显偏高", "Far above the normal range"),
};

/** The category of a BMI in kg/m²; a value at a bound belongs to the upper category. */
export function bmiCategory(bmi: number, set: ReferenceSet): Category {
  const c = CUTOFFS[set];
  return bmi < c.low ? "low" : bmi < c.high ? "normal" : bmi < c.veryHigh ? "high" : "very_high";
}

const EXPECTING: ReadonlySet<string> = new Set(["pregnant_1", "pregnant_2", "pregnant_3"]);

/** Adults only, and not in pregnancy: the cut-offs are not made for them. */
export function bmiOf(r: Resolved, k: KnowledgeIndex, set: ReferenceSet): Plan["profile"]["bmi"] {
  if (r.bmi === undefined || r.age === undefined || r.age < 18 || (r.pregnancy !== undefined && EXPECTING.has(r.pregnancy))) return undefined;
  const category = bmiCategory(r.bmi, set);
  return { value: Math.round(r.bmi * 10) / 10, category, text: TEXTS[category], source: ruleSource(k, CUTOFFS[set]), rule: CUTOFFS[set].id };
}
