/** Letters and names that a unit beside them tells apart: milligrams from a magnesium test, glucose in the blood from glucose in a drink. */
import type { EntityRef, KnowledgeIndex } from "@nutri/knowledge";

const UNITS: ReadonlySet<string> = new Set(["mg", "ug", "iu", "ml", "g"]);
/** "200 mg, 3 a day": behind a number the two letters are its unit, and no test for magnesium. */
export const isUnitAt = (words: readonly string[], i: number): boolean => UNITS.has(words[i] ?? "") && /^\d[\d.,]*$/u.test(words[i - 1] ?? "");

const BLOOD_UNIT = /\d\s?(?:mg|g|ug|µg|mcg|ng|pg|[mµu]?mol)\s?\/\s?(?:d?l|ml)(?![a-z])/iu;
type Found = { readonly refs: readonly EntityRef[]; readonly from: number; readonly to: number };
/** "126 mg/dL glucose": told in a blood unit the name is the test's, and nothing eaten. */
export function testFirst<T extends Found>(k: KnowledgeIndex, f: T, words: readonly string[], clause: string): T {
  if (f.refs[0]?.kind !== "item" || !BLOOD_UNIT.test(clause)) return f;
  const name = words.slice(f.from, f.to).join(" ");
  const test = k.names.recogniseWhole(name === "sugar" ? "glucose" : name, ["biomarker"]);
  return test?.how === "exact" ? { ...f, refs: test.entities } : f;
}

/** Right behind the name. */
const DOSE_UNIT = /^[^\d]{0,6}\d[\d.,]*\s?(?:mg|mcg|[µu]g|iu|g|毫克|微克|克|国际单位)(?!\s?[/每]|[a-z])/iu;
const behind = (word: string, clause: string): string => {
  const at = clause.toLowerCase().indexOf(word);
  return word === "" || at < 0 ? "" : clause.slice(at + word.length);
};
/** "Vit B5 (pantothenic acid) 500 mg": told in milligrams and not per litre, it is taken, though a test has that very name. */
export function eatenByDose<T extends Found>(k: KnowledgeIndex, f: T, words: readonly string[], clause: string): T {
  if (f.refs[0]?.kind !== "biomarker" || BLOOD_UNIT.test(clause) || !DOSE_UNIT.test(behind(words[f.to - 1] ?? "", clause))) return f;
  const name = words.slice(f.from, f.to);
  const parts = name.flatMap((_, i) => [name.slice(0, name.length - i), name.slice(i)]);
  for (const part of parts) {
    const eaten = k.names.recogniseWhole(part.join(" "), ["nutrient"]);
    if (eaten?.how === "exact") return { ...f, refs: [...eaten.entities, ...f.refs] };
  }
  return f;
}
