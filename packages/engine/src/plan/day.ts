/** The four moments of a day, and where things go so that what must be apart is apart. */
import type { Moment } from "@nutri/domain";

export const MOMENTS: readonly Moment[] = ["morning", "noon", "evening", "bedtime"];
/** Clock hours that the times apart are measured with. */
export const HOURS: Readonly<Record<Moment, number>> = { morning: 7, noon: 12, evening: 18.5, bedtime: 22 };

/** Hours between two moments, the shorter way round the clock. */
export function hoursApart(a: Moment, b: Moment): number {
  const d = Math.abs(HOURS[a] - HOURS[b]);
  return Math.min(d, 24 - d);
}

/** One intake to be placed. `cost` says which moments suit it; a fixed one has its moments already. */
export type Intake = { readonly key: string; readonly fixed?: readonly Moment[]; readonly cost: Readonly<Record<Moment, number>> };
/** `soft`: two nutrients that hinder each other give way to a medicine. */
export type Apart = { readonly a: string; readonly b: string; readonly hours: number; readonly soft?: boolean };
export type Placed = { readonly moments: ReadonlyMap<string, readonly Moment[]>; readonly unmet: readonly Apart[] };

const PENALTY = 1000;
const SOFT_PENALTY = 50;
/** Steps of the search: far more than a day of a dozen things needs, and the same on every machine. */
const MOST_STEPS = 200_000;

/** Places each intake at its cheapest moment with every separation kept, or with as few broken as can be. Exact within the bound on steps. */
export function placeDay(intakes: readonly Intake[], apart: readonly Apart[]): Placed {
  const free = intakes.filter((i) => !i.fixed);
  const placed = new Map<string, readonly Moment[]>(intakes.flatMap((i) => (i.fixed ? [[i.key, i.fixed] as const] : [])));
  const broken = (key: string, moment: Moment): number =>
    apart.reduce((n, x) => {
      const other = x.a === key ? x.b : x.b === key ? x.a : undefined;
      const at = other === undefined || other === key ? undefined : placed.get(other);
      return n + (at?.some((m) => hoursApart(m, moment) < x.hours) === true ? (x.soft ? SOFT_PENALTY : PENALTY) : 0);
    }, 0);
  let best: { cost: number; moments: ReadonlyMap<string, readonly Moment[]> } = { cost: Infinity, moments: placed };
  let steps = 0;
  const walk = (i: number, cost: number): void => {
    if (cost >= best.cost || (best.cost < Infinity && steps++ > MOST_STEPS)) return;
    const next = free[i];
    if (!next) {
      best = { cost, moments: new Map(placed) };
      return;
    }
    const ways = MOMENTS.map((m) => ({ m, cost: next.cost[m] + broken(next.key, m) })).toSorted(
      (a, b) => a.cost - b.cost || MOMENTS.indexOf(a.m) - MOMENTS.indexOf(b.m),
    );
    for (const way of ways) {
      placed.set(next.key, [way.m]);
      walk(i + 1, cost + way.cost);
    }
    placed.delete(next.key);
  };
  walk(0, 0);
  const { moments } = best;
  const unmet = apart.filter((x) => moments.get(x.a)?.some((m) => moments.get(x.b)?.some((n) => hoursApart(m, n) < x.hours) === true) === true);
  return { moments, unmet };
}
