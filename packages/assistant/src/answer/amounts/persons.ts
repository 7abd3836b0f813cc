/** The people a question tells of by age or stage: "my 11 year old … than me (35)", "she is 15, and her twin brother", "孕期和哺乳期". */
import type { Pregnancy, Sex } from "@nutri/domain";
import { every } from "../../text/every.ts";

export type Person = { readonly age?: number; readonly gender?: Sex; readonly stages?: readonly Pregnancy[] };

const FEMALE =
  /\b(?:wom[ae]n|females?|girls?|lady|ladies|wife|daughter|mother|mom|mum|sister|aunt|grand(?:mother|ma)|gran|niece|girlfriend|she|her)\b|女|妈|母亲|奶奶|外婆|姥姥|婆婆|岳母|老婆|妻子|太太|姐|妹|姑|姨|闺女/giu;
const MALE =
  /\b(?:m[ae]n|males?|boys?|husband|son|father|dad|brother|uncle|grand(?:father|pa)|nephew|boyfriend|he|his)\b|男|儿子|爸|父亲|爷爷|外公|姥爷|公公|岳父|老公|丈夫|哥|弟|叔|舅/giu;
const WHO =
  "(?:wom[ae]n|m[ae]n|females?|males?|girls?|boys?|lady|son|daughter|mother|mom|mum|father|dad|husband|wife|brother|sister|grandma|grandpa|kid|child)";
const WHO_ZH =
  "(?:我(?:自己|本人)?|[爸妈]|父亲|母亲|爷爷|奶奶|外公|外婆|公公|婆婆|老公|老婆|妻子|丈夫|儿子|女儿|闺女|孩子|哥哥?|弟弟?|姐姐?|妹妹?|[男女][性生]?)";
/** Nothing else is counted by a bare number. */
const NO_UNIT = "(?!\\d|\\.\\d|\\s?(?:mg|g\\b|kg|[µμ]g|mcg|iu|ml|%|cm|lbs?|pounds|mmol|weeks|days|months|毫|微|克|片|粒|杯|次|公斤|斤|千|万|个|天|周|月))";
const AGES = new RegExp(
  [
    String.raw`(?<![\d.–-])(\d{1,3})(?:\s?周?岁|[\s-]?years?[\s-]olds?\b|[\s-]?yrs? old\b|\s?y\/?o\b)`,
    String.raw`\b(?:age|aged)\s(\d{1,3})${NO_UNIT}`,
    String.raw`\b(?:me|i|myself)\s?[(（]\s?(\d{2})\s?[)）]`,
    String.raw`\b(?:i am|i['’]m)\s(?:now |only |just )?(\d{2})${NO_UNIT}`,
    String.raw`\b${WHO}(?:,|\s?\(|\sof|\saged|['’]s|\sis|\swho is|(?=\s\d))\s?(?:now |only |just )?(\d{1,2})${NO_UNIT}`,
    String.raw`(?<![\d.])(\d{2})\s?[FM](?=[\s,.;:)/]|$)`,
    String.raw`${WHO_ZH}\s?(?:今年|现在|才|刚|满|是)?[,，:：]?\s?(\d{1,3})${NO_UNIT}(?=\s*[,，。;；、?？]|\s|$|了|的|和|要|该|多少|各)`,
  ].join("|"),
  "giu",
);
const TWIN = /\btwin (brother|sister)\b|双胞胎的?(哥哥?|弟弟?|姐姐?|妹妹?)/iu;
const BOTH_TWINS = /龙凤胎|\bboy[ -](?:and[ -])?girl twins\b/iu;
/** "A man of the same age", "同龄男性": another beside the one whose age was told. */
const SAME_AGE =
  /\b(wom[ae]n|m[ae]n|females?|males?|girls?|boys?|husband|wife|brother|sister)\b(?: (?:of|at))? (?:(?:the|a) (?:same|similar)|my|his|her|their) age\b|(?:同龄|同岁|同年龄|一样大)的?(男|女|哥|弟|姐|妹|老公|老婆|丈夫|妻子)/iu;
const SUBJECT_END = /[,，。;；?？]|\band\b|\bthan\b|\bvs\b|和|跟|比/iu;
const MALES = /^(?:m[ae]n|males?|boys?|husband|brother)$|[男哥弟]|老公|丈夫/iu;
const MOST_AGE = 110;
const MOST = 4;

