import type { FileKind } from "./kinds.ts";
import { inkOf, loadImage, pngOf } from "./image/load.ts";
import type { Raw } from "./image/raw.ts";
import { rectify } from "./image/rectify.ts";
import { readPicture } from "./ocr/page.ts";
import type { PageWords } from "./types.ts";

type Picture = { words: PageWords; png: Uint8Array | undefined };

/** Pixels → words, and the upright picture as PNG when wanted. A page photographed at a slant is laid flat first. */
export async function readPixels(pixels: Raw, withPng: boolean): Promise<Picture> {
  const flat = await rectify(pixels);
  const words = await readPicture(inkOf(flat));
  return { words, png: withPng ? await pngOf(flat, words.turns) : undefined };
}

export const readPictureFile = async (bytes: Uint8Array, kind: FileKind, withPng: boolean): Promise<Picture> =>
  readPixels(await loadImage(bytes, kind), withPng);
