import { type Gray, resize } from "../image/load.ts";
import { median } from "../table/lines.ts";
import { type Nets, run, tensor } from "./models.ts";
import { hull, type Point, type Rect, rectAt, smallestRect } from "./rect.ts";

const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];
/** Thresholds of differentiable binarisation as PP-OCR uses them: pixel, box, growth of the shrunken kernel. */
const PIXEL = 0.3;
const BOX = 0.5;
const GROW = 1.6;

/** The text boxes of a picture, in its own pixels. `side`: the long side the net sees. */
export async function detect(gray: Gray, nets: Nets, side: number): Promise<Rect[]> {
  const scale = Math.min(1.5, side / Math.max(gray.width, gray.height));
  const round = (v: number): number => Math.max(32, Math.round((v * scale) / 32) * 32);
  const [w, h] = [round(gray.width), round(gray.height)];
  const small = await resize(gray, w, h);
  const input = new Float32Array(3 * w * h);
  for (let c = 0; c < 3; c++) for (let i = 0; i < w * h; i++) input[c * w * h + i] = ((small.data[i] ?? 0) / 255 - (MEAN[c] ?? 0)) / (DEVIATION[c] ?? 1);
  const { data } = await run(nets.detect, tensor(input, [1, 3, h, w]));
  const [sx, sy] = [gray.width / w, gray.height / h];
  return boxesOf(components(data, w, h)).map((r) => ({ ...r, cx: r.cx * sx, cy: r.cy * sy, w: r.w * sx, h: r.h * sy }));
}

/** Hulls of the connected bright regions whose mean probability suffices. */
function components(map: Float32Array, w: number, h: number): Point[][] {
  const seen = new Uint8Array(w * h);
  const out: Point[][] = [];
  const stack: number[] = [];
  for (let start = 0; start < w * h; start++) {
    if (seen[start] === 1 || (map[start] ?? 0) < PIXEL) continue;
    let [sum, n] = [0, 0];
    const ends = new Map<number, [number, number]>();
    stack.push(start);
    seen[start] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % w, Math.floor(at / w)];
      sum += map[at] ?? 0;
      n++;
      const row = ends.get(y);
      if (!row) ends.set(y, [x, x]);
      else [row[0], row[1]] = [Math.min(row[0], x), Math.max(row[1], x)];
      for (const next of [x > 0 ? at - 1 : -1, x < w - 1 ? at + 1 : -1, at - w, at + w]) {
        if (next < 0 || next >= w * h || seen[next] === 1 || (map[next] ?? 0) < PIXEL) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    if (n >= 8 && sum / n >= BOX)
      out.push(
        hull(
          [...ends].flatMap(([y, [a, b]]): Point[] => [
            [a, y],
            [b, y],
          ]),
        ),
      );
  }
  return out;
}

/** Long runs of text have an angle of their own; a single digit takes that of the page. */
function boxesOf(hulls: readonly Point[][]): Rect[] {
  const free = hulls.map((points) => smallestRect(points));
  const page = median(free.filter((r) => r.w > 4 * r.h && Math.abs(r.angle) < 0.6).map((r) => r.angle));
  return free
    .map((r, i) => grow(r.w > 3 * r.h ? r : rectAt(hulls[i] ?? [], Math.abs(r.angle) > 1.2 && r.w > 1.8 * r.h ? r.angle : page)))
    .filter((r) => Math.min(r.w, r.h) >= 5);
}

function grow(r: Rect): Rect {
  const by = (r.w * r.h * GROW) / (2 * (r.w + r.h));
  return { ...r, w: r.w + 2 * by, h: r.h + 2 * by };
}
