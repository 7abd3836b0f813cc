import { describe, expect, test } from "vitest";
import type { Rect } from "./rect.ts";
import { dropOf } from "./slope.ts";

const [W, H] = [1000, 1400];
/** Boxes in rows and columns of a page whose lines lie at `y + curve(x, y)`. */
function boxes(curve: (x: number, y: number) => number): Rect[] {
  const slope = (x: number, y: number): number => (curve(x + 1, y) - curve(x - 1, y)) / 2;
  return Array.from({ length: 120 }, (_, i) => {
    const [x, y] = [100 + (i % 6) * 160, 80 + Math.floor(i / 6) * 60];
    return { cx: x, cy: y + curve(x, y), w: 110, h: 20, angle: Math.atan(slope(x, y)) };
  });
}
/** How far boxes of one line end up apart, at worst. */
function worst(curve: (x: number, y: number) => number): number {
  const all = boxes(curve);
  const drop = dropOf(all, W, H);
  const heights = all.map((r) => r.cy - drop(r.cx, r.cy));
  return Math.max(...heights.map((y, i) => Math.abs(y - (heights[i - (i % 6)] ?? 0))));
}

describe("how the lines of a page run", () => {
  test.each<[string, (x: number, y: number) => number]>([
    ["level", () => 0],
    ["askew", (x) => 0.03 * (x - 500)],
    ["fanning out", (x, y) => 0.00005 * (x - 500) * (y - 700)],
    ["bent", (x) => 25 * Math.sin((x / W) * 5)],
  ])("%s: boxes of one line come to one height", (_, curve) => expect(worst(curve)).toBeLessThan(6));
  test("too few boxes: their own slope, no more", () => expect(dropOf(boxes((x) => 0.03 * x).slice(0, 5), W, H)(600, 100)).toBeCloseTo(3, 5));
});
