import { isCjk } from "../text.ts";
import type { Word } from "../types.ts";
import type { Reading } from "./recognise.ts";
import { dropOf } from "./slope.ts";

/** Part of a box's height that is print; the rest is the margin the detector leaves. */
const PRINT = 0.68;
/** A gap this wide (in heights of print) is the space between two columns that the detector took as one box. */
const COLUMN_GAP = 1.1;

type Run = { text: string; from: number; to: number; ps: number[] };

const breadth = (c: string): number => (isCjk(c) ? 1 : /[a-z0-9A-Z]/.test(c) ? 0.55 : 0.4);

/** Characters of a box → runs, cut where the gap is a column's. Places in heights of print along the box. */
function runsOf(reading: Reading): Run[] {
  const length = reading.rect.w / (reading.rect.h * PRINT);
  const runs: Run[] = [];
  for (const { c, at, p } of reading.chars) {
    const [from, to] = [at * length - breadth(c) / 2, at * length + breadth(c) / 2];
    const last = runs.at(-1);
    if (last && (c === " " || from - last.to < COLUMN_GAP)) {
      last.text += c;
      last.ps.push(c === " " ? 1 : p);
      if (c !== " ") last.to = to;
    } else if (c !== " ") runs.push({ text: c, from, to, ps: [p] });
  }
  return runs.map((r) => ({ ...r, text: r.text.trimEnd(), ps: r.ps.slice(0, r.text.trimEnd().length) }));
}

/**
 * Readings → words on a straightened page: each is moved along its line to where that crosses the middle of the page. `back`
 * leads from a straightened place to the height on the picture, for the box that is shown.
 */
export function toWords(readings: readonly Reading[], width: number, height: number): { words: Word[]; back: (x: number, y: number) => number } {
  const drop = dropOf(
    readings.map((r) => r.rect),
    width,
    height,
  );
  const words = readings.flatMap((reading) => {
    const { rect } = reading;
    const h = rect.h * PRINT;
    const [c, s] = [Math.cos(rect.angle), Math.sin(rect.angle)];
    return runsOf(reading).map((run): Word => {
      const along = ((run.from + run.to) / 2) * h - rect.w / 2;
      const [x, y] = [rect.cx + along * c, rect.cy + along * s];
      const w = (run.to - run.from) * h;
      return { text: run.text, x: x - w / 2, y: y - drop(x, y) - h / 2, w, h, conf: Math.min(...run.ps), confs: run.ps };
    });
  });
  return { words, back: (x, y) => y + drop(x, y) };
}
