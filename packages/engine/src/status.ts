/** Whether somebody is short of a nutrient, how sure that is, and why. Labs outrank everything; symptoms decide nothing. */
import { type ReferenceSet, text, tidy } from "@nutri/domain";
import type { Biomarker, KnowledgeIndex, Rule } from "@nutri/knowledge";
import { amountText, plain, unitText } from "./amounts.ts";
import { because, type EngineRule, firstSource, type Reason, ruleSource } from "./because.ts";
import { inOrder, recordOf } from "./found.ts";
import { countedFor, type Intake } from "./intake.ts";
import type { Limit } from "./limits.ts";
import type { Resolved, ResolvedLab } from "./person.ts";
import { referencesOf, rowFor, rowId, stageOf } from "./reference-rows.ts";
import { sunlight, VITAMIN_D } from "./sun.ts";
import type { Target } from "./targets.ts";
import { holds } from "./when.ts";

export type Level = "low" | "adequate" | "high";
export type Confidence = "low" | "medium" | "high";
export type Status = {
  readonly nutrient: string;
  readonly level: Level;
  readonly confidence: Confidence;
  /** Meals and what is taken, over the target. */
  readonly ratio: number;
  /** What a plan would have to add, in the target's unit; 0 when nothing. */
  readonly aim: number;
  /** A lab value decided. */
  readonly measured: boolean;
  readonly because: readonly Reason[];
};

export const BELOW_AVERAGE: EngineRule = {
  id: "rule:below-average-requirement",
  source: { source: "iom-dri-2000-assessment", locator: "Chapter 4, the EAR cut-point" },
};
export const BELOW_ADEQUATE: EngineRule = {
  id: "rule:below-adequate-intake",
  source: { source: "iom-dri-2000-assessment", locator: "Chapter 5, using the Adequate Intake" },
};
/** Intakes under an AI prove nothing; this far under it we say so, with low confidence. */
const SHARE_OF_AI = 2 / 3;
/** A way of eating that leaves this little of the usual intake is evidence in itself. */
const STRONG_FACTOR = 0.6;
/** Under this share hardly anything comes in: a normal lab value today is only a store. */
export const HARDLY_ANY = 0.2;

type Said = Biomarker["indicates"][number];
type Indication = { said: Said; biomarker: Biomarker; lab: ResolvedLab };
const TRUST: Readonly<Record<Said["confidence"], number>> = { medium: 1, high: 2 };
/** Of two that are trusted alike the safer stands: "high" adds nothing, "low" asks for more. */
const SAFER: readonly Level[] = ["high", "low", "adequate"];

export function indications(nutrient: string, r: Resolved, k: KnowledgeIndex): Indication[] {
  const found = [...r.labs.values()].flatMap((lab) => {
    const biomarker = recordOf(k.biomarkers, lab.code);
    const said = biomarker.indicates.filter(
      (i) => i.nutrient === nutrient && lab.value >= (i.atLeast ?? -Infinity) && lab.value < (i.below ?? Infinity) && holds(i.when, r) === "yes",
    );
    return said.map((s) => ({ said: s, biomarker, lab }));
  });
  return found.toSorted(
    (a, b) =>
      TRUST[b.said.confidence] - TRUST[a.said.confidence] ||
      SAFER.indexOf(a.said.status) - SAFER.indexOf(b.said.status) ||
      inOrder(a.biomarker.id, b.biomarker.id),
  );
}

const labReason = (k: KnowledgeIndex, { said, biomarker, lab }: Indication): Reason => {
  const shown = `${plain(lab.value)} ${unitText(lab.unit)}`;
  return because(
    "lab",
    `biomarker:${biomarker.id}`,
    text(`${biomarker.name.zh} ${shown}：${said.text.zh}`, `${biomarker.name.en} ${shown}: ${said.text.en}`),
    firstSource(k, said.sources),
  );
};

/** Medicines that use it up, and whether one of them calls for making up for it. */
function depletions(nutrient: string, about: readonly Rule[], r: Resolved, k: KnowledgeIndex): { reasons: Reason[]; supplement: boolean } {
  const rules = about.filter((x) => x.direction === "depletion" && x.object.nutrients.includes(nutrient) && holds(x.when, r) !== "no");
  return {
    reasons: rules.map((x) => because("medicine", x.id, x.effect, firstSource(k, x.sources))),
    supplement: rules.some((x) => x.action === "supplement"),
  };
}

/** Sodium: above the level from which less lowers risk (PI-NCD, CDRR). */
function aboveGoal(target: Target, total: number, r: Resolved, k: KnowledgeIndex, set: ReferenceSet): Reason | undefined {
  for (const reference of referencesOf(k, set).filter((x) => x.nutrient === target.nutrient && x.unit === target.unit)) {
    for (const kind of ["PI-NCD", "CDRR"] as const) {
      const row = rowFor(reference, kind, r, stageOf(r.pregnancy ?? "none"));
      if (row?.max === undefined || total <= row.max) continue;
      const shown = amountText(row.max, target.unit);
      return because(
        "limit",
        rowId(reference, row),
        text(`为了降低慢性病风险，建议每天不超过 ${shown.zh}。`, `To lower the risk of chronic disease no more than ${shown.en} a day is advised.`),
        firstSource(k, reference.sources),
      );
    }
  }
  return undefined;
}

function overLimit(limits: readonly Limit[], intake: Intake, r: Resolved): Reason | undefined {
  const over = limits.find((l) => countedFor(l.scope, l.nutrient, intake.diet, r) > l.amount);
  if (!over) return undefined;
  const shown = amountText(over.amount, over.unit);
  return because(
    "limit",
    over.rule,
    text(`饮食加上在吃的已超过每天 ${shown.zh} 的上限。`, `Meals and what you take are above the limit of ${shown.en} a day.`),
    over.source,
  );
}

