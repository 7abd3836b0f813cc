import { urgentOf } from "./taken.ts";
import type { Because, Nutrient, Plan } from "./types.ts";

/** The first sentence of the summary answers; what follows is the reason. A full stop within a number ends nothing. */
export function answerAndReason(summary: string): readonly [answer: string, reason: string] {
  const end = /[。！？]|[.!?](?=\s)/.exec(summary);
  const at = end ? end.index + 1 : summary.length;
  return [summary.slice(0, at).trim(), summary.slice(at).trim()];
}

const LEVELS = ["low", "medium", "high"] as const;

/** How sure the headline is: the least sure of what is off the mark, else of everything. */
export function sureness(plan: Plan): Nutrient["confidence"] | undefined {
  const off = plan.nutrients.filter((n) => n.status !== "adequate");
  const levels = (off.length > 0 ? off : plan.nutrients).map((n) => n.confidence);
  return LEVELS.find((level) => levels.includes(level));
}

export type Ground = "person" | "diet" | "lab" | "medicine" | "condition" | "life_stage" | "symptom";
const GROUNDS: readonly (readonly [Ground, readonly Because["kind"][]])[] = [
  ["life_stage", ["life_stage"]],
  ["diet", ["diet"]],
  ["medicine", ["medicine"]],
  ["condition", ["condition"]],
  ["lab", ["lab"]],
  ["symptom", ["symptom"]],
];

/** What the nutrients' states rest on: only what their reasons really name. */
export function grounds(plan: Plan): Ground[] {
  const kinds = new Set(plan.nutrients.flatMap((n) => n.because.map((b) => b.kind)));
  return ["person", ...GROUNDS.filter(([, of]) => of.some((k) => kinds.has(k))).map(([ground]) => ground)];
}

type Outcome = "review" | "young" | "plan" | "doctor" | "enough" | "foodFirst";
const ADULT = 18;

/** What kind of answer this plan is, when it recommends nothing. */
export function outcomeOf(plan: Plan): Outcome {
  if (plan.profile.age !== undefined && plan.profile.age < ADULT) return "young";
  if (plan.reviewOnly) return "review";
  if (plan.recommendations.length > 0 || plan.products.length > 0) return "plan";
  if (urgentOf(plan).urgent.length > 0) return "doctor";
  return plan.nutrients.length > 0 && plan.nutrients.every((n) => n.status === "adequate") ? "enough" : "foodFirst";
}
