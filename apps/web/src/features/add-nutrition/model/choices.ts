import type { PrecisePlan } from "@nutri/contract/calls/plan";

type Nutrient = PrecisePlan["nutrients"][number];
export type Choice = { id: string; name: string; status?: Nutrient["status"]; inPlan?: { amount: number; unit: string }; wanted: boolean };

/** The nutrients to choose from, what is short first; a name that was asked for from elsewhere and is none of them stands as it is. */
export function choicesOf(plan: PrecisePlan, asked: string | undefined): Choice[] {
  const rank = { low: 0, adequate: 1, high: 2 };
  const known = plan.nutrients
    .toSorted((a, b) => rank[a.status] - rank[b.status])
    .map(({ nutrient, name, status }): Choice => {
      const held = plan.recommendations.find((r) => r.nutrient === nutrient);
      return {
        id: nutrient,
        name,
        status,
        ...(held && { inPlan: { amount: held.dailyAmount, unit: held.unit } }),
        wanted: plan.wanted?.includes(nutrient) ?? false,
      };
    });
  const other = asked !== undefined && !known.some((c) => c.id === asked) ? [{ id: asked, name: asked, wanted: false }] : [];
  const first = known.filter((c) => c.id === asked);
  return [...other, ...first, ...known.filter((c) => c.id !== asked)];
}

/** By its name in the present language, or its id. */
export const matching = (choices: readonly Choice[], typed: string): Choice[] => {
  const text = typed.normalize("NFKC").trim().toLowerCase();
  return choices.filter((c) => c.name.toLowerCase().includes(text) || c.id.replaceAll("_", " ").includes(text));
};
