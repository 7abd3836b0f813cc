/** Reads the dose out of a name as people write it: "vitamin D 400-600 IU/day", "每天两次 每次500mg", "one glass of beer". */
import { tidy } from "./number.ts";
import type { AmountUnit } from "./quantity.ts";

export const DOSE_TEXT_MAX = 200;

export type DoseProblem = "zero" | "negative" | "absurd";

export type Dose = {
  /** The text without its dose, frequency and circumstances. */
  name: string;
  /** What is taken at one time (the upper end of a range). */
  amount?: { value: number; unit: AmountUnit };
  /** The lower end of a range, in the same unit. */
  low?: number;
  /** Occasions a day; 1 when not told, 1/7 for weekly. */
  times: number;
  /** Amount a day, in the amount's unit: amount × units at one time × times. */
  perDay?: number;
  /** Units (tablets, glasses) a day, when told. */
  count?: number;
  /** Why a stated amount was not taken over. */
  problem?: DoseProblem;
};

const UNITS: readonly (readonly [string, AmountUnit])[] = [
  ["micrograms?|mcgs?|μgs?|ugs?|微克", "ug"],
  ["milligrams?|mgs?|毫克", "mg"],
  ["grams?|gm|g|公克|克", "g"],
  ["i\\.?u\\.?|international units?|units?|国际单位|单位", "IU"],
  ["cfus?|活菌|菌落", "CFU"],
  ["millilit(?:er|re)s?|mls?|cc|毫升", "mL"],
  ["lit(?:er|re)s?|l|升", "L"],
  ["kcals?|千卡|大卡", "kcal"],
];
const SCALES: readonly (readonly [string, number])[] = [
  ["thousand|k|千", 1e3],
  ["万", 1e4],
  ["million|百万", 1e6],
  ["亿", 1e8],
  ["billion|bn|b", 1e9],
];
/** More than this a day is a slip of the pen, whatever it is of. */
const MOST: Readonly<Record<AmountUnit, number>> = { g: 1000, mg: 1e6, ug: 1e8, IU: 1e7, kcal: 2e4, mL: 2e4, L: 20, "%E": 100, CFU: 1e13, cup: 50 };
const MOST_UNITS = 60;

const HAN_DIGITS: Readonly<Record<string, number>> = { 半: 0.5, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 };
const WORD_NUMBERS: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  once: 1,
  single: 1,
  two: 2,
  twice: 2,
  three: 3,
  thrice: 3,
  four: 4,
  five: 5,
  six: 6,
};

const NUM = "\\d[\\d,]{0,12}(?:\\.\\d{1,6})?|\\.\\d{1,6}";
const HAN_NUM = "[半一二两三四五六七八九十]";
const WORD_NUM = "half(?: an?)?|an?|one|two|three|four|five|six";
const MEASURE =
  "lozenges?|pastilles?|tablets?|tabs?|capsules?|caps|pills?|soft ?gels?|gumm(?:y|ies)|drops?|scoops?|sachets?|packets?|servings?|doses?|glass(?:es)?|cups?|mugs?|bottles?|cans?|pints?|pieces?|slices?|shots?|teaspoons?|tablespoons?|tsp|tbsp|片|粒|颗|丸|袋|包|支|滴|勺|匙|瓶|杯|罐|份|个(?!多?半?(?:月|星期|礼拜|小时|钟|疗程|周|季|年|人|孩|娃))|枚|块|碗|听|根";
/** A number that belongs to the name before it (B12, Q10, omega-3, vitamin D 3) counts nothing. */
const LEFT = "(?<![a-z\\d.]|[a-z]-|\\b[bdkq]\\s|omega\\s)";
const unitSource = UNITS.map(([source]) => source).join("|");
const scaleSource = SCALES.map(([source]) => source).join("|");

