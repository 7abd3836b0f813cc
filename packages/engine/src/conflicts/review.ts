/** The review of what somebody takes: keep, adjust, stop, or ask the doctor, each with its reasons. */
import { type Because, type ProductReview, type Taboo, text, type Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { plain } from "../amounts.ts";
import { distinctSources } from "../because.ts";
import { first, recordOf } from "../found.ts";
import { limitsFor } from "../limits.ts";
import { type Asked, type Resolved, resolvePerson, type Taken, type TakenMedicine } from "../person.ts";
import { isHelp, treats } from "./merge.ts";
import { citationsOf, nameOf } from "./objects.ts";
import { conflictsWith } from "./pairs.ts";
import { duplicateReasons, overlapReasons, rivalReasons } from "./rivals.ts";
import { rulesAbout } from "../subject.ts";
import { type Subject, subjectsOf } from "./subjects.ts";
import { checkedNames, type Checked } from "./taboos.ts";
import { togetherWith } from "./together.ts";
import { excessesOf, type LimitsByNutrient, shownMass, type Total, totalsOf } from "./totals.ts";

type Verdict = ProductReview["verdict"];
type Mark = { readonly verdict: Verdict; readonly because: Because };

const STRENGTH: readonly Verdict[] = ["keep", "adjust", "ask_doctor", "stop"];
const byStrength = (a: Mark, b: Mark): number => STRENGTH.indexOf(b.verdict) - STRENGTH.indexOf(a.verdict);
const strongest = (marks: readonly Mark[]): Verdict => STRENGTH.findLast((v) => marks.some((m) => m.verdict === v)) ?? "keep";

/** What comes from the medicines' list may be prescribed: only the doctor changes it. */
const changeable = (t: Taken): boolean => t.list !== "medicines";

function verdictOf(f: Pick<Taboo, "action" | "severity">, free: boolean): Verdict {
  if (isHelp(f.action) || f.severity === "minor") return "keep";
  if (f.action === "separate") return "adjust";
  if (f.action === "monitor") return "ask_doctor";
  const severe = f.severity === "contraindicated" || f.severity === "major";
  return severe && free ? "stop" : "ask_doctor";
}

const REASON: Readonly<Record<Taboo["subject"]["kind"], Because["kind"]>> = {
  medicine: "conflict",
  condition: "condition",
  life_stage: "life_stage",
  allergy: "condition",
};

function conflictMark(f: Taboo, free: boolean): Mark {
  const said = text(`${f.subject.name.zh}：${f.effect.zh}${f.advice.zh}`, `${f.subject.name.en}: ${f.effect.en} ${f.advice.en}`);
  return { verdict: verdictOf(f, free), because: { kind: REASON[f.subject.kind], rule: f.rule, text: said, source: first(f.sources) } };
}

const PROBLEMS: Readonly<Record<NonNullable<Taken["problem"]>, Text>> = {
  zero: text("写的量是零，没有算进去。", "The amount given is zero and was not counted."),
  negative: text("写的量是负数，没有算进去。", "The amount given is below zero and was not counted."),
  absurd: text("写的量大得不合理，没有算进去，请再看一下标签。", "The amount given is beyond what can be right and was not counted. Look at the label again."),
  unit: text("这个单位不能用来量它，没有算进去，请再看一下标签。", "This cannot be measured in that unit, so it was not counted. Look at the label again."),
};

function problemMark(t: Taken, k: KnowledgeIndex): Mark[] {
  const [source] = k.sources(citationsOf(k, t).slice(0, 1));
  return t.problem && source ? [{ verdict: "adjust", because: { kind: "product", rule: `dose:${t.problem}`, text: PROBLEMS[t.problem], source } }] : [];
}

const asMarks = (verdict: Verdict, reasons: readonly Because[]): Mark[] => reasons.map((because) => ({ verdict, because }));

function marksOf(t: Taken, all: readonly Taken[], had: readonly Taken[], findings: readonly Taboo[], k: KnowledgeIndex, limits: LimitsByNutrient): Mark[] {
  const free = changeable(t);
  const own = findings.filter((f) => f.item.id === t.id);
  const tooMuch = own.some(treats) ? "ask_doctor" : "adjust";
  const excess = excessesOf(t, all, k, limits).map(({ limit, because, sure }): Mark => ({
    verdict: !sure ? "keep" : !free ? "ask_doctor" : limit.amount === 0 ? "stop" : tooMuch,
    because,
  }));
  return [
    ...own.map((f) => conflictMark(f, free)),
    ...(t.alsoMedicine === undefined ? [] : medicineMarks(t.alsoMedicine, findings)),
    ...excess,
    ...togetherWith(t, had, findings, k).map((x): Mark => ({ verdict: verdictOf(x, free), because: x.because })),
    ...problemMark(t, k),
    ...asMarks(free ? "adjust" : "ask_doctor", duplicateReasons(t, all, k)),
    ...asMarks(free ? "adjust" : "keep", rivalReasons(t, all, k)),
    ...asMarks("keep", overlapReasons(t, all, k)),
  ];
}

function reviewOne(
  t: Taken,
  all: readonly Taken[],
  had: readonly Taken[],
  findings: readonly Taboo[],
  k: KnowledgeIndex,
  limits: LimitsByNutrient,
): ProductReview {
  const marks = marksOf(t, all, had, findings, k, limits).toSorted(byStrength);
  const nutrients = t.nutrients.flatMap((n) => {
    const nutrient = recordOf(k.nutrients, n.nutrient);
    return n.mass !== undefined
      ? [{ nutrient: n.nutrient, name: nutrient.name, amount: plain(shownMass(t, n.nutrient, limits)), unit: nutrient.unit, ...(n.form && { form: n.form }) }]
      : [];
  });
  return {
    item: { kind: t.kind, id: t.id, name: nameOf(k, t) },
    verdict: strongest(marks),
    nutrients,
    why: marks.map((m) => m.because),
    sources: distinctSources(marks.map((m) => m.because.source)),
  };
}

/** What a medicine meets is told, but only a doctor stops it. */
const medicineMarks = (medicine: string, findings: readonly Taboo[]): Mark[] =>
  findings.filter((f) => f.subject.kind === "medicine" && f.subject.id === medicine).map((f) => conflictMark(f, false));

/** A medicine that stands among the supplements: what it meets, and what that which it holds meets (ginkgo in ginkgo tablets). */
function reviewMedicine(m: TakenMedicine, taken: readonly Taken[], findings: readonly Taboo[]): ProductReview {
  const held = new Set(taken.flatMap((t) => (t.inMedicine === m.id ? [t.id] : [])));
  const marks = [...medicineMarks(m.id, findings), ...findings.filter((f) => held.has(f.item.id)).map((f) => conflictMark(f, false))].toSorted(byStrength);
  return {
    item: { kind: "supplement", id: m.id, name: m.name },
    verdict: strongest(marks),
    nutrients: [],
    why: marks.map((x) => x.because),
    sources: distinctSources(marks.map((x) => x.because.source)),
  };
}

const reviewed = (t: Taken): boolean => t.inMedicine === undefined && (t.list === "supplements" || t.list === "medicines");

/** Reviews everything given as a supplement (or among the medicines without being one), with the sums against `limits`. */
export function reviewProducts(
  r: Resolved,
  k: KnowledgeIndex,
  limits: LimitsByNutrient,
  subjects: readonly Subject[] = subjectsOf(r, k),
): { productReviews: ProductReview[]; totals: Total[] } {
  const products = r.taken.filter(reviewed);
  const counted = r.taken.filter((t) => t.kind !== "food" && t.kind !== "alcohol");
  const findings = conflictsWith(r.taken, r, k, subjects);
  // A name that is both is one thing taken: it has one verdict.
  const twins = new Set(products.map((t) => t.alsoMedicine));
  const among = r.medicines.filter((m) => m.list === "supplements" && !twins.has(m.id));
  return {
    productReviews: [
      ...products.map((t) => reviewOne(t, counted.includes(t) ? counted : [...counted, t], r.taken, findings, k, limits)),
      ...among.map((m) => reviewMedicine(m, r.taken, findings)),
    ],
    totals: totalsOf(counted, k, limits),
  };
}

export type ReviewAnswer = { readonly productReviews: ProductReview[]; readonly totals: Total[]; readonly checked: Checked[]; readonly unrecognised: string[] };

/** An adult's limits stand in where no age was told: the product is for adults. */
const ADULT_AGE = 30;

/** The whole review from names to verdicts. */
export function reviewAsked(asked: Asked, k: KnowledgeIndex): ReviewAnswer {
  const r = resolvePerson(asked, k);
  const subjects = subjectsOf(r, k);
  const limits = limitsFor(r.age === undefined ? { ...r, age: ADULT_AGE } : r, k, rulesAbout(r, k, subjects));
  return { ...reviewProducts(r, k, limits, subjects), checked: checkedNames(r, k), unrecognised: [...r.unrecognised] };
}
