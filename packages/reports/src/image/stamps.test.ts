import sharp from "sharp";
import { expect, test } from "vitest";
import { inkOf } from "./load.ts";
import type { Raw } from "./raw.ts";
import { stampsOf } from "./stamps.ts";

const [W, H] = [900, 700];
const drawn = async (body: string): Promise<Raw> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: W, height: H, channels: 3 };
};
const STAMP = `<circle cx="450" cy="350" r="90" fill="none" stroke="#d8302a" stroke-opacity="0.62" stroke-width="8"/>`;
const BAR = `<rect x="430" y="255" width="40" height="10" fill="#111"/>`;

test("a ring over black print is taken off, the print stays", async () => {
  const ink = inkOf(await drawn(BAR + STAMP));
  const at = (x: number, y: number): number => ink.data[y * W + x] ?? 0;
  expect([at(540, 350) > 235, at(450, 260) < 160]).toEqual([true, true]);
});
test("what a JPEG keeps of a stamp's rim goes with it, a point in print beside it stays", async () => {
  const { data, width, height, channels } = await drawn(`<rect x="380" y="345" width="6" height="6" fill="#222"/>${STAMP}`);
  const saved = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 60 }).toBuffer();
  const back = await sharp(saved).removeAlpha().raw().toBuffer();
  const ink = inkOf({ data: back, width, height, channels });
  const row = [...ink.data.subarray(350 * W + 520, 350 * W + 560)];
  expect([Math.min(...row) > 235, (ink.data[348 * W + 383] ?? 255) < 130]).toEqual([true, true]);
});
test("results printed in red and a red band are no stamps", async () => {
  const print = Array.from({ length: 12 }, (_, i) => `<rect x="${300 + 14 * i}" y="300" width="8" height="18" fill="#c00"/>`).join("");
  const band = `<rect x="40" y="40" width="820" height="60" fill="#c22"/>`;
  expect(stampsOf(await drawn(print + band))).toEqual([]);
});
