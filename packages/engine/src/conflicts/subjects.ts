/** Who a rule can be about: each medicine, each condition or life stage, with the rules that speak of it and how closely. */
import type { SubjectKind, Text } from "@nutri/domain";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import type { Resolved, TakenMedicine } from "../person.ts";

/** 3 named itself, 2 by its class or as the kind of condition it is, 1 only some of the named class. */
export type Closeness = 1 | 2 | 3;
export type Subject = {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly name: Text;
  /** As the person gave it; empty for what follows from other answers. */
  readonly given: string;
  readonly rules: ReadonlyMap<Rule, Closeness>;
};

const both = (s: string): Text => ({ zh: s, en: s });
const intersects = (a: readonly string[], b: ReadonlySet<string>): boolean => a.some((x) => b.has(x));

/** How closely a rule means one medicine (a part of a combination); undefined when it does not or has it taken out. */
function partCloseness(rule: Rule, part: string, classes: ReadonlySet<string>): Closeness | undefined {
  const { subject } = rule;
  if (subject.medicines.includes(part)) return 3;
  if (subject.except.includes(part) || intersects(subject.except, classes)) return undefined;
  return intersects(subject.classes, classes) ? 2 : undefined;
}

const closest = (values: readonly (Closeness | undefined)[]): Closeness | undefined => {
  const found = values.filter((v) => v !== undefined);
  return found.length > 0 ? (Math.max(...found) as Closeness) : undefined;
};

function closenessOf(k: KnowledgeIndex, rule: Rule, m: TakenMedicine): Closeness | undefined {
  if (!m.systemic && !rule.subject.local) return undefined;
  if (m.record) return rule.subject.except.includes(m.id) ? undefined : closest([...m.parts].map((p) => partCloseness(rule, p, k.classesOf(p))));
  if (intersects(rule.subject.except, m.classes)) return undefined;
  return intersects(rule.subject.classes, m.classes) ? 2 : 1;
}

function medicineRules(k: KnowledgeIndex, m: TakenMedicine): Map<Rule, Closeness> {
  const { byMedicine, byClass } = k.rules;
  const medicines = m.record ? [...m.parts] : [...k.membersOf(m.id)];
  const classes = m.record ? [...m.classes] : [...m.classes, ...k.classDescendants(m.id)];
  const candidates = new Set([...medicines.flatMap((id) => byMedicine.get(id) ?? []), ...classes.flatMap((id) => byClass.get(id) ?? [])]);
  return new Map(
    [...candidates].flatMap((rule) => {
      const closeness = closenessOf(k, rule, m);
      return closeness === undefined ? [] : [[rule, closeness] as const];
    }),
  );
}

function conditionRules(k: KnowledgeIndex, id: string): Map<Rule, Closeness> {
  const is = k.conditionAncestors(id);
  const rules = new Map<Rule, Closeness>();
  for (const up of is)
    for (const rule of k.rules.byCondition.get(up) ?? []) {
      if (rule.subject.except.some((x) => is.has(x))) continue;
      rules.set(rule, rule.subject.conditions.includes(id) ? 3 : 2);
    }
  return rules;
}

export const subjectKind = (k: KnowledgeIndex, id: string): SubjectKind => {
  const kind = k.conditions.get(id)?.kind;
  return kind === "life_stage" || kind === "allergy" ? kind : "condition";
};

/** The most exact of what somebody is: stage 4 kidney disease, not also kidney disease. */
export function exactConditions(k: KnowledgeIndex, yes: Iterable<string>): string[] {
  const ids = [...yes].filter((id) => k.conditions.has(id));
  const above = new Set(ids.flatMap((id) => [...k.conditionAncestors(id)].filter((up) => up !== id)));
  return ids.filter((id) => !above.has(id));
}

export const medicineSubject = (k: KnowledgeIndex, m: TakenMedicine): Subject => ({
  kind: "medicine",
  id: m.id,
  name: m.record?.name ?? k.classes.get(m.id)?.name ?? both(m.given),
  given: m.given,
  rules: medicineRules(k, m),
});

/** Every subject of a person, each once. */
export function subjectsOf(r: Resolved, k: KnowledgeIndex): Subject[] {
  const medicines = new Map(r.medicines.map((m) => [`${m.id} ${m.systemic}`, m]));
  const conditions = exactConditions(k, r.conditions.yes.keys());
  return [
    ...[...medicines.values()].map((m) => medicineSubject(k, m)),
    ...conditions.map((id): Subject => ({
      kind: subjectKind(k, id),
      id,
      name: k.conditions.get(id)?.name ?? both(id),
      given: r.conditions.yes.get(id) ?? "",
      rules: conditionRules(k, id),
    })),
  ];
}
