import type { Subject } from "../types.ts";
import { clean } from "../text.ts";

/** A printed reference range. `normal` is the wanted text of a qualitative result. */
export type Range = { low?: number; high?: number; normal?: string; decimals: number };

const N = String.raw`[+-]?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)`;
const PAIR = new RegExp(String.raw`^\(?\[?\s*(${N})\s*(?:-{1,3}|~|至|to|\.\.+|,\s)\s*(${N})\s*\]?\)?$`, "i");
const ONE = new RegExp(
  String.raw`^\(?(<=|>=|<|>|≤|≥|小于|大于|不高于|不低于|less\s*than|greater\s*than|under|over|up\s*to|bis|ab)\s*(?:or =\s*)?(${N})\)?$`,
  "i",
);
const TAIL = new RegExp(String.raw`^(${N})\s*(?:以下|以上|or less|or more|-)$`, "i");
const NORMAL =
  /^(?:阴性?\s*(?:\(-\))?|negative|neg\.?|normal|正常|nil|none|not detected|non[- ]?reactive|\(?-\)?|未检出|[淡浅]?黄色?|清亮?|透明|[<>≤≥]=?\s*1\s*:\s*\d+|1\s*:\s*\d+)$/i;
const UPPER = /^(?:<|<=|≤|小于|不高于|less\s*than|under|up\s*to|bis)$/i;

