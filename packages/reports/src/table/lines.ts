import type { Word } from "../types.ts";
import { clean } from "../text.ts";

/** A run of text on a line that stands apart from its neighbours. */
export type Cell = { text: string; x0: number; x1: number; y0: number; y1: number; conf: number; confs: number[] };
export type Line = { cells: Cell[]; y0: number; y1: number; h: number };

/** Gap, in heights of the text, from which two words are two cells; under the second they are one word. */
const CELL_GAP = 0.75;
const WORD_GAP = 0.18;
/** A line drawn with signs parts a sheet and says nothing. */
const RULE = /^(?:[-=_.*·~]\s?){8,}$/;
/** A footnote's number stands no further behind what it is for. */
const NOTE_GAP = 2;

const middle = (w: { y: number; h: number }): number => w.y + w.h / 2;

/** Words that overlap by more than half in height are on one line. Raised small print (an exponent) joins its line too. */
function cluster(words: readonly Word[]): Word[][] {
  const lines: { words: Word[]; y: number; h: number }[] = [];
  for (const w of words.toSorted((a, b) => b.h - a.h || middle(a) - middle(b))) {
    let best: (typeof lines)[number] | undefined;
    let bestGap = Infinity;
    for (const line of lines) {
      const overlap = Math.min(w.y + w.h, line.y + line.h) - Math.max(w.y, line.y);
      const gap = Math.abs(middle(w) - (line.y + line.h / 2));
      if (overlap > 0.5 * Math.min(w.h, line.h) && gap < 0.6 * Math.max(w.h, line.h) && line.h < 2.2 * w.h && gap < bestGap) [best, bestGap] = [line, gap];
    }
    if (!best) lines.push({ words: [w], y: w.y, h: w.h });
    else {
      best.words.push(w);
      if (w.h > 0.8 * best.h) best.y += (middle(w) - (best.y + best.h / 2)) / best.words.length;
    }
  }
  return lines.toSorted((a, b) => a.y - b.y).map((l) => l.words.toSorted((a, b) => a.x - b.x));
}

/** An exponent set as small raised print: `×10` `9` `/L`. */
const isRaised = (cell: Cell, w: Word): boolean =>
  cell.text.endsWith("10") && /^\d{1,2}$/.test(w.text) && w.h < 0.85 * (cell.y1 - cell.y0) && middle(w) < (cell.y0 + cell.y1) / 2;

/** A footnote's number, small and raised behind a word or a result of a text layer (of which heights are exact): no part of either. A unit's power (`/1.73m` `2`) is. */
const isNote = (cell: Cell, w: Word, h: number): boolean =>
  w.confs === undefined && /^\d{1,2}$/.test(w.text.trim()) && w.h < 0.8 * h && middle(w) < cell.y0 + 0.5 * h && !/(?:10|[\d/.]\s?[cmuµμ]?m)$/i.test(cell.text);
/** Digits set one by one with a little air between them: one number. */
const isSpaced = (cell: Cell, w: Word, gap: number, h: number): boolean =>
  w.confs === undefined &&
  gap < 0.5 * h &&
  /^[<>]?[\d.,]+$/.test(cell.text) &&
  /^[\d.,]+$/.test(w.text) &&
  (w.text.length === 1 || /(?:^|[.,])\d?$/.test(cell.text));

/** Two boxes of a recogniser that meet within a number: a digit cut by their edge may have been read twice, or as another. */
const isCut = (cell: Cell, w: Word): boolean => w.confs !== undefined && /[\d.]$/.test(cell.text) && /^[\d.]/.test(w.text);
const CUT = 0.4;
function doubt(cell: Cell, at: number): void {
  for (const i of [at - 1, at]) cell.confs[i] = Math.min(cell.confs[i] ?? 1, CUT);
  cell.conf = Math.min(cell.conf, CUT);
}

function cellsOf(words: readonly Word[]): Cell[] {
  const cells: Cell[] = [];
  let heightOfLast = 0;
  for (const w of words) {
    const last = cells.at(-1);
    const h = Math.max(heightOfLast, w.h);
    const gap = last ? w.x - last.x1 : Infinity;
    if (last && gap < NOTE_GAP * h && isNote(last, w, h)) {
      last.x1 = Math.max(last.x1, w.x + w.w);
      continue;
    }
    if (last && gap < CELL_GAP * h) {
      if (gap < -0.6 * h && last.text.includes(w.text.trim())) continue; // shadow print: the same word drawn twice
      const glue = isRaised(last, w) ? "^" : gap > WORD_GAP * h && !isSpaced(last, w, gap, h) ? " " : "";
      const cut = glue === "" && isCut(last, w);
      last.text += glue + w.text;
      last.confs.push(...(glue ? [1] : []), ...confsOf(w));
      if (cut) doubt(last, last.text.length - w.text.length);
      last.x1 = Math.max(last.x1, w.x + w.w);
      last.y0 = Math.min(last.y0, w.y);
      last.y1 = Math.max(last.y1, w.y + w.h);
      last.conf = Math.min(last.conf, w.conf);
    } else cells.push({ text: w.text, x0: w.x, x1: w.x + w.w, y0: w.y, y1: w.y + w.h, conf: w.conf, confs: [...confsOf(w)] });
    heightOfLast = w.h;
  }
  return cells.map(tidy).filter((c) => c.text !== "" && !RULE.test(c.text));
}

const confsOf = (w: Word): number[] => (w.confs?.length === w.text.length ? w.confs : Array.from({ length: w.text.length }, () => w.conf));

/** Cleaned; where cleaning changes the length, every character is as sure as the least sure. */
function tidy(cell: Cell): Cell {
  const text = clean(cell.text);
  return { ...cell, text, confs: text.length === cell.text.length ? cell.confs : Array.from({ length: text.length }, () => cell.conf) };
}

/** A run printed with several spaces inside is several cells (plain text sheets in a fixed-width font). */
function spread(word: Word): Word[] {
  if (!/\S\s{2,}\S/.test(word.text)) return word.text.trim() ? [word] : [];
  const unit = word.w / word.text.length;
  return [...word.text.matchAll(/\S+(?:\s\S+)*/g)].map((m) => ({
    ...word,
    confs: confsOf(word).slice(m.index, m.index + m[0].length),
    text: m[0],
    x: word.x + m.index * unit,
    w: m[0].length * unit,
  }));
}

/** Words of a page → its lines, top to bottom, each with its cells, left to right. */
export function toLines(words: readonly Word[]): Line[] {
  return cluster(words.flatMap(spread))
    .map((group) => {
      const cells = cellsOf(group);
      return { cells, y0: Math.min(...cells.map((c) => c.y0)), y1: Math.max(...cells.map((c) => c.y1)), h: median(cells.map((c) => c.y1 - c.y0)) };
    })
    .filter((l) => l.cells.length > 0);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
