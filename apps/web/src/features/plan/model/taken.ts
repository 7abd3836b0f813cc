import { bySeverity, isGrave, isHelp } from "./severity.ts";
import type { Detail } from "./detail.ts";
import type { Plan, Taboo, Warning } from "./types.ts";

/** Ids of what is taken now: what was reviewed, and the nutrients in it. */
export const takenIds = (plan: Plan): ReadonlySet<string> =>
  new Set(plan.productReviews.flatMap((r) => [...(r.item.id === undefined ? [] : [r.item.id]), ...r.nutrients.map((n) => n.nutrient)]));

/** What is taken now or is in the plan. */
const metIds = (plan: Plan): ReadonlySet<string> =>
  new Set([...takenIds(plan), ...plan.recommendations.map((r) => r.nutrient), ...plan.products.map((p) => p.id)]);

/** Worst first; of equals, what meets something taken first. */
export function sortedTaboos(plan: Plan): { conflicts: Taboo[]; help: Taboo[] } {
  const met = metIds(plan);
  const away = (t: Taboo): number => (met.has(t.item.id) ? 0 : 1);
  const sorted = plan.medicineTaboos.toSorted((a, b) => bySeverity(a, b) || away(a) - away(b));
  return { conflicts: sorted.filter((t) => !isHelp(t)), help: sorted.filter(isHelp) };
}

/** `key` tells it apart; `of` is what opens behind it. */
export type UrgentItem = { key: string; title?: string; text: string; doctor: boolean; of: Detail };

const doctorFirst = (a: Warning, b: Warning): number => Number(b.seeDoctor) - Number(a.seeDoctor) || bySeverity(a, b);

const pressing = (w: Warning): boolean => w.seeDoctor || isGrave(w);
/** A pressing warning of this rule that names this thing: one rule may speak of several. */
const toldOf = (plan: Plan, rules: readonly string[], name: string): boolean =>
  plan.warnings.some((w) => pressing(w) && rules.includes(w.rule) && w.text.includes(name));

/** What is taken and should not go on, unless a warning has told why already. */
const stops = (plan: Plan): UrgentItem[] =>
  plan.productReviews.flatMap((r, at) =>
    r.verdict === "stop" &&
    !toldOf(
      plan,
      r.why.map((b) => b.rule),
      r.item.name,
    )
      ? [{ key: `review ${at}`, title: r.item.name, text: r.why[0]?.text ?? "", doctor: false, of: { kind: "review" as const, at } }]
      : [],
  );

const ofTaboo = (t: Taboo): UrgentItem => ({
  key: t.id,
  title: `${t.subject.name} · ${t.item.name}`,
  text: t.advice,
  doctor: t.action === "monitor",
  of: { kind: "taboo", id: t.id },
});

/**
 * What must be read first: warnings (the doctor's first), what is taken and should not go on, then grave conflicts of what is
 * taken or planned that nothing before has told. The other warnings are to be watched.
 */
export function urgentOf(plan: Plan): { urgent: UrgentItem[]; watch: UrgentItem[] } {
  const item = (w: Warning): UrgentItem => ({
    key: `warning ${plan.warnings.indexOf(w)}`,
    text: w.text,
    doctor: w.seeDoctor,
    of: { kind: "warning", at: plan.warnings.indexOf(w) },
  });
  const warnings = plan.warnings.toSorted(doctorFirst);
  const met = metIds(plan);
  const stopped = new Set(plan.productReviews.flatMap((r) => (r.verdict === "stop" && r.item.id !== undefined ? [r.item.id] : [])));
  const grave = sortedTaboos(plan).conflicts.filter((t) => isGrave(t) && met.has(t.item.id) && !stopped.has(t.item.id) && !toldOf(plan, [t.rule], t.item.name));
  return {
    urgent: [...warnings.filter(pressing).map(item), ...stops(plan), ...grave.map(ofTaboo)],
    watch: warnings.filter((w) => !pressing(w)).map(item),
  };
}

/** What was left out, without what a warning has said already of no product in particular. */
export function avoidedOf(plan: Plan): Plan["avoided"] {
  const told = new Set(plan.warnings.map((w) => w.rule));
  return plan.avoided.filter((a) => a.productId !== undefined || !told.has(a.rule));
}
