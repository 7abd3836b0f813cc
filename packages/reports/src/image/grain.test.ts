import { expect, test } from "vitest";
import { grainOf, withoutGrain } from "./grain.ts";
import type { Gray } from "./load.ts";

const [width, height] = [240, 160];
/** Paper with a black bar, and on it a pattern of so many levels three pixels apart. */
const paper = (pattern: number): Gray => ({
  data: Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return (x > 100 && x < 110 ? 30 : 220) + Math.round(pattern * Math.sin(x * 2.1) * Math.cos(y * 2.1));
  }),
  width,
  height,
});

test("the pattern of a screen goes, the print stays", async () => {
  const soft = await withoutGrain(paper(20));
  expect([grainOf(paper(20)) > 5, grainOf(soft) < 2, (soft.data[80 * width + 105] ?? 255) < 60, (soft.data[80 * width + 120] ?? 0) > 200]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
test("a calm picture is left as it is", async () => {
  const calm = paper(2);
  expect(await withoutGrain(calm)).toBe(calm);
});
