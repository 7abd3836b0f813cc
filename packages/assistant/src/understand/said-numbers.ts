/** Numbers as people say them: of an age, a stage, how many of something. */
import { EN_NUMBERS, HAN_DIGITS } from "../text/number-words.ts";

/** "三", "十二", "七十五". */
export const hanNumber = (s: string): number => {
  const [tens, ones] = s.split("十");
  return ones === undefined ? (HAN_DIGITS[s] ?? 0) : (tens ? (HAN_DIGITS[tens] ?? 0) : 1) * 10 + (HAN_DIGITS[ones] ?? 0);
};
const SAID: Readonly<Record<string, number>> = {
  ...HAN_DIGITS,
  半: 0.5,
  十: 10,
  ...EN_NUMBERS,
  "half a": 0.5,
  a: 1,
  an: 1,
};
/** How many of something: "半", "两", "half a", "six", "2.5", "1,000". Not a number where it is none. */
export const countSaid = (s: string): number => SAID[s.toLowerCase()] ?? Number(s.replaceAll(",", ""));
/** The number that the pattern took. */
export const group = (m: RegExpExecArray | null): number | undefined => {
  const found = m?.slice(1).find((g) => g !== undefined);
  return found === undefined ? undefined : Number(found);
};
