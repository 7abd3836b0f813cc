import type { Gray } from "../image/load.ts";
import { type Nets, run, tensor } from "./models.ts";
import type { Rect } from "./rect.ts";

/** What stands in a box: each character with its place along the box (0–1) and its probability. */
export type Reading = { rect: Rect; chars: { c: string; at: number; p: number }[] };

const HEIGHT = 48;
const MIN_WIDTH = 96;
const MAX_WIDTH = 2400;
/** Pixels of width in one call: bounds memory, since the answer holds 6,625 numbers for every eight of them. */
const BATCH_WIDTH = 1600;

/** The strip of the picture under a box, upright, `height` pixels high, as the nets want it (−1 to 1). */
function strip(gray: Gray, rect: Rect, width: number, height: number, into: Float32Array, offset: number, stride: number): void {
  const [c, s] = [Math.cos(rect.angle), Math.sin(rect.angle)];
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const u = ((i + 0.5) / width - 0.5) * rect.w;
      const v = ((j + 0.5) / height - 0.5) * rect.h;
      into[offset + j * stride + i] = sample(gray, rect.cx + u * c - v * s, rect.cy + u * s + v * c) / 127.5 - 1;
    }
}

/** The strip under a box as a picture of its own, as high as the nets see it. */
export function stripOf(gray: Gray, rect: Rect): Gray {
  const width = widthOf(rect);
  const values = new Float32Array(width * HEIGHT);
  strip(gray, rect, width, HEIGHT, values, 0, width);
  return { data: Uint8Array.from(values, (v) => (v + 1) * 127.5), width, height: HEIGHT };
}

function sample({ data, width, height }: Gray, x: number, y: number): number {
  const x0 = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const y0 = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [fx, fy] = [Math.min(1, Math.max(0, x - x0)), Math.min(1, Math.max(0, y - y0))];
  const i = y0 * width + x0;
  const top = (data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx;
  const bottom = (data[i + width] ?? 0) * (1 - fx) + (data[i + width + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}

const widthOf = (r: Rect): number => Math.min(MAX_WIDTH, Math.max(8, Math.round((HEIGHT * r.w) / r.h)));

function batchTensor(gray: Gray, rects: readonly Rect[], width: number, height: number, natural: (r: Rect) => number): Float32Array {
  const plane = width * height;
  const input = new Float32Array(rects.length * 3 * plane);
  rects.forEach((r, n) => {
    const at = n * 3 * plane;
    strip(gray, r, Math.min(width, natural(r)), height, input, at, width);
    input.copyWithin(at + plane, at, at + plane);
    input.copyWithin(at + 2 * plane, at, at + plane);
  });
  return input;
}

/** Boxes in order of length → groups whose padded strips stay within `BATCH_WIDTH`. */
function batches(sorted: readonly Rect[]): Rect[][] {
  const out: Rect[][] = [];
  for (const rect of sorted) {
    const last = out.at(-1);
    if (last && (last.length + 1) * Math.max(MIN_WIDTH, widthOf(rect)) <= BATCH_WIDTH) last.push(rect);
    else out.push([rect]);
  }
  return out;
}

/** Reads every box, boxes of like length together. */
export async function recognise(gray: Gray, rects: readonly Rect[], nets: Nets): Promise<Reading[]> {
  const out: Reading[] = [];
  const sorted = rects.toSorted((a, b) => a.w / a.h - b.w / b.h);
  for (const batch of batches(sorted)) {
    const width = Math.max(MIN_WIDTH, ...batch.map((r) => Math.ceil(widthOf(r) / 8) * 8));
    const { data, dims } = await run(nets.recognise, tensor(batchTensor(gray, batch, width, HEIGHT, widthOf), [batch.length, 3, HEIGHT, width]));
    const [, steps = 0, classes = 0] = dims;
    batch.forEach((rect, n) => out.push({ rect, chars: decode(data, n * steps * classes, steps, classes, nets.alphabet, width / widthOf(rect)) }));
  }
  return out;
}

/** CTC, greedy: the likeliest class a step, repeats and blanks dropped. */
function decode(data: Float32Array, from: number, steps: number, classes: number, alphabet: readonly string[], stretch: number): Reading["chars"] {
  const chars: Reading["chars"] = [];
  let last = 0;
  for (let t = 0; t < steps; t++) {
    const at = from + t * classes;
    let best = 0;
    for (let k = 1; k < classes; k++) if ((data[at + k] ?? 0) > (data[at + best] ?? 0)) best = k;
    const p = data[at + best] ?? 0;
    const place = ((t + 0.5) / steps) * stretch;
    const previous = chars.at(-1);
    if (best !== 0 && best !== last) chars.push({ c: alphabet[best] ?? "", at: place, p });
    else if (best !== 0 && previous) previous.p = Math.max(previous.p, p);
    last = best;
  }
  return chars;
}

/** The share of the longest boxes that stand on their head. */
export async function upsideDown(gray: Gray, rects: readonly Rect[], nets: Nets): Promise<number> {
  const longest = rects
    .toSorted((a, b) => b.w / b.h - a.w / a.h)
    .filter((r) => r.w > 2 * r.h)
    .slice(0, 16);
  if (longest.length === 0) return 0;
  const input = batchTensor(gray, longest, 192, HEIGHT, (r) => Math.min(192, widthOf(r)));
  const { data } = await run(nets.turned, tensor(input, [longest.length, 3, HEIGHT, 192]));
  return longest.filter((_, i) => (data[2 * i + 1] ?? 0) > 0.5).length / longest.length;
}