const AMOUNT = new RegExp(
  `(?:(?<=^|[\\s:：(,，])(-)\\s?)?(?<![\\d.])(${NUM})\\s?(?:(?:-|–|—|~|至|到|to\\b)\\s?(${NUM})\\s?)?(${scaleSource})?\\s?(${unitSource})(?![a-z])`,
  "iu",
);
const PACK = new RegExp(
  `[*×x]\\s?\\d{1,4}\\s?(?:${MEASURE}|s\\b)|/\\s?(?:\\d{1,4}\\s?)?(?:${MEASURE}|mls?|毫升)(?![a-z])|\\bper (?:${MEASURE})\\b|每(?:片|粒|颗|丸|袋|包|支|滴|勺|瓶|杯|份)(?!天|日)`,
  "giu",
);
const MULTIPLIED = /(?<=[\s\d]|[a-z\u4e00-\u9fff])[*×x]\s?(\d{1,2})(?![\d\p{L}])/iu;
const COUNT = new RegExp(
  `(?:每次|一次|各)?(?:${LEFT}(?:(?:${NUM})\\s?(?:-|–|~|至|到|to\\b)\\s?)?(${NUM})|(?<![\\p{L}\\d](?<![次天日各喝吃服约晚早]))(${HAN_NUM})|\\b(${WORD_NUM}))\\s?(?:大|小)?(${MEASURE})(?![a-z])`,
  "iu",
);

type Frequency = readonly [RegExp, (m: RegExpExecArray) => number];
const han = (s: string | undefined): number => (s === undefined ? Number.NaN : (HAN_DIGITS[s] ?? WORD_NUMBERS[s.toLowerCase()] ?? Number(s)));
const PER = "(?:\\s?(?:times?|x|次|回))?\\s?(?:/|a|per|each|every|每)?\\s?";
const TIMES = `(\\d{1,2}|${HAN_NUM}|once|twice|thrice|one|two|three|four|five|six)`;
/** First that fits wins: the longest ways of saying it stand first. */
const FREQUENCIES: readonly Frequency[] = [
  [/(?:每|每隔)\s?(\d{1,2})\s?(?:个)?小时(?:一次|1次)?|every (\d{1,2}) ?(?:hours|hrs|h)\b|\bq(\d{1,2})h\b/iu, (m) => 24 / Number(m[1] ?? m[2] ?? m[3])],
  [/隔[日天](?:一次|1次)?|every other day|every second day|alternate days|\bqod\b/iu, () => 1 / 2],
  [new RegExp(`${TIMES}${PER}(?:week|wk)(?:ly)?\\b|${TIMES} weekly\\b`, "iu"), (m) => han(m[1] ?? m[2]) / 7],
  [new RegExp(`(?:每|一)(?:周|星期|礼拜)\\s?${TIMES}\\s?[次回]|${TIMES}\\s?[次回]\\s?/\\s?(?:周|星期)`, "iu"), (m) => han(m[1] ?? m[2]) / 7],
  [
    /(?<!\b(?:not|instead of|rather than) (?:once |just )?)(?:(?:\/|\bper|\ba|\bevery|\beach|\bonce a)\s?(?:week|wk)\b|\bweekly\b)|(?<!不是)每(?:周|星期|礼拜)|\/\s?(?:周|星期)/iu,
    () => 1 / 7,
  ],
  [/一(?:周|星期|礼拜)(?=\s?[吃服喝用]?\s?[\d一两二三四五六])/u, () => 1 / 7],
  [/一个?月(?=\s?[吃服喝用]?\s?[\d一两二三四五六]\s?[片粒颗丸支瓶次])/u, () => 1 / 30],
  [
    new RegExp(`(\\d|[两二三四五六])天(?=\\s?[吃服喝用]?\\s?[\\d一两二]\\s?[片粒颗丸支次])|\\bevery (\\d|two|three|four|five|six) days\\b`, "iu"),
    (m) => 1 / han(m[1] ?? m[2]),
  ],
  [/(?:\/|\bper|\ba|\bevery|\beach|\bonce a)\s?month\b|\bmonthly\b|每(?:个)?月|\/\s?月/iu, () => 1 / 30],
  [new RegExp(`(?:每[日天]|一[日天]|日|天)\\s?[吃服喝用]?\\s?${TIMES}\\s?[次回顿]|${TIMES}\\s?[次回]\\s?/?\\s?(?:每)?[日天]`, "iu"), (m) => han(m[1] ?? m[2])],
  [new RegExp(`\\b${TIMES}${PER}(?:day|daily|d)\\b`, "iu"), (m) => han(m[1])],
  [/\bb\.?i\.?d\b\.?|早晚各(?:一次|1次)?|早晚|morning and (?:night|evening)/iu, () => 2],
  [/\bt\.?i\.?d\b\.?|三餐(?:前|后|时|中)?|早中晚|(?:with|at|after|before) (?:each|every) meal|(?:with|after|before) meals, three/iu, () => 3],
  [/\bq\.?i\.?d\b\.?/iu, () => 4],
  [
    /(?:\/|\bper|\ba|\bevery|\beach)\s?(?:days?|d)\b|\bdaily\b|\bq\.?d\b\.?|每[日天晚早]|\/\s?[日天晚]|一[日天](?=\s?[\d一两三])|\bevery (?:morning|evening|night)\b|\bnightly\b/iu,
    () => 1,
  ],
];

