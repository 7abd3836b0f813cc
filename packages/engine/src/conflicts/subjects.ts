/** Who a rule can be about: each medicine, each condition or life stage, with the rules that speak of it and how closely. */
import { type SubjectKind, type Text, text } from "@nutri/domain";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import { recordOf } from "../found.ts";
import type { Resolved, TakenMedicine } from "../person.ts";

/** 3 named itself, 2 by its class or as the kind of condition it is, 1 only some of the named class, or by nothing but the way it is taken. */
export type Closeness = 1 | 2 | 3;
/** How a rule means a subject. `parts`: of a combination, the medicines in it by which the rule reaches it; absent when it means the whole. */
export type Meant = { readonly closeness: Closeness; readonly parts?: ReadonlySet<string> };
export type Subject = {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly name: Text;
  readonly rules: ReadonlyMap<Rule, Meant>;
};

const intersects = (a: readonly string[], b: ReadonlySet<string>): boolean => a.some((x) => b.has(x));

/** What holds of everything taken one way (swallowed) says nothing of this medicine: it is told where the two meet, not among what is known of each. */
export const isOfARoute = (k: KnowledgeIndex, { subject }: Rule): boolean =>
  subject.medicines.length + subject.conditions.length === 0 && subject.classes.every((id) => recordOf(k.classes, id).routes.length > 0);

/** How closely a rule means one medicine (a part of a combination); undefined when it does not or has it taken out. */
function partCloseness(k: KnowledgeIndex, rule: Rule, part: string): Closeness | undefined {
  const { subject } = rule;
  const classes = k.classesOf(part);
  if (subject.medicines.includes(part)) return 3;
  if (subject.except.includes(part) || intersects(subject.except, classes)) return undefined;
  if (!intersects(subject.classes, classes)) return undefined;
  return isOfARoute(k, rule) ? 1 : 2;
}

/** How a rule means a medicine through what is in it. A rule that names the whole, or reaches a single medicine, means the whole. */
function meantThroughParts(k: KnowledgeIndex, rule: Rule, m: TakenMedicine): Meant | undefined {
  const reached = [...m.parts].flatMap((part) => {
    const closeness = partCloseness(k, rule, part);
    return closeness === undefined ? [] : [{ part, closeness }];
  });
  if (reached.length === 0) return undefined;
  const closeness = Math.max(...reached.map((r) => r.closeness)) as Closeness;
  const inside = reached.filter((r) => r.part !== m.id);
  return inside.length === 0 || rule.subject.medicines.includes(m.id) ? { closeness } : { closeness, parts: new Set(inside.map((r) => r.part)) };
}

function meantBy(k: KnowledgeIndex, rule: Rule, m: TakenMedicine): Meant | undefined {
  if (!m.systemic && !rule.subject.local) return undefined;
  if (m.record) return rule.subject.except.includes(m.id) ? undefined : meantThroughParts(k, rule, m);
  if (intersects(rule.subject.except, m.classes)) return undefined;
  return { closeness: intersects(rule.subject.classes, m.classes) ? 2 : 1 };
}

function readMedicineRules(k: KnowledgeIndex, m: TakenMedicine): Map<Rule, Meant> {
  const { byMedicine, byClass } = k.rules;
  const medicines = m.record ? [...m.parts] : [...k.membersOf(m.id)];
  const classes = m.record ? [...m.classes] : [...m.classes, ...k.classDescendants(m.id)];
  const candidates = new Set([...medicines.flatMap((id) => byMedicine.get(id) ?? []), ...classes.flatMap((id) => byClass.get(id) ?? [])]);
  return new Map(
    [...candidates].flatMap((rule) => {
      const meant = meantBy(k, rule, m);
      return meant ? [[rule, meant] as const] : [];
    }),
  );
}

type Rules = ReadonlyMap<Rule, Meant>;
/** The rules of each subject are looked up once. */
function remembered(): (k: KnowledgeIndex, key: string, read: () => Rules) => Rules {
  const known = new WeakMap<KnowledgeIndex, Map<string, Rules>>();
  return (k, key, read) => {
    const held = known.get(k) ?? new Map<string, Rules>();
    known.set(k, held);
    const rules = held.get(key) ?? read();
    held.set(key, rules);
    return rules;
  };
}
const ofMedicines = remembered();
/** What a medicine holds and which classes it is of follow from its record, not from who takes it; where it acts does not. */
const medicineRules = (k: KnowledgeIndex, m: TakenMedicine): Rules =>
  ofMedicines(k, `${m.record ? "medicine" : "class"} ${m.id} ${m.systemic}`, () => readMedicineRules(k, m));
const ofConditions = remembered();
const conditionRules = (k: KnowledgeIndex, id: string): Rules => ofConditions(k, id, () => readConditionRules(k, id));

function readConditionRules(k: KnowledgeIndex, id: string): Map<Rule, Meant> {
  const is = k.conditionAncestors(id);
  const rules = new Map<Rule, Meant>();
  for (const up of is)
    for (const rule of k.rules.byCondition.get(up) ?? []) {
      if (rule.subject.except.some((x) => is.has(x))) continue;
      rules.set(rule, { closeness: rule.subject.conditions.includes(id) ? 3 : 2 });
    }
  return rules;
}

/**
 * What a person told of themselves that is known by name and nothing more: no rule speaks of it, so nothing about it was
 * checked. Said, never passed as safe.
 */
export function knownByNameOnly(r: Resolved, k: KnowledgeIndex): Text[] {
  const told = exactConditions(k, r.conditions.yes.keys()).filter((id) => r.conditions.yes.get(id) !== "");
  const silent = told.filter((id) => conditionRules(k, id).size === 0 && recordOf(k.conditions, id).allergens.length === 0);
  const eaten = (allergen: string): boolean => [...k.items.values()].some((i) => i.allergens.includes(allergen));
  const medicines = [...r.allergens.yes.keys()].filter((id) => !eaten(id)).flatMap((id) => k.medicines.get(id) ?? k.classes.get(id) ?? []);
  return [
    ...silent.map((id) => recordOf(k.conditions, id).name),
    ...medicines.map(({ name }) => text(`${name.zh}过敏`, `Allergy to ${name.en.toLowerCase()}`)),
  ];
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
  name: m.name,
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
      name: recordOf(k.conditions, id).name,
      rules: conditionRules(k, id),
    })),
  ];
}
