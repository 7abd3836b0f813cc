import type { Raw } from "./raw.ts";

/** The picture is looked at in cells of this many pixels. */
const CELL = 4;
/** So many of a cell's sixteen pixels must be red. */
const ENOUGH = 3;
/** A stamp is this part of the picture's shorter side, in either direction, and not much longer one way than the other; print in red is smaller. */
const SIZE = [0.07, 0.7] as const;
const LONGER = 3;
/** A ring with characters leaves most of its square bare; a red band does not. */
const FULL = 0.6;

/** What a stamp alone is brought to, and which of its pixels by brightness are taken to be the stamp alone. */
const PALE = 250;
const ALONE = 0.6;

/** What is left of a stamp's rim is paler than print: from here to there, as parts of the paper's brightness, it goes over into paper. */
const RIM = [0.74, 0.86] as const;

type Area = { x0: number; y0: number; x1: number; y1: number };

/** How much redder than anything else a pixel is, in a light that may be dim. */
const isRed = (r: number, g: number, b: number): boolean => r > 70 && r - Math.max(g, b) > 0.18 * r;

function redCells({ data, width, height, channels }: Raw): { cells: Uint8Array; w: number; h: number } {
  const [w, h] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const cells = new Uint8Array(w * h);
  for (let y = 0; y < h * CELL; y++)
    for (let x = 0; x < w * CELL; x++) {
      const at = (y * width + x) * channels;
      if (!isRed(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
      const cell = Math.floor(y / CELL) * w + Math.floor(x / CELL);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
  return { cells, w, h };
}

/** Where red stamps lie: red that hangs together over more than a printed line, with bare paper between. */
export function stampsOf(raw: Raw): Area[] {
  const { cells, w, h } = redCells(raw);
  const least = (SIZE[0] * Math.min(raw.width, raw.height)) / CELL;
  const most = (SIZE[1] * Math.min(raw.width, raw.height)) / CELL;
  const seen = new Uint8Array(cells.length);
  const found: Area[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (seen[start] === 1 || (cells[start] ?? 0) < ENOUGH) continue;
    const stack = [start];
    seen[start] = 1;
    let [x0, y0, x1, y1, n] = [w, h, 0, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % w, Math.floor(at / w)];
      [x0, y0, x1, y1, n] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y), n + 1];
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const [u, v] = [x + dx, y + dy];
          const next = v * w + u;
          if (u < 0 || v < 0 || u >= w || v >= h || seen[next] === 1 || (cells[next] ?? 0) < ENOUGH) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    const [across, down] = [x1 - x0 + 1, y1 - y0 + 1];
    const square = Math.max(across, down) < LONGER * Math.min(across, down);
    if (Math.min(across, down) > least && Math.max(across, down) < most && square && n < FULL * across * down)
      found.push({ x0: x0 * CELL, y0: y0 * CELL, x1: (x1 + 1) * CELL, y1: (y1 + 1) * CELL });
  }
  return found;
}

/** Colour is kept coarser than light in a JPEG, so that the edges of a stamp stay behind as a pale drawing of it. */
function withoutRim(gray: Uint8Array, width: number, { x0, y0, x1, y1 }: Area): void {
  const rows = Array.from({ length: y1 - y0 }, (_, i) => gray.subarray((y0 + i) * width + x0, (y0 + i) * width + x1));
  const levels = rows.flatMap((row) => Array.from({ length: Math.ceil(row.length / 4) }, (_, i) => row[4 * i] ?? 255)).toSorted((a, b) => a - b);
  const paper = levels[Math.floor(levels.length / 2)] ?? 255;
  for (const row of rows)
    row.forEach((v, i) => {
      const pale = Math.min(1, Math.max(0, (v / paper - RIM[0]) / (RIM[1] - RIM[0])));
      row[i] = v + (Math.max(v, paper) - v) * pale;
    });
}

/** Takes stamps off a picture in gray: under them the brightest channel alone, in which red all but vanishes and black print does not. */
export function withoutStamps(raw: Raw, gray: Uint8Array): void {
  const { data, width, channels } = raw;
  for (const { x0, y0, x1, y1 } of stampsOf(raw)) {
    const red: number[] = [];
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const j = (y * width + x) * channels;
        const [r, g, b] = [data[j] ?? 0, data[j + 1] ?? 0, data[j + 2] ?? 0];
        gray[y * width + x] = Math.max(r, g, b);
        if (isRed(r, g, b)) red.push(y * width + x);
      }
    const alone = red.map((i) => gray[i] ?? 0).toSorted((a, b) => a - b)[Math.floor(red.length * ALONE)] ?? PALE;
    for (const i of red) gray[i] = Math.min(255, ((gray[i] ?? 0) * PALE) / alone);
    withoutRim(gray, width, { x0, y0, x1, y1 });
  }
}
