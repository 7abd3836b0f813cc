/** How old the one is whom a text is about. */
import { group, hanNumber } from "./said-numbers.ts";
import { stageOf } from "./stages.ts";
import { recalled } from "../text/recall.ts";

const YEARS =
  /(\d{1,3})\s?(?:周?岁|years? old|yrs? old|-?year-?olds?\b|y\/?o\b)|\b(?:age|aged)[:：]?\s?(\d{1,3})(?![\d.]|\s?个?月|[\s-]?months?|[\s-]?weeks?)\b|年龄[:：]?\s?(\d{1,3})(?!\d|\s?个?月|\s?months?)|(?:我|今年)(\d{2})(?=[,，。]|\s*$)|\b(?:i am|i['’]?m)\s(\d{2})(?=\s*[.,;!?)]|\s+(?:and|how|what|which|can|should|with|who|but|now)\b|\s*$)|(?:妈|爸|母亲|父亲|mother|father|mom|mum|dad|friend|husband|wife|grandma|grandpa|gran|grandmother|grandfather)[^\d]{0,8}(\d{2})(?!\s?(?:mg|g\b|kg|[µμ]g|mcg|iu|ml|%|cm|times|pills|tablets|capsules|cups|weeks|days|months|毫|克|片|粒|杯|次|公斤|斤|千|个|天|周|月))(?=\s*(?:[岁?？，。]|[,.](?!\d))|\s*$|\s+(?:and|years|what|can|should)|(?![\d,.]))/iu;
/** "My son is 15", "我女儿13": of a child a bare number is years, unless something else is counted by it. */
const CHILD_AGE =
  /\b(?:son|daughter|kid|child|boy|girl|niece|nephew|grandson|granddaughter|teen(?:ager)?)(?:['’]s| is| just turned| turned| turns|,| who is| \(| aged?)?\s?(?:now |only |just |almost |nearly )*([1-9]?\d)(?=\s*[,.;!?)]|\s+(?:and|how|what|which|when|can|could|may|should|does|do|is|needs?|wants?|has|who|so|but|now|refuses|won|hates|loves|likes|eats|drinks|weighs|gets|takes|goes|started|doesn|isn|hasn|still|keeps|never|only)\b|\s*$)|(?:儿子|女儿|闺女|孩子|小孩|娃|男孩|女孩|外甥女?|侄[子女]|孙[子女]|外孙女?)\s?(?:今年|现在|才|刚|满|已经|是)*\s?([1-9]?\d)(?=\s*[,，。;；?？]|\s+|\s*$|了|多少|要|该|能|可以|怎么|每天|一天)/iu;
/** "45F", "女 45": how somebody is put in a note. */
const NOTED =
  /(?<![\d.,\p{L}])([1-9]\d)\s?[FM](?=[\s,.;:)/]|$)|(?<![\d.,\p{L}])([1-9]\d)[fm](?=\s*[,;:)/]|$)|(?<![\p{L}\d.,])[FM]([1-9]\d)(?=[\s,.;:)/]|$)|(?:^|[\s,.;(])(?:fe)?male,?\s([1-9]\d)(?=\s*[,.;:)/?]|\s*$|\s+(?:and|how|what|with|who|on|taking)\b|\s+\d{2,3}\s?(?:cm|kg|lbs?)\b)|(?:^|[\s,，])[男女][性生]?[\s,，:：]*([1-9]\d)(?=[\s,，。;；]|$)/u;
/** "Under one", "1岁以内": some age below it. */
const UNDER_ONE =
  /(?:1|一)\s?周?岁(?:以内|以下|之前|前|不到|内)|不满?(?:到)?(?:1|一)\s?周?岁|\bunder (?:1|one|12 months)\b|\bbefore (?:1|one|the first) (?:year|birthday)/iu;
const MONTHS =
  /(?<![吃用补喝服续过近每这前停断约持拉咳])(?<![吃用补喝服续过近停断持拉咳][了过]?(?:有|快|大约|已经|差不多)?)(?<![\d.])(\d{1,2}(?:\.5)?)\s?(?:个月(?![以之]?[前后内])|月龄|months? old|-?month-?olds?\b)|\b(?:she|he|baby|son|daughter|toddler|child|lo|little one|kid|grandson|granddaughter|nephew|niece)(?:['’]s| is) (?:only |just |now )?(\d{1,2}) months\b(?! (?:pregnant|along|away|into|late))|\b(?:baby|son|daughter|toddler|child|little one|kid|grandson|granddaughter|nephew|niece)(?:,| \(|,? aged)? ?(\d{1,2}) months\b(?! (?:pregnant|along|away|into|late|ago|of|on|after|supply|worth|before|later|since))|\bage[:：]\s?(\d{1,2})\s?(?:months?|mo\b)|\b(\d{1,2})\s?m\/?o\b(?!\.)/iu;

/** "A woman of 55", "people over 65": an age said without years. */
const OF_AGE =
  /\b(?:wom[ae]n|m[ae]n|lady|ladies|people|person|adults?|someone|those|seniors?|mother|father|mum|mom|dad)\s(?:of|aged|at|over|above|past)\s(\d{2})\b|\b(?:over|above|past|after)\s(?:age\s)?([5-8][05])(?=\s*[?.!,]|\s*$)|\b(?:age|aged) of (\d{1,2})\b/iu;
/** "How much do I need at 70?": of somebody who needs or does something; a blood value "is at 70". */
const AT_AGE =
  /\b(?:need|eat|take|should|safe|ok|fine|good|train|lift|pregnan\w+)\b(?:(?!\b(?:is|was|levels?|tests?|results?)\b)[^.?!]){0,100}\bat\s([1-9]\d)(?=\s*[?.!,;]|\s*$|\s+(?:if|when|and|with|weighing)\b)/iu;
/** "In my seventies": some age of that decade, read as its first year. */
const DECADES = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"];
const IN_DECADE = /\b(?:in|into|of) (?:my|his|her|their|your|the) (?:early |mid[ -]|late )?(?:([2-9]0)['’]?s|(\w+ties))\b/iu;
/** "七十五岁", "70多岁", "年过七十", "七十好几了". */
const AGE_ZH =
  /([二三四五六七八九]?十[一二三四五六七八九]?|[一两二三四五六七八九]|[2-9]0)(?:好几|[多来几]|出头)?周?岁(?!以[下内])|年[过逾近]\s?([二三四五六七八九]十|[2-9]0)|([二三四五六七八九]十|[2-9]0)(?:好几|[多几])(?:了|的人|的老)/u;
function decadeOf(text: string): number | undefined {
  const [, digits, word] = IN_DECADE.exec(text) ?? [];
  const at = DECADES.indexOf((word ?? "").toLowerCase());
  return digits ? Number(digits) : at >= 0 ? (at + 2) * 10 : undefined;
}
function ageZh(text: string): number | undefined {
  const said = AGE_ZH.exec(text)
    ?.slice(1)
    .find((x) => x !== undefined);
  return said === undefined ? undefined : /\d/u.test(said) ? Number(said) : hanNumber(said);
}

const AGE_WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const AGE_WORD = new RegExp(`\\b(?:${AGE_WORDS.join("|")})(?=[ -](?:(?:years?|months?|weeks?|days?)[ -]olds?|months|weeks)\\b)`, "giu");
/** "He is 78." */
const IS_AGE = /\b(?:she|he)(?:['’]s| is) (\d{2})(?=[.,;!?]|\s+and\b|\s*$)/iu;
/** "三个月", "2个半月", "一岁半", "半岁", "满月", "百天": as numbers. */
const CHILD_NUMBERS: readonly (readonly [RegExp, (m: string, n: string) => string])[] = [
  [/([一两二三四五六七八九十]{1,3})(?=\s?个?半?(?:月|周|天))/gu, (_, n) => String(hanNumber(n))],
  [/(\d{1,2})\s?个半月/gu, (_, n) => `${n}.5个月`],
  [/([一两二三四五六七八九]|\d)\s?岁半/gu, (_, n) => `${hanNumber(n) || n}.5岁`],
];
const numbered = (text: string): string => CHILD_NUMBERS.reduce((t, [said, number]) => t.replace(said, number), text);
/** What only of a small child tells how old it is. */
const SMALL =
  /宝|婴|新生|娃|孩|月子|儿子|女儿|闺女|孙|\b(?:bab(?:y|ies)|infants?|newborns?|son|daughter|little one|lo|grandson|granddaughter|nephew|niece)\b/iu;
const MONTHS_OLD =
  /月龄|个半?月(?:大|的?[娃宝婴孩]|能|可以|要)|辅食|奶粉|配方|喂|\bmonths?[- ]olds?\b|\b\d{1,2}\s?m\/?o\b|\b(?:she|he|toddler|child|kid|lo)\b|\bage[:：]/iu;
const WEEKS_OLD =
  /(?<![孕妊娠\d])(\d{1,2})\s?周(?:大|的[娃宝婴])|(?:娃|宝宝?|孩子|婴儿|新生儿)(?:才|刚|现在|今天|已经)?(?!1\s?周)(\d{1,2})\s?周|\b(\d{1,2})[ -]?(?:weeks?|wks?)[ -]old\b|\b(?:she|he|baby|bub|newborn|infant|son|daughter|lo|little one|grandson|granddaughter|nephew|niece)(?:['’]s| is|,)? ?\(?(?:only |just |now |about |nearly |almost )?(\d{1,2}) (?:weeks?|wks?)\b(?! (?:pregnant|along|away|into|late|early|premature|preterm|ago|on|now on))|\b(\d{1,2})\s?w\/?o\b/iu;
const DAYS_OLD =
  /(?:出生|生下来|才)\s?(\d{1,2})\s?天|(\d{1,3})\s?天(?:大|的[娃宝婴新])|(?:娃|宝宝?|孩子|婴儿|新生儿)(?:才|刚|现在|今天|已经)?(?!1\s?天)(\d{1,3})\s?天|\b(\d{1,2})[ -]?days?[ -]old\b/iu;
/** "Our daughter was born on Monday", "女儿前天刚出生". */
const BORN =
  /\bborn (?:on )?(?:(?:this|last) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bborn (?:yesterday|today|last night|this (?:morning|week)|(?:a few|two|three|four|five|six) days ago)\b|(?:昨天|昨晚|前天|大前天|这周|周[一二三四五六日天]|星期[一二三四五六日天])(?:早上|晚上|才|刚)*(?:出生|生的|生下来)/iu;
const DAYS_SINCE = 3;
function smallAge(text: string): number | undefined {
  if (!SMALL.test(text)) return undefined;
  if (BORN.test(text)) return DAYS_SINCE / 365;
  if (/半岁/u.test(text)) return 0.5;
  if (/半个?月(?=大|的|了|[，,。？?]|新|宝|娃|婴)(?!.{0,2}前)/u.test(text)) return 0.5 / 12;
  if (/(?:刚|才|已经|快)?(?:出|满)月(?!子|礼|酒)/u.test(text)) return 1 / 12;
  return /百天|一百天|100天/u.test(text) ? 0.25 : undefined;
}
function read(said: string): number | undefined {
  const text = numbered(said.replace(AGE_WORD, (word) => String(AGE_WORDS.indexOf(word.toLowerCase()) + 1)));
  if (UNDER_ONE.test(text)) return 0.5;
  const half = group(/(\d\.5)岁/u.exec(text));
  if (half !== undefined) return half;
  const years =
    group(YEARS.exec(text)) ??
    group(CHILD_AGE.exec(text)) ??
    group(NOTED.exec(text)) ??
    group(IS_AGE.exec(text)) ??
    group(OF_AGE.exec(text)) ??
    ageZh(text) ??
    group(AT_AGE.exec(text)) ??
    decadeOf(text);
  if (years !== undefined && years >= 1 && years <= 120) return years;
  if (stageOf(text).pregnant) return undefined;
  // Of nobody small so many months are how long something goes on.
  const months = SMALL.test(text) || MONTHS_OLD.test(text) ? group(MONTHS.exec(text)) : undefined;
  if (months !== undefined && months > 0 && months <= 36) return months / 12;
  const weeks = group(WEEKS_OLD.exec(text));
  const days = group(DAYS_OLD.exec(text));
  return weeks !== undefined ? (weeks * 7) / 365 : days !== undefined ? Math.max(1, days) / 365 : smallAge(text);
}

const known = recalled((said) => ({ age: read(said) }));
/** Years; below one a fraction. */
export const ageOf = (said: string): number | undefined => known(said).age;
