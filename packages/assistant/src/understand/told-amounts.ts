/** The amounts that stand in a sentence, each with the name it is told of. */
import { type Quantity } from "@nutri/domain";
import { type Dose, parseDose } from "@nutri/domain/dose";
import { every } from "../text/every.ts";

/** "维C5克", "vitamin D1000 IU": the number is told of the vitamin, and is no part of its name. */
const LETTER_NUMBER =
  /((?:维(?:生素|他命)?|\bv(?:it(?:amin)?)?\.?)\s?[acdek])(?=\d+(?:\.\d+)?\s?(?:克|毫克|微克|国际单位|单位|片|粒|颗|k?m?c?g\b|µg|μg|iu\b|grams?|units?))/giu;
/** Of a vitamin, "5000 单位" are IU. */
const UNITS_ZH = /(\d)\s?个?(?<!国际)单位|(\d{3})\s?u(?![\p{L}\d])/giu;
const AMOUNT =
  /(?<!\d|\d[.,])\d[\d,]*(?:\.\d+)?\s?(?:万|千|k|million)?\s?(?:iu|国际单位|mcg|µg|μg|ug|微克|micrograms?|mg|毫克|milligrams?|g|grams?|克|ml|毫升|cups?|杯)(?![a-z])/giu;
/** "3 of those 1000 mg", "two 500 mg softgels": so many of what holds so much. */
const SO_MANY =
  /\b(\d{1,2}|one|two|three|four|five|six)(?: of (?:those|these|the|them|my|your)(?: (?:big|little|small|large))?,? (?=\d)| (?=\d[\d,.]*\s?(?:mg|mcg|µg|μg|iu|g)\s(?:[a-z-]+ ){0,3}(?:tablets|pills|capsules|caps|softgels|gummies)\b))/giu;
/** The text with its amounts apart from the names, and units written out. */
export const withUnits = (text: string): string => text.replace(SO_MANY, "$1 tablets of ").replace(LETTER_NUMBER, "$1 ").replace(UNITS_ZH, "$1$2 IU");

/** "For three months" is no number of tablets; "two a week" is. */
const LASTS =
  /[一二两三四五六七八九十几半\d]+\s?(?:多)?个?(?:月|星期|礼拜|周|年|天)(?!\s?[吃服喝用]?\s?[\d一两二三四五六半]\s?[片粒颗丸袋支次])|(?<!every )\b(?:for |over )?(?:\d+|one|two|three|four|five|six|several|a few) (?:months?|weeks?|years?|days)\b|\b(?:for|over|in) (?:the (?:last|past) )?(?:an?|half an?|the (?:last|past)) (?:month|week|year|day)\b/giu;
/** What was told, a day. `atOnce`: as it is taken, where that is not every day. */
export type DoseTold = Quantity & {
  readonly atOnce?: number;
  /** Told as a share of a label's daily reference. */
  readonly share?: { readonly percent: number; readonly of: number };
};
/** @param read with an amount */
export const doseTold = ({ amount, perDay, times }: Dose): DoseTold | undefined =>
  amount && { value: perDay ?? amount.value, unit: amount.unit, ...(times < 1 && { atOnce: amount.value }) };

export type Place = { readonly start: number; readonly end: number };

/** "5000 IU a capsule, two a week": what one holds is no number taken, where another is told. */
const ONE_HOLDS =
  /(?:[一1每]\s?[片粒颗丸袋支]|\b(?:each|every|one|a) (?:tablet|capsule|pill|softgel))\s?(?:是|含|有|is|has|holds|contains)?\s?(?=\d[\d.,]*\s?(?:iu|国际单位|mcg|µg|μg|ug|微克|mg|毫克|克)(?:.*[\d一两二三四五六半]\s?[片粒颗丸袋支次]|.*\b(?:two|three|four|five|[2-9]) (?:of them |tablets |capsules |pills )?(?:a|per|every|each) ))|(?<=iu|国际单位|mcg|µg|μg|ug|微克|mg|毫克|\dg|克)\s?(?:[一1每]\s?[片粒颗丸袋支]|(?:per|each|a) (?:tablet|capsule|pill|softgel)s?\b)(?=.*[\d一两二三四五六半]\s?[片粒颗丸袋支次]|.*\b(?:one|two|three|\d) (?:a|per|every|each) )/iu;
