/** Each nutrient's line: need, intake with the plan, limits, status, why. */
import type { Plan } from "@nutri/domain";
import type { Assessment } from "../assess.ts";
import { plain } from "../amounts.ts";
import { recordOf } from "../found.ts";
import type { Chosen } from "./read.ts";
import { massIn, type Room } from "./rooms.ts";

type Row = Plan["nutrients"][number];
type LimitRow = Row["limits"][number];

/** What the plan adds of a nutrient, in the target's unit (activity applied). */
export const addedOf = (nutrient: string, chosen: readonly Chosen[]): number =>
  chosen.reduce(
    (sum, { candidate, units }) => sum + units * candidate.nutrients.filter((n) => n.nutrient === nutrient).reduce((s, n) => s + (n.amount ?? 0), 0),
    0,
  );

const countedWith = (room: Room, chosen: readonly Chosen[]): number =>
  room.counted +
  chosen.reduce(
    (sum, { candidate, units }) =>
      sum + units * candidate.nutrients.filter((n) => n.nutrient === room.limit.nutrient).reduce((s, n) => s + massIn(room.limit.scope, n), 0),
    0,
  );

function limitRow(room: Room, chosen: readonly Chosen[]): LimitRow {
  const { amount, unit, scope, rule, source } = room.limit;
  return { amount, unit, scope, counted: plain(countedWith(room, chosen)), rule, source };
}

const share = (l: LimitRow): number => (l.amount > 0 ? l.counted / l.amount : l.counted > 0 ? Infinity : 1);

export function nutrientRows(a: Assessment, chosen: readonly Chosen[], rooms: ReadonlyMap<string, readonly Room[]>): Row[] {
  const k = a.knowledge;
  return [...a.targets.values()].flatMap((target): Row[] => {
    const nutrient = recordOf(k.nutrients, target.nutrient);
    const intake = recordOf(a.intakes, target.nutrient);
    const status = recordOf(a.statuses, target.nutrient);
    const added = addedOf(target.nutrient, chosen);
    // A nutrient of which nothing is known and to which nothing is added has no line: there is nothing to say.
    const known =
      intake.basis !== "assumed" ||
      intake.factor !== 1 ||
      status.measured ||
      status.level !== "adequate" ||
      intake.supplements > 0 ||
      intake.unknown.length > 0;
    if (!known && added === 0) return [];
    const limits = (rooms.get(target.nutrient) ?? []).map((room) => limitRow(room, chosen));
    const [nearest] = limits.toSorted((x, y) => share(y) - share(x));
    const total = intake.diet + intake.supplements + added;
    return [
      {
        nutrient: target.nutrient,
        name: nutrient.name,
        ...(nutrient.axis && { axis: nutrient.axis }),
        target: { amount: target.amount, unit: target.unit, kind: target.kind, rule: target.rule, source: target.source },
        ...(nearest && { upperLimit: nearest }),
        limits,
        intake: { diet: plain(intake.diet), supplements: plain(intake.supplements), plan: plain(added), total: plain(total) },
        status: status.level,
        confidence: status.confidence,
        because: [...status.because],
      },
    ];
  });
}
