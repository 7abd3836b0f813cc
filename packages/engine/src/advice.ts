/** What the knowledge has to say to this person: food and way of life, warnings, and what is the doctor's to decide. */
import { bySeverity, type Plan, type Severity } from "@nutri/domain";
import type { Advice, KnowledgeIndex } from "@nutri/knowledge";
import { because, firstSource } from "./because.ts";
import { inOrder } from "./found.ts";
import type { Resolved } from "./person.ts";
import type { Status } from "./status.ts";
import { wordedFor } from "./told-foods.ts";
import { holds } from "./when.ts";

export type Warning = Plan["warnings"][number];
export type Said = Plan["advice"][number];
/** Nutrients kept out of the plan, by the advice that keeps them out. */
export type Blocks = { readonly all: Advice | undefined; readonly of: ReadonlyMap<string, Advice> };

const spoken = (s: string): string => s.normalize("NFKC").toLowerCase();

/** "No chest pain" is not a symptom; "no longer", "不明原因的" and "不停" deny nothing: a sign missed is worse than one heard too many. */
const DENIED =
  /^(?:no(?! longer\b| reason\b)|without|denies|not (?:any|having)|do(?:es)?n['’]?t have|do(?:es)? not have)\b|^(?:无(?![法故缘名端力])|没有?(?![力知意食胃尿])|未(?![知明])|否认|不(?![明停断止能想省会自规知由敢]))/u;
/** A symptom told in words holds any of the record's words, some of which begin with a "not" themselves (不想活). */
const tells = (told: string, word: string): boolean => told.startsWith(word) || (told.includes(word) && !DENIED.test(told));
function hasSymptom(advice: Advice, r: Resolved): boolean {
  if (advice.symptoms.length === 0) return true;
  const told = (r.person.symptoms ?? []).map((s) => spoken(s).trim());
  return told.length > 0 && advice.symptoms.map(spoken).some((word) => told.some((s) => tells(s, word)));
}

/** Records that hold now. One that speaks of a shortage holds only while that nutrient is low. */
export function adviceFor(r: Resolved, k: KnowledgeIndex, statuses: ReadonlyMap<string, Status>): readonly Advice[] {
  const low = (id: string): boolean => statuses.get(id)?.level === "low";
  return k.records.advice.filter((a) => holds(a.when, r) === "yes" && (a.lowIn.length === 0 || a.lowIn.some(low)) && hasSymptom(a, r));
}

/** Worst first, then by id, so that the order never depends on anything else. */
const worstFirst = (a: Advice, b: Advice): number =>
  (a.severity && b.severity ? bySeverity({ severity: a.severity }, { severity: b.severity }) : 0) || inOrder(a.id, b.id);

/** How grave a refusal is that advice gives; what keeps something out without saying is moderate. */
export const graveness = (advice: Advice): Severity => advice.severity ?? "moderate";

export function blocksOf(said: readonly Advice[]): Blocks {
  const sorted = said.toSorted(worstFirst);
  const of = new Map<string, Advice>();
  for (const a of sorted) for (const nutrient of a.blocks) if (!of.has(nutrient)) of.set(nutrient, a);
  return { all: sorted.find((a) => a.blocksAll), of };
}

export const warningsOf = (said: readonly Advice[], k: KnowledgeIndex): Warning[] =>
  said
    .toSorted(worstFirst)
    .flatMap((a) =>
      a.severity === undefined ? [] : [{ severity: a.severity, text: a.text, seeDoctor: a.seeDoctor, rule: `advice:${a.id}`, sources: k.sources(a.sources) }],
    );

const KIND_OF_WHEN: readonly (readonly [keyof Advice["when"], Plan["advice"][number]["because"][number]["kind"]])[] = [
  ["labs", "lab"],
  ["medicines", "medicine"],
  ["classes", "medicine"],
  ["conditions", "condition"],
  ["pregnancy", "life_stage"],
  ["ageYears", "life_stage"],
  ["patterns", "diet"],
  ["servings", "diet"],
  ["goals", "goal"],
];

/** Food and way of life; the reason says which kind of answer brought it up. */
export function foodAdvice(said: readonly Advice[], r: Resolved, k: KnowledgeIndex): Said[] {
  return said
    .filter((a) => a.severity === undefined)
    .flatMap((a) => {
      const worded = wordedFor(a, r, k);
      if (!worded) return [];
      const kind = a.symptoms.length > 0 ? "symptom" : (KIND_OF_WHEN.find(([key]) => a.when[key] !== undefined)?.[1] ?? "need");
      return { text: worded, because: [because(kind, `advice:${a.id}`, worded, firstSource(k, a.sources))], sources: k.sources(a.sources) };
    });
}
