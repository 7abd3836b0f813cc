/** A number told after a name: "血钾 6.8", "my sodium came back at 118", "BP 210/120". */
export type Unit = { readonly spelling: string; readonly factor: number; readonly offset?: number | undefined };
export type Measured = { readonly units: readonly Unit[]; readonly plausible: { readonly min: number; readonly max: number } };

const REACH = 60;
/** "two hours after a meal" stands between the name and the value. */
const TIMED = /(?:空腹|餐前|饭前|餐后|饭后|随机)?\s*(?:(?:\d|半|一|两|二|三)个?(?:半)?小时)后?|\b\d+\s?(?:hours?|hrs?|h)\b(?: (?:after|post)(?: \w+)?)?/gu;
/** A name, a few words, the first number; with the second of a blood pressure and a unit. What counts things ("2 片", "5 times") is no reading. */
const COUNTED =
  "[片粒颗袋勺次天月周年倍岁种个瓶盒点号斤位杯]|公斤|小时|分钟|tablets?\\b|pills?\\b|times?\\b|x\\b|capsules?\\b|days?\\b|weeks?\\b|months?\\b|years?\\b|hours?\\b|servings?\\b|am\\b|pm\\b";
const UNIT = "[a-zμ°%]+(?:\\s?\\/\\s?(?:100\\s?)?[a-zμ0-9]+)?|[毫微纳皮]?(?:[克摩千尔]|升(?![到回至]))+(?:[\\/每][毫分]?升)?|(?:国际)?单位|℃|度";
const READING = new RegExp(
  `^([^\\d\\n。.;；?？!！、()（）和及与]{0,26}?)(?<![a-z])(\\d{1,6}(?:\\.\\d+)?)(?![\\d.]*[\\s-]*(?:${COUNTED}))\\s*(?:\\/\\s*(\\d{1,3}(?!\\d)))?\\s*(${UNIT})?`,
  "u",
);
/** Between name and number, these say that it is a need, a limit or something else's number. */
const NOT_READING =
  /[,，](?!\s*(?:it'?s|is|that'?s|是|只有|才|现在|今天)?\s*$)|每天|每日|一天|需要|推荐|上限|下限|正常|摄入|含|补|吃|喝|服|应该|低于|不超过|少于|以下|标准|目标|片|剂|药|盐|素|食|\b(?:limit|per|day|need|dose|intake|supplements?|contains?|normal|safe|target|goal|under|below|less|should|and|or|tablets?|pills?|rich|foods?|in (?:a|the) (?:banana|food)|vitamin|type|snacks?|rda|sulfate|citrate|carbonate|chloride|take|taking|for|age|aged|chews|gluconate|iodide|after|with)\b/u;

const HAN_NUMBER = /(?:([一二两三四五六七八九])百零?)?(?:([一二两三四五六七八九])?十)?([一二两三四五六七八九])?(?:点([零一二三四五六七八九]))?/gu;
const DIGIT: Readonly<Record<string, number>> = { 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };

/** Numbers of two figures and more in Han characters as digits: 三十五, 两百二, 二点六. One figure alone may be any word ("一直"). */
const inDigits = (text: string): string =>
  text.replace(/(\d)点几/gu, "$1.5").replace(HAN_NUMBER, (said: string, hundreds?: string, tens?: string, ones?: string, tenth?: string) => {
    if (!/[十百点]/u.test(said) || !/[一二两三四五六七八九十]/u.test(said)) return said;
    const digit = (c: string | undefined): number => DIGIT[c ?? ""] ?? 0;
    const ten = said.includes("十") ? (tens === undefined ? 1 : digit(tens)) * 10 : 0;
    const one = hundreds !== undefined && ten === 0 && !said.includes("零") ? digit(ones) * 10 : digit(ones);
    return `${digit(hundreds) * 100 + ten + one}${tenth === undefined ? "" : `.${digit(tenth)}`}`;
  });

/** 一万 to 九万 of units: of anything else it may be a step, a price. */
const TEN_THOUSANDS = /(\d+(?:\.\d+)?|[一二两三四五六七八九])万(?=\s?(?:国际)?单位|\s?i?u\b)/gu;
const THOUSANDS = /([一二两三四五六七八九])千(?=\s?(?:毫克|(?:国际)?单位|mg|i?u\b))/gu;
const times =
  (by: number) =>
  (_: string, n: string): string =>
    String(Math.round((DIGIT[n] ?? Number(n)) * by));
const inUnits = (text: string): string => text.replace(TEN_THOUSANDS, times(10_000)).replace(THOUSANDS, times(1000));
/** "2,000" is one number, and so is 6万. */
const figures = (text: string): string => inUnits(inDigits(text)).replace(/(?<=\d),(?=\d{3}(?!\d))/gu, "");

const spelled = (s: string): string => s.toLowerCase().replace(/[\s.]/gu, "").replace(/[µμ]/gu, "u");
/** A unit of amounts eaten. Other words behind a number are no unit. */
const EATEN = /^(?:[mkuμ]?g|mcg|iu|ml|l|kcal|cal|kj|%|percent|ppm|国际单位|[毫微纳]?克|[毫微]?升|千克|[a-zμ]+\/.+)$/u;

