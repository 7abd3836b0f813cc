import { type Line, toLines } from "../table/lines.ts";

/** Lines of a page from what stands where: each `[x, y, text]` ten high, five wide a character (ten a Chinese one). */
export const linesOf = (words: readonly (readonly [x: number, y: number, text: string])[]): Line[] =>
  toLines(words.map(([x, y, text]) => ({ text, x, y, w: [...text].reduce((w, c) => w + (/[\u3400-\u9fff]/.test(c) ? 10 : 5), 0), h: 10, conf: 1 })));
