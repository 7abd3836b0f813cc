/** "I g n o r e", "i.w.a.n.t t o d i e", "无·视·你": characters that stand one by one are put together, so that what they say is read. */
import { isOrdinary } from "../understand/ordinary.ts";

const BETWEEN = "[\\s·•.。*_|~/\\-]{1,3}";
const ONE_BY_ONE = new RegExp(
  `(?<![A-Za-z])[A-Za-z](?:${BETWEEN}[A-Za-z](?![A-Za-z])){3,}|\\p{Script=Han}(?:${BETWEEN}\\p{Script=Han}(?!\\p{Script=Han})){3,}`,
  "gu",
);
const unspaced = (run: string): string => run.replace(new RegExp(BETWEEN, "gu"), "");
/** The runs closed up; the words in them have lost their ends. */
export const closed = (text: string): string => text.replace(ONE_BY_ONE, unspaced);

/** The fewest ordinary words that letters without ends make. */
const LONGEST = 14;
const isWord = (s: string): boolean => (s.length > 1 ? isOrdinary(s) : s === "a" || s === "i");
const UNKNOWN = 3;
export function parted(run: string): string {
  const best: { cost: number; words: readonly string[] }[] = [{ cost: 0, words: [] }];
  for (let end = 1; end <= run.length; end++) {
    const before = best[end - 1];
    best.push({ cost: (before?.cost ?? 0) + UNKNOWN, words: [...(before?.words ?? []), run.slice(end - 1, end)] });
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const [from, to] = [best[start], best[end]];
      if (from && to && from.cost + 1 <= to.cost && isWord(run.slice(start, end).toLowerCase()))
        best[end] = { cost: from.cost + 1, words: [...from.words, run.slice(start, end)] };
    }
  }
  return best[run.length]?.words.join(" ") ?? run;
}

/** Nobody hides more than this in spaced letters. */
export const MOST_SPACED = 400;
/** @returns the text with what stands one by one in words; `undefined` where nothing does */
export function together(text: string): string | undefined {
  const words = text.replace(ONE_BY_ONE, (run) => {
    const whole = unspaced(run);
    return /^[a-z]/iu.test(whole) ? parted(whole.slice(0, MOST_SPACED)) : whole;
  });
  return words === text ? undefined : words;
}
