import { ReadFailure } from "./failure.ts";
import { kindOf } from "./kinds.ts";
import { type Cell, type Line, toLines } from "./table/lines.ts";
import { type Box, type InputFile, LIMITS } from "./types.ts";

/** A line of print. `box`: fractions of the picture once it is upright (`page` is 1); `confidence`: of its least sure character, 0 to 1. */
export type TextLine = { text: string; box: Box; confidence: number };

const clip = (v: number): number => Number(Math.min(1, Math.max(0, v)).toFixed(4));

function boxOf(cells: readonly Cell[], page: { width: number; height: number; back?: (x: number, y: number) => number }): Box {
  const back = page.back ?? ((_, y) => y);
  const across = (pick: (c: Cell) => number): number[] => cells.map((c) => pick(c) / page.width);
  const down = (pick: (c: Cell) => number): number[] => cells.map((c) => back((c.x0 + c.x1) / 2, pick(c)) / page.height);
  const [x, y] = [clip(Math.min(...across((c) => c.x0))), clip(Math.min(...down((c) => c.y0)))];
  return { page: 1, x, y, w: clip(Math.max(...across((c) => c.x1)) - x), h: clip(Math.max(...down((c) => c.y1)) - y) };
}

const textOf = ({ cells }: Line): string => cells.map((cell) => cell.text).join("  ");

/** The lines of text on a picture (a label, a box), top to bottom, each with its place. Empty: nothing to read. @throws ReadFailure */
export async function readTextLines({ bytes }: InputFile): Promise<TextLine[]> {
  const kind = kindOf(bytes);
  if (kind === "empty") throw new ReadFailure("empty_file");
  if (bytes.length > LIMITS.bytes) throw new ReadFailure("too_large");
  if (kind === "unsupported" || kind === "pdf" || kind === "json") throw new ReadFailure("unsupported_file");
  const { readPictureFile } = await import("./picture.ts");
  const { words } = await readPictureFile(bytes, kind, false);
  return toLines(words.words).map((line) => ({ text: textOf(line), box: boxOf(line.cells, words), confidence: Math.min(...line.cells.map((c) => c.conf)) }));
}
