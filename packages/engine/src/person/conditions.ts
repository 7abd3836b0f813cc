import type { Person, Pregnancy } from "@nutri/domain";
import type { KnowledgeIndex, ListReading } from "@nutri/knowledge";
import { membership } from "./membership.ts";
import { AGE_CONDITIONS, HABITS, possiblePregnancies, PREGNANCY_CONDITIONS, stagesOfAge, stagesOfPregnancy } from "./stages.ts";
import type { CheckedName, Membership } from "./types.ts";

export type ConditionsRead = {
  conditions: Membership;
  allergens: Membership;
  pregnancies: readonly Pregnancy[];
  checked: CheckedName[];
  /** What is said to be taken among what somebody has: "AF, on apixaban". */
  taken: string[];
  unrecognised: string[];
};

type Said = { yes: Map<string, string>; no: Set<string>; known: boolean; checked: CheckedName[]; taken: string[]; unrecognised: string[] };

const names = (list: ListReading["found"]): [string, string][] => list.flatMap((f) => f.entities.map((e): [string, string] => [e.id, f.given]));

/** An absent list is unknown; "not sure" and a name we do not know leave it open too. */
function said(texts: readonly string[] | undefined, read: (text: string) => ListReading): Said {
  const readings = (texts ?? []).map(read);
  const found = readings.flatMap((r) => r.found);
  const unrecognised = readings.flatMap((r) => r.unrecognised);
  return {
    yes: new Map(names(found)),
    no: new Set(names(readings.flatMap((r) => r.denied)).map(([id]) => id)),
    known: texts !== undefined && unrecognised.length === 0 && readings.every((r) => !r.unsure),
    checked: found.flatMap((f) => f.entities.map((entity) => ({ given: f.given, entity }))),
    taken: readings.flatMap((r) => r.taken),
    unrecognised,
  };
}

const isAllergy = (k: KnowledgeIndex, id: string): boolean => {
  const c = k.conditions.get(id);
  return c !== undefined && (c.kind === "allergy" || c.allergens.length > 0);
};

const entitiesByKind = (s: Said, kind: string): Map<string, string> =>
  new Map(s.checked.filter((c) => c.entity.kind === kind).map((c) => [c.entity.id, c.given]));

function allergensOf(k: KnowledgeIndex, conditions: ReadonlyMap<string, string>, allergies: Said): Map<string, string> {
  const yes = new Map<string, string>();
  for (const [id, given] of conditions) for (const a of k.conditions.get(id)?.allergens ?? []) yes.set(a, given);
  for (const { entity, given } of allergies.checked) {
    if (entity.kind === "condition") continue;
    yes.set(entity.id, given);
    for (const a of k.items.get(entity.id)?.allergens ?? []) yes.set(a, given);
  }
  return yes;
}

const TELLS_ALLERGY = /过敏|allerg/iu;

/** What is told among the conditions and what among the allergies; an allergy that stands among the conditions ("芒果过敏") is one all the same. */
function told(person: Person, k: KnowledgeIndex): { named: Said; allergies: Said } {
  const named = said(person.conditions, (t) => k.names.readConditions(t));
  const misplaced = named.unrecognised.filter((t) => TELLS_ALLERGY.test(t));
  const allergies = said([...(person.allergies ?? []), ...misplaced], (t) => k.names.readAllergies(t));
  return {
    named: { ...named, unrecognised: named.unrecognised.filter((t) => !misplaced.includes(t)) },
    allergies: { ...allergies, known: person.allergies !== undefined && allergies.known },
  };
}

/** Everything somebody is or has, closed over what that also is, and the allergens it means. */
export function readConditions(person: Person, k: KnowledgeIndex): ConditionsRead {
  const { named, allergies } = told(person, k);
  const pregnancies = possiblePregnancies(person, new Set(named.yes.keys()));
  const pregnancy = pregnancies.length === 1 ? pregnancies[0] : undefined;

  const direct = new Map<string, string>([...named.yes, ...entitiesByKind(allergies, "condition")]);
  for (const id of [...stagesOfPregnancy(pregnancy), ...stagesOfAge(person.age), ...HABITS.flatMap((h) => h.of(person))])
    if (!direct.has(id)) direct.set(id, "");
  const closed = new Map<string, string>();
  for (const [id, given] of direct) for (const up of k.conditionAncestors(id)) if (up === id || !closed.has(up)) closed.set(up, direct.get(up) ?? given);

  const denied = new Set([...named.no].flatMap((id) => [...k.conditionDescendants(id)]));
  const whole = (id: string): boolean => {
    if (PREGNANCY_CONDITIONS.has(id)) return pregnancies.every((p) => !stagesOfPregnancy(p).includes(id));
    if (AGE_CONDITIONS.has(id)) return person.age !== undefined;
    const habit = HABITS.find((h) => h.ids.has(id));
    if (habit) return habit.known(person);
    return isAllergy(k, id) ? allergies.known : named.known;
  };
  return {
    conditions: membership(closed, whole, denied),
    allergens: membership(allergensOf(k, closed, allergies), () => allergies.known),
    pregnancies,
    checked: [...named.checked, ...allergies.checked],
    taken: named.taken,
    unrecognised: [...named.unrecognised, ...allergies.unrecognised],
  };
}