/** Circumstances that are no part of a name. */
const CIRCUMSTANCES = [
  /\b(?:with|at|before|after|during|in the|every|each|on)\s(?:an? |the )?(?:empty stomach|breakfast|lunch|dinner|supper|meals?|food|bedtime|morning|evening|night|noon|afternoon)\b/giu,
  /\bfor (?:the (?:last|past) )?(?:\d{1,3}|an?|one|two|three|many|several) (?:days?|weeks?|months?|years?)\b|\bsince (?:19|20)\d\d\b|\bas needed\b|\bprn\b|\bwhen needed\b/giu,
  /(?:早餐|午餐|晚餐|早饭|午饭|晚饭|饭|餐)(?:前|后|时|中)|随餐|空腹|睡前|早上|晚上|中午|清晨|晨起|必要时|按需/gu,
  /(?:已|已经|连续?|一连)?(?:服用?|吃|用)了?\s?(?:\d{1,3}|[半一二两三四五六七八九十]{1,3})\s?个?[多半]?(?:天|周|星期|礼拜|月|年|疗程)了?|长期(?:服用|吃|用)|\b(?:a |one )?handful(?: of)?\b|(?<=^|[\s(（])(?:每次|一次|一把|少许|适量|若干|大约|约|左右)(?=[\s)）,，]|$)/giu,
];

const number = (s: string): number => Number(s.replaceAll(",", ""));
const wholly = (source: string): RegExp => new RegExp(`^(?:${source})$`, "iu");
const WHOLE_SCALES = SCALES.map(([source, scale]) => [wholly(source), scale] as const);
const WHOLE_UNITS = UNITS.map(([source, unit]) => [wholly(source), unit] as const);
const scaleOf = (s: string | undefined): number => (s === undefined ? 1 : (WHOLE_SCALES.find(([pattern]) => pattern.test(s))?.[1] ?? 1));
const unitOf = (s: string): AmountUnit | undefined => WHOLE_UNITS.find(([pattern]) => pattern.test(s))?.[1];

/** Half-width, no invisible characters, ½ as a number, at most 200 characters. */
const plain = (text: string): string =>
  text
    .slice(0, DOSE_TEXT_MAX)
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, " ")
    .replace(/(?<!\d)1\s?[⁄/]\s?2(?=\s?(?:片|粒|丸|tab|cap|pill|cup|glass))/giu, "0.5")
    .replaceAll("µ", "μ");

/** Where a piece was taken out, brackets that are now empty and stray marks go too. */
const cleaned = (name: string): string =>
  name
    .replace(/[(（[]\s*(?:\/|,|，|or|或)?\s*[)）\]]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/^(?:of(?!\p{L})|x(?!\p{L})|\p{P}|[\s=|+×*~])+(?=\s|\p{L}|\d|$)/iu, (lead) => (/^of\S/iu.test(lead) ? lead : ""))
    .replace(/[\s,，;；:：、/=~|@×*-]+$/u, "")
    .replace(/^of\s+/iu, "")
    .trim();

/** A working text from which pieces are taken out. */
const taker = (start: string) => {
  let rest = start;
  return {
    take(pattern: RegExp): RegExpExecArray | null {
      const found = pattern.exec(rest);
      if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
      return found;
    },
    drop(pattern: RegExp): void {
      rest = rest.replace(pattern, " ");
    },
    text: () => rest,
  };
};

