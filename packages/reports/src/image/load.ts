import sharp, { type Sharp } from "sharp";
import { ReadFailure } from "../failure.ts";
import type { FileKind } from "../kinds.ts";
import { LIMITS } from "../types.ts";
import { decodeHeic } from "./heic.ts";
import type { Raw } from "./raw.ts";
import { withoutStamps } from "./stamps.ts";

/** One brightness a pixel, 0 black to 255 white. */
export type Gray = { data: Uint8Array; width: number; height: number };

sharp.concurrency(1);
sharp.cache(false);

/** Finer than this no recogniser gains, and memory stays bounded. */
const MAX_SIDE = 3000;

const options = { limitInputPixels: LIMITS.pixels, failOn: "truncated" as const, sequentialRead: true };

/**
 * Checks the size before anything is decoded; then turned upright by its EXIF note and brought to a workable size.
 * @throws ReadFailure too_many_pixels, damaged_file
 */
async function open(bytes: Uint8Array, kind: FileKind): Promise<Sharp> {
  if (kind === "heic") {
    const raw = await decodeHeic(bytes);
    return sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: raw.channels } });
  }
  let size: { width?: number; height?: number };
  try {
    size = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ReadFailure("damaged_file", error);
  }
  const { width = 0, height = 0 } = size;
  if (width * height > LIMITS.pixels || Math.max(width, height) > LIMITS.imageSide) throw new ReadFailure("too_many_pixels");
  return sharp(bytes, options).rotate();
}

/** A picture file → pixels of colour (three bytes each). */
export async function loadImage(bytes: Uint8Array, kind: FileKind): Promise<Raw> {
  const image = await open(bytes, kind);
  try {
    const { data, info } = await image
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: 3 };
  } catch (error) {
    throw new ReadFailure("damaged_file", error);
  }
}

/** The picture as PNG, `turns` quarter turns clockwise, wide enough to read on a phone. */
export const pngOf = async (raw: Raw, turns: number): Promise<Uint8Array> =>
  sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: raw.channels } })
    .rotate(turns * 90)
    .resize({ width: 1600, height: 1600, fit: "inside", withoutEnlargement: true })
    .png({ palette: true, colours: 32, effort: 1, compressionLevel: 6 }) // grain of a photo makes a picture of all colours several times as large
    .toBuffer();

/**
 * Colour → the darkness of ink: half the brightest channel, half the luminance, so that a coloured band pales while red print
 * stays dark; red stamps are taken off.
 */
export function inkOf(raw: Raw): Gray {
  const { data, width, height, channels } = raw;
  const out = new Uint8Array(width * height);
  for (let i = 0, j = 0; i < out.length; i++, j += channels) {
    const [r, g, b] = [data[j] ?? 0, data[j + 1] ?? 0, data[j + 2] ?? 0];
    out[i] = (Math.max(r, g, b) + 0.3 * r + 0.59 * g + 0.11 * b) / 2;
  }
  withoutStamps(raw, out);
  return { data: out, width, height };
}

/** Scales a gray picture. */
export async function resize(gray: Gray, width: number, height: number): Promise<Gray> {
  const { data, info } = await sharp(gray.data, { raw: { width: gray.width, height: gray.height, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
