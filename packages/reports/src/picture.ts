import type { FileKind } from "./kinds.ts";
import { inkOf, loadImage, pngOf } from "./image/load.ts";
import { readPicture } from "./ocr/page.ts";
import type { PageWords } from "./types.ts";

type Pixels = Parameters<typeof inkOf>[0];
type Picture = { words: PageWords; png: Uint8Array | undefined };

/** Pixels → words, and the upright picture as PNG when wanted. */
export async function readPixels(pixels: Pixels, withPng: boolean): Promise<Picture> {
  const words = await readPicture(inkOf(pixels));
  return { words, png: withPng ? await pngOf(pixels, words.turns) : undefined };
}

export const readPictureFile = async (bytes: Uint8Array, kind: FileKind, withPng: boolean): Promise<Picture> =>
  readPixels(await loadImage(bytes, kind), withPng);
