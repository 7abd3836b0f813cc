import sharp from "sharp";
import { solve } from "../image/solve.ts";

/** A seeded source of chance. */
export type Chance = { next: () => number; int: (from: number, to: number) => number; chance: (p: number) => boolean };

export type Raw = { data: Buffer; width: number; height: number };
export const rawOf = async (image: Buffer): Promise<Raw> => {
  const { data, info } = await sharp(image).removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** A scan: a little askew, a stamp, a little noise, saved as JPEG. */
export async function toScan(png: Buffer, r: Chance): Promise<Buffer> {
  const angle = (r.next() - 0.5) * 2.4;
  const { width, height } = await sharp(png).metadata();
  const stamp = r.chance(0.4)
    ? [
        {
          input: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="105" fill="none" stroke="#d22" stroke-opacity="0.6" stroke-width="7"/><text x="120" y="132" font-size="34" text-anchor="middle" fill="#d22" fill-opacity="0.6">检验专用</text></svg>`,
          ),
          left: Math.floor(width * (0.2 + 0.5 * r.next())),
          top: Math.floor(height * 0.2),
        },
      ]
    : [];
  const stamped = await sharp(png).composite(stamp).png().toBuffer();
  const turned = await sharp(stamped).rotate(angle, { background: "#fff" }).png().toBuffer();
  return sharp(noisy(await rawOf(turned), 10, r), { raw: await sizeOf(turned) })
    .jpeg({ quality: r.int(60, 90) })
    .toBuffer();
}

const sizeOf = async (image: Buffer): Promise<{ width: number; height: number; channels: 3 }> => {
  const { width, height } = await sharp(image).metadata();
  return { width, height, channels: 3 };
};

export function noisy({ data }: Raw, strength: number, r: Chance): Buffer {
  const out = Buffer.from(data);
  for (let i = 0; i < out.length; i++) out[i] = Math.max(0, Math.min(255, (out[i] ?? 0) + (r.next() + r.next() - 1) * strength));
  return out;
}

/** A photo: seen at a slant on a dark table, in uneven light, a little soft, noisy, saved as JPEG. */
export async function toPhoto(png: Buffer, r: Chance): Promise<Buffer> {
  const source = await rawOf(png);
  const [w, h] = [Math.round(source.width * 1.15), Math.round(source.height * 1.12)];
  const jitter = (): number => (r.next() - 0.5) * 0.07 * source.width;
  const [mx, my] = [(w - source.width) / 2, (h - source.height) / 2];
  const tilt = (r.next() - 0.5) * 0.12;
  const corner = (x: number, y: number): [number, number] => {
    const [u, v] = [x - source.width / 2, y - source.height / 2];
    return [
      source.width / 2 + u * Math.cos(tilt) * 0.94 - v * Math.sin(tilt) * 0.94 + mx + jitter(),
      source.height / 2 + u * Math.sin(tilt) * 0.94 + v * Math.cos(tilt) * 0.94 + my + jitter(),
    ];
  };
  const map = homography([corner(0, 0), corner(source.width, 0), corner(source.width, source.height), corner(0, source.height)], source.width, source.height);
  const out = Buffer.alloc(w * h * 3);
  const [lx, ly, depth] = [r.next(), r.next(), 0.25 + 0.3 * r.next()];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [u, v] = map(x, y);
      const inside = u >= 0 && v >= 0 && u < source.width - 1 && v < source.height - 1;
      const light = 1 - depth * Math.hypot(x / w - lx, y / h - ly);
      for (let c = 0; c < 3; c++) out[(y * w + x) * 3 + c] = inside ? bilinear(source, u, v, c) * light : 42 + 6 * c;
    }
  const soft = await sharp(noisy({ data: out, width: w, height: h }, 16, r), { raw: { width: w, height: h, channels: 3 } })
    .blur(0.5 + 0.5 * r.next())
    .jpeg({ quality: r.int(55, 85) })
    .toBuffer();
  return soft;
}

export function bilinear({ data, width }: Raw, u: number, v: number, c: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - x, v - y];
  const at = (i: number, j: number): number => data[((y + j) * width + x + i) * 3 + c] ?? 0;
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}

/** From a place in the photo to the place on the sheet whose corners are seen at `corners` (clockwise from the top left). */
export function homography(corners: readonly [number, number][], w: number, h: number): (x: number, y: number) => [number, number] {
  const to: [number, number][] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  const rows: number[][] = corners.flatMap(([x, y], i) => {
    const [u, v] = to[i] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const m = solve(rows);
  return (x, y) => {
    const k = (m[6] ?? 0) * x + (m[7] ?? 0) * y + 1;
    return [((m[0] ?? 0) * x + (m[1] ?? 0) * y + (m[2] ?? 0)) / k, ((m[3] ?? 0) * x + (m[4] ?? 0) * y + (m[5] ?? 0)) / k];
  };
}
