/** What somebody needs a day of each nutrient, by reference set, sex, age and life stage, with the changes that hold for them. */
import { type AmountUnit, ReferenceSet as ReferenceSetEnum, type ReferenceSet, type SourceRef, text } from "@nutri/domain";
import type { Adjustment, KnowledgeIndex, Nutrient, Reference } from "@nutri/knowledge";
import { amountText, inUnit, plain } from "./amounts.ts";
import { because, firstSource, type Reason } from "./because.ts";
import { inOrder } from "./found.ts";
import type { Resolved } from "./person.ts";
import { type Kind, referencesOf, type Row, rowFor, rowId, stageOf } from "./reference-rows.ts";
import { holds } from "./when.ts";

export type Target = {
  readonly nutrient: string;
  /** In the nutrient's unit. */
  readonly amount: number;
  readonly unit: AmountUnit;
  readonly kind: Kind;
  /** The average requirement (EAR) where the set has one: below it, a lack is likelier than not. */
  readonly average?: number;
  /** So much of it is to come from supplements, whatever is eaten (folic acid before and in early pregnancy). */
  readonly supplemented?: number;
  /** The same person's target without life stage and adjustments: what an ordinary diet is aimed at. */
  readonly base: number;
  readonly rule: string;
  readonly source: SourceRef;
  readonly because: readonly Reason[];
  /** Set when the row is read from one place only. */
  readonly unverified: boolean;
};

/** Recommended intakes before adequate ones; a lower bound of an acceptable range only where there is neither. */
const KINDS: readonly Kind[] = ["RNI", "RDA", "AI", "AMDR"];
/** Fat has 9 kcal/g (IOM 2005): for targets given as a share of energy. */
const KCAL_PER_GRAM_OF_FAT = 9;

const pointOf = (row: Row): number | undefined => row.value ?? row.min;

/** A row's value in the nutrient's unit. Shares of energy are turned into an amount for fatty acids only, and only where the energy need is known. */
function amountOf(row: Row, reference: Reference, nutrient: Nutrient, energy: number | undefined): number | undefined {
  const value = pointOf(row);
  if (value === undefined) return undefined;
  if (reference.unit !== "%E") return inUnit(value, reference.unit, nutrient.unit);
  if (nutrient.group !== "fatty_acid" || row.kind !== "AI" || energy === undefined) return undefined;
  return inUnit(((value / 100) * energy) / KCAL_PER_GRAM_OF_FAT, "g", nutrient.unit);
}

type Found = { reference: Reference; row: Row; amount: number };

function find(
  references: readonly Reference[],
  kinds: readonly Kind[],
  nutrient: Nutrient,
  r: Resolved,
  stage: Row["stages"][number],
  energy: number | undefined,
): Found | undefined {
  for (const kind of kinds) {
    for (const reference of references) {
      const row = rowFor(reference, kind, r, stage);
      const amount = row && amountOf(row, reference, nutrient, energy);
      if (row && amount !== undefined) return { reference, row, amount };
    }
  }
  return undefined;
}

const ORDER: readonly Adjustment["operation"][] = ["multiply", "add", "from_supplements"];
const APPLY: Readonly<Record<Adjustment["operation"], (a: number, by: number) => number>> = {
  multiply: (a, by) => a * by,
  add: (a, by) => a + by,
  from_supplements: (a) => a,
};

function adjustmentsFor(nutrient: string, r: Resolved, k: KnowledgeIndex, set: ReferenceSet): Adjustment[] {
  const fitting = k.records.adjustments.filter((a) => a.nutrient === nutrient && (a.set === undefined || a.set === set) && holds(a.when, r) === "yes");
  return fitting.toSorted((a, b) => ORDER.indexOf(a.operation) - ORDER.indexOf(b.operation) || inOrder(a.id, b.id));
}

function targetOf(
  nutrient: Nutrient,
  references: readonly Reference[],
  r: Resolved,
  k: KnowledgeIndex,
  set: ReferenceSet,
  energy: number | undefined,
): Target | undefined {
  const own = references.filter((x) => x.nutrient === nutrient.id);
  const stage = stageOf(r.pregnancy ?? "none");
  const found = find(own, KINDS, nutrient, r, stage, energy);
  if (!found) return undefined;
  const base = find(own, [found.row.kind], nutrient, r, "none", energy)?.amount ?? found.amount;
  const ear = find(own, ["EAR"], nutrient, r, stage, energy)?.amount;
  const adjustments = adjustmentsFor(nutrient.id, r, k, set);
  const amount = adjustments.reduce((a, x) => APPLY[x.operation](a, x.amount), found.amount);
  // An adjustment moves the average requirement in the same proportion.
  const average = ear === undefined ? undefined : plain((ear * amount) / found.amount);
  const supplemented = Math.max(0, ...adjustments.map((x) => (x.operation === "from_supplements" ? x.amount : 0)));
  const rule = rowId(found.reference, found.row);
  const source = firstSource(k, found.reference.sources);
  const shown = amountText(found.amount, nutrient.unit);
  const reasons = [
    because("reference", rule, text(`参考摄入量：每天 ${shown.zh}（${found.row.kind}）。`, `Reference intake: ${shown.en} a day (${found.row.kind}).`), source),
    ...adjustments.map((a) => because("reference", a.id, a.text, firstSource(k, a.sources))),
  ];
  return {
    nutrient: nutrient.id,
    amount: plain(amount),
    unit: nutrient.unit,
    kind: found.row.kind,
    ...(average !== undefined && { average }),
    ...(supplemented > 0 && { supplemented }),
    base: plain(base),
    rule,
    source,
    because: reasons,
    unverified: !found.row.verified,
  };
}

const isJudged = (n: Nutrient): boolean => n.supplementable || n.group === "mineral";

/** The target of one nutrient. What the leading set says nothing of (EPA and DHA in the American one) is read from the other. */
function fromEither(n: Nutrient, r: Resolved, k: KnowledgeIndex, set: ReferenceSet, energy: number | undefined): Target | undefined {
  const sets = [set, ...ReferenceSetEnum.options.filter((s) => s !== set)];
  for (const each of sets) {
    const target = targetOf(n, referencesOf(k, each), r, k, set, energy);
    if (target) return target;
  }
  return undefined;
}

/** Targets by nutrient id, in the order of the knowledge, of the nutrients that a plan or the picture speaks about. Without an age there are none. `energy` in kcal a day, for values given as a share of it. */
export function targetsFor(r: Resolved, k: KnowledgeIndex, set: ReferenceSet, energy?: number): ReadonlyMap<string, Target> {
  const targets = k.records.nutrients.filter(isJudged).flatMap((n) => fromEither(n, r, k, set, energy) ?? []);
  return new Map(targets.map((t) => [t.nutrient, t]));
}

/** The same for one nutrient. */
export const targetFor = (nutrient: Nutrient, r: Resolved, k: KnowledgeIndex, set: ReferenceSet): Target | undefined =>
  isJudged(nutrient) ? fromEither(nutrient, r, k, set, undefined) : undefined;
