import type { PrecisePlan } from "@nutri/contract";
import { type Lang, type Localised, localise, type Plan, text } from "@nutri/domain";

export type LocalPlan = Localised<Plan>;
export type Changes = NonNullable<PrecisePlan["changes"]>;

const GONE = text("按现在的答案，不再需要。", "With your present answers this is no longer needed.");
const OTHER = text("按现在的答案重新计算。", "Worked out again from your present answers.");

/** `lab`: the result that speaks against it, for what is there no more. */
type Line = { id: string; name: string; amount: number; unit?: string; because: string | undefined; lab?: string | undefined };

const labReason = (n: LocalPlan["nutrients"][number] | undefined): string | undefined => n?.because.find((b) => b.kind === "lab")?.text;

const nutrientLines = (plan: LocalPlan): Line[] =>
  plan.nutrients.map((n) => ({
    id: n.nutrient,
    name: n.name,
    amount: n.intake.plan,
    unit: n.target.unit,
    because: (plan.recommendations.find((r) => r.nutrient === n.nutrient)?.because ?? n.because)[0]?.text,
    lab: labReason(n),
  }));

/** `now`: a product goes for the reason for which what it holds is short no more. */
const productLines = (plan: LocalPlan, now: LocalPlan): Line[] =>
  plan.products.map((p) => ({
    id: p.id,
    name: p.name,
    amount: p.dailyDoses,
    because: p.because[0]?.text,
    lab: p.nutrients.map((held) => labReason(now.nutrients.find((n) => n.nutrient === held.nutrient && n.status !== "low"))).find((r) => r !== undefined),
  }));

function compare(kind: "nutrient" | "product", before: readonly Line[], now: readonly Line[], avoided: ReadonlyMap<string, string>, lang: Lang): Changes {
  const ids = [...new Set([...now, ...before].map((l) => l.id))];
  return ids.flatMap((id): Changes => {
    const was = before.find((l) => l.id === id);
    const is = now.find((l) => l.id === id);
    const line = is ?? was;
    const [from, to] = [was?.amount ?? 0, is?.amount ?? 0];
    if (!line || from === to) return [];
    const because = to === 0 ? (avoided.get(id) ?? line.lab ?? localise(GONE, lang)) : (is?.because ?? localise(OTHER, lang));
    return [{ kind, id, name: line.name, from, to, ...(line.unit !== undefined && { unit: line.unit }), because }];
  });
}

/** What a new plan adds, drops or doses otherwise than the one before it, each with its reason. */
export function changesBetween(before: LocalPlan, now: LocalPlan, lang: Lang): Changes {
  const avoided = new Map(now.avoided.flatMap((a) => (a.productId === undefined ? [] : [[a.productId, a.why] as const])));
  return [
    ...compare("nutrient", nutrientLines(before), nutrientLines(now), avoided, lang),
    ...compare("product", productLines(before, now), productLines(now, now), avoided, lang),
  ];
}
