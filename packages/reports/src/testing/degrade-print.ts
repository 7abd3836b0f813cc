import sharp from "sharp";
import { type Chance, noisy, type Raw, rawOf } from "./degrade.ts";

/** What can be wrong with the print itself, before anybody scans it. */
export const PRINT = ["thin", "needles", "fold", "stamps", "fax", "worn", "pen", "specks", "dust"] as const;
export type Print = (typeof PRINT)[number];

const at = ({ data, width, height }: Raw, x: number, y: number): number =>
  data[3 * (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x)))] ?? 255;

/** Every grey of a picture made anew from its place and the greys around it. */
function each(source: Raw, of: (x: number, y: number, own: number) => number): Raw {
  const data = Buffer.alloc(source.data.length);
  for (let y = 0; y < source.height; y++)
    for (let x = 0; x < source.width; x++) {
      const v = Math.max(0, Math.min(255, of(x, y, at(source, x, y))));
      data.fill(v, 3 * (y * source.width + x), 3 * (y * source.width + x) + 3);
    }
  return { ...source, data };
}

/** A printer short of ink: the rim of every stroke is pale, so that points all but vanish. */
const thin = (source: Raw): Raw =>
  each(source, (x, y, own) => {
    const rim = Math.max(at(source, x - 1, y), at(source, x + 1, y), at(source, x, y - 1), at(source, x, y + 1));
    return 0.45 * own + 0.55 * rim;
  });

/** Nine needles a line: strokes of separate dots. */
const needles = (source: Raw): Raw => each(source, (x, y, own) => (x % 3 === 2 || y % 3 === 2 ? 255 - (255 - own) * 0.25 : own));

