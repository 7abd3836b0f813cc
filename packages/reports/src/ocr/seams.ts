import type { Gray } from "../image/load.ts";
import type { Nets } from "./models.ts";
import { hull, type Point, type Rect, rectAt } from "./rect.ts";
import { type Reading, recognise } from "./recognise.ts";

/** How far apart, in heights, two boxes may lie that the detector made of one number. */
const SEAM = 0.2;
const DISPUTED = 0.4;

const textOf = (r: Reading): string =>
  r.chars
    .map(({ c }) => c)
    .join("")
    .replaceAll(" ", "");
const corners = ({ cx, cy, w, h, angle }: Rect): Point[] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [-1, 1].flatMap((i) => [-1, 1].map((j): Point => [cx + (i * w * c - j * h * s) / 2, cy + (i * w * s + j * h * c) / 2]));
};

/** Whether `b` goes on where `a` ends, within a number. */
function meets(a: Reading, b: Reading): boolean {
  const h = Math.min(a.rect.h, b.rect.h);
  const [dx, dy] = [b.rect.cx - a.rect.cx, b.rect.cy - a.rect.cy];
  const [c, s] = [Math.cos(a.rect.angle), Math.sin(a.rect.angle)];
  const gap = dx * c + dy * s - (a.rect.w + b.rect.w) / 2;
  return (
    Math.abs(a.rect.angle - b.rect.angle) < 0.1 &&
    Math.abs(dy * c - dx * s) < 0.35 * h &&
    Math.max(a.rect.h, b.rect.h) < 1.5 * h &&
    gap < SEAM * h &&
    dx * c + dy * s > 0.3 * h &&
    /[\d.]$/.test(textOf(a)) &&
    /^[\d.]/.test(textOf(b))
  );
}

/** The two as one, when the whole says what its parts do, a digit that lay in both once; else not to be trusted. */
function whole(one: Reading, a: Reading, b: Reading): Reading {
  const [left, right] = [textOf(a), textOf(b)];
  const same = [left + right, left + right.slice(1), left.slice(0, -1) + right].includes(textOf(one));
  return same ? one : { ...one, chars: one.chars.map((c) => ({ ...c, p: Math.min(c.p, DISPUTED) })) };
}

/** Numbers that the detector cut in two boxes, read as one. */
export async function withoutSeams(gray: Gray, readings: readonly Reading[], nets: Nets): Promise<Reading[]> {
  const pairs: { a: Reading; b: Reading }[] = [];
  const used = new Set<Reading>();
  for (const a of readings) {
    const b = readings.find((x) => x !== a && !used.has(x) && meets(a, x));
    if (!b || used.has(a)) continue;
    used.add(a).add(b);
    pairs.push({ a, b });
  }
  if (pairs.length === 0) return [...readings];
  const rects = pairs.map(({ a, b }) => rectAt(hull([...corners(a.rect), ...corners(b.rect)]), a.rect.angle));
  const read = await recognise(gray, rects, nets);
  const joined = pairs.map(({ a, b }, i) => {
    const one = read.find(({ rect }) => rect === rects[i]);
    return one ? whole(one, a, b) : a;
  });
  return [...readings.filter((r) => !used.has(r)), ...joined];
}
