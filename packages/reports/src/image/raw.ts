/** A picture as its pixels, red, green, blue and perhaps alpha, row by row. */
export type Raw = { data: Uint8Array | Uint8ClampedArray; width: number; height: number; channels: 3 | 4 };
