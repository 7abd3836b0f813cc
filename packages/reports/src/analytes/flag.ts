import type { Analyte, AnalyteRange, Flag, Subject } from "../types.ts";
import type { Range } from "./range.ts";
import type { Value } from "./value.ts";
import { clean } from "../text.ts";

const WORDS: readonly (readonly [RegExp, Flag])[] = [
  [/^(?:↑+|h{1,2}\*?|\*h|hi|high|偏?高|升高|增高|above.*|critical(?:ly)? high)$/i, "high"],
  [/^(?:↓+|l{1,2}\*?|\*l|lo|low|偏?低|降低|减低|below.*|critical(?:ly)? low)$/i, "low"],
  [/^(?:n|normal|正常|in range|within.*|negative)$/i, "normal"],
  [/^(?:\*+|a|aa|abn\.?|abnormal|异常|out(?:side)? (?:of )?(?:the )?(?:reference )?(?:range|limits?)|阳性|!+)$/i, "abnormal"],
];

/** A printed flag as a word; undefined when the text is no flag. */
export const readFlag = (text: string): Flag | undefined => {
  const s = clean(text).replace(/^\[|\]$|^\(|\)$/g, "");
  return WORDS.find(([re]) => re.test(s))?.[1] ?? (/\d/.test(s) ? undefined : /above/i.test(s) ? "high" : /below/i.test(s) ? "low" : undefined);
};

const ZONES: readonly (readonly [RegExp, "low" | "normal" | "high"])[] = [
  [/^(?:偏低|过低|降低|低于正常|low|below(?: range)?)$/i, "low"],
  [/^(?:正常|适宜|normal|in range|within(?: range)?|optimal)$/i, "normal"],
  [/^(?:偏高|过高|升高|增高|高于正常|high|above(?: range)?)$/i, "high"],
];
/** The part of a scale, or the column, that a word names. */
export const zoneOf = (text: string): "low" | "normal" | "high" | undefined => ZONES.find(([re]) => re.test(clean(text)))?.[1];

/** Where a number stands against a range. A bound of detection (`<0.5`) counts only on the side it can speak for. */
export function flagFromRange(value: Value, range: Range): Flag {
  if (typeof value.value === "string") return flagOfWord(value.value, range);
  const { low, high } = range;
  if (low === undefined && high === undefined) return "unknown";
  const v = value.value;
  const above = value.comparator === ">" || value.comparator === ">=";
  const under = value.comparator === "<" || value.comparator === "<=";
  if (high !== undefined && (above ? v >= high : v > high)) return under ? "unknown" : "high";
  if (low !== undefined && (under ? v <= low : v < low)) return above ? "unknown" : "low";
  return "normal";
}

const NEGATIVE = /^(?:阴|neg|-$|-\s*\(?neg|\(-\)|nil|none|not detected|non|未|正常|normal|absent)/i;
const sameKind = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase() || (NEGATIVE.test(a) && NEGATIVE.test(b));
const titreOf = (text: string): number | undefined => {
  const m = /^[<>≤≥]?=?\s*1\s*:\s*(\d+)$/.exec(text);
  return m ? Number(m[1]) : undefined;
};

/** A word beside the word it should be; a titre (`1:80`) beside the titre it should stay below (`<1:100`). */
function flagOfWord(word: string, { normal }: Range): Flag {
  if (normal === undefined) return "unknown";
  const [own, limit] = [titreOf(word), titreOf(normal)];
  if (own !== undefined && limit !== undefined) {
    if (word.startsWith("<")) return own <= limit ? "normal" : "unknown";
    if (word.startsWith(">")) return own >= limit ? "abnormal" : "unknown";
    return (/^<(?!=)/.test(normal) ? own < limit : own <= limit) ? "normal" : "abnormal";
  }
  if (own !== undefined || limit !== undefined) return limit !== undefined && NEGATIVE.test(word) ? "normal" : "unknown";
  return sameKind(word, normal) ? "normal" : "abnormal";
}

const isPregnant = (subject: Subject): boolean => subject.pregnancy?.startsWith("pregnant") ?? false;

/** Whether a range is for this person. In pregnancy only ranges made for it hold: most results shift with the trimester. */
function isFor(when: AnalyteRange["when"], subject: Subject): boolean {
  const { sex, ageYears, pregnancy, ...other } = when ?? {};
  if (Object.keys(other).length > 0) return false;
  if (pregnancy ? !pregnancy.includes(subject.pregnancy ?? "") : isPregnant(subject)) return false;
  if (sex !== undefined && sex !== subject.sex && !(pregnancy && isPregnant(subject))) return false;
  return ageYears === undefined || (subject.age !== undefined && subject.age >= (ageYears.min ?? 0) && subject.age <= (ageYears.max ?? Infinity));
}

/**
 * The reference range of an analyte that fits what is known of the person; none when sex or age decide and are not known, or
 * when the person is pregnant and no range for the trimester is known.
 */
export function referenceRange(analyte: Analyte, subject: Subject): Range | undefined {
  const word = analyte.ranges.find((r) => r.normal !== undefined)?.normal;
  if (word) return { normal: word, decimals: 0 };
  const fits = analyte.ranges.filter(({ when }) => isFor(when, subject));
  const best = fits.toSorted((a, b) => Object.keys(b.when ?? {}).length - Object.keys(a.when ?? {}).length)[0];
  if (!best || (best.low === undefined && best.high === undefined)) return undefined;
  return { ...(best.low === undefined ? {} : { low: best.low }), ...(best.high === undefined ? {} : { high: best.high }), decimals: 0 };
}

/** Two ranges are much the same: they have more than half in common, or their one bound differs by less than half. */
const SAME = 0.5;

/**
 * Whether a printed range, in the unit `convert` leads from, is where the analyte's own range lies. Then name, unit and decimals
 * are of one piece: any other unit, another analyte or a lost point would put it elsewhere.
 */
export function isOwnRange(analyte: Analyte, printed: Range | undefined, convert: (value: number) => number, subject: Subject): boolean {
  const own = printed && referenceRange(analyte, subject);
  if (!own || own.normal !== undefined) return false;
  const [low, high] = [printed.low, printed.high].map((v) => (v === undefined ? undefined : convert(v)));
  if (low !== undefined && high !== undefined && own.low !== undefined && own.high !== undefined) {
    const common = Math.min(high, own.high) - Math.max(low, own.low);
    return common / (Math.max(high, own.high) - Math.min(low, own.low)) >= SAME;
  }
  const [a, b] = high === undefined ? [low, own.low] : [high, own.high];
  return a !== undefined && b !== undefined && a > 0 && b > 0 && Math.min(a, b) / Math.max(a, b) >= SAME;
}
