import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ReadFailure } from "./failure.ts";
import { kindOf } from "./kinds.ts";
import { type Cell, type Line, toLines } from "./table/lines.ts";
import { type Box, type InputFile, LIMITS, type PageWords } from "./types.ts";

/** A line of print. `box`: fractions of its page once it is upright; `confidence`: of its least sure character, 0 to 1; `cells`: its runs of text, with each character's. */
export type TextLine = { text: string; box: Box; confidence: number; cells: { text: string; confs: number[] }[] };

/** A label as a PDF has a page or two. */
const PAGES = 4;

const clip = (v: number): number => Number(Math.min(1, Math.max(0, v)).toFixed(4));

function boxOf(cells: readonly Cell[], page: { width: number; height: number; back?: (x: number, y: number) => number }): Box {
  const back = page.back ?? ((_, y) => y);
  const across = (pick: (c: Cell) => number): number[] => cells.map((c) => pick(c) / page.width);
  const down = (pick: (c: Cell) => number): number[] => cells.map((c) => back((c.x0 + c.x1) / 2, pick(c)) / page.height);
  const [x, y] = [clip(Math.min(...across((c) => c.x0))), clip(Math.min(...down((c) => c.y0)))];
  return { page: 1, x, y, w: clip(Math.max(...across((c) => c.x1)) - x), h: clip(Math.max(...down((c) => c.y1)) - y) };
}

const textOf = ({ cells }: Line): string => cells.map((cell) => cell.text).join("  ");

const linesOf = (words: PageWords, page: number): TextLine[] =>
  toLines(words.words).map((line) => ({
    text: textOf(line),
    box: { ...boxOf(line.cells, words), page },
    confidence: Math.min(...line.cells.map((c) => c.conf)),
    cells: line.cells.map(({ text, confs }) => ({ text, confs })),
  }));

/** The lines of text on a label or box (a picture, or the first pages of a PDF), top to bottom, each with its place. Empty: nothing to read. @throws ReadFailure */
export async function readTextLines({ bytes }: InputFile): Promise<TextLine[]> {
  const kind = kindOf(bytes);
  if (kind === "empty") throw new ReadFailure("empty_file");
  if (bytes.length > LIMITS.bytes) throw new ReadFailure("too_large");
  if (kind === "unsupported" || kind === "json") throw new ReadFailure("unsupported_file");
  if (kind === "pdf") return readPdfLines(bytes);
  const { readPictureFile } = await import("./picture.ts");
  return linesOf((await readPictureFile(bytes, kind, false)).words, 1);
}

/** By the text layer; a page without one is drawn and read as a picture. */
async function readPdfLines(bytes: Uint8Array): Promise<TextLine[]> {
  const [{ openPdf }, { textOf: layerOf, isReadable }] = await Promise.all([import("./pdf/open.ts"), import("./pdf/text.ts")]);
  const pdf = await openPdf(bytes);
  const lines: TextLine[] = [];
  try {
    for (let n = 1; n <= Math.min(pdf.numPages, PAGES); n++) {
      const page = await pdf.getPage(n);
      const layer = await layerOf(page);
      lines.push(...linesOf(isReadable(layer) ? layer : await drawnWords(page), n));
      page.cleanup();
    }
  } finally {
    await pdf.loadingTask.destroy();
  }
  return lines;
}

async function drawnWords(page: PDFPageProxy): Promise<PageWords> {
  const [{ renderPage }, { readPixels }] = await Promise.all([import("./pdf/render.ts"), import("./picture.ts")]);
  const { rgba, width, height } = await renderPage(page, 2200);
  return (await readPixels({ data: rgba, width, height, channels: 4 }, false)).words;
}
