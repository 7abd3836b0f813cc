import { solve } from "../image/solve.ts";
import { median } from "../table/lines.ts";
import type { Rect } from "./rect.ts";

/** How far down (in pixels) the line through a place lies from where it crosses the middle of the page. */
export type Drop = (x: number, y: number) => number;

/** Powers of place (−1 to 1 across and down) that make up a slope, and their integrals across. */
const STRAIGHT = [
  [() => 1, (x: number) => x],
  [(_: number, y: number) => y, (x: number, y: number) => x * y],
] as const;
const BENT = [
  ...STRAIGHT,
  [(x: number) => x, (x: number) => x ** 2 / 2],
  [(x: number) => x ** 2, (x: number) => x ** 3 / 3],
  [(x: number) => x ** 3, (x: number) => x ** 4 / 4],
  [(x: number, y: number) => x * y, (x: number, y: number) => (x ** 2 * y) / 2],
] as const;
type Basis = readonly (readonly [slope: (x: number, y: number) => number, drop: (x: number, y: number) => number])[];
type Sample = { x: number; y: number; s: number; w: number };

/** Slopes that differ by less (as a mean) are those of a flat page. */
const BEND = 0.006;
const ENOUGH = 8;
/** Another course of the lines is believed in when it brings so many more boxes to common heights. */
const BETTER = 1.08;
/** How much further from the boxes' own slopes it may lie for that: a course that is off by a whole line contradicts them. */
const STRAY = 0.012;
const STEPS = [0.02, 0.01, 0.005, 0.0025] as const;
const RIDGE = 1e-3;
/** How freely a bend may follow the boxes: with few long ones it would follow each of them. */
const FIRMNESS = [RIDGE, 0.02] as const;
/** Part of a box's height that is print. */
const PRINT = 0.68;

const valueAt = (basis: Basis, c: readonly number[], p: Sample): number => basis.reduce((t, [f], i) => t + (c[i] ?? 0) * f(p.x, p.y), 0);

/** How far a course lies from the slopes of the boxes, as a mean. */
function errorOf(samples: readonly Sample[], basis: Basis, c: readonly number[]): number {
  const total = samples.reduce((t, p) => t + p.w, 0);
  return Math.sqrt(samples.reduce((t, p) => t + p.w * (valueAt(basis, c, p) - p.s) ** 2, 0) / Math.max(1e-9, total));
}

function fit(samples: readonly Sample[], basis: Basis, ridge: number): number[] {
  return solve(
    basis.map(([f], i) => [
      ...basis.map(([g], j) => samples.reduce((t, p) => t + p.w * f(p.x, p.y) * g(p.x, p.y), i === j ? ridge : 0)),
      samples.reduce((t, p) => t + p.w * f(p.x, p.y) * p.s, 0),
    ]),
  );
}

/** How many pairs of boxes that stand beside each other come to one height. */
function aligned(rects: readonly Rect[], drop: Drop, h: number): number {
  const places = rects.map((r) => ({ x: r.cx, y: r.cy - drop(r.cx, r.cy) })).toSorted((a, b) => a.y - b.y);
  let sum = 0;
  places.forEach((p, i) => {
    for (let j = i + 1; j < places.length; j++) {
      const other = places[j];
      if (!other || other.y - p.y > 0.75 * h) break;
      if (Math.abs(other.x - p.x) > 2 * h) sum += Math.exp(-0.5 * ((other.y - p.y) / (0.25 * h)) ** 2);
    }
  });
  return sum;
}

/** Small changes to a course, as long as they bring more boxes to common heights. */
function refine(start: readonly number[], score: (c: readonly number[]) => number): number[] {
  let best = [...start];
  let most = score(best);
  for (const step of STEPS)
    for (let i = 0; i < 2 * best.length; i++)
      for (const by of [step, -step]) {
        const at = i % best.length;
        const tried = best.map((v, k) => (k === at ? v + by : v));
        const reached = score(tried);
        if (reached > most * 1.001) [best, most] = [tried, reached];
      }
  return best;
}

/**
 * Boxes → how the lines of the page run: level, at one slope, fanning out (seen at a slant) or bent (a page that curls). The
 * slopes of long boxes give it; a page that seems bent is then brought to where boxes of one line lie at one height.
 */
export function dropOf(rects: readonly Rect[], width: number, height: number): Drop {
  const long = rects.filter((r) => r.w > 3.2 * r.h && Math.abs(r.angle) < 0.8);
  const middle = median(long.map((r) => r.angle));
  const [cx, cy] = [width / 2, height / 2];
  const near = (limit: number): Sample[] =>
    long.filter((r) => Math.abs(r.angle - middle) < limit).map((r) => ({ x: (r.cx - cx) / cx, y: (r.cy - cy) / cy, s: Math.tan(r.angle), w: r.w / width }));
  const drop =
    (basis: Basis, c: readonly number[]): Drop =>
    (x, y) => {
      const [u, v] = [(x - cx) / cx, (y - cy) / cy];
      return cx * basis.reduce((t, [, f], i) => t + (c[i] ?? 0) * f(u, v), 0);
    };
  const some = near(0.08);
  const wide = near(0.2);
  if (Math.max(some.length, wide.length) < ENOUGH) return (x) => Math.tan(middle) * (x - cx);
  const flat = drop(STRAIGHT, fit(some.length < ENOUGH ? wide : some, STRAIGHT, RIDGE));
  if (errorOf(wide, STRAIGHT, fit(wide, STRAIGHT, RIDGE)) < BEND) return flat;
  const h = PRINT * median(rects.map((r) => r.h));
  const score = (c: readonly number[]): number => aligned(rects, drop(BENT, c), h);
  const courses = FIRMNESS.map((ridge) => {
    const bent = fit(wide, BENT, ridge);
    const limit = errorOf(wide, BENT, bent) + STRAY;
    return refine(bent, (c) => (errorOf(wide, BENT, c) > limit ? 0 : score(c)));
  });
  const course = courses.toSorted((a, b) => score(b) - score(a))[0] ?? [];
  return score(course) > BETTER * aligned(rects, flat, h) ? drop(BENT, course) : flat;
}
