/** What follows from age, sex and the answer on pregnancy. Ages: WHO (adolescent from 10 is read as 12 here, as in the Chinese DRIs' bands), older adult from 65 (Chinese DRIs 2023). */
import { Pregnancy, type Person, PREGNANCY_AGES } from "@nutri/domain";

const BY_PREGNANCY: Readonly<Record<Pregnancy, readonly string[]>> = {
  none: [],
  trying: ["trying_to_conceive"],
  pregnant_1: ["pregnancy", "pregnancy_t1"],
  pregnant_2: ["pregnancy", "pregnancy_t2"],
  pregnant_3: ["pregnancy", "pregnancy_t3"],
  lactating: ["lactation"],
};
const PREGNANT: readonly Pregnancy[] = ["pregnant_1", "pregnant_2", "pregnant_3"];
const BY_CONDITION: readonly (readonly [string, readonly Pregnancy[]])[] = [
  ["pregnancy_t1", ["pregnant_1"]],
  ["pregnancy_t2", ["pregnant_2"]],
  ["pregnancy_t3", ["pregnant_3"]],
  ["pregnancy", PREGNANT],
  ["lactation", ["lactating"]],
  ["trying_to_conceive", ["trying"]],
];
/** Conditions that the answer on pregnancy decides. */
export const PREGNANCY_CONDITIONS: ReadonlySet<string> = new Set(BY_CONDITION.map(([id]) => id));
/** Conditions that the age decides. */
export const AGE_CONDITIONS: ReadonlySet<string> = new Set(["newborn", "infant", "toddler", "young_child", "child", "adolescent", "older_adult"]);

export const stagesOfPregnancy = (p: Pregnancy | undefined): readonly string[] => (p === undefined ? [] : BY_PREGNANCY[p]);

export function stagesOfAge(age: number | undefined): readonly string[] {
  if (age === undefined) return [];
  if (age < 1) return ["infant"];
  if (age < 4) return ["toddler", "young_child"];
  if (age < 5) return ["young_child"];
  if (age < 12) return ["child"];
  if (age < 18) return ["adolescent"];
  return age >= 65 ? ["older_adult"] : [];
}

/** Habits that other answers tell: smoking, and what is eaten. */
export const HABITS: readonly { readonly ids: ReadonlySet<string>; readonly known: (p: Person) => boolean; readonly of: (p: Person) => readonly string[] }[] = [
  {
    ids: new Set(["smoker", "former_smoker"]),
    known: (p) => p.lifestyle?.smoking !== undefined,
    of: (p) => (p.lifestyle?.smoking === "current" ? ["smoker"] : p.lifestyle?.smoking === "former" ? ["former_smoker"] : []),
  },
  {
    ids: new Set(["vegan", "vegetarian"]),
    known: (p) => p.diet?.pattern !== undefined,
    of: (p) => (p.diet?.pattern === "vegan" || p.diet?.pattern === "vegetarian" ? [p.diet.pattern] : []),
  },
];

/** Every answer on pregnancy that is still possible, from the answer itself and named conditions, else from sex and age. Where the two do not agree, both are. */
export function possiblePregnancies(p: Person, named: ReadonlySet<string>): readonly Pregnancy[] {
  const said = BY_CONDITION.find(([id]) => named.has(id))?.[1];
  if (p.pregnancy !== undefined) return said && !said.includes(p.pregnancy) ? [p.pregnancy, ...said] : [p.pregnancy];
  if (said) return said;
  const cannot = p.gender === "male" || (p.age !== undefined && (p.age < PREGNANCY_AGES.min || p.age > PREGNANCY_AGES.max));
  return cannot ? ["none"] : Pregnancy.options;
}
