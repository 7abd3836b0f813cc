/** "Is it 8 glasses?": a rule that is asked about by its measure is judged by what is written on it, and not by what is written on another measure. */
import type { Text } from "@nutri/domain";
import { recalled } from "../../text/recall.ts";

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const UNITS: readonly (readonly [string, RegExp])[] = [
  ["glass", /^(?:glass|cup|杯)/iu],
  ["litre", /^(?:lit|l$|升)/iu],
  ["bottle", /^(?:bottle|瓶)/iu],
];
const MEASURE =
  /(\d+(?:\.\d+)?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|[一两二三四五六七八九十])\s?(?:big |full |tall |大)?(glass(?:es)?|cups?|lit(?:re|er)s?|L\b|bottles?|杯|升|瓶)/giu;

type Measure = { readonly value: number; readonly unit: string };
/** Of a question and of a title it is asked again and again. */
const MOST_MEASURED = 512;
const measuresIn = recalled(
  (text): readonly Measure[] =>
    [...text.matchAll(MEASURE)].flatMap(([, n = "", of = ""]) => {
      const unit = UNITS.find(([, sign]) => sign.test(of))?.[0];
      return unit === undefined ? [] : [{ value: NUMBERS[n.toLowerCase()] ?? Number(n), unit }];
    }),
  MOST_MEASURED,
);

/** Its title names the very measure that the question does. */
export const isOfRule = (question: string, title: Text | undefined): boolean =>
  measuresIn(question).some((m) => measuresIn(`${title?.zh} ${title?.en}`).some((o) => o.unit === m.unit && o.value === m.value));
/** Its title names a measure, and the question one of another sort. */
export const isOfOtherRule = (question: string, title: Text): boolean => {
  const asked = measuresIn(question);
  if (asked.length === 0) return false;
  const written = measuresIn(`${title.zh} ${title.en}`);
  return written.length > 0 && !asked.some((m) => written.some((o) => o.unit === m.unit));
};
