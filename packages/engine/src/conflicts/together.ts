/** What does not go with something else that is eaten: two that raise serotonin, a calming herb and alcohol, iron and tea. */
import { type Action, type Because, type Severity, SEVERITIES, type Taboo, text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import { listText } from "../amounts.ts";
import { firstSource } from "../because.ts";
import type { Taken } from "../person.ts";
import { nameOf, type ObjectRules, reachAtDose, rulesAbout } from "./objects.ts";
import { MANY } from "./rivals.ts";

/** `with`: the others that the rule is about. */
export type Together = {
  readonly severity: Severity;
  readonly action: Action;
  readonly because: Because;
  readonly with: readonly Taken[];
  readonly separateHours: number | undefined;
};

/** The rules between eaten things in which one is the subject, and those in which it is the object. */
type Sides = { readonly speaks: ReadonlySet<Rule>; readonly about: ObjectRules };

function sidesOf(t: Taken, { rules: { together } }: KnowledgeIndex): Sides {
  const is = new Set([t.id, t.entity.id, ...t.groups]);
  const speaks = new Set([...is].flatMap((id) => together.bySubject.get(id) ?? []).filter((rule) => !rule.subject.except.some((x) => is.has(x))));
  return { speaks, about: rulesAbout(together, t) };
}

/** Each thing taken meets every other: what it says, and what is said of it, is looked up once. */
const known = new WeakMap<Taken, Sides>();
function sides(t: Taken, k: KnowledgeIndex): Sides {
  const its = known.get(t) ?? sidesOf(t, k);
  known.set(t, its);
  return its;
}

/** The rules by which one thing speaks of another. For what a multivitamin holds a little of nobody waits hours; a rule that names multivitamins means them. */
function between(subject: Taken, object: Taken, had: readonly Taken[], k: KnowledgeIndex): Rule[] {
  const { speaks } = sides(subject, k);
  if (speaks.size === 0) return [];
  return [...sides(object, k).about].flatMap(([rule, reaches]) => {
    if (!speaks.has(rule)) return [];
    const apart = rule.action === "separate" && object.nutrients.length >= MANY;
    return reachAtDose(k, rule, object, apart ? reaches.filter((r) => !r.nutrient) : reaches, had) ? [rule] : [];
  });
}

function told(rule: Rule, others: readonly Taken[], k: KnowledgeIndex): Together {
  const names = new Map(others.map((o) => [o.id, nameOf(k, o)]));
  const { zh, en } = listText([...names.values()].map((n) => text(n.zh, lowerFirst(n.en))));
  const said = text(`和${zh}一起：${rule.effect.zh}${rule.advice.zh}`, `With ${en}: ${rule.effect.en} ${rule.advice.en}`);
  const kind = rule.action === "separate" ? "timing" : "conflict";
  return {
    severity: rule.severity,
    action: rule.action,
    because: { kind, rule: rule.id, text: said, source: firstSource(k, rule.sources) },
    with: others,
    separateHours: rule.separateHours,
  };
}

/** What is said of one of the two as the medicine that it also is, no milder, needs no second word. */
function isSaid(rule: Rule, one: Taken, other: Taken, findings: readonly Taboo[]): boolean {
  if (one.alsoMedicine === undefined && other.alsoMedicine === undefined) return false;
  const pairs = new Set([`${one.alsoMedicine} ${other.id}`, `${other.alsoMedicine} ${one.id}`]);
  return findings.some((f) => pairs.has(`${f.subject.id} ${f.item.id}`) && SEVERITIES.indexOf(f.severity) <= SEVERITIES.indexOf(rule.severity));
}

/** Each rule once, with everything that it is about. */
export function togetherWith(t: Taken, had: readonly Taken[], findings: readonly Taboo[], k: KnowledgeIndex): Together[] {
  const by = new Map<Rule, Taken[]>();
  for (const other of had.filter((o) => o.id !== t.id))
    for (const rule of new Set([...between(other, t, had, k), ...between(t, other, had, k)]))
      if (!isSaid(rule, t, other, findings)) (by.get(rule) ?? by.set(rule, []).get(rule))?.push(other);
  return [...by].map(([rule, others]) => told(rule, others, k));
}