const inside = (m: Measured, value: number): boolean => value >= m.plausible.min && value <= m.plausible.max;
const convert = (value: number, u: Unit): number => value * u.factor + (u.offset ?? 0);

/** Without its unit a number is in the record's own or in that of the other convention: "calcium 1200" is no blood value in µmol/L. */
function bare({ units }: Measured): readonly Unit[] {
  const [own] = units;
  const other = own && units.find((u) => u.factor !== own.factor || u.offset !== own.offset);
  return own === undefined ? [] : other === undefined ? [own] : [own, other];
}

/** Meters show no glucose above 33.3 mmol/L: in English, where mg/dL is as usual, a larger number is in mg/dL. */
const METER_MOST = 33.3;
function withoutUnit(m: Measured, number: number, english: boolean): number | undefined {
  const values = bare(m)
    .map((u) => ({ unit: spelled(u.spelling), value: convert(number, u) }))
    .filter(({ value }) => inside(m, value));
  const [first] = values;
  const other = english && number > METER_MOST && first?.unit === "mmol/l" ? values.find(({ unit }) => unit === "mg/dl") : undefined;
  return (other ?? first)?.value;
}

/** The value in the first unit; `undefined` when it has another unit or cannot be. A unit that is told may go with a value beyond belief: it is grave either way. */
function valueIn(m: Measured, number: number, unit: string | undefined, english: boolean): number | undefined {
  const told = unit === undefined ? undefined : spelled(unit);
  const known = m.units.filter((u) => spelled(u.spelling) === told).map((u) => convert(number, u));
  if (known.length > 0) return known.find((value) => value > 0 && value <= 2 * m.plausible.max);
  return told !== undefined && EATEN.test(told) ? undefined : withoutUnit(m, number, english);
}

/** Of what is taken, no number without its unit is one; the deed may stand before the amount: "维D一次吃了6万单位". */
const isDose = (m: Measured): boolean => m.plausible.min === m.plausible.max;
const TAKEN = /(?:我|他|她|一次|一口气|一下子|刚|昨天|今天|误)*(?:吃|服|喝|吞|灌)(?:了|下了?|进去)/gu;

/** "血红蛋白41克": grams in a litre, as it is spoken. */
const HAEMOGLOBIN = /^(?:血红蛋白|血色素|血红素|hb|hgb)$/u;
const IN_GRAMS = /^([^\d\n]{0,8}\d{2,3})\s?克(?!\s?[/每])/u;

/** @param after the text behind the name @param name one letter ("K") needs a decimal or a unit: it may be a vitamin's. @returns the value, of a pair the first */
export function valueAfter(after: string, name: string, m: Measured): number | undefined {
  const told = HAEMOGLOBIN.test(name) ? after.replace(IN_GRAMS, "$1") : after;
  const match = READING.exec(figures(told.slice(0, REACH).replace(TIMED, " ")));
  const [, between = "", number = "", second, unit] = match ?? [];
  if (!match || NOT_READING.test(isDose(m) ? between.replace(TAKEN, "") : between)) return undefined;
  const known = unit !== undefined && m.units.some((u) => spelled(u.spelling) === spelled(unit));
  if (/^[a-z]$/u.test(name) && !known && !number.includes(".")) return undefined;
  return valueIn(m, Number(number), second === undefined ? unit : undefined, /^[a-z]/u.test(name));
}

/** "8 g of paracetamol", "20片500毫克的布洛芬": what was taken, in a unit of what is measured, right before the name. */
const BEFORE =
  /(?:(\d{1,3})\s?(?:[x×*]|[片粒颗]|tablets? of|pills? of|capsules? of)\s?)?(?<![\d./])(\d{1,7}(?:\.\d+)?)\s?(mg|g|mcg|µg|iu|u|units?|毫克|微克|克|(?:国际)?单位|milligrams?|grams?)\s?(?:的|of)?\s?$/u;
export function valueBefore(before: string, m: Measured): number | undefined {
  const [, times = "1", number = "", unit = ""] = BEFORE.exec(figures(before)) ?? [];
  const known = m.units.find((u) => spelled(u.spelling) === unit);
  const value = known && convert(Number(number), known) * Number(times);
  return value !== undefined && value > 0 && value <= 2 * m.plausible.max ? value : undefined;
}

const RIGHT_BEFORE = /(?<![\d./])(\d{1,3}(?:\.\d)?)\s?$/u;
/** "Her watch says 38 bpm": the name is a unit, its number stands before it. */
export const isUnit = (name: string, m: Measured): boolean => m.units.some((u) => spelled(u.spelling) === spelled(name));
export function valueOfUnit(before: string, name: string, m: Measured): number | undefined {
  const number = RIGHT_BEFORE.exec(figures(before))?.[1];
  return number === undefined ? undefined : valueIn(m, Number(number), name, true);
}
