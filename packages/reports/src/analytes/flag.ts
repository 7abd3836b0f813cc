import type { Analyte, Flag, Subject } from "../types.ts";
import type { Range } from "./range.ts";
import type { Value } from "./value.ts";
import { clean } from "../text.ts";

const WORDS: readonly (readonly [RegExp, Flag])[] = [
  [/^(?:↑+|h{1,2}\*?|\*h|hi|high|偏?高|升高|增高|above\b.*|critical(?:ly)? high)$/i, "high"],
  [/^(?:↓+|l{1,2}\*?|\*l|lo|low|偏?低|降低|减低|below\b.*|critical(?:ly)? low)$/i, "low"],
  [/^(?:n|normal|正常|in range|within\b.*|negative)$/i, "normal"],
  [/^(?:\*+|a|aa|abn\.?|abnormal|异常|out of range|阳性|!+)$/i, "abnormal"],
];

/** A printed flag as a word; undefined when the text is no flag. */
export const readFlag = (text: string): Flag | undefined => {
  const s = clean(text).replace(/^\[|\]$|^\(|\)$/g, "");
  return WORDS.find(([re]) => re.test(s))?.[1];
};

/** Where a number stands against a range. A bound of detection (`<0.5`) counts only on the side it can speak for. */
export function flagFromRange(value: Value, range: Range): Flag {
  if (typeof value.value === "string") return range.normal === undefined ? "unknown" : sameKind(value.value, range.normal) ? "normal" : "abnormal";
  const { low, high } = range;
  if (low === undefined && high === undefined) return "unknown";
  const v = value.value;
  const above = value.comparator === ">" || value.comparator === ">=";
  const under = value.comparator === "<" || value.comparator === "<=";
  if (high !== undefined && (above ? v >= high : v > high)) return under ? "unknown" : "high";
  if (low !== undefined && (under ? v <= low : v < low)) return above ? "unknown" : "low";
  return "normal";
}

const NEGATIVE = /^(?:阴|neg|-|\(-\)|nil|none|not detected|non|未|正常|normal|absent)/i;
const sameKind = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase() || (NEGATIVE.test(a) && NEGATIVE.test(b));

/** The reference range of an analyte that fits what is known of the person; none when sex or age decide and are not known. */
export function referenceRange(analyte: Analyte, subject: Subject): Range | undefined {
  const fits = analyte.ranges.filter(({ when }) => {
    if (when === undefined) return true;
    const { sex, ageYears, ...other } = when;
    if (Object.keys(other).length > 0) return false;
    if (sex !== undefined && sex !== subject.sex) return false;
    if (ageYears === undefined) return true;
    return subject.age !== undefined && subject.age >= (ageYears.min ?? 0) && subject.age <= (ageYears.max ?? Infinity);
  });
  const best = fits.toSorted((a, b) => Object.keys(b.when ?? {}).length - Object.keys(a.when ?? {}).length)[0];
  if (!best || (best.low === undefined && best.high === undefined)) return undefined;
  return { ...(best.low === undefined ? {} : { low: best.low }), ...(best.high === undefined ? {} : { high: best.high }), decimals: 0 };
}
