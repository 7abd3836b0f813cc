/** Single pieces of advice, found by what they speak of or by the complaint they answer. */
import { holds } from "@nutri/engine";
import type { Advice, KnowledgeIndex } from "@nutri/knowledge";
import { both, type Context, line, type Speaker } from "../part.ts";

/** Single pieces of advice that speak of what was asked, where nothing better was found. */
export const adviceFound: Speaker = (c) => {
  const { u, k } = c;
  // A goal alone ("weight") is in much that is written for others.
  const linked = u.linked.some((l) => l.ref.kind !== "goal") ? u.linked.filter((l) => l.ref.kind !== "goal") : u.linked;
  const wanted = Math.min(2, linked.length);
  const hits = c.library
    .advice(u.asked, linked, 12)
    // What says nothing of a child is written for adults.
    .filter((h) => !u.young || h.advice.when.ageYears !== undefined || (h.advice.when.conditions ?? []).length > 0 || h.advice.lowIn.length > 0)
    // A nutrient's list of foods is for who asks of that nutrient.
    .filter((h) => h.advice.lowIn.length === 0 || h.advice.lowIn.some((n) => u.nutrients.includes(n)))
    .filter((h) => !h.foreign && h.shared >= Math.max(1, wanted) && h.advice.when.labs === undefined && !contradicts(c, h.advice))
    .slice(0, 3);
  const [first, ...others] = hits;
  if (!first || u.linked.length === 0) return undefined;
  return {
    id: "advice",
    lead: first.advice.text,
    title: both("也有关系", "Related"),
    body: others.map((h) => line(h.advice.text)),
    sources: hits.flatMap((h) => k.sources(h.advice.sources.slice(0, 1))),
  };
};
/** Advice for another sex, age, weight, stage or diet is not for this person; advice for a goal or a lack may be. */
const contradicts = (c: Context, a: Advice): boolean => {
  const { pregnancy, patterns, ageYears, sex, bmi, conditions, medicines, classes, smoking, servings, sunMinutes } = a.when;
  const gate = { pregnancy, patterns, ageYears, sex, bmi, conditions, medicines, classes, smoking, servings, sunMinutes };
  const defined = Object.fromEntries(Object.entries(gate).filter(([, v]) => v !== undefined)) as Advice["when"];
  return Object.keys(defined).length > 0 && holds(defined, c.u.resolved) !== "yes" && !c.u.linked.some((l) => (conditions ?? []).includes(l.ref.id));
};

/** In letters a word of its own, as told ("numb", "numbness"): a number is no complaint. */
function teller(symptom: string): (said: string) => boolean {
  const sought = symptom.toLowerCase();
  if (!/^[a-z][a-z '-]*$/u.test(sought)) return (said) => said.includes(sought);
  const word = new RegExp(`(?<![a-z])${sought}(?:s|es|ed|ing|ness)?(?![a-z])`, "u");
  return (said) => said.includes(sought) && word.test(said);
}
type Complaint = { readonly advice: Advice; readonly tellers: readonly ((said: string) => boolean)[] };
const complaints = new WeakMap<KnowledgeIndex, readonly Complaint[]>();
function complaintsOf(k: KnowledgeIndex): readonly Complaint[] {
  const held =
    complaints.get(k) ?? k.records.advice.filter((a) => !a.id.startsWith("red_")).map((advice) => ({ advice, tellers: advice.symptoms.map(teller) }));
  complaints.set(k, held);
  return held;
}

/** What to do about a value that nobody told of: a slimming product asked about is no complaint. */
const ofUntold = ({ u }: Context, { when }: Advice): boolean =>
  when.labs !== undefined && u.labs.length === 0 && u.linked.every(({ ref }) => ref.kind !== "condition" && (ref.kind !== "biomarker" || OF_BODY.has(ref.id)));
/** Measured at home, and no test of the blood. */
const OF_BODY: ReadonlySet<string> = new Set(["weight", "height", "bmi", "waist"]);

/** A complaint told in words ("always tired"): what to think of and what to test. */
export const symptomOf: Speaker = (c) => {
  const told = c.u.asked.normalize("NFKC").toLowerCase();
  const said = complaintsOf(c.k)
    .filter(({ tellers }) => tellers.some((tells) => tells(told)))
    .map(({ advice }) => advice)
    .filter((a) => !contradicts(c, a) && !ofUntold(c, a));
  const [first, ...others] = said;
  return (
    first && {
      id: "symptom",
      lead: first.text,
      title: both("这种不适", "About this complaint"),
      body: others.slice(0, 2).map((a) => line(a.text)),
      sources: said.slice(0, 3).flatMap((a) => c.k.sources(a.sources)),
      refer: true,
    }
  );
};
