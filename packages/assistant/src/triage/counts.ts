/** Numbers of tablets told, so great that no one takes them at once: "吃了22片", "一口气三十多粒", "took 17 of them". */
import { every } from "../text/every.ts";
const LEAST = { zh: 6, en: 10 };
/** More is a dose in milligrams or a year. */
const MOST = 500;

const DIGITS = "零一二三四五六七八九";
const ZH = /(?<![\d.第每])(\d{1,3}|[一二两三四五六七八九]?[十百][一二三四五六七八九]?|[二两三四五六七八九][时石]|[六七八九])(?:几|多|来)?\s?[片颗粒丸]/gu;
/** "I'm 54", "age: 58": an age; "from 50 to 100": a dose that is changed. */
const EN =
  /(?<![\p{L}\d.$/]|\b(?:i|he|she|it|who|mum|mom|dad|son|daughter|wife|husband)['’]?(?:m|s| am| is| was) (?:only |now |nearly |almost |about )?|\b(?:aged?|turning|turned|from|from \d{1,3} to) |: ?)(\d{2,3}|(?:ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred)\b)(?![\d.]|,\d{3})(?!\s?\p{Script=Han})(?!\s?(?:mg|mcg|µg|ug|g|iu|ml|oz|ounces?|fl|cups?|kg|lbs?|pounds?|%|percent|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|am|pm|old|times|dollars|[\p{L}]*\/))/gu;

const numberOf = (s: string): number => {
  if (/\d/u.test(s)) return Number(s);
  const [tens = "", ones = ""] = s.split(/[十百时石]/u);
  const unit = s.includes("百") ? 100 : 10;
  const digit = (c: string): number => (c === "两" ? 2 : DIGITS.indexOf(c));
  return /[十百时石]/u.test(s) ? (tens === "" ? 1 : digit(tens)) * unit + (ones === "" ? 0 : digit(ones)) : digit(s);
};

export type Counted = { readonly at: number };

/** Words that no tablet is called by: what stands before one of them is a value, an age, a dose. */
const GOES_ON =
  "and|or|but|so|on|in|at|is|once|twice|every|each|daily|nightly|was|are|i|im|i'm|my|he|she|we|they|taking|takes?|with|to|for|the|from|can|could|should|may|does|do|what|how|when|who|which|while|then|as|if|by|per|an?|over|because|since|after|before|bpm|mmhg|mmol|nmol|pmol|umol|mol|meq|ng|pg|kcal|cal|calories|cm|mm|inch(?:es)?|feet|ft|stone|points|steps|degrees|kilos?|kgs|[fm]|females?|males?|wom[ae]n|m[ae]n|lady|guy|girl|boy|yo";
const FOLLOWED = new RegExp(`^ ?(?!(?:${GOES_ON})\\b)\\p{L}`, "u");
/** Taken, and how many said a little later: "took paracetamol, about 40, last night". */
const TAKEN =
  /\b(?:took|taken|swallowed|ate|eaten|popp(?:ed|ing)|swallowing|downing|necked|downed|chewed|gulped|ingested|consumed|overdosed)\b(?:\s+\S+){0,4}\s*$/u;
/** A bare number is one of tablets when it is followed by what is counted, or somebody has just taken them; "TSH 12", "BMI 32, on metformin" and "aspirin 81" are not. */
const ofTablets = (folded: string, m: RegExpExecArray): boolean =>
  FOLLOWED.test(folded.slice(m.index + m[0].length, m.index + m[0].length + 20)) || TAKEN.test(folded.slice(Math.max(0, m.index - 60), m.index));
const englishIn = (folded: string): RegExpExecArray[] => every(EN, folded).filter((m) => ofTablets(folded, m));

export function countsIn(folded: string): Counted[] {
  const zh = every(ZH, folded).filter((m) => numberOf(m[1] ?? "") >= LEAST.zh && numberOf(m[1] ?? "") <= MOST);
  const en = englishIn(folded).filter((m) => !/^\d/u.test(m[0]) || (Number(m[1]) >= LEAST.en && Number(m[1]) <= MOST));
  return [...zh, ...en].map((m) => ({ at: m.index }));
}

/** A dozen and more, each with its word or right before a name: "20 tylenol", "二十片". Of a box, and by the day or month, they are not yet taken. */
const DOZEN = 12;
const WORTH = /[元块]|盒|装|剩|买|开了|\b(?:pack|box|bottle|of) (?:of )?$/u;
export const dozensIn = (folded: string): Counted[] =>
  [...every(ZH, folded), ...englishIn(folded)]
    .filter((m) => {
      const count = /^\d/u.test(m[1] ?? "") ? Number(m[1]) : /[a-z]/u.test(m[1] ?? "") ? DOZEN : numberOf(m[1] ?? "");
      return count >= DOZEN && count <= MOST && !WORTH.test(folded.slice(Math.max(0, m.index - 10), m.index));
    })
    .map((m) => ({ at: m.index }));

/** Grams of a medicine: five and more of what is taken in tenths of a gram. Grams of food are none. */
const GRAMS =
  /(?<![a-z\d.])(\d{1,2}|[五六七八]?[五六七八九十])\s?(?:grams|gram|g|克)(?![a-z/])(?!\s?(?:of )?(?:\w+ )?(?:carb|protein|fat\b|fib|sugar|meat|rice|oat|bread|nut|chocolate))(?!的?(?:碳水|蛋白|脂肪|膳食纤维|糖|米|面|肉|主食|坚果|巧克力))/gu;
const LEAST_GRAMS = 5;
export const gramsIn = (folded: string): Counted[] =>
  every(GRAMS, folded)
    .filter((m) => !(Number(m[1]) < LEAST_GRAMS))
    .map((m) => ({ at: m.index }));

/** A body temperature of 38 °C and more told without its name: "7 week old at 101.2 F", "宝宝50天 38度8". */
const HOT = /(?<![\d.])(?:(3[89]|4[0-2])(?:\.\d{1,2})?\s?(?:℃|°\s?c|度|degrees|c\b)|10[0-7](?:\.\d)?\s?(?:℉|°\s?f|f\b|degrees)|100\.[4-9]|10[1-6]\.\d)/gu;
/** "Now 38.2": a figure with its tenth that is no weight, no index and no price. */
const BARE = /(?<![\d.a-z])(?:3[89]|4[01])\.\d(?![\d.]|\s?(?:kg|公斤|斤|kgs|lbs|pounds|cm|mm|%|mmol|mg|g\b|元|块|万|岁|weeks|周|km|公里))/gu;
const NOT_FEVER = /bmi|体重指数|体重|weigh|腰围|waist|价|售|ferritin|铁蛋白|a1c|tsh|score/u;
/** Of a bath, an oven, a drink, a day. */
const NOT_BODY = /水温|水|奶|烤|天气|室温|气温|泡|白酒|角|heat|water|oven|bath|weather|outside|milk|room/u;
export const feversIn = (folded: string): Counted[] =>
  [
    ...every(HOT, folded).filter((m) => !NOT_BODY.test(folded.slice(Math.max(0, m.index - 8), m.index + m[0].length + 8))),
    ...every(BARE, folded).filter((m) => !NOT_FEVER.test(folded.slice(Math.max(0, m.index - 16), m.index))),
  ].map((m) => ({ at: m.index }));

/** A complaint of three weeks and more: "干咳七周了", "for 7 weeks", "快两个月". */
const WEEKS = {
  zh: /(?<![\d.])(\d{1,2}|[三四五六七八九]|十[一二三四五六七八九]?)多?(?:周|个?星期|个?礼拜)(?!前|岁|后)/gu,
  en: /(?<![\d.])(\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:weeks|wks)\b(?! (?:ago|old|pregnant|gone|postpartum))/gu,
};
const MONTHS =
  /(?:\d{1,2}|[一两二三四五六七八九十几])个?多?个月(?!前|大|的?宝宝|后)|半年(?!前|后)|\b(?:\d{1,2}|a|one|two|three|four|five|six|several|few) ?months?\b(?! (?:ago|old|later))|\bhalf a year\b/gu;
const LEAST_WEEKS = 3;
const weeksOf = (said: string): number => (/\d/u.test(said) ? Number(said) : LEAST_WEEKS);
export const lastingIn = (folded: string): Counted[] =>
  [...[WEEKS.zh, WEEKS.en].flatMap((pattern) => every(pattern, folded).filter((m) => weeksOf(m[1] ?? "") >= LEAST_WEEKS)), ...every(MONTHS, folded)].map(
    (m) => ({ at: m.index }),
  );
