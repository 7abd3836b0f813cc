/** Every number of a plan leads to a rule and a source: checked over the whole structure, so that a new part cannot forget it. */
import type { Plan } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";

const ENGINE_RULES = /^(?:equation|rule|biomarker|goal|pattern|foods|taken|wanted|advice|allergen|allergen-unknown|item|dose):/u;

/** Whether a rule id leads anywhere: a rule of the engine, a row of a reference table, or a record. */
export function leadsSomewhere(rule: string, k: KnowledgeIndex): boolean {
  const [table = ""] = rule.split("#");
  return (
    ENGINE_RULES.test(rule) ||
    k.records.references.some((r) => r.id === table) ||
    [k.records.interactions, k.records.condition_rules, k.records.adjustments, k.records.intake].some((records) => records.some((r) => r.id === rule)) ||
    rule === "allergen_present" ||
    rule === "held_in_medicine" ||
    /^(?:duplicate|rival|overlap|sum)/u.test(rule)
  );
}

type Found = { readonly path: string; readonly rule?: unknown; readonly sources: number };

/** Objects that claim something: those with a rule, a list of reasons, or an amount of their own. */
function claims(value: unknown, path: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((v, i) => claims(v, `${path}[${i}]`));
  if (value === null || typeof value !== "object") return [];
  const o = value as Record<string, unknown>;
  const own = "rule" in o ? [{ path, rule: o["rule"], sources: Array.isArray(o["sources"]) ? o["sources"].length : o["source"] ? 1 : 0 }] : [];
  return [...own, ...Object.entries(o).flatMap(([key, v]) => claims(v, `${path}.${key}`))];
}

/** What cannot be followed to a rule and a source, by path. */
export function untraced(plan: Plan, k: KnowledgeIndex): string[] {
  const found = claims(plan, "plan");
  const loose = found.filter((f) => typeof f.rule !== "string" || f.sources === 0 || !leadsSomewhere(f.rule, k)).map((f) => `${f.path} (${String(f.rule)})`);
  const bare = [
    ...plan.nutrients.filter((n) => n.because.length === 0).map((n) => `nutrient ${n.nutrient} without a reason`),
    ...plan.recommendations.filter((r) => r.because.length === 0 || r.sources.length === 0).map((r) => `recommendation ${r.nutrient} without a reason`),
    ...plan.products.filter((p) => p.because.length === 0).map((p) => `product ${p.id} without a reason`),
    ...plan.advice.filter((a) => a.because.length === 0 || a.sources.length === 0).map(() => "advice without a reason"),
  ];
  return [...loose, ...bare];
}
