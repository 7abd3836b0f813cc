/** Which shortages a plan should make up for, and how much each of them matters. */
import { type Text, text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { plain } from "./amounts.ts";
import { because, type EngineRule, firstSource, type Reason } from "./because.ts";
import type { Blocks } from "./advice.ts";
import { inOrder } from "./found.ts";
import { HARDLY_ANY, type Confidence, type Status } from "./status.ts";
import type { Intake } from "./intake.ts";
import type { Limit } from "./limits.ts";
import type { Resolved } from "./person.ts";
import type { Target } from "./targets.ts";

export type Need = {
  readonly nutrient: string;
  /** To be added a day, in the target's unit. */
  readonly aim: number;
  /** Confidence × severity × goal: how much covering all of it is worth to the optimiser. */
  readonly weight: number;
  readonly confidence: Confidence;
  readonly because: readonly Reason[];
  /** Asked for by the person, not found short. */
  readonly asked: boolean;
};

const SURENESS: Readonly<Record<Confidence, number>> = { low: 1, medium: 2, high: 3 };

/** The strongest wish that names the nutrient, with its reason. */
function goalOf(nutrient: string, r: Resolved, k: KnowledgeIndex): { weight: number; because: Reason[] } {
  const wishes = [...r.goals.yes.keys()].flatMap((id) => {
    const goal = k.goals.get(id);
    const part = goal?.nutrients.find((n) => n.nutrient === nutrient);
    return goal && part ? [{ goal, part }] : [];
  });
  const [best] = wishes.toSorted((a, b) => b.part.weight - a.part.weight || inOrder(a.goal.id, b.goal.id));
  if (!best) return { weight: 1, because: [] };
  const said: Text = text(`与你的目标“${best.goal.name.zh}”有关。`, `It belongs to your goal “${best.goal.name.en}”.`);
  return { weight: best.part.weight, because: [because("goal", `goal:${best.goal.id}`, said, firstSource(k, best.part.sources))] };
}

/** A guess must undercut the average requirement by this much before a product is looked for; nearer to it, food is the answer. */
const CLEARLY = 0.8;

/** A shortage guessed from a survey counts only where an average requirement is clearly undercut, or where the person wants it: an AI proves nothing. */
const countsAsNeed = (status: Status, target: Target, goal: number): boolean =>
  status.level === "low" &&
  status.aim > 0 &&
  (status.confidence !== "low" || goal > 1 || (target.average !== undefined && status.ratio * target.amount < CLEARLY * target.average));

/** With hardly any of it in the food, a normal lab value is a store running down (vitamin B12 in a vegan). */
const runsDown = (status: Status, intake: Intake, target: Target): boolean =>
  status.level === "adequate" &&
  status.measured &&
  intake.factor <= HARDLY_ANY &&
  intake.supplements === 0 &&
  intake.unknown.length === 0 &&
  intake.diet < (target.average ?? target.amount) / 2;

function severityOf(status: Status, target: Target): number {
  const share = Math.min(1, status.aim / target.amount);
  return status.measured ? 1 : 0.5 + 0.5 * share;
}

/** Iron is stored and cannot be got rid of; a lack in men and older women is a sign of something else. Asked for, it waits for a test there, and nobody gets it with full stores. */
export const IRON_AFTER_TEST: EngineRule = { id: "rule:iron-after-a-test", source: { source: "nih-ods-iron", locator: "Health Risks from Excessive Iron" } };
const AGE_OF_MENOPAUSE = 50;
export function awaitsTest(nutrient: string, status: Status | undefined, r: Resolved): boolean {
  if (nutrient !== "iron" || status?.level === "low") return false;
  return status?.measured === true || r.sex !== "female" || (r.age ?? AGE_OF_MENOPAUSE) >= AGE_OF_MENOPAUSE;
}

/** With an amount already taken that is not known, nothing is added to a nutrient that has a limit: the label is asked for instead. */
const open = (intake: Intake, limited: boolean): boolean => limited && intake.unknown.length > 0;

export function needsOf(
  targets: ReadonlyMap<string, Target>,
  statuses: ReadonlyMap<string, Status>,
  intakes: ReadonlyMap<string, Intake>,
  limits: ReadonlyMap<string, readonly Limit[]>,
  blocks: Blocks,
  wanted: readonly string[],
  r: Resolved,
  k: KnowledgeIndex,
): readonly Need[] {
  if (blocks.all || r.person.reviewOnly) return [];
  const needs = [...targets.values()].flatMap((target): Need[] => {
    const { nutrient } = target;
    const status = statuses.get(nutrient);
    const intake = intakes.get(nutrient);
    if (!status || !intake || blocks.of.has(nutrient) || k.nutrients.get(nutrient)?.supplementable !== true || open(intake, limits.has(nutrient))) return [];
    const goal = goalOf(nutrient, r, k);
    if (countsAsNeed(status, target, goal.weight)) {
      return [
        {
          nutrient,
          aim: status.aim,
          weight: plain(SURENESS[status.confidence] * severityOf(status, target) * goal.weight),
          confidence: status.confidence,
          because: [...status.because, ...goal.because],
          asked: false,
        },
      ];
    }
    if (runsDown(status, intake, target))
      return [
        {
          nutrient,
          aim: target.amount,
          weight: plain(SURENESS.medium * goal.weight),
          confidence: "medium",
          because: [...status.because, ...goal.because],
          asked: false,
        },
      ];
    if (!wanted.includes(nutrient) || status.level === "high" || awaitsTest(nutrient, status, r)) return [];
    const asked = because("goal", `wanted:${nutrient}`, text("是你自己想加的。", "You asked for it."), target.source);
    return [
      {
        nutrient,
        aim: plain(Math.max(target.amount - intake.diet - intake.supplements, target.amount / 2)),
        weight: SURENESS.medium,
        confidence: status.confidence,
        because: [asked, ...status.because],
        asked: true,
      },
    ];
  });
  return needs.toSorted((a, b) => b.weight - a.weight || inOrder(a.nutrient, b.nutrient));
}