type Amount = { value: number; low?: number; unit: AmountUnit; negative: boolean; bracketed: boolean };

function readAmount(m: RegExpExecArray | null): Amount | undefined {
  const unit = unitOf(m?.[5] ?? "");
  if (!m || !unit) return undefined;
  const scale = scaleOf(m[4]);
  const first = number(m[2] ?? "") * scale;
  const second = m[3] === undefined ? undefined : number(m[3]) * scale;
  const value = tidy(Math.max(first, second ?? first));
  const low = second === undefined ? undefined : tidy(Math.min(first, second));
  return {
    value,
    ...(low !== undefined && low < value && { low }),
    unit,
    negative: m[1] !== undefined,
    bracketed: /[(（]\s*$/u.test(m.input.slice(0, m.index)),
  };
}

function problemOf(amount: Amount | undefined, perDay: number | undefined, count: number | undefined, times: number): DoseProblem | undefined {
  if (amount?.negative) return "negative";
  if (amount?.value === 0 || count === 0) return "zero";
  if (!(times > 0) || times > 24 || (count ?? 0) > MOST_UNITS) return "absurd";
  return amount && perDay !== undefined && perDay > MOST[amount.unit] ? "absurd" : undefined;
}

/** How often, and how many at a time. "x3" is a number of times; "*60片" the size of a pack. */
function readOccasions(t: ReturnType<typeof taker>): { times: number; units?: number; cups: boolean; bracketed: boolean } {
  t.drop(PACK);
  let times: number | undefined;
  for (const [pattern, value] of FREQUENCIES) {
    const m = t.take(pattern);
    if (m) times = (times ?? 1) * value(m);
    if (m && times !== undefined && times !== 1) break;
  }
  const multiplied = t.take(MULTIPLIED);
  const counted = t.take(COUNT);
  const units = counted
    ? counted[1] !== undefined
      ? number(counted[1])
      : counted[2] !== undefined
        ? han(counted[2])
        : (WORD_NUMBERS[(counted[3] ?? "").split(" ")[0]?.toLowerCase() ?? ""] ?? 1)
    : undefined;
  return {
    times: (times ?? 1) * (multiplied ? Number(multiplied[1]) : 1),
    ...(units !== undefined && { units }),
    cups: /^(?:cups?|杯)$/iu.test(counted?.[4] ?? ""),
    bracketed: counted !== null && /[(（]\s*$/u.test(counted.input.slice(0, counted.index)),
  };
}

/**
 * Splits a name from the dose it carries. Never throws; of more than 200 characters only the first 200 are read.
 * A dose of zero, below zero or beyond belief is left out and named in `problem`.
 */
export function parseDose(text: string): Dose {
  const t = taker(plain(text));
  t.drop(/[(（]\s?(?:\d[\d.,]*\s?(?:万\s?)?(?:iu|mcg|μg|ug|mg|g)\s?)[)）](?=.*\d)/giu);
  const amount = readAmount(t.take(AMOUNT));
  const occasions = readOccasions(t);
  // A second amount says the same thing again ("25 μg (1000 IU)", "500 mg / 5 mL").
  if (amount) while (t.take(AMOUNT)) continue;
  for (const pattern of CIRCUMSTANCES) t.drop(pattern);
  const name = cleaned(t.text());

  const inTotal = amount?.bracketed === true || occasions.bracketed;
  const units = occasions.units ?? 1;
  const times = tidy(occasions.times);
  const count = occasions.units === undefined ? undefined : tidy(units * occasions.times);
  const perDay = amount && tidy(amount.value * (inTotal ? 1 : units) * occasions.times);
  const problem = problemOf(amount, perDay, count, occasions.times);
  if (problem) return { name, times: 1, problem };
  const stated = amount ? { value: amount.value, unit: amount.unit } : occasions.cups ? { value: units, unit: "cup" as const } : undefined;
  return {
    name,
    ...(stated && { amount: stated }),
    ...(amount?.low !== undefined && { low: amount.low }),
    times,
    ...(perDay !== undefined ? { perDay } : occasions.cups && count !== undefined ? { perDay: count } : {}),
    ...(count !== undefined && { count }),
  };
}
