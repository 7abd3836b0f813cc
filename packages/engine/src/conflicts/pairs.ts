/** Everything that does not go (or goes well) together among what a person has and what is eaten. */
import { SEVERITIES, type Severity, type Taboo, type Trivalent } from "@nutri/domain";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import { recordOf } from "../found.ts";
import type { Resolved, Taken } from "../person.ts";
import { holds } from "../when.ts";
import { allergyFindings } from "./allergies.ts";
import { byWeight, type Hit, mergeHits, type Pair } from "./merge.ts";
import { nameOf, reachAtDose, rulesAbout } from "./objects.ts";
import { type Meant, type Subject, subjectsOf } from "./subjects.ts";

/** A rule whose circumstances are not known speaks one step milder: said, not asserted. */
export const tempered = (severity: Severity, held: Trivalent): Severity =>
  held === "unknown" ? (SEVERITIES[SEVERITIES.indexOf(severity) + 1] ?? severity) : severity;

/** Each rule's `when`, asked once a person. */
export function whenOf(r: Resolved): (rule: Rule) => Trivalent {
  const known = new Map<Rule, Trivalent>();
  return (rule) => {
    const held = known.get(rule) ?? holds(rule.when, r);
    known.set(rule, held);
    return held;
  };
}

type Spoken = { readonly subject: Subject; readonly meant: Meant };

/** Who each rule speaks of, among these subjects, and how closely. */
function subjectsByRule(subjects: readonly Subject[]): Map<Rule, Spoken[]> {
  const by = new Map<Rule, Spoken[]>();
  for (const subject of subjects) for (const [rule, meant] of subject.rules) (by.get(rule) ?? by.set(rule, []).get(rule))?.push({ subject, meant });
  return by;
}

/** A medicine against itself: what it holds, or what was meant by the same words. Beside one that stands among the medicines in other words it is a second thing; a supplement told twice is no medicine. */
const isItself = ({ id }: Subject, t: Taken, r: Resolved): boolean =>
  id === t.inMedicine || (id === t.alsoMedicine && r.medicines.every((m) => m.id !== id || m.given === t.given || m.list !== "medicines"));

type Found = { readonly pair: Pair; readonly hits: Hit[] };

/** Every rule that holds between somebody and something eaten, gathered by pair. */
function gather(taken: readonly Taken[], r: Resolved, k: KnowledgeIndex, subjects: readonly Subject[]): Found[] {
  const when = whenOf(r);
  const all = [...new Set([...r.taken, ...taken])];
  const by = subjectsByRule(subjects);
  const pairs = new Map<string, Found>();
  const pairOf = (subject: Subject, t: Taken): Found => {
    const key = `${subject.kind} ${subject.id} ${t.id}`;
    const held = pairs.get(key) ?? {
      pair: { subject: { kind: subject.kind, id: subject.id, name: subject.name }, item: { kind: t.kind, id: t.id, name: nameOf(k, t) } },
      hits: [],
    };
    pairs.set(key, held);
    return held;
  };
  for (const t of taken)
    for (const [rule, reaches] of rulesAbout(k.rules, t, by)) {
      const held = when(rule);
      const reach = held === "no" ? undefined : reachAtDose(k, rule, t, reaches, all);
      if (!reach) continue;
      for (const { subject, meant } of recordOf(by, rule)) {
        if (isItself(subject, t, r)) continue;
        const { hits } = pairOf(subject, t);
        if (!hits.some((h) => h.rule === rule))
          hits.push({
            rule,
            severity: tempered(rule.severity, held),
            subject: meant.closeness,
            ...(meant.parts && { parts: meant.parts }),
            object: reach.closeness,
            ...(reach.nutrient && t.nutrients.length > 1 && { ingredient: reach.nutrient.nutrient }),
          });
      }
    }
  return [...pairs.values()];
}

/** Findings about `taken` for this person: their medicines, conditions, life stage and allergies against each thing. Worst first. */
export function conflictsWith(taken: readonly Taken[], r: Resolved, k: KnowledgeIndex, subjects: readonly Subject[] = subjectsOf(r, k)): Taboo[] {
  const found = gather(taken, r, k, subjects).flatMap(({ pair, hits }) => mergeHits(k, pair, hits));
  return withAllergies(found, allergyFindings(taken, r, k), r, k).toSorted(byWeight);
}

/**
 * An allergen finding stays out where a rule already speaks of the same allergy and item; and where what keeps somebody
 * from it is no allergy and was not called one (lactose, gluten): its own rules say how strict to be.
 */
function withAllergies(found: readonly Taboo[], allergies: readonly Taboo[], r: Resolved, k: KnowledgeIndex): Taboo[] {
  const spoken = new Set(found.filter((f) => f.action === "avoid" && f.subject.kind === "allergy").map((f) => `${f.subject.name.en} ${f.item.id}`));
  const intolerances = found.filter((f) => f.subject.kind === "condition");
  const ruled = new Set(intolerances.flatMap((f) => recordOf(k.conditions, f.subject.id).allergens.map((allergen) => `${allergen} ${f.item.id}`)));
  const called = new Set(r.person.allergies);
  const open = allergies.filter(
    ({ subject, item }) =>
      !spoken.has(`${subject.name.en} ${item.id}`) && (called.has(recordOf(r.allergens.yes, subject.id)) || !ruled.has(`${subject.id} ${item.id}`)),
  );
  return [...found, ...new Map(open.map((a) => [`${a.subject.name.en} ${a.item.id}`, a])).values()];
}
