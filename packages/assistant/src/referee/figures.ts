/** Reads every number of a text with its unit, in both languages: digits, Chinese numerals, English number words, ranges, percentages, "double". */
import { EN_NUMBERS, HAN_DIGITS } from "../text/number-words.ts";

export type Figure = {
  readonly value: number;
  /** The other end of a range. */
  readonly to?: number;
  /** Canonical: g mg ug IU kcal mL L % h min day week month year time unit piece kg cm mmol/L …, or "" for a bare number. */
  readonly unit: string;
  /** A factor applied to a dose ("double", "三倍"). */
  readonly factor?: true;
  readonly at: number;
};

const UNITS: readonly (readonly [string, string])[] = [
  ["(?:µ|μ|u|m?c)?mol\\s?/\\s?(?:l|升)|mmol/mol", ""],
  ["(?:m|µ|μ|u|n|p)?g\\s?/\\s?(?:d?l|ml|kg|公斤|天|日)|(?:毫克|微克|克|纳克)/(?:公斤|千克|升|毫升|分升)", ""],
  ["mm\\s?hg|毫米汞柱", "mmHg"],
  ["i\\.?u\\.?(?![a-z])|international units?|国际单位", "IU"],
  ["micrograms?|mcgs?|[µμu]gs?|微克", "ug"],
  ["milligrams?|mgs?|毫克", "mg"],
  ["kilograms?|kgs?|公斤|千克", "kg"],
  ["grams?|gm|g|克", "g"],
  ["kcals?|calories|千卡|大卡", "kcal"],
  ["millilit(?:er|re)s?|mls?|毫升", "mL"],
  ["lit(?:er|re)s?|l|升", "L"],
  ["%|percent|per cent", "%"],
  ["hours?|hrs?|h|小时|个小时|个钟头|钟头", "h"],
  ["minutes?|mins?|分钟", "min"],
  ["days?|天|日", "day"],
  ["weeks?|wks?|周|个?星期", "week"],
  ["months?|个月|月龄|月", "month"],
  ["years?|岁|周岁|年", "year"],
  ["times?|次", "time"],
  ["tablets?|capsules?|pills?|softgels?|drops?|gummies|sachets?|scoops?|bottles?|jars?|boxes|packs?|片|粒|颗|滴|袋|支|勺|瓶|盒|罐", "piece"],
  ["cups?|glass(?:es)?|mugs?|杯", "cup"],
  ["cm|厘米|公分", "cm"],
  ["units?|单位", "IU"],
];

const HAN_SCALE: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** "一千五百", "十五", "两万": 1500, 15, 20000; undefined for what is no number. */
export function hanNumber(text: string): number | undefined {
  if (text === "半") return 0.5;
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  for (const c of text) {
    const scale = HAN_SCALE[c];
    if (HAN_DIGITS[c] !== undefined) digit = HAN_DIGITS[c];
    else if (scale !== undefined) {
      section += (digit ?? 1) * scale;
      digit = undefined;
    } else if (c === "万") {
      total += (section + (digit ?? 0) || 1) * 10_000;
      section = 0;
      digit = undefined;
    } else return undefined;
  }
  return total + section + (digit ?? 0);
}

const WORDS: Readonly<Record<string, number>> = {
  ...EN_NUMBERS,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
  thousand: 1000,
  once: 1,
  twice: 2,
  thrice: 3,
};
const WORD =
  "(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine|hundred|thousand))*(?:\\s(?:hundred|thousand))*|a\\s(?:hundred|thousand)(?:\\sthousand)?";

function wordNumber(text: string): number | undefined {
  let total = 0;
  let current = 0;
  for (const w of text.toLowerCase().split(/[\s-]+/u)) {
    const n = w === "a" ? 0 : WORDS[w];
    if (n === undefined) return undefined;
    if (n === 1000) {
      total += (current || 1) * 1000;
      current = 0;
    } else if (n === 100) current = (current || 1) * 100;
    else current += n;
  }
  return total + current;
}

const unitSource = UNITS.map(([s]) => s).join("|");
const NUMBER = `\\d[\\d,]*(?:\\.\\d+)?|[零〇一二两三四五六七八九十百千万半]+|${WORD}`;
const SCALE = "\\s?(?:万|千|k(?![a-z])|thousand|million|hundred|百万|亿)";
const AT = new RegExp(
  `(?<=^|[^\\w.]|(?<!\\w)[abcdek])(${NUMBER})(${SCALE})?(?:\\s?(?:(?:${unitSource})(?![a-z]))?\\s?(?:-|–|—|~|～|至|到|to)\\s?(\\d[\\d,]*(?:\\.\\d+)?|[一二两三四五六七八九十百千万]+)(${SCALE})?)?\\s?-?(?:个)?((?:${unitSource})(?![a-z]))?`,
  "giu",
);
const SCALES: Readonly<Record<string, number>> = { 万: 1e4, 千: 1e3, k: 1e3, thousand: 1e3, hundred: 100, million: 1e6, 百万: 1e6, 亿: 1e8 };
const scaled = (n: number | undefined, scale: string | undefined): number | undefined =>
  n === undefined ? undefined : n * (scale ? (SCALES[scale.trim().toLowerCase()] ?? 1) : 1);

