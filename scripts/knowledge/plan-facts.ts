/** What a plan says, fact by fact, so that two plans can be held side by side. */
import type { Plan } from "@nutri/domain";

export type Fact = {
  readonly about: "warning" | "taboo" | "review" | "product" | "dose" | "status" | "target" | "limit" | "avoided" | "advice" | "unrecognised";
  readonly id: string;
  readonly value: string;
  /** Words that go with it; a change of these alone is told as such. */
  readonly words: string;
  readonly rule: string;
};
export type Change = { readonly about: Fact["about"]; readonly id: string; readonly from: string; readonly to: string; readonly rule: string };

const NONE = "–";
const first = (because: readonly { rule: string }[]): string => because[0]?.rule ?? "";

const ofNutrients = (plan: Plan): Fact[] =>
  plan.nutrients.flatMap((n): Fact[] => [
    { about: "status", id: n.nutrient, value: `${n.status}, ${n.confidence} confidence`, words: "", rule: first(n.because) || n.target.rule },
    { about: "target", id: n.nutrient, value: `${n.target.amount} ${n.target.unit} ${n.target.kind}`, words: "", rule: n.target.rule },
    ...n.limits.map((l): Fact => ({ about: "limit", id: `${n.nutrient} (${l.scope})`, value: `${l.amount} ${l.unit}`, words: "", rule: l.rule })),
  ]);

const ofChoice = (plan: Plan): Fact[] => [
  ...plan.recommendations.map((r): Fact => ({ about: "dose", id: r.nutrient, value: `${r.dailyAmount} ${r.unit}`, words: "", rule: first(r.because) })),
  ...plan.products.map((p): Fact => ({ about: "product", id: p.id, value: `${p.dailyDoses} ${p.dose.unit.en} a day`, words: "", rule: first(p.because) })),
  ...plan.avoided.map((a): Fact => ({ about: "avoided", id: a.productId ?? a.item.en, value: a.severity, words: a.why.en, rule: a.rule })),
];

const ofFindings = (plan: Plan): Fact[] => [
  ...plan.medicineTaboos.map((t): Fact => ({
    about: "taboo",
    id: `${t.subject.name.en} × ${t.item.name.en}${t.action === "beneficial" || t.action === "supplement" ? " (to take)" : ""}`,
    value: `${t.severity}, ${t.action}${t.separateHours === undefined ? "" : ` ${t.separateHours} h`}`,
    words: `${t.effect.en} ${t.advice.en}`,
    rule: t.rule,
  })),
  ...plan.productReviews.map((r): Fact => ({
    about: "review",
    id: r.item.name.en,
    value: r.verdict,
    words: r.why.map((w) => w.text.en).join(" "),
    rule: first(r.why),
  })),
];

/** A rule may warn more than once (of two pairs): they are told apart by their place. */
function ofWarnings(plan: Plan): Fact[] {
  const seen = new Map<string, number>();
  return plan.warnings.map((w): Fact => {
    const n = (seen.get(w.rule) ?? 0) + 1;
    seen.set(w.rule, n);
    return {
      about: "warning",
      id: n === 1 ? w.rule : `${w.rule} (${n})`,
      value: `${w.severity}${w.seeDoctor ? ", see a doctor" : ""}`,
      words: w.text.en,
      rule: w.rule,
    };
  });
}

/** In the order in which they matter. */
export const factsOf = (plan: Plan): Fact[] => [
  ...ofWarnings(plan),
  ...ofFindings(plan),
  ...ofChoice(plan),
  ...ofNutrients(plan),
  ...plan.advice.map((a): Fact => ({ about: "advice", id: first(a.because), value: "said", words: a.text.en, rule: first(a.because) })),
  ...plan.unrecognised.map((name): Fact => ({ about: "unrecognised", id: name, value: "not recognised", words: "", rule: "" })),
];

const ABOUT: readonly Fact["about"][] = ["warning", "taboo", "review", "product", "dose", "status", "target", "limit", "avoided", "advice", "unrecognised"];

/** What became otherwise from one plan to the next, each with the rule that now speaks (for what is gone: that spoke). */
export function changesOf(before: Plan, after: Plan): Change[] {
  const key = (f: Fact): string => `${f.about} ${f.id}`;
  const [was, is] = [before, after].map((plan) => new Map(factsOf(plan).map((f) => [key(f), f])));
  const keys = new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])]);
  const changes = [...keys].flatMap((k): Change[] => {
    const [a, b] = [was?.get(k), is?.get(k)];
    const fact = b ?? a;
    if (!fact || (a?.value === b?.value && a?.words === b?.words)) return [];
    const reworded = a !== undefined && b !== undefined && a.value === b.value;
    return [{ about: fact.about, id: fact.id, from: a?.value ?? NONE, to: reworded ? `${b.value}, reworded` : (b?.value ?? NONE), rule: fact.rule }];
  });
  return changes.toSorted((x, y) => ABOUT.indexOf(x.about) - ABOUT.indexOf(y.about));
}
