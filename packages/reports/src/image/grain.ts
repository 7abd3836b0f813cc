import sharp from "sharp";
import type { Gray } from "./load.ts";

/** Blocks of so many pixels, every fourth of them, are looked at. */
const BLOCK = 8;
const APART = 4;
/** The calmest blocks are bare paper, also where print is dense. */
const CALM = 0.25;
/** How far bare paper may vary: a scan's varies by 1, a photo's by 2, the picture of a screen by 5 and more. */
const ROUGH = 4;
/** Finer than any stroke, coarser than the dots of a screen (pixels). */
const SOFT = 1.2;

function deviation({ data, width }: Gray, x0: number, y0: number): number {
  let [sum, squares] = [0, 0];
  for (let y = y0; y < y0 + BLOCK; y++)
    for (let x = x0; x < x0 + BLOCK; x++) {
      const v = data[y * width + x] ?? 0;
      sum += v;
      squares += v * v;
    }
  const n = BLOCK * BLOCK;
  return Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2));
}

/** How far bare paper varies from pixel to pixel. */
export function grainOf(gray: Gray): number {
  const found: number[] = [];
  for (let y = 0; y + BLOCK <= gray.height; y += APART * BLOCK) for (let x = 0; x + BLOCK <= gray.width; x += APART * BLOCK) found.push(deviation(gray, x, y));
  return found.toSorted((a, b) => a - b)[Math.floor(found.length * CALM)] ?? 0;
}

/** Takes the pattern of a screen, or the noise of a dark room, off the paper; a calm picture stays as it is. */
export async function withoutGrain(gray: Gray): Promise<Gray> {
  if (grainOf(gray) < ROUGH) return gray;
  const { data } = await sharp(gray.data, { raw: { width: gray.width, height: gray.height, channels: 1 } })
    .blur(SOFT)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...gray, data };
}