/** Half as fine and black or white only. */
async function fax(source: Raw): Promise<Raw> {
  const [w, h] = [Math.round(source.width * 0.62), Math.round(source.height * 0.62)];
  const small = await sharp(source.data, { raw: { ...sizeOf(source), channels: 3 } })
    .resize(w, h, { fit: "fill" })
    .greyscale()
    .threshold(150)
    .resize(source.width, source.height, { fit: "fill", kernel: "linear" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  return rawOf(small);
}
const sizeOf = ({ width, height }: Raw): { width: number; height: number } => ({ width, height });

/** Thermal paper that has lain in the light: stripes along the strip have faded. */
function worn(source: Raw, r: Chance): Raw {
  const bands = Array.from({ length: 6 }, () => ({ at: r.next(), wide: 0.02 + 0.05 * r.next(), faded: 0.35 + 0.4 * r.next() }));
  return each(source, (x, _, own) => {
    const u = x / source.width;
    const faded = bands.reduce((f, b) => Math.max(f, b.faded * Math.exp(-(((u - b.at) / b.wide) ** 2))), 0.15);
    return own + (255 - own) * faded;
  });
}

/** Creases: the ink along them is off, and one side lies in a little shade. */
function fold(source: Raw, r: Chance): Raw {
  const across = [0.25 + 0.1 * r.next(), 0.45 + 0.1 * r.next(), 0.7 + 0.1 * r.next()].map((f) => ({ at: f * source.height, tilt: (r.next() - 0.5) * 0.01 }));
  const down = (0.42 + 0.16 * r.next()) * source.width;
  const wide = source.height / 900;
  return each(source, (x, y, own) => {
    const near = Math.min(Math.abs(x - down), ...across.map((c) => Math.abs(y - c.at - c.tilt * x)));
    const bare = near < wide ? 0.9 : near < 2.5 * wide ? 0.4 : 0;
    const shade = across.filter((c) => y > c.at).length % 2 === 0 ? 1 : 0.94;
    return (own + (235 - own) * bare) * shade;
  });
}

/** Toner that did not hold (white) or dust on the glass (black): spots about as large as a decimal point. */
function spotted(source: Raw, r: Chance, white: boolean): Raw {
  const out = { ...source, data: Buffer.from(source.data) };
  const spots = Math.round((source.width * source.height) / (white ? 900 : 2600));
  for (let n = 0; n < spots; n++) {
    const [cx, cy] = [r.int(0, source.width - 1), r.int(0, source.height - 1)];
    const radius = white ? r.next() * 1.6 : 0.4 + r.next() * 0.9;
    for (let y = Math.floor(cy - radius); y <= cy + radius; y++)
      for (let x = Math.floor(cx - radius); x <= cx + radius; x++)
        if (x >= 0 && y >= 0 && x < source.width && y < source.height && Math.hypot(x - cx, y - cy) <= radius)
          out.data.fill(white ? 250 : 60, 3 * (y * source.width + x), 3 * (y * source.width + x) + 3);
  }
  return out;
}

const svg = (source: Raw, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${source.width}" height="${source.height}">${body}</svg>`);

/** Red stamps across the middle of the sheet, where results stand. */
function stamps(source: Raw, r: Chance): Buffer {
  const size = source.width / 9;
  const ring = (): string => {
    const [x, y] = [source.width * (0.3 + 0.4 * r.next()), source.height * (0.2 + 0.5 * r.next())];
    const turn = r.int(-30, 30);
    return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="#d8302a" stroke-opacity="0.62"><circle r="${size}" stroke-width="${size / 14}"/><text y="${size / 8}" font-size="${size / 3}" text-anchor="middle" fill="#d8302a" fill-opacity="0.62" stroke="none">检验专用章</text></g>`;
  };
  return svg(source, Array.from({ length: 4 }, ring).join(""));
}

/** A ballpoint: rings, ticks and strokes beside and through the results. */
function pen(source: Raw, r: Chance): Buffer {
  const mark = (n: number): string => {
    const [x, y, s] = [source.width * (0.25 + 0.5 * r.next()), source.height * (0.15 + 0.7 * r.next()), source.width / 60];
    const shape =
      n % 3 === 0
        ? `<ellipse cx="${x}" cy="${y}" rx="${2.6 * s}" ry="${s}"/>`
        : n % 3 === 1
          ? `<path d="M${x} ${y} l${s} ${s} l${2 * s} ${-3 * s}"/>`
          : `<path d="M${x} ${y} q${2 * s} ${s * 0.4} ${5 * s} ${-s * 0.2}"/>`;
    return shape;
  };
  return svg(
    source,
    `<g fill="none" stroke="#2a3fb0" stroke-opacity="0.8" stroke-width="${source.width / 700}">${Array.from({ length: 15 }, (_, n) => mark(n)).join("")}</g>`,
  );
}

async function printed(source: Raw, kind: Print, r: Chance): Promise<Raw> {
  if (kind === "thin") return thin(source);
  if (kind === "needles") return needles(source);
  if (kind === "fax") return fax(source);
  if (kind === "worn") return worn(source, r);
  if (kind === "fold") return fold(source, r);
  if (kind === "specks" || kind === "dust") return spotted(source, r, kind === "specks");
  const over = kind === "stamps" ? stamps(source, r) : pen(source, r);
  const png = await sharp(source.data, { raw: { ...sizeOf(source), channels: 3 } })
    .composite([{ input: over }])
    .png()
    .toBuffer();
  return rawOf(png);
}

/** A sheet printed or kept badly, then scanned: a little askew and noisy, saved as JPEG. */
export async function toPrint(png: Buffer, kind: Print, r: Chance): Promise<Buffer> {
  const sheet = await printed(await rawOf(png), kind, r);
  const turned = await sharp(sheet.data, { raw: { ...sizeOf(sheet), channels: 3 } })
    .rotate((r.next() - 0.5) * 1.6, { background: "#fff" })
    .png()
    .toBuffer();
  const raw = await rawOf(turned);
  return sharp(noisy(raw, 8, r), { raw: { ...sizeOf(raw), channels: 3 } })
    .jpeg({ quality: r.int(70, 90) })
    .toBuffer();
}
