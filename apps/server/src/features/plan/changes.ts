import type { PrecisePlan } from "@nutri/contract";
import { type Lang, type Localised, localise, type Plan, text } from "@nutri/domain";

export type LocalPlan = Localised<Plan>;
export type Changes = NonNullable<PrecisePlan["changes"]>;

const GONE = text("按现在的答案，不再需要。", "With your present answers this is no longer needed.");
const OTHER = text("按现在的答案重新计算。", "Worked out again from your present answers.");

type Line = { id: string; name: string; amount: number; unit?: string; because: string | undefined };

const nutrientLines = (plan: LocalPlan): Line[] =>
  plan.nutrients.map((n) => ({
    id: n.nutrient,
    name: n.name,
    amount: n.intake.plan,
    unit: n.target.unit,
    because: (plan.recommendations.find((r) => r.nutrient === n.nutrient)?.because ?? n.because)[0]?.text,
  }));
const productLines = (plan: LocalPlan): Line[] => plan.products.map((p) => ({ id: p.id, name: p.name, amount: p.dailyDoses, because: p.because[0]?.text }));

function compare(kind: "nutrient" | "product", before: readonly Line[], now: readonly Line[], avoided: ReadonlyMap<string, string>, lang: Lang): Changes {
  const ids = [...new Set([...now, ...before].map((l) => l.id))];
  return ids.flatMap((id): Changes => {
    const was = before.find((l) => l.id === id);
    const is = now.find((l) => l.id === id);
    const line = is ?? was;
    const [from, to] = [was?.amount ?? 0, is?.amount ?? 0];
    if (!line || from === to) return [];
    const because = to === 0 ? (avoided.get(id) ?? localise(GONE, lang)) : (is?.because ?? localise(OTHER, lang));
    return [{ kind, id, name: line.name, from, to, ...(line.unit !== undefined && { unit: line.unit }), because }];
  });
}

/** What a new plan adds, drops or doses otherwise than the one before it, each with its reason. */
export function changesBetween(before: LocalPlan, now: LocalPlan, lang: Lang): Changes {
  const avoided = new Map(now.avoided.flatMap((a) => (a.productId === undefined ? [] : [[a.productId, a.why] as const])));
  return [
    ...compare("nutrient", nutrientLines(before), nutrientLines(now), avoided, lang),
    ...compare("product", productLines(before), productLines(now), avoided, lang),
  ];
}
