import sharp from "sharp";
import { bilinear, type Chance, homography, noisy, type Raw, rawOf } from "./degrade.ts";

/** What can go wrong with a photo, one thing at a time. */
export const HARD = ["perspective", "shadow", "pale", "moire", "curl", "turned", "q35", "crumple", "lined"] as const;
export type Hard = (typeof HARD)[number];

type Place = (x: number, y: number) => readonly [u: number, v: number];
type Light = (x: number, y: number) => number;
const TABLE = [58, 64, 70] as const;

/** The sheet as seen through a mapping from the photo's places to the sheet's, in a light, on a dark table. */
function seen(source: Raw, w: number, h: number, place: Place, light: Light): Raw {
  const data = Buffer.alloc(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [u, v] = place(x, y);
      const inside = u >= 0 && v >= 0 && u < source.width - 1 && v < source.height - 1;
      const l = light(x / w, y / h);
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] = Math.min(255, inside ? bilinear(source, u, v, c) * l : (TABLE[c] ?? 60) * l);
    }
  return { data, width: w, height: h };
}

/** Corners of the sheet in a photo taken from below or from the side: one edge much shorter than the other. */
function slanted(source: Raw, r: Chance, strength: number): Place {
  const [w, h] = [source.width, source.height];
  const [mx, my] = [0.08 * w, 0.08 * h];
  const squeeze = strength * (0.5 + 0.5 * r.next()) * w;
  const side = r.int(0, 3);
  const at = (x: number, y: number): [number, number] => {
    const [far, across] = side === 0 ? [1 - y, x] : side === 1 ? [y, x] : side === 2 ? [1 - x, y] : [x, y];
    const inward = (across - 0.5) * -2 * squeeze * 0.5 * far;
    return side < 2 ? [x * w + inward + mx, y * h * 0.96 + my] : [x * w * 0.96 + mx, y * h + inward + my];
  };
  return homography([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], w, h);
}

const flat =
  (source: Raw): Place =>
  (x, y) => [x - 0.06 * source.width, y - 0.06 * source.height];
const even: Light = () => 1;

/** The edge of a hand's shadow, soft, across the page. */
function shadow(r: Chance): Light {
  const [a, b, c] = [r.next() - 0.5, 0.4 + 0.6 * r.next(), 0.3 + 0.4 * r.next()];
  const dark = 0.4 + 0.15 * r.next();
  return (x, y) => 1 - dark / (1 + Math.exp((a * x + b * y - c * (a + b)) * 40));
}

/** Folds: the paper is in facets, each a little moved and in its own light. */
function crumpled(source: Raw, r: Chance): [Place, Light] {
  const seeds = Array.from({ length: 14 }, () => ({ x: r.next(), y: r.next(), dx: (r.next() - 0.5) * 5, dy: (r.next() - 0.5) * 5, l: 0.82 + 0.18 * r.next() }));
  const mix = (x: number, y: number): { dx: number; dy: number; l: number } => {
    const near = seeds.map((s) => ({ s, k: 1 / (0.002 + (s.x - x) ** 2 + (s.y - y) ** 2) ** 2 }));
    const sum = near.reduce((t, n) => t + n.k, 0);
    const of = (f: (s: (typeof seeds)[number]) => number): number => near.reduce((t, n) => t + n.k * f(n.s), 0) / sum;
    return { dx: of((s) => s.dx), dy: of((s) => s.dy), l: of((s) => s.l) };
  };
  const base = flat(source);
  const [w, h] = [source.width * 1.12, source.height * 1.12];
  const grid = new Map<number, ReturnType<typeof mix>>();
  const cached = (x: number, y: number): ReturnType<typeof mix> => {
    const key = Math.floor(x * 80) * 1000 + Math.floor(y * 80);
    const held = grid.get(key) ?? mix(x, y);
    grid.set(key, held);
    return held;
  };
  return [
    (x, y) => {
      const m = cached(x / w, y / h);
      const [u, v] = base(x, y);
      return [u + m.dx, v + m.dy];
    },
    (x, y) => cached(x, y).l,
  ];
}

/** Every seventh line a rule through the feet of the text, as on printed forms, and boxes around it. */
async function lined(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const step = Math.round(height / 52);
  const rules = Array.from({ length: 60 }, (_, i) => `<line x1="0" x2="${width}" y1="${i * step}" y2="${i * step}" stroke="#777" stroke-width="1.2"/>`).join(
    "",
  );
  return sharp(png)
    .composite([{ input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rules}</svg>`) }])
    .png()
    .toBuffer();
}

function tint({ data, width }: Raw, kind: Hard): void {
  if (kind !== "pale" && kind !== "moire") return;
  for (let i = 0; i < data.length; i++) {
    const p = Math.floor(i / 3);
    const [x, y] = [p % width, Math.floor(p / width)];
    const v = data[i] ?? 0;
    data[i] = kind === "pale" ? 150 + v * 0.36 : Math.max(0, Math.min(255, v + 14 * Math.sin(x * 1.9 + y * 0.35) + 10 * Math.sin(y * 2.3)));
  }
}

/** A photo of the sheet with one fault, saved as JPEG. */
export async function toHard(png: Buffer, kind: Hard, r: Chance): Promise<Buffer> {
  const source = await rawOf(kind === "lined" ? await lined(png) : png);
  const [w, h] = [Math.round(source.width * 1.12), Math.round(source.height * 1.12)];
  const [folds, facets] = kind === "crumple" ? crumpled(source, r) : [flat(source), even];
  const wave = (x: number): number => 0.012 * source.height * Math.sin((x / w) * Math.PI * (1.2 + r0));
  const r0 = r.next();
  const place: Place =
    kind === "perspective" ? slanted(source, r, 0.34) : kind === "curl" ? (x, y) => [x - 0.06 * source.width, y - 0.06 * source.height + wave(x)] : folds;
  const photo = seen(source, w, h, place, kind === "shadow" ? shadow(r) : facets);
  tint(photo, kind);
  const image = sharp(noisy(photo, 8, r), { raw: { width: w, height: h, channels: 3 } }).blur(0.5);
  const turned = kind === "turned" ? image.rotate(r.int(1, 3) * 90) : image;
  return turned.jpeg({ quality: kind === "q35" ? 35 : 80 }).toBuffer();
}
