/** Everything known about a medicine, condition or life stage by itself: each thing that its rules name. */
import { type ItemKind, type Taboo, text, type Text, type Trivalent } from "@nutri/domain";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import { at, first, found, recordOf } from "../found.ts";
import type { Resolved, Taken } from "../person.ts";
import { byWeight, type Hit, mergeHits } from "./merge.ts";
import { nameOf, reachAtDose, rulesAbout } from "./objects.ts";
import { tempered, whenOf } from "./pairs.ts";
import { isOfARoute, type Subject, subjectKind, subjectsOf } from "./subjects.ts";

type Named = { readonly item: Taboo["item"]; readonly closeness: number };
const named = (kind: ItemKind, id: string, name: Text, closeness: number): Named => ({ item: { kind, id, name }, closeness });

/** Only some forms of a nutrient: they stand beside its name. */
function formsNamed(k: KnowledgeIndex, rule: Rule, name: Text): Text {
  const forms = rule.object.forms.map((f) => recordOf(k.forms, f).form.name);
  return forms.length === 0
    ? name
    : text(`${name.zh}（${forms.map((f) => f.zh).join("、")}）`, `${name.en} (${forms.map((f) => f.en.toLowerCase()).join(", ")})`);
}

function allergenNamed(k: KnowledgeIndex, id: string): Text {
  const allergy = k.records.conditions.find((c) => c.allergens.includes(id));
  return (k.items.get(id) ?? found(allergy, id)).name;
}

/** What a rule is about, one by one. */
export function objectsOf(k: KnowledgeIndex, rule: Rule): Named[] {
  const { items, nutrients, groups, allergens } = rule.object;
  return [
    ...items.map((id) => {
      const item = k.items.get(id);
      return item ? named(item.kind, id, item.name, 3) : named("nutrient", id, recordOf(k.nutrients, id).name, 3);
    }),
    ...nutrients.map((id) => named("nutrient", id, formsNamed(k, rule, recordOf(k.nutrients, id).name), 2)),
    ...groups.map((id) => {
      const group = recordOf(k.groups, id);
      return named(group.kind, id, group.name, 1);
    }),
    ...allergens.map((id) => named("food", id, allergenNamed(k, id), 3)),
  ];
}

/** Whether each rule of a subject holds; what holds of everything taken one way is told where two things meet. */
const heldOf = (k: KnowledgeIndex, { rules }: Subject, when: (rule: Rule) => Trivalent): readonly Trivalent[] =>
  [...rules.keys()].map((rule) => (isOfARoute(k, rule) ? "no" : when(rule)));

function readSubject(k: KnowledgeIndex, subject: Subject, held: readonly Trivalent[]): Taboo[] {
  const pairs = new Map<string, { item: Taboo["item"]; hits: Hit[] }>();
  for (const [i, [rule, meant]] of [...subject.rules].entries()) {
    const holds = at(held, i);
    if (holds === "no") continue;
    for (const { item, closeness: object } of objectsOf(k, rule)) {
      const entry = pairs.get(item.id) ?? { item, hits: [] };
      entry.hits.push({ rule, severity: tempered(rule.severity, holds), subject: meant.closeness, object, ...(meant.parts && { parts: meant.parts }) });
      pairs.set(item.id, entry);
    }
  }
  const who = { kind: subject.kind, id: subject.id, name: subject.name };
  return [...pairs.values()].flatMap(({ item, hits }) => mergeHits(k, { subject: who, item }, hits)).toSorted(byWeight);
}

/** What is known of a subject is the same for everybody of whom the same of its rules hold: of the last subjects it is kept. Hundreds of findings each. */
const MOST_KEPT = 40;
const kept = new WeakMap<KnowledgeIndex, Map<string, readonly Taboo[]>>();
function aboutSubject(k: KnowledgeIndex, subject: Subject, when: (rule: Rule) => Trivalent): readonly Taboo[] {
  const held = heldOf(k, subject, when);
  const key = `${subject.kind} ${subject.id} ${held.join()}`;
  const before = kept.get(k) ?? new Map<string, readonly Taboo[]>();
  kept.set(k, before);
  const known = before.get(key) ?? readSubject(k, subject, held);
  // The one that was asked about last goes last.
  before.delete(key);
  before.set(key, known);
  if (before.size > MOST_KEPT) before.delete(first([...before.keys()]));
  return known;
}

/** Whom a rule is about, one by one. */
function subjectsNamed(k: KnowledgeIndex, rule: Rule): Taboo["subject"][] {
  const { medicines, classes, conditions } = rule.subject;
  return [
    ...medicines.map((id) => ({ kind: "medicine" as const, id, name: recordOf(k.medicines, id).name })),
    ...classes.map((id) => ({ kind: "medicine" as const, id, name: recordOf(k.classes, id).name })),
    ...conditions.map((id) => ({ kind: subjectKind(k, id), id, name: recordOf(k.conditions, id).name })),
  ];
}

const medicineOf = (t: Taken): string | undefined => t.inMedicine ?? t.alsoMedicine;

/** A patent medicine's herbs: what each of them does with other medicines and conditions. */
function aboutContent(k: KnowledgeIndex, t: Taken, medicine: string, when: (rule: Rule) => Trivalent): Taboo[] {
  const item = { kind: t.kind, id: t.id, name: nameOf(k, t) };
  return [...rulesAbout(k.rules, t)].flatMap(([rule, reaches]) => {
    const held = when(rule);
    const reach = held === "no" ? undefined : reachAtDose(k, rule, t, reaches, [t]);
    const others = rule.subject.medicines.includes(medicine) ? [] : subjectsNamed(k, rule);
    return reach
      ? others.flatMap((subject) => mergeHits(k, { subject, item }, [{ rule, severity: tempered(rule.severity, held), subject: 3, object: reach.closeness }]))
      : [];
  });
}

const worstOfEach = (found: readonly Taboo[]): Taboo[] =>
  [
    ...new Map(
      found
        .toSorted(byWeight)
        .toReversed()
        .map((t) => [t.id, t]),
    ).values(),
  ].toSorted(byWeight);

/** What somebody's own medicines and conditions do not go with. Worst first; each pair once. */
export function knownOfSubjects(r: Resolved, k: KnowledgeIndex): Taboo[] {
  const when = whenOf(r);
  return worstOfEach(subjectsOf(r, k).flatMap((s) => aboutSubject(k, s, when)));
}

/** The same, and what a medicine's own content does with medicines and conditions that nobody named. */
export function everythingKnown(r: Resolved, k: KnowledgeIndex): Taboo[] {
  const when = whenOf(r);
  const contents = r.taken.flatMap((t) => {
    const medicine = medicineOf(t);
    return medicine === undefined ? [] : aboutContent(k, t, medicine, when);
  });
  return worstOfEach([...knownOfSubjects(r, k), ...contents]);
}
