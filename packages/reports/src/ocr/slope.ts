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

/** A bent page is only believed in when it explains the slopes this much better than a flat one, and they differ by this much. */
const BETTER = 0.55;
const BEND = 0.01;
const ENOUGH = 20;
const RIDGE = 1e-3;

function fit(samples: readonly Sample[], basis: Basis): { c: number[]; error: number } {
  const rows = basis.map(([f], i) => [
    ...basis.map(([g], j) => samples.reduce((t, p) => t + p.w * f(p.x, p.y) * g(p.x, p.y), i === j ? RIDGE : 0)),
    samples.reduce((t, p) => t + p.w * f(p.x, p.y) * p.s, 0),
  ]);
  const c = solve(rows);
  const at = (p: Sample): number => basis.reduce((t, [f], i) => t + (c[i] ?? 0) * f(p.x, p.y), 0);
  const total = samples.reduce((t, p) => t + p.w, 0);
  return { c, error: samples.reduce((t, p) => t + p.w * (at(p) - p.s) ** 2, 0) / Math.max(1e-9, total) };
}

/** Boxes → how the lines of the page run: level, at one slope, fanning out (seen at a slant) or bent (a page that curls). */
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
  if (some.length < 8) return (x) => Math.tan(middle) * (x - cx);
  const straight = fit(some, STRAIGHT);
  const wide = near(0.2);
  const level = fit(wide, STRAIGHT);
  if (wide.length >= ENOUGH && Math.sqrt(level.error) > BEND) {
    const bent = fit(wide, BENT);
    if (bent.error < BETTER * level.error) return drop(BENT, bent.c);
  }
  return drop(STRAIGHT, straight.c);
}
