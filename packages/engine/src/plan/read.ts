/** From the solver's numbers to units a day of each product, checked again in our own arithmetic. */
import type { Candidate } from "./candidates.ts";
import { MOST_PRODUCTS } from "./model.ts";
import { massIn, type Room } from "./rooms.ts";
import type { Solution } from "./solution.ts";

export type Chosen = { readonly candidate: Candidate; readonly units: number };

const within = (chosen: readonly Chosen[], room: Room): boolean =>
  chosen.reduce(
    (sum, { candidate, units }) =>
      sum + units * candidate.nutrients.filter((n) => n.nutrient === room.limit.nutrient).reduce((s, n) => s + massIn(room.limit.scope, n), 0),
    0,
  ) <= room.free;

/** Solvers round within a tolerance: whatever still breaks a limit loses units, the last product first, until nothing does. */
function repaired(chosen: readonly Chosen[], rooms: readonly Room[]): Chosen[] {
  let kept = chosen.slice(0, MOST_PRODUCTS);
  for (let broken = rooms.find((room) => !within(kept, room)); broken !== undefined; broken = rooms.find((room) => !within(kept, room))) {
    const { limit } = broken;
    const at = kept.findLastIndex((c) => c.candidate.nutrients.some((n) => n.nutrient === limit.nutrient && massIn(limit.scope, n) > 0));
    kept = kept.flatMap((c, i) => (i !== at ? [c] : c.units > 1 ? [{ ...c, units: c.units - 1 }] : []));
  }
  return kept;
}

/** In the order of the candidates. A solution that is not one (missing values) gives nothing. */
export function chosenFrom(candidates: readonly Candidate[], rooms: ReadonlyMap<string, readonly Room[]>, solution: Solution): Chosen[] {
  const chosen = candidates.flatMap((candidate, i): Chosen[] => {
    const told = Math.round(solution.values[`u${i}`] ?? 0);
    const units = Number.isFinite(told) ? Math.min(candidate.most, Math.max(0, told)) : 0;
    return units === 0 ? [] : [{ candidate, units }];
  });
  return repaired(chosen, [...rooms.values()].flat());
}
