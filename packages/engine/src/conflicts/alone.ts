/** Everything known about a medicine, condition or life stage by itself: each thing that its rules name. */
import { type ItemKind, type Taboo, text, type Text, type Trivalent } from "@nutri/domain";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import type { Resolved, Taken } from "../person.ts";
import { byWeight, type Hit, mergeHits } from "./merge.ts";
import { nameOf, reachAtDose, rulesAbout } from "./objects.ts";
import { tempered, whenOf } from "./pairs.ts";
import { type Subject, subjectKind, subjectsOf } from "./subjects.ts";

type Named = { readonly item: Taboo["item"]; readonly closeness: number };
const named = (kind: ItemKind, id: string, name: Text, closeness: number): Named => ({ item: { kind, id, name }, closeness });

/** Only some forms of a nutrient: they stand beside its name. */
function formsNamed(k: KnowledgeIndex, rule: Rule, name: Text): Text {
  const forms = rule.object.forms.flatMap((f) => k.forms.get(f)?.form.name ?? []);
  return forms.length === 0
    ? name
    : text(`${name.zh}（${forms.map((f) => f.zh).join("、")}）`, `${name.en} (${forms.map((f) => f.en.toLowerCase()).join(", ")})`);
}

function allergenNamed(k: KnowledgeIndex, id: string): Text {
  const item = k.items.get(id)?.name;
  const condition = k.records.conditions.find((c) => c.allergens.includes(id))?.name;
  return item ?? condition ?? text(id, id);
}

/** What a rule is about, one by one. */
export function objectsOf(k: KnowledgeIndex, rule: Rule): Named[] {
  const { items, nutrients, groups, allergens } = rule.object;
  return [
    ...items.flatMap((id) => {
      const item = k.items.get(id);
      const nutrient = k.nutrients.get(id);
      return item ? [named(item.kind, id, item.name, 3)] : nutrient ? [named("nutrient", id, nutrient.name, 3)] : [];
    }),
    ...nutrients.flatMap((id) => {
      const nutrient = k.nutrients.get(id);
      return nutrient ? [named("nutrient", id, formsNamed(k, rule, nutrient.name), 2)] : [];
    }),
    ...groups.flatMap((id) => {
      const group = k.groups.get(id);
      return group ? [named(group.kind, id, group.name, 1)] : [];
    }),
    ...allergens.map((id) => named("food", id, allergenNamed(k, id), 3)),
  ];
}

function aboutSubject(k: KnowledgeIndex, subject: Subject, when: (rule: Rule) => Trivalent): Taboo[] {
  const pairs = new Map<string, { item: Taboo["item"]; hits: Hit[] }>();
  for (const [rule, closeness] of subject.rules) {
    const held = when(rule);
    if (held === "no") continue;
    for (const { item, closeness: object } of objectsOf(k, rule)) {
      const entry = pairs.get(item.id) ?? { item, hits: [] };
      entry.hits.push({ rule, severity: tempered(rule.severity, held), subject: closeness, object });
      pairs.set(item.id, entry);
    }
  }
  const who = { kind: subject.kind, id: subject.id, name: subject.name };
  return [...pairs.values()].flatMap(({ item, hits }) => mergeHits(k, { subject: who, item }, hits));
}

/** Whom a rule is about, one by one. */
function subjectsNamed(k: KnowledgeIndex, rule: Rule): Taboo["subject"][] {
  const { medicines, classes, conditions } = rule.subject;
  const medicine = (id: string): Taboo["subject"][] => {
    const name = (k.medicines.get(id) ?? k.classes.get(id))?.name;
    return name ? [{ kind: "medicine", id, name }] : [];
  };
  const condition = (id: string): Taboo["subject"][] => {
    const name = k.conditions.get(id)?.name;
    return name ? [{ kind: subjectKind(k, id), id, name }] : [];
  };
  return [...medicines.flatMap(medicine), ...classes.flatMap(medicine), ...conditions.flatMap(condition)];
}

const medicineOf = (t: Taken): string | undefined => t.inMedicine ?? t.alsoMedicine;

/** A patent medicine's herbs: what each of them does with other medicines and conditions. */
function aboutContent(k: KnowledgeIndex, t: Taken, when: (rule: Rule) => Trivalent): Taboo[] {
  const item = { kind: t.kind, id: t.id, name: nameOf(k, t) };
  return [...rulesAbout(k, t)].flatMap(([rule, reaches]) => {
    const held = when(rule);
    const reach = held === "no" ? undefined : reachAtDose(k, rule, t, reaches, [t]);
    const others = rule.subject.medicines.includes(medicineOf(t) ?? "") ? [] : subjectsNamed(k, rule);
    return reach
      ? others.flatMap((subject) => mergeHits(k, { subject, item }, [{ rule, severity: tempered(rule.severity, held), subject: 3, object: reach.closeness }]))
      : [];
  });
}

/** Worst first; each pair once. */
export function everythingKnown(r: Resolved, k: KnowledgeIndex): Taboo[] {
  const when = whenOf(r);
  const found = [
    ...subjectsOf(r, k).flatMap((s) => aboutSubject(k, s, when)),
    ...r.taken.flatMap((t) => (medicineOf(t) === undefined ? [] : aboutContent(k, t, when))),
  ];
  return [
    ...new Map(
      found
        .toSorted(byWeight)
        .toReversed()
        .map((t) => [t.id, t]),
    ).values(),
  ].toSorted(byWeight);
}
