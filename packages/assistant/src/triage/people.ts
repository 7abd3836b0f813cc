/** Ages told of children: "两个月的宝宝", "my 6 week old". In months. */
import { every } from "../text/every.ts";
const ZH: Readonly<Record<string, number>> = { 半: 0.5, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const EN = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const UNIT: Readonly<Record<string, number>> = {
  天: 1 / 30,
  周: 1 / 4.35,
  星期: 1 / 4.35,
  个星期: 1 / 4.35,
  礼拜: 1 / 4.35,
  个礼拜: 1 / 4.35,
  个月: 1,
  月: 1,
  岁: 12,
  day: 1 / 30,
  week: 1 / 4.35,
  wk: 1 / 4.35,
  month: 1,
  mo: 1,
  year: 12,
  yr: 12,
  y: 12,
};

const CHILD = "宝宝|妞妞|囡囡|毛娃|奶娃|小妹|小公主|小不点|小宝|大宝|二宝|三宝|宝贝|毛毛|小家伙|崽|bb|孩子|小孩|婴儿|娃儿?|女儿|儿子|闺女|新生儿|孙子|孙女";
const N = "(\\d{1,2}|半|[二三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九])(个半)?";
const U = "(天|周|个?多?星期|个?多?礼拜|个月|月|岁)";
const PATTERNS = [
  new RegExp(`${N}\\s?多?${U}多?(?:大|龄)?的?\\s?(?:小)?(?:${CHILD})`, "gu"),
  // "孩子一天喝一升奶" tells of every day, and no age.
  new RegExp(`(?:${CHILD})(?!一天(?![大龄的]))[^\\d，,。半一二两三四五六七八九十烧吐拉咳病不发哭流便尿]{0,4}${N}\\s?多?${U}(?!前|后|没)`, "gu"),
  // "出生10天吐绿水": who was born so long ago needs no other name.
  new RegExp(`出生(?:才|刚|后|了|刚刚)?${N}\\s?多?(天|周|个?多?星期|个?多?礼拜|个月)(?!前)`, "gu"),
  /(?<![\p{L}\d])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)( and a half)?[ -]?(day|week|wk|month|mo|year|yr)s?[ -]?old/gu,
  /(?<![\p{L}\d])(\d{1,2})( and a half)? ?(yr|mo|y)\/?o\b/gu,
  /(?:baby|newborn|infant|son|daughter|toddler|child)(?:,| is| who is|\s)\s?(?:only )?(\d{1,2})( and a half)?[ -](day|week|wk|month|mo|year|yr)s?/gu,
  /(?<![\p{L}\d])(\d{1,2})( and a half)?[ -](day|week|wk|month|mo)s?[ -](?:baby|infant|newborn)/gu,
  // "She's 19 months": of nine and fewer it may be a pregnancy.
  /\b(?:he|she)(?:['’]?s| is) (?:only |just |nearly |about )?(1\d|2\d|3[0-5])( and a half)? ?(month|mo)s?(?=\s*(?:[.,;:!?)\n]|and\b|$))/gu,
];

/** "四十五": tens, ones. */
function hanNumber(s: string): number {
  const [tens = "", ones = ""] = s.split("十");
  return (tens === "" ? 1 : (ZH[tens] ?? Number.NaN)) * 10 + (ZH[ones] ?? 0);
}
const numberOf = (s: string): number => ZH[s] ?? (s.includes("十") ? hanNumber(s) : EN.includes(s) ? EN.indexOf(s) : Number(s));

export type Aged = { readonly months: number; readonly at: number; readonly end: number };

export const agesIn = (folded: string): Aged[] =>
  PATTERNS.flatMap((pattern) =>
    every(pattern, folded).map((m) => ({
      months: (numberOf(m[1] ?? "") + (m[2] ? 0.5 : 0)) * (UNIT[(m[3] ?? "").replace("多", "")] ?? Number.NaN),
      at: m.index,
      end: m.index + m[0].length,
    })),
  );

/** Weeks of a pregnancy: "34 weeks, bright red blood", "孕 34 周", "30w4d". A baby's age, a date or a span of time is none. */
const WEEKS = [
  /(?<![\p{L}\d.]|\b(?:for|in|past|last|every|over|after|about|within|took|taking|next|than|since|ago|fasted|postpartum|lost)\s)(\d{1,2})\s?(?:weeks|wks|w)(?:\s?\+?\s?\d\s?d?)?\b(?!\s*(?:old|ago|later|now on|of|on|after|since|postpartum|in a row|straight|baby|infant|newborn|course|supply))/gu,
  /(?<!\d)(\d{1,2}|[二三四]?十[一二三四五六七八九]?)\s?周(?:\s?\+?\s?\d\s?天?)?(?!岁|前|年|后|大|的?(?:宝宝|婴儿|孩子)|没|来|了|[一二三四五六日末])/gu,
];
const LEAST_WEEKS = 4;
const MOST_WEEKS = 42;
const inside = (weeks: number): boolean => weeks >= LEAST_WEEKS && weeks <= MOST_WEEKS;

export const gestationIn = (folded: string): { readonly at: number }[] =>
  WEEKS.flatMap((pattern) =>
    every(pattern, folded)
      .filter((m) => inside(numberOf(m[1] ?? "")))
      .map((m) => ({ at: m.index })),
  );