const THOUSANDS = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** A comma before three digits parts thousands, any other is a decimal comma. */
const plain = (s: string): string => (THOUSANDS.test(s) ? s.replaceAll(",", "") : s.replace(",", "."));
const num = (s: string): number => Number(plain(s));
const decimalsOf = (s: string): number => /\.(\d+)/.exec(plain(s))?.[1]?.length ?? 0;
const LABEL =
  /^(?:参考(?:值|范围|区间)?|正常(?:值|范围)?|成年?人|空腹|理想|合适(?:水平|范围)?|ref(?:erence)?(?: range| interval)?|normal(?: range)?|adults?|desirable|optimal|fasting)\s*[:]?\s*(?=[\d<>≤≥([+-])/i;

const SAID =
  /^(?:(?:(?:your|the|normal|reference|ref\.?|standard|usual|expected|healthy|optimal|target|desir(?:ed|able)|biological(?: ref\.?)?)\s*)+(?:range|value|interval|limit)s?(?:\s+(?:is|are|of|from))?|参考(?:值|范围|区间)?|正常(?:值|范围)?|基准值)\s*(?::\s*|(?=[\d<>≤≥([+阴]|neg|non|not|nil|between|less|greater|under|over|up|below|above))(.+)$/i;
/** `Usual range 115 to 165`, `参考范围：3.9-6.1`: what is said after such words. */
export const saidRange = (text: string): string | undefined => SAID.exec(clean(text))?.[1]?.trim();

/** `[3.9-6.1]`, `(Negative)`: what stands in the brackets. A sign alone (`(-)`) stays as it is. */
export const unwrap = (text: string): string => /^[[(]\s*([^()[\]]{2,})\s*[)\]]$/.exec(text)?.[1]?.trim() ?? text;

/** `4.0----10.0`, `0.1-.--1.5`: a row of dashes, some of them read as points, is one. */
const dashed = (text: string): string => text.replace(/(?<=\d)[-.\s]*-[-.\s]*(?=\d)/g, "-");

function pairOf(text: string): Range | undefined {
  const pair = PAIR.exec(text);
  if (!pair?.[1] || !pair[2]) return undefined;
  const [low, high] = [num(pair[1]), num(pair[2])];
  return low <= high ? { low, high, decimals: Math.max(decimalsOf(pair[1]), decimalsOf(pair[2])) } : undefined;
}

function single(text: string): Range | undefined {
  const s = unwrap(unwrap(clean(text)).replace(LABEL, ""));
  const pair = pairOf(s) ?? pairOf(dashed(s));
  if (pair) return pair;
  const one = ONE.exec(s);
  if (one?.[1] && one[2]) return UPPER.test(one[1]) ? { high: num(one[2]), decimals: decimalsOf(one[2]) } : { low: num(one[2]), decimals: decimalsOf(one[2]) };
  const tail = TAIL.exec(s);
  if (tail?.[1]) return /下|less/.test(s) ? { high: num(tail[1]), decimals: decimalsOf(tail[1]) } : { low: num(tail[1]), decimals: decimalsOf(tail[1]) };
  return NORMAL.test(s) ? { normal: s, decimals: 0 } : undefined;
}

const MALE = /^(?:男性?|male|men|m)\s*[:]?\s*/i;
const FEMALE = /^(?:女性?|female|women|f)\s*[:]?\s*/i;

/** `Female : 12-15`, `Prediabetes : 5.7 - 6.4`, `20-60 yrs: <12`: for whom, or of what, a range is. */
const LABELLED = /^(?=[^:]*[A-Za-z\u3400-\u9fff])([^:]{1,40}?)\s*:\s*(\S.*)$|^([A-Za-z\u3400-\u9fff][^:\d<>≤≥]{0,39}?)\s+([\d<>≤≥][^:]*)$/;
function labelled(text: string): { label: string; range: Range } | undefined {
  const m = LABELLED.exec(clean(text));
  const [label, said] = [m?.[1] ?? m?.[3], m?.[2] ?? m?.[4]];
  const range = said === undefined ? undefined : single(said);
  return label !== undefined && range && range.normal === undefined ? { label: label.trim(), range } : undefined;
}
export const isLabelledRange = (text: string): boolean => labelled(text) !== undefined;

/** The stage that is wanted, of several a range names. */
const WANTED = /^(?:non[- ]?diabetic|normal|desirable|optimal|ideal|sufficien(?:t|cy)|adequate|healthy|low risk|adults?|正常|理想|合适|充足|适宜|成人)$/i;
const AGES = /^(?:(\d{1,3})\s*-\s*(\d{1,3})|(<|>|≥|≤|>=|<=)\s*(\d{1,3}))\s*(?:y(?:ea)?rs?\.?|岁)/i;

function isOfAge(label: string, age: number | undefined): boolean {
  const m = AGES.exec(label);
  if (!m || age === undefined) return false;
  if (m[1] && m[2]) return age >= Number(m[1]) && age <= Number(m[2]);
  const limit = Number(m[4]);
  return m[3]?.startsWith("<") || m[3] === "≤" ? age < limit || (m[3] !== "<" && age === limit) : age > limit || (m[3] !== ">" && age === limit);
}

const SEXES = { female: /女|\b(?:females?|women|f)\b/i, male: /男|\b(?:males?|men|m)\b/i } as const;

/** Of ranges by sex, age or stage the one that holds; none when it is not plain which. */
function ofSeveral(parts: readonly string[], { sex, age }: Subject): Range | undefined {
  const all = parts.map(labelled);
  const of = (test: (label: string) => boolean): Range | undefined => {
    const fits = all.filter((p) => p !== undefined && test(p.label));
    return fits.length === 1 ? fits[0]?.range : undefined;
  };
  if (all.includes(undefined)) return undefined;
  if (all.some((p) => p && (SEXES.female.test(p.label) || SEXES.male.test(p.label)))) return sex ? of((label) => SEXES[sex].test(label)) : undefined;
  return of((label) => isOfAge(label, age)) ?? of((label) => WANTED.test(label));
}

/** `3.9-6.1`, `<5.2`, `≥1.04`, `男:130-175 女:115-150` (the subject's half; none when the sex is not known), `(3.5--9.5)`. */
export function readRange(text: string, subject: Subject = {}): Range | undefined {
  const s = unwrap(clean(text));
  const parts = s.split(/\s*;\s*/);
  const several = parts.length > 1 ? ofSeveral(parts, subject) : undefined;
  if (several) return several;
  const halves = s
    .split(/(?=女|female\b|women\b|(?<![a-z])f\s*:|男|(?<!fe)male\b|(?<!wo)men\b|(?<![a-z])m\s*:)/i)
    .map((p) =>
      p
        .trim()
        .replace(/[;,,;/]$/, "")
        .trim(),
    )
    .filter(Boolean);
  const byS = { male: halves.find((h) => MALE.test(h)), female: halves.find((h) => FEMALE.test(h)) };
  if (byS.male || byS.female) {
    const wanted = subject.sex === "male" ? byS.male?.replace(MALE, "") : subject.sex === "female" ? byS.female?.replace(FEMALE, "") : undefined;
    return wanted === undefined ? undefined : single(wanted);
  }
  return single(s);
}

export const looksLikeRange = (text: string): boolean => {
  const s = unwrap(clean(text));
  if (isPair(s) || ONE.test(s)) return true;
  return readRange(s, { sex: "male" }) !== undefined && /\d/.test(s) && /[男女]|male/i.test(s);
};
/** A range with two ends, which cannot be a result. */
export const isPair = (text: string): boolean => [unwrap(clean(text))].some((s) => PAIR.test(s) || PAIR.test(dashed(s)));