const numberOf = (s: string): number | undefined => {
  if (/^\d/u.test(s)) return Number(s.replaceAll(",", ""));
  return /\p{Script=Han}/u.test(s) ? hanNumber(s) : wordNumber(s);
};

function unitOf(spelled: string | undefined): string {
  if (spelled === undefined) return "";
  const found = UNITS.find(([source]) => new RegExp(`^(?:${source})$`, "iu").test(spelled));
  const plain = spelled.toLowerCase().replaceAll(/\s/gu, "").replaceAll(/[µμ]/gu, "u").replace("mcg", "ug");
  return found?.[1] || plain;
}

/** "Twice a day", "thrice daily": how often, in one word. */
const OFTEN = /\b(twice|thrice)\b(?= (?:a|per|each|every) (?:day|week|month|meal|hour)| daily| weekly)/giu;
const HOURLY = /每(?:个)?(?:小时|钟头)|\b(?:every|each|an) hour\b|\bhourly\b/giu;
const FACTOR =
  /(?:加|翻|增)(?:大)?(?:一|两|三|四|五|几|\d)?倍|(?:两|二|三|四|五|六|十|几|\d+)倍(?:的?(?:剂量|用量|量))?|\b(?:double|triple|quadruple|twice|three times|ten times|half) (?:the|your|that|this|it|as)\b/giu;

/** Names that hold a number ("B12", "omega-3", "5-HTP", "Q10", "COVID-19"). */
const IN_NAME =
  /(?<![a-z])(?:b-?(?:1[0-2]|[1-9])|d-?[23]|k-?[1-7]|q-?10)(?![.,]?\d)|(?<![a-z])(?:vitamin\s)?(?:b\s(?:1[0-2]|[1-9])|d\s[23]|k\s[1-7]|q\s10)(?![.,]?\d|\s?(?:mg|g|iu|[µμu]g|mc?g|mi|kg|tab|cap|pill|drop|soft|units?|毫|微|克|国|片|粒|滴|单))|维生素\s?(?:b\s(?:1[0-2]|[1-9])|d\s[23]|k\s[1-7])(?![.,]?\d|\s?(?:mg|g|iu|[µμu]g|毫|微|克|国|片|粒|滴|单))|ω-?\d|omega-?\s?\d|5-?htp|5-?mthf|covid-19|her2|2型|1型|type [12]\b|stage [1-5]\b|[1-5]期|25-?羟|25-?oh|25\(oh\)|一般|一定|一些|一下|一起|一样|一直|一种|一次性|一旦|统一|之一|第[一二三四五]|万一|十分(?!钟)|千万(?!\d)|百分之|三文鱼|四环素|五谷|六神|八角|九层|一点|两者|一边|唯一|一方面|任一|三餐|一日三餐|any one\b|one of\b|no one\b|this one\b|the one\b/giu;

/** "A quarter of a gram", "四分之一克": parts in words. */
const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
const inDigits = (text: string): string =>
  text
    .replace(/\b(?:(a|one|two|three)\s)?(half|third|quarter|fifth|tenth)s?\s(?:of\s)?an?\s/giu, (_, n: string | undefined, part: string) => {
      const many = n === undefined || n === "a" ? 1 : (WORDS[n.toLowerCase()] ?? 1);
      return `${(many / (PARTS[part.toLowerCase()] ?? 1)).toFixed(3)} `;
    })
    .replace(/([一二两三四五六七八九十百千万\d]+)分之([一二两三四五六七八九十\d]+)/gu, (whole, of: string, n: string) => {
      const [a, b] = [numberOf(n), numberOf(of)];
      return a === undefined || !b || of === "百" ? whole : (a / b).toFixed(4);
    });

export function figuresIn(text: string): Figure[] {
  const masked = inDigits(text.normalize("NFKC")).replace(IN_NAME, (s) => "　".repeat(s.length));
  const found: Figure[] = [];
  for (const m of masked.matchAll(AT)) {
    const spelled = m[5];
    const unit = unitOf(spelled);
    const digits = /^\d/u.test(m[1] ?? "");
    // A number in words counts with a unit only: "one of them" is none.
    if (!digits && unit === "") continue;
    const value = scaled(numberOf(m[1] ?? ""), m[2]);
    const to = m[3] === undefined ? undefined : scaled(numberOf(m[3]), m[4]);
    if (value === undefined || !Number.isFinite(value)) continue;
    found.push({ value, ...(to !== undefined && to !== value && { to }), unit, at: m.index });
  }
  for (const m of masked.matchAll(OFTEN)) found.push({ value: WORDS[m[1]?.toLowerCase() ?? ""] ?? 2, unit: "time", at: m.index });
  for (const m of masked.matchAll(HOURLY)) found.push({ value: 1, unit: "h", at: m.index });
  for (const m of masked.matchAll(FACTOR)) found.push({ value: 2, unit: "×", factor: true, at: m.index });
  return found;
}