type Judged = { level: Level; confidence: Confidence; reasons: Reason[] };

function byIntake(target: Target, intake: Intake, limits: readonly Limit[], r: Resolved, k: KnowledgeIndex, set: ReferenceSet): Judged {
  const total = intake.diet + intake.supplements;
  const over = overLimit(limits, intake, r) ?? aboveGoal(target, total, r, k, set);
  if (over) return { level: "high", confidence: intake.basis === "servings" || intake.supplements > 0 ? "medium" : "low", reasons: [over] };
  const floor = target.average ?? target.amount * SHARE_OF_AI;
  const rule = target.average === undefined ? BELOW_ADEQUATE : BELOW_AVERAGE;
  const shown = amountText(floor, target.unit);
  if (total >= floor) return { level: "adequate", confidence: intake.basis === "servings" ? "medium" : "low", reasons: [] };
  // A life stage or an adjustment is evidence where it is what lifts the need above what is eaten.
  const lifted = target.amount > target.base && total >= (floor * target.base) / target.amount;
  const strong = intake.basis === "servings" || intake.factor <= STRONG_FACTOR || lifted;
  const said =
    target.average === undefined
      ? text(`明显少于适宜摄入量（低于 ${shown.zh}），但不能据此断定缺乏。`, `Well under the adequate intake (below ${shown.en}), which proves no deficiency.`)
      : text(`低于平均需要量 ${shown.zh}，不足的可能大于足够。`, `Below the average requirement of ${shown.en}: a shortage is likelier than not.`);
  return { level: "low", confidence: strong ? "medium" : "low", reasons: [because("need", rule.id, said, ruleSource(k, rule))] };
}

/** Vitamin D is made in the sun too; enough sun settles a low intake, little of it strengthens it. */
function withSun(judged: Judged, r: Resolved, k: KnowledgeIndex): Judged {
  if (judged.level !== "low") return judged;
  const sun = sunlight(r, k);
  if (!sun) return judged;
  return sun.settles
    ? { level: "adequate", confidence: "low", reasons: [sun.reason] }
    : { ...judged, confidence: "medium", reasons: [...judged.reasons, sun.reason] };
}

const unknownReason = (target: Target, intake: Intake): Reason =>
  because(
    "intake",
    `${target.rule}+unknown-amount`,
    text(
      `你已经在吃含有它的产品（${intake.unknown.join("、")}），不知道量，所以先不加。`,
      `You already take it (${intake.unknown.join(", ")}) in an unknown amount, so nothing is added for now.`,
    ),
    target.source,
  );

function judge(
  target: Target,
  intake: Intake,
  limits: readonly Limit[],
  about: readonly Rule[],
  r: Resolved,
  k: KnowledgeIndex,
  set: ReferenceSet,
): Judged & { aimed?: number; measured: boolean } {
  const labs = indications(target.nutrient, r, k);
  const [best] = labs;
  const drained = depletions(target.nutrient, about, r, k);
  const read = byIntake(target, intake, limits, r, k, set);
  const eaten = target.nutrient === VITAMIN_D ? withSun(read, r, k) : read;
  const reasons = [...labs.map((l) => labReason(k, l)), ...eaten.reasons, ...drained.reasons];
  if (best)
    return { level: best.said.status, confidence: best.said.confidence, reasons, measured: true, ...(best.said.aim !== undefined && { aimed: best.said.aim }) };
  if (eaten.level !== "high" && intake.unknown.length > 0)
    return { level: "adequate", confidence: "low", reasons: [unknownReason(target, intake), ...drained.reasons], measured: false };
  if (eaten.level === "adequate" && drained.supplement && intake.supplements === 0) return { level: "low", confidence: "medium", reasons, measured: false };
  return { ...eaten, reasons, measured: false };
}

type Decided = ReturnType<typeof judge>;
/** What is to come from supplements is short while it does not, however good the meals and the last test are. */
function withSupplements(judged: Decided, target: Target, intake: Intake): Decided {
  const { supplemented = 0 } = target;
  if (judged.level === "high" || intake.supplements >= supplemented || intake.unknown.length > 0) return judged;
  return { ...judged, level: "low", confidence: "high" };
}

/** `limits` are those of this nutrient, `about` the rules that are about this person. */
export function statusOf(
  target: Target,
  intake: Intake,
  limits: readonly Limit[],
  about: readonly Rule[],
  r: Resolved,
  k: KnowledgeIndex,
  set: ReferenceSet,
): Status {
  const judged = withSupplements(judge(target, intake, limits, about, r, k, set), target, intake);
  const total = intake.diet + intake.supplements;
  const gap = Math.max(target.amount - total, (target.supplemented ?? 0) - intake.supplements);
  const wanted = judged.measured || gap <= 0 ? (judged.aimed ?? target.amount) - intake.supplements : gap;
  const stage =
    target.amount > target.base && r.pregnancy !== undefined && r.pregnancy !== "none"
      ? [because("life_stage", target.rule, text("这个阶段需要得比平时多。", "More is needed at this stage than usual."), target.source)]
      : [];
  return {
    nutrient: target.nutrient,
    level: judged.level,
    confidence: judged.confidence,
    ratio: tidy(total / target.amount),
    aim: judged.level === "low" ? plain(Math.max(wanted, gap, 0)) : 0,
    measured: judged.measured,
    because: [...judged.reasons, ...stage, ...target.because, ...intake.because],
  };
}
