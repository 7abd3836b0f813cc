/** A rectangle at an angle (radians, clockwise with y down): centre, length along the text, height across it. */
export type Rect = { cx: number; cy: number; w: number; h: number; angle: number };
export type Point = readonly [x: number, y: number];

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Convex hull (monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of list) {
      while (out.length >= 2 && cross(out.at(-2) as Point, out.at(-1) as Point, p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return sorted.length < 3 ? [...sorted] : [...half(sorted), ...half(sorted.toReversed())];
}

/** The box of a hull seen at an angle. */
export function rectAt(points: readonly Point[], angle: number): Rect {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const [u, v] = [x * c + y * s, y * c - x * s];
    [u0, u1, v0, v1] = [Math.min(u0, u), Math.max(u1, u), Math.min(v0, v), Math.max(v1, v)];
  }
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  return { cx: u * c - v * s, cy: u * s + v * c, w: u1 - u0 + 1, h: v1 - v0 + 1, angle };
}

/** The smallest rectangle around a hull, its long side as the direction of the text, angle within ±90°. */
export function smallestRect(points: readonly Point[]): Rect {
  let best = rectAt(points, 0);
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    if (p === q) return;
    const rect = rectAt(points, Math.atan2(q[1] - p[1], q[0] - p[0]));
    if (rect.w * rect.h < best.w * best.h) best = rect;
  });
  const turned = best.h > best.w ? { ...best, w: best.h, h: best.w, angle: best.angle + Math.PI / 2 } : best;
  let angle = turned.angle;
  while (angle > Math.PI / 2) angle -= Math.PI;
  while (angle <= -Math.PI / 2) angle += Math.PI;
  return { ...turned, angle };
}
