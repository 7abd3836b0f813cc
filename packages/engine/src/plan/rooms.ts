/** How much of each limit is still free for a plan. */
import type { LimitScope } from "@nutri/domain";
import { countedFor } from "../intake.ts";
import type { Assessment } from "../assess.ts";
import type { Limit } from "../limits.ts";
import type { TakenNutrient } from "../person.ts";

export type Room = { readonly limit: Limit; readonly counted: number; readonly free: number };

/** A plan keeps this much below a limit: less than any label can print, more than the solver's tolerance. */
const MARGIN = 1e-6;

/** Meals count where there is a figure for them: every nutrient with a target has one, one with a limit only (boron) has none. */
const dietOf = (a: Assessment, nutrient: string): number => a.intakes.get(nutrient)?.diet ?? 0;

export function roomsOf(a: Assessment): ReadonlyMap<string, readonly Room[]> {
  const rooms = [...a.limits.values()].flat().map((limit): Room => {
    const counted = countedFor(limit.scope, limit.nutrient, dietOf(a, limit.nutrient), a.resolved);
    const ceiling = limit.exclusive ? limit.amount * (1 - 1e-3) : limit.amount;
    return { limit, counted, free: Math.max(0, ceiling - counted - limit.amount * MARGIN) };
  });
  return Map.groupBy(rooms, (room) => room.limit.nutrient);
}

/** What of something taken a limit's scope counts, in the nutrient's unit. */
export const massIn = (scope: LimitScope, n: TakenNutrient): number => (scope === "total" || n.scopes.includes(scope) ? (n.mass ?? 0) : 0);
