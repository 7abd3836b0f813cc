import { expect, test } from "vitest";
import { doubtRaised } from "./raised.ts";
import type { Reading } from "./recognise.ts";

/** Bars for digits: each from `top` down to `bottom`, ten wide, twenty apart. */
function number(...digits: readonly (readonly [top: number, bottom: number])[]): { gray: Parameters<typeof doubtRaised>[0]; reading: Reading } {
  const [width, height] = [digits.length * 20, 48];
  const data = new Uint8Array(width * height).fill(255);
  digits.forEach(([top, bottom], i) => {
    for (let y = top; y <= bottom; y++) data.fill(10, y * width + i * 20 + 5, y * width + i * 20 + 15);
  });
  const chars = digits.map((_, i) => ({ c: String(i + 1), at: (i * 20 + 10) / width, p: 1 }));
  return { gray: { data, width, height }, reading: { rect: { cx: width / 2, cy: height / 2, w: width, h: height, angle: 0 }, chars } };
}
const sure = (...digits: readonly (readonly [number, number])[]): number => {
  const { gray, reading } = number(...digits);
  doubtRaised(gray, [reading]);
  return Math.min(...reading.chars.map((c) => c.p));
};

test("a small digit raised behind a number is a footnote's: not sure", () => expect(sure([10, 40], [10, 40], [6, 22])).toBeLessThan(0.5));
test("digits of one height, also set a little higher or lower, are the number's", () => expect(sure([10, 40], [9, 39], [11, 41])).toBe(1));
