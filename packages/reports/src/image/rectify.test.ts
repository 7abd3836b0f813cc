import { describe, expect, test } from "vitest";
import type { Raw } from "./raw.ts";
import { homography, rectify } from "./rectify.ts";
import type { Quad } from "./page.ts";

const [W, H] = [900, 1200];
type Point = readonly [number, number];
const inside = (quad: readonly Point[], x: number, y: number): boolean =>
  quad.every((a, i) => {
    const b = quad[(i + 1) % 4] as Point;
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0;
  });

/** A page with lines of dark strokes, drawn where `quad` lies, on ground of another brightness. */
function photo(quad: Quad, ground: number, light: (x: number, y: number) => number = () => 1): Raw {
  const data = new Uint8Array(W * H * 3);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const paper = inside(quad, x, y);
      const print = paper && Math.floor(y / 20) % 2 === 0 && Math.floor(x / 7) % 2 === 0 && x > W * 0.3 && x < W * 0.7;
      data.fill((paper ? (print ? 40 : 235) : ground) * light(x / W, y / H), (y * W + x) * 3, (y * W + x) * 3 + 3);
    }
  return { data, width: W, height: H, channels: 3 };
}
const SLANTED: Quad = [
  [200, 120],
  [700, 100],
  [820, 1080],
  [90, 1110],
];
const UPRIGHT: Quad = [
  [100, 100],
  [800, 100],
  [800, 1100],
  [100, 1100],
];

describe("laying a page flat", () => {
  test("a page at a slant on a dark table fills its picture afterwards", async () => {
    const flat = await rectify(photo(SLANTED, 50));
    expect([Math.abs(flat.width - 731) < 12, Math.abs(flat.height - 1000) < 30]).toEqual([true, true]);
    const corners = [0.02, 0.98].flatMap((v) =>
      [0.02, 0.98].map((u) => flat.data[(Math.floor(v * flat.height) * flat.width + Math.floor(u * flat.width)) * 3] ?? 0),
    );
    expect(Math.min(...corners)).toBeGreaterThan(200);
  });
  test.each<[string, Raw]>([
    ["an upright page", photo(UPRIGHT, 50)],
    [
      "a page that fills the picture",
      photo(
        [
          [-9, -9],
          [W + 9, -9],
          [W + 9, H + 9],
          [-9, H + 9],
        ],
        50,
      ),
    ],
    ["a page on a table as bright as itself", photo(SLANTED, 235)],
    [
      "the soft edge of a shadow across a page",
      photo(
        [
          [-9, -9],
          [W + 9, -9],
          [W + 9, H + 9],
          [-9, H + 9],
        ],
        50,
        (x, y) => 1 - 0.6 / (1 + Math.exp((0.3 * x + y - 0.6) * 30)),
      ),
    ],
  ])("%s stays as it is", async (_, raw) => expect(await rectify(raw)).toBe(raw));
  test("corners of the page come from the corners in the picture", () => {
    const place = homography(SLANTED, 600, 800);
    const seen = [place(0, 0), place(600, 0), place(600, 800), place(0, 800)].map(([x, y]) => [Math.round(x), Math.round(y)]);
    expect(seen).toEqual(SLANTED.map((p) => [...p]));
  });
});
