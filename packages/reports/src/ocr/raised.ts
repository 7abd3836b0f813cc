import type { Gray } from "../image/load.ts";
import { type Reading, stripOf } from "./recognise.ts";

/** A digit that ends so far above the foot of the others, in their heights, and is so much smaller, is a footnote's. */
const ABOVE = 0.25;
const SMALLER = 0.85;
/** Less high than this is a point or a stroke. */
const POINT = 0.3;
/** How sure one may be of a number that a footnote's digit was read into. */
const DISPUTED = 0.4;

type Glyph = { x0: number; x1: number; top: number; bottom: number };

/** What hangs together across a strip: its columns with ink, and how high the ink goes. */
function glyphsOf({ data, width, height }: Gray): Glyph[] {
  const [dark, light] = data.reduce(([a, b], v) => [Math.min(a, v), Math.max(b, v)], [255, 0]);
  const ink = (dark + light) / 2;
  const glyphs: Glyph[] = [];
  let open: Glyph | undefined;
  for (let x = 0; x < width; x++) {
    let [top, bottom] = [height, -1];
    for (let y = 0; y < height; y++) if ((data[y * width + x] ?? 255) < ink) [top, bottom] = [Math.min(top, y), y];
    if (bottom < 0) open = undefined;
    else if (open) Object.assign(open, { x1: x, top: Math.min(open.top, top), bottom: Math.max(open.bottom, bottom) });
    else glyphs.push((open = { x0: x, x1: x, top, bottom }));
  }
  return glyphs;
}

const high = (g: Glyph): number => g.bottom - g.top + 1;

/** The last digit of the number a box begins with, when it stands small and raised behind the others. */
function raisedDigit(gray: Gray, { rect, chars }: Reading): Reading["chars"][number] | undefined {
  const end = chars.findIndex(({ c }) => !/[\d.<>]/.test(c));
  const digits = chars.slice(0, end < 0 ? undefined : end).filter(({ c }) => /\d/.test(c));
  const last = digits.at(-1);
  if (digits.length < 2 || !last) return undefined;
  const strip = stripOf(gray, rect);
  const glyphs = glyphsOf(strip);
  const at = ({ at: place }: { at: number }): Glyph | undefined =>
    glyphs.toSorted((a, b) => Math.abs((a.x0 + a.x1) / 2 - place * strip.width) - Math.abs((b.x0 + b.x1) / 2 - place * strip.width))[0];
  const foot = digits.slice(0, -1).flatMap((d) => at(d) ?? []);
  const tallest = foot.toSorted((a, b) => high(b) - high(a))[0];
  const own = at(last);
  if (!tallest || !own || foot.includes(own)) return undefined;
  const raised = tallest.bottom - own.bottom > ABOVE * high(tallest) && high(own) < SMALLER * high(tallest) && high(own) > POINT * high(tallest);
  return raised ? last : undefined;
}

/** Numbers behind which a small raised digit was read as one of theirs (`5.6¹` as 5.61) are not sure. */
export function doubtRaised(gray: Gray, readings: readonly Reading[]): void {
  for (const reading of readings) {
    const digit = raisedDigit(gray, reading);
    if (digit) digit.p = Math.min(digit.p, DISPUTED);
  }
}