/** "一天给他五颗": whom it is given to stands between how often and how many. */
const GIVEN_TO = /(?:给|喂|让)(?:\d{1,2}(?:岁|个月)半?的?)?[^，,。？?\d]{1,6}?(?:吃|服|喝)?(?=[一二两三四五六七八九十半\d]{1,2}\s?[片粒颗丸袋支])/giu;
/** How many a pack holds are not taken: "一盒30片", "a bottle of 60", "90-count". */
const PACK =
  /(?:[一1每]\s?)?[盒瓶罐](?:里|装|有|共|是|总共|一共){0,2}\s?\d{1,4}\s?[片粒颗丸袋支]|\d{1,4}\s?[片粒颗丸袋支]\s?(?:装|\/\s?[盒瓶罐]|[一每]\s?[盒瓶罐])|\b(?:bottle|box|pack|packet|jar|tub)s? (?:of|has|with|holds|contains) \d{1,4}(?: (?:tablets|tabs|capsules|caps|pills|softgels|gummies))?\b|\b\d{1,4} (?:tablets|tabs|capsules|caps|pills|softgels|gummies) (?:per|in an?|in the|in each|a) (?:bottle|box|pack|packet|jar|tub)\b|\b\d{2,4}[- ]count\b/giu;
/** "The label says two a day, I take one": what is advised is not taken. */
const ADVISED =
  /\b(?:label|bottle|box|leaflet|directions?) (?:says?|recommends?|suggests?|tells? (?:me|you))(?: to)?(?: take)? [^,.;?!]*(?=[,.;][^?!]*\bi(?:['’]m| am| only| just)? (?:only |just )?(?:tak(?:e|ing)|on)\b)|(?:说明书?|标签|瓶子|盒子)[上里]?(?:说|写|建议|让|推荐)[^，,。；;？?]*(?=[，,。；;][^？?]*我(?:每天|一天|现在|平时)?只?(?:吃|服|用))/giu;
/** "3 tablets a day, 3000 mg in all": what they come to together was told. */
const IN_ALL = /一共|总共|合计|加起来|总量|\bin (?:all|total)\b|\btotal(?:l?ing)?\b|\baltogether\b/iu;
/** "11.2 mg/dL", "85 mg/g": so much in the blood or the urine is no dose. */
const A_LEVEL = /^\s?\/\s?(?:[dmµμu]?l(?![a-z])|mol|g(?:cr)?(?![a-z]))/iu;
const A_PAUSE = /[，,；;]/u;
const BETWEEN_PAUSES = /[^，,；;]*[，,；;]?/gu;
/** Without what is told of another thing in a piece of its own: "维生素D每粒2000IU，维生素C一天两片". */
function ofItsOwn(clause: string, its: Place, others: readonly Place[], amountAt: number): string {
  return every(BETWEEN_PAUSES, clause)
    .map((m) => {
      const holds = (at: number): boolean => at >= m.index && at < m.index + m[0].length;
      return others.some((o) => holds(o.start)) && !holds(its.start) && !holds(amountAt) ? " " : m[0];
    })
    .join("");
}
const PAUSE = 10;
/** Each amount belongs to the name nearest to it; of a clause with one amount the whole is read, for "twice a day". */
export function dosesOf(clause: string, places: readonly Place[]): (DoseTold | undefined)[] {
  const amounts = every(AMOUNT, clause).filter((m) => !A_LEVEL.test(clause.slice(m.index + m[0].length)));
  const doses = places.map((): DoseTold | undefined => undefined);
  for (const m of amounts) {
    const at = m.index;
    // Behind a comma another thing begins: "50 mg, numb hands".
    const behind = (p: Place): number => (at < p.end && A_PAUSE.test(clause.slice(at + m[0].length, p.start)) ? PAUSE : 0);
    const away = (p: Place): number => (at >= p.end ? at - p.end : Math.max(0, p.start - (at + m[0].length)) + 0.5) + behind(p);
    const nearest = places.map((p, i) => ({ i, d: away(p) })).toSorted((a, b) => a.d - b.d)[0];
    const its = nearest && places[nearest.i];
    const told =
      its && amounts.length === 1 && !IN_ALL.test(clause)
        ? ofItsOwn(
            clause,
            its,
            places.filter((p) => p !== its),
            at,
          )
        : undefined;
    const read = parseDose(told?.replaceAll(LASTS, " ").replaceAll(PACK, " ").replaceAll(ADVISED, " ").replace(GIVEN_TO, "吃").replace(ONE_HOLDS, " ") ?? m[0]);
    if (nearest && nearest.d <= 40) doses[nearest.i] ??= doseTold(read);
  }
  return doses;
}
