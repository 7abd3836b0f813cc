import { hull, type Point } from "../ocr/rect.ts";
import type { Gray } from "./load.ts";

/** The corners of a page on a darker ground, clockwise from the top left, in the pixels of the picture. */
export type Quad = readonly [Point, Point, Point, Point];

/** Share of the picture a page takes up: less is a card on a table, more has no ground around it. */
const AREA = [0.2, 0.985] as const;
/** How much of the four-cornered outline the paper fills; and of each side that must be an edge one can see. */
const FILLED = 0.94;
const EDGED = 0.7;
const STEP = 22;
/** Print outside of the outline, against print inside: there is text that would be cut off. */
const OUTSIDE = 0.25;

/** Otsu: the brightness that parts ground and paper best. */
function threshold({ data }: Gray): number {
  const histogram = new Float64Array(256);
  for (const v of data) histogram[v] = (histogram[v] ?? 0) + 1;
  const all = histogram.reduce((s, n, v) => s + n * v, 0);
  let [n0, s0, best, at] = [0, 0, 0, 128];
  for (let v = 0; v < 256; v++) {
    n0 += histogram[v] ?? 0;
    s0 += v * (histogram[v] ?? 0);
    const n1 = data.length - n0;
    if (n0 === 0 || n1 === 0) continue;
    const between = n0 * n1 * (s0 / n0 - (all - s0) / n1) ** 2;
    if (between > best) [best, at] = [between, v];
  }
  return at;
}

/** The ends of each row of the largest bright region. */
function brightest({ data, width, height }: Gray, over: number): { ends: Point[]; size: number } {
  const seen = new Uint8Array(data.length);
  let best: { ends: Point[]; size: number } = { ends: [], size: 0 };
  for (let start = 0; start < data.length; start++) {
    if (seen[start] === 1 || (data[start] ?? 0) <= over) continue;
    const rows = new Map<number, [number, number]>();
    const stack = [start];
    seen[start] = 1;
    let size = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      size++;
      const row = rows.get(y) ?? [x, x];
      rows.set(y, [Math.min(row[0], x), Math.max(row[1], x)]);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, y > 0 ? at - width : -1, y < height - 1 ? at + width : -1]) {
        if (next < 0 || seen[next] === 1 || (data[next] ?? 0) <= over) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    if (size > best.size)
      best = {
        size,
        ends: [...rows].flatMap(([y, [a, b]]): Point[] => [
          [a, y],
          [b, y],
        ]),
      };
  }
  return best;
}

const areaOf = (points: readonly Point[]): number =>
  Math.abs(points.reduce((s, [x, y], i) => s + x * (points[(i + 1) % points.length]?.[1] ?? y) - (points[(i + 1) % points.length]?.[0] ?? x) * y, 0)) / 2;

/** Where the lines through two sides meet; undefined when they are all but parallel. */
function meet(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [p, q, r, s] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const det = p * s - q * r;
  if (Math.abs(det) < 1e-6) return undefined;
  const t = ((c[0] - a[0]) * s - (c[1] - a[1]) * r) / det;
  return [a[0] + t * p, a[1] + t * q];
}

/** Takes away, again and again, the side whose loss adds least to the outline, its neighbours lengthened until they meet; four remain. */
function fourSides(outline: readonly Point[]): Point[] | undefined {
  let points = [...outline];
  while (points.length > 4) {
    let best: { points: Point[]; cost: number } | undefined;
    const n = points.length;
    for (let i = 0; i < n; i++) {
      const [a, b, c, d] = [points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n]] as [Point, Point, Point, Point];
      const corner = meet(a, b, d, c);
      if (!corner) continue;
      const outward =
        (corner[0] - b[0]) * (b[0] - a[0]) + (corner[1] - b[1]) * (b[1] - a[1]) >= 0 &&
        (corner[0] - c[0]) * (c[0] - d[0]) + (corner[1] - c[1]) * (c[1] - d[1]) >= 0;
      const cost = areaOf([b, corner, c]);
      if (outward && (!best || cost < best.cost)) best = { cost, points: points.flatMap((p, k) => (k === i ? [corner] : k === (i + 1) % n ? [] : [p])) };
    }
    if (!best) return undefined;
    points = best.points;
  }
  return points.length === 4 ? points : undefined;
}

/** Clockwise, from the corner nearest to the top left. */
function ordered(points: readonly Point[]): Quad {
  const [cx, cy] = [points.reduce((s, p) => s + p[0], 0) / 4, points.reduce((s, p) => s + p[1], 0) / 4];
  const around = points.toSorted((a, b) => Math.atan2(a[1] - cy, a[0] - cx) - Math.atan2(b[1] - cy, b[0] - cx));
  const first = around.reduce((best, p, i) => (p[0] + p[1] < (around[best]?.[0] ?? 0) + (around[best]?.[1] ?? 0) ? i : best), 0);
  return [...around.slice(first), ...around.slice(0, first)] as unknown as Quad;
}

/** Whether along each side the paper ends at once: a shadow fades, an edge does not. */
function hasEdges({ data, width, height }: Gray, quad: Quad): boolean {
  const at = (x: number, y: number): number =>
    data[Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))] ?? 0;
  return quad.every((a, i) => {
    const b = quad[(i + 1) % 4] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]; // clockwise: inward
    let [seen, edged] = [0, 0];
    for (let t = 0.05; t <= 0.95; t += 0.02) {
      const [x, y] = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
      const [ox, oy] = [x - 3 * nx, y - 3 * ny];
      if (ox < 0 || oy < 0 || ox >= width || oy >= height) continue; // the page runs out of the picture here
      seen++;
      if (at(x + 3 * nx, y + 3 * ny) - at(ox, oy) > STEP) edged++;
    }
    return seen === 0 || edged / seen >= EDGED;
  });
}

const inside = (quad: Quad, x: number, y: number): boolean =>
  quad.every((a, i) => {
    const b = quad[(i + 1) % 4] as Point;
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0;
  });

/** Whether there is about as much print outside as inside: then the outline is not the page's. */
function cutsText({ data, width, height }: Gray, quad: Quad): boolean {
  const count = { in: 0, inAll: 1, out: 0, outAll: 1 };
  for (let y = 4; y < height - 4; y += 2)
    for (let x = 4; x < width - 4; x += 2) {
      const sharp = Math.abs((data[y * width + x + 1] ?? 0) - (data[y * width + x - 1] ?? 0)) > 30 ? 1 : 0;
      if (inside(quad, x, y)) [count.in, count.inAll] = [count.in + sharp, count.inAll + 1];
      else if (![-5, 5].some((d) => inside(quad, x + d, y) || inside(quad, x, y + d))) [count.out, count.outAll] = [count.out + sharp, count.outAll + 1];
    }
  return count.out / count.outAll > OUTSIDE * (count.in / count.inAll);
}

/** The page in a small picture of it; undefined when its outline cannot be made out beyond doubt. */
export function findPage(small: Gray): Quad | undefined {
  const { ends, size } = brightest(small, threshold(small));
  const outline = hull(ends);
  const all = small.width * small.height;
  if (outline.length < 4 || size / all < AREA[0]) return undefined;
  const four = fourSides(outline);
  if (!four) return undefined;
  const quad = ordered(four);
  const area = areaOf(quad);
  if (area / all > AREA[1] || areaOf(outline) / area < FILLED) return undefined;
  return hasEdges(small, quad) && !cutsText(small, quad) ? quad : undefined;
}
