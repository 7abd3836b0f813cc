import { withoutGrain } from "../image/grain.ts";
import { evenLight, turn } from "../image/light.ts";
import type { Gray } from "../image/load.ts";
import type { PageWords } from "../types.ts";
import { detect } from "./detect.ts";
import { type Nets, nets as load } from "./models.ts";
import { doubtRaised } from "./raised.ts";
import type { Rect } from "./rect.ts";
import { type Reading, recognise, upsideDown } from "./recognise.ts";
import { withoutSeams } from "./seams.ts";
import { toWords } from "./words.ts";

const SIDE = 1280;

const standing = (rects: readonly Rect[]): boolean => {
  const long = rects.filter((r) => Math.max(r.w, r.h) > 2.5 * Math.min(r.w, r.h));
  const upright = (r: Rect): boolean => Math.abs(r.angle) > Math.PI / 4 !== r.h > r.w;
  const length = (list: readonly Rect[]): number => list.reduce((s, r) => s + Math.max(r.w, r.h), 0);
  return length(long.filter(upright)) > 0.6 * length(long) && long.length > 2;
};

/** A number with a character less sure than this is read again. */
const AGAIN = 0.95;
const AGREED = 0.9;
const DISPUTED = 0.4;
const textOf = (r: Reading): string =>
  r.chars
    .map((c) => c.c)
    .join("")
    .replaceAll(" ", "");

/** Numbers that were not read with certainty are read a second time off another crop: what both say stands, where they differ the person is asked. */
async function readTwice(gray: Gray, rects: readonly Rect[], nets: Nets): Promise<Reading[]> {
  const first = await recognise(gray, rects, nets);
  const unsure = first.filter((r) => /\d/.test(textOf(r)) && r.chars.some((c) => c.p < AGAIN));
  const second = await recognise(
    gray,
    unsure.map(({ rect }) => ({ ...rect, w: rect.w + 0.15 * rect.h, h: rect.h * 0.9 })),
    nets,
  );
  for (const r of unsure) {
    const other = second.find((s) => s.rect.cx === r.rect.cx && s.rect.cy === r.rect.cy);
    const same = other !== undefined && textOf(other) === textOf(r);
    for (const c of r.chars) c.p = same ? Math.max(c.p, AGREED) : Math.min(c.p, /[\d.<>]/.test(c.c) ? Math.max(DISPUTED, c.p - 0.2) : c.p);
  }
  return first;
}

/** Other crops of a box in which nothing was read: by how many heights wider, and what part of its height. */
const CROPS = [
  [0.6, 0.8],
  [1.2, 1],
] as const;
/** What only another crop shows is never sure. */
const FAINT = 0.8;

/** Boxes in which nothing was read (an arrow, a single character) are read once more off wider crops. */
async function readFaint(gray: Gray, readings: readonly Reading[], nets: Nets): Promise<Reading[]> {
  let blank = readings.filter((r) => textOf(r) === "");
  const found: Reading[] = [];
  for (const [wider, part] of CROPS) {
    if (blank.length === 0) break;
    const crops = blank.map(({ rect }) => ({ ...rect, w: rect.w + wider * rect.h, h: rect.h * part }));
    const read = await recognise(gray, crops, nets);
    const seen = read.filter((r) => textOf(r) !== "");
    found.push(...seen.map((r) => ({ ...r, chars: r.chars.map((c) => ({ ...c, p: Math.min(c.p, FAINT) })) })));
    blank = blank.filter((_, i) => !seen.some((r) => r.rect === crops[i]));
  }
  return [...readings.filter((r) => textOf(r) !== ""), ...found];
}

/**
 * A picture of a page → its words. Grain taken off, light evened out, text found, the page turned the right way up, every box read.
 * `turns`: quarter turns clockwise that brought it upright (boxes are of the turned page).
 */
export async function readPicture(picture: Gray): Promise<PageWords & { turns: number }> {
  const nets = await load();
  let gray = await evenLight(await withoutGrain(picture));
  let turns = 0;
  let rects = await detect(gray, nets, SIDE);
  if (standing(rects)) {
    gray = turn(gray, 1);
    turns = 1;
    rects = await detect(gray, nets, SIDE);
  }
  if ((await upsideDown(gray, rects, nets)) > 0.6) {
    gray = turn(gray, 2);
    turns += 2;
    rects = rects.map((r) => ({ ...r, cx: gray.width - r.cx, cy: gray.height - r.cy }));
  }
  const readings = await withoutSeams(gray, await readFaint(gray, await readTwice(gray, rects, nets), nets), nets);
  doubtRaised(gray, readings);
  return { width: gray.width, height: gray.height, ...toWords(readings, gray.width, gray.height), source: "ocr", turns };
}