const last = (text: string, sign: RegExp): number => every(sign, text).at(-1)?.index ?? -1;
/** By the nearest word before the age, or what follows it at once ("15 year old girl"). */
function sexAt(before: string, after: string): Sex | undefined {
  const next = after.split(SUBJECT_END)[0]?.slice(0, 16) ?? "";
  const [f, m] = [last(next, FEMALE), last(next, MALE)];
  if (f !== m) return f > m ? "female" : "male";
  const [own] = before.split(/[。.?？!！]/u).slice(-1);
  const [w, b] = [last(own ?? "", FEMALE), last(own ?? "", MALE)];
  return w === b ? undefined : w > b ? "female" : "male";
}

const PREGNANT = /\bpregnan(?:t|cy)\b|怀孕|孕妇|孕期|妊娠/iu;
const NURSING = /\bbreast.?feeding|\blactat|\bnursing\b|哺乳|喂奶/iu;
/** A stage beside the other: each has its own row. */
const ofStages = (text: string): Person[] =>
  PREGNANT.test(text) && NURSING.test(text)
    ? [
        { gender: "female", stages: ["pregnant_1", "pregnant_2", "pregnant_3"] },
        { gender: "female", stages: ["lactating"] },
      ]
    : [];

/** Everybody whose age is told, in their order, each once; nobody where the ages are one span ("14-18"). */
export function personsIn(text: string): readonly Person[] {
  const ages = every(AGES, text);
  let from = 0;
  const told = ages.flatMap((m): Person[] => {
    const age = Number(m.slice(1).find((x) => x !== undefined));
    const end = m.index + m[0].length;
    const noted = /\d\s?([FM])$/u.exec(m[0])?.[1];
    const sex = noted ? (noted === "F" ? "female" : "male") : sexAt(text.slice(from, m.index) + m[0], text.slice(end));
    from = end;
    return age >= 1 && age <= MOST_AGE ? [{ age, ...(sex && { gender: sex }) }] : [];
  });
  const [first] = told;
  const twin = TWIN.exec(text);
  if (first?.age !== undefined && twin) told.push({ age: first.age, gender: /brother|哥|弟/iu.test(twin[1] ?? twin[2] ?? "") ? "male" : "female" });
  const equal = SAME_AGE.exec(text);
  if (first?.age !== undefined && equal && told.length === 1) told.push({ age: first.age, gender: MALES.test(equal[1] ?? equal[2] ?? "") ? "male" : "female" });
  if (first?.age !== undefined && BOTH_TWINS.test(text)) told.splice(0, 1, { age: first.age, gender: "female" }, { age: first.age, gender: "male" });
  // "Girls and boys of 14" are both.
  if (first?.age !== undefined && told.length === 1 && AGAINST.test(text)) told[0] = { age: first.age };
  const seen = new Set<string>();
  const each = told.filter((p) => !seen.has(`${p.age} ${p.gender}`) && seen.add(`${p.age} ${p.gender}`));
  return (each.length > 0 ? each : ofStages(text)).slice(0, MOST);
}

/** People of one kind against another, by sex, age or stage. */
const KIND =
  "(?:(?:adult |the |healthy |older |young(?:er)? |pregnant |teenage? |non-?)*(?:wom[ae]n|m[ae]n|females?|males?|girls?|boys?|adults?|child(?:ren)?|kids?|teens?|teenagers|smokers?|non-?smokers?|vegans?|vegetarians?)(?:['’]s?)?)";
const KIND_ZH = "(?:男性?|女性?|男[人生的孩]|女[人生的孩]|成年?人|老人|老年人|孩子|儿童|青少年|孕妇|普通人)";
const AGAINST = new RegExp(
  `\\b${KIND}\\s?(?:vs\\.?|versus|and|or|/|than|(?:\\w+ ){0,4}compared (?:to|with))\\s?(?:a |an )?${KIND}|${KIND_ZH}\\s?(?:和|跟|与|还是|比|、|/)\\s?${KIND_ZH}|男女`,
  "iu",
);
export const comparesPeople = (text: string): boolean => AGAINST.test(text) || personsIn(text).length > 1;
