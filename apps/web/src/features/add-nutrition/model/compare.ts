import type { PrecisePlan } from "@nutri/contract/calls/plan";

/** One line of before and after; amounts a day, `undefined` where the plan has none of it. */
export type Line = { id: string; name: string; kind: "nutrient" | "product"; before: number; after: number; unit: string };

type Held = Pick<Line, "name" | "kind" | "unit"> & { amount: number };

function amountsOf(plan: PrecisePlan): Map<string, Held> {
  const nutrients = plan.recommendations.map((r): [string, Held] => [r.nutrient, { name: r.name, kind: "nutrient", amount: r.dailyAmount, unit: r.unit }]);
  const products = plan.products.map((p): [string, Held] => [p.id, { name: p.name, kind: "product", amount: p.dosage, unit: p.dose.unit }]);
  return new Map([...nutrients, ...products]);
}

/** What differs between two plans, a day: nutrients first, then the products that bring them. */
export function compare(before: PrecisePlan, after: PrecisePlan): Line[] {
  const [was, is] = [amountsOf(before), amountsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .flatMap((id): Line[] => {
      const [from, to] = [was.get(id), is.get(id)];
      const held = to ?? from;
      if (!held || from?.amount === to?.amount) return [];
      return [{ id, name: held.name, kind: held.kind, unit: held.unit, before: from?.amount ?? 0, after: to?.amount ?? 0 }];
    })
    .toSorted((a, b) => Number(a.kind === "product") - Number(b.kind === "product"));
}
