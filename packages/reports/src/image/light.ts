import { type Gray, resize } from "./load.ts";

/** Blocks of this many pixels give one sample of the paper's brightness. */
const BLOCK = 24;
/** In a block the paper is its brightest part. */
const PAPER = 0.85;

/** Takes the shadow of a hand or a lamp off the paper: each pixel against the brightness of the paper around it. */
export async function evenLight(gray: Gray): Promise<Gray> {
  const w = Math.max(2, Math.ceil(gray.width / BLOCK));
  const h = Math.max(2, Math.ceil(gray.height / BLOCK));
  const paper = await resize(smooth(samples(gray, w, h)), gray.width, gray.height);
  const out = new Uint8Array(gray.data.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.min(255, ((gray.data[i] ?? 0) * 245) / Math.max(40, paper.data[i] ?? 255));
  return { ...gray, data: out };
}

function samples(gray: Gray, w: number, h: number): Gray {
  const data = new Uint8Array(w * h);
  const histogram = new Uint32Array(256);
  for (let by = 0; by < h; by++)
    for (let bx = 0; bx < w; bx++) {
      histogram.fill(0);
      let n = 0;
      for (let y = by * BLOCK; y < Math.min(gray.height, (by + 1) * BLOCK); y += 2)
        for (let x = bx * BLOCK; x < Math.min(gray.width, (bx + 1) * BLOCK); x += 2) {
          const v = gray.data[y * gray.width + x] ?? 0;
          histogram[v] = (histogram[v] ?? 0) + 1;
          n++;
        }
      let at = 0;
      let seen = 0;
      while (at < 255 && (seen += histogram[at] ?? 0) < n * PAPER) at++;
      data[by * w + bx] = n > 0 ? at : 255;
    }
  return { data, width: w, height: h };
}

/** The brightest of the neighbours, then their mean: a block filled by a black band does not count as dark paper. */
function smooth(gray: Gray): Gray {
  const around = (source: Uint8Array, x: number, y: number, merge: (values: number[]) => number): number => {
    const values: number[] = [];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const [u, v] = [x + dx, y + dy];
        if (u >= 0 && v >= 0 && u < gray.width && v < gray.height) values.push(source[v * gray.width + u] ?? 0);
      }
    return merge(values);
  };
  const pass = (source: Uint8Array, merge: (values: number[]) => number): Uint8Array =>
    source.map((_, i) => around(source, i % gray.width, Math.floor(i / gray.width), merge));
  const bright = pass(gray.data, (v) => v.toSorted((a, b) => b - a)[Math.min(1, v.length - 1)] ?? 0);
  return { ...gray, data: pass(bright, (v) => v.reduce((a, b) => a + b, 0) / v.length) };
}

/** A quarter turn clockwise, `turns` times. */
export function turn(gray: Gray, turns: number): Gray {
  const t = ((turns % 4) + 4) % 4;
  if (t === 0) return gray;
  const { width, height, data } = gray;
  const out = new Uint8Array(data.length);
  const [w, h] = t === 2 ? [width, height] : [height, width];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = t === 1 ? [height - 1 - y, x] : t === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      out[v * w + u] = data[y * width + x] ?? 0;
    }
  return { data: out, width: w, height: h };
}
