import type { Nutrient, Plan, Recommendation } from "./types.ts";

export const have = ({ intake }: Nutrient): number => intake.diet + intake.supplements;
const share = (n: Nutrient): number => have(n) / n.target.amount;

const added = (n: Nutrient): number => (n.intake.plan > 0 ? 0 : 1);
const SURE = { high: 0, medium: 1, low: 2 } as const;

/** What is off the mark: what the plan adds to first, then the surest, then the shortest; and what is enough. */
export function sortedNutrients(plan: Plan): { off: Nutrient[]; enough: Nutrient[] } {
  const sorted = plan.nutrients.toSorted((a, b) => added(a) - added(b) || SURE[a.confidence] - SURE[b.confidence] || share(a) - share(b));
  return { off: sorted.filter((n) => n.status !== "adequate"), enough: sorted.filter((n) => n.status === "adequate") };
}

export const recommendationOf = (plan: Plan, nutrient: string): Recommendation | undefined => plan.recommendations.find((r) => r.nutrient === nutrient);

/** The limit that may stand on a bar of everything eaten and taken: one that counts everything, in the same unit. */
export const barLimit = (n: Nutrient): number | undefined => {
  const whole = n.limits.filter((l) => l.scope === "total" && l.unit === n.target.unit).map((l) => l.amount);
  return whole.length > 0 ? Math.min(...whole) : undefined;
};

/** The nearest limit that counts only some forms; it is told in words, as a mark on the bar would lie. */
export const scopedLimit = (n: Nutrient): Nutrient["limits"][number] | undefined => (n.upperLimit && n.upperLimit.scope !== "total" ? n.upperLimit : undefined);

const FEW = 3;
/** The nutrients of a product that is bought for them: one that holds many is not chosen by their forms. */
export const chosenByForm = (nutrients: readonly { nutrient: string }[]): string[] => (nutrients.length <= FEW ? nutrients.map((n) => n.nutrient) : []);
