import type { KnowledgeIndex, Rule, RuleIndex } from "@nutri/knowledge";

const views = new WeakMap<KnowledgeIndex, KnowledgeIndex>();

const interacts = (rule: Rule): boolean => rule.direction === "interaction";
const only = (map: ReadonlyMap<string, readonly Rule[]>): ReadonlyMap<string, readonly Rule[]> =>
  new Map([...map].map(([key, rules]) => [key, rules.filter(interacts)]));

/** The knowledge without depletions and benefits: that a medicine uses something up speaks for taking it, not against. */
export function interactionsOf(k: KnowledgeIndex): KnowledgeIndex {
  const held = views.get(k);
  if (held) return held;
  const { rules } = k;
  const filtered: RuleIndex = {
    ...rules,
    all: rules.all.filter(interacts),
    byMedicine: only(rules.byMedicine),
    byClass: only(rules.byClass),
    byCondition: only(rules.byCondition),
    byNutrient: only(rules.byNutrient),
    byItem: only(rules.byItem),
    byGroup: only(rules.byGroup),
    byAllergen: only(rules.byAllergen),
  };
  const view = { ...k, rules: filtered };
  views.set(k, view);
  return view;
}
