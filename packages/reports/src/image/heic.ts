import { ReadFailure } from "../failure.ts";
import { LIMITS } from "../types.ts";

import type { HeifImage, LibHeif } from "libheif-js/wasm-bundle.js";

/** Pixels of the first picture in a HEIC file, already upright. The decoder is loaded only when such a file comes. */
export async function decodeHeic(bytes: Uint8Array): Promise<{ data: Uint8ClampedArray; width: number; height: number; channels: 4 }> {
  const module = await import("libheif-js/wasm-bundle.js");
  const image = firstOf(module.default, bytes);
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > LIMITS.pixels) throw new ReadFailure("too_many_pixels");
  const data = new Uint8ClampedArray(width * height * 4);
  const done = await new Promise<unknown>((resolve) => image.display({ data, width, height }, resolve));
  if (!done) throw new ReadFailure("damaged_file");
  return { data, width, height, channels: 4 };
}

function firstOf(lib: LibHeif, bytes: Uint8Array): HeifImage {
  let image: HeifImage | undefined;
  try {
    image = new lib.HeifDecoder().decode(bytes)[0];
  } catch (error) {
    throw new ReadFailure("damaged_file", error);
  }
  if (!image) throw new ReadFailure("damaged_file");
  return image;
}
