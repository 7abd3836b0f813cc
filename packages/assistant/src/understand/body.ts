/** Sex, weight and height, where a text tells them. */
import type { Sex } from "@nutri/domain";
import type { Subject } from "../types.ts";
import { group } from "./said-numbers.ts";
import { every } from "../text/every.ts";

type Sign<T> = readonly [T, RegExp];

const NOTED_SEX: readonly Sign<Sex>[] = [
  [
    "female",
    /(?<![\d.,\p{L}])[1-9]\d\s?F(?=[\s,.;:)/]|$)|(?<![\d.,\p{L}])[1-9]\df(?=\s*[,;:)/]|$)|(?<![\p{L}\d.,])F[1-9]\d(?=[\s,.;:)/]|$)|(?:^|[\s,，])女[\s,，:：]*[1-9]\d(?=[\s,，。;；岁]|$)/u,
  ],
  [
    "male",
    /(?<![\d.,\p{L}])[1-9]\d\s?M(?=[\s,.;:)/]|$)|(?<![\d.,\p{L}])[1-9]\dm(?=\s*[,;:)/]|$)|(?<![\p{L}\d.,])M[1-9]\d(?=[\s,.;:)/]|$)|(?:^|[\s,，])男[\s,，:：]*[1-9]\d(?=[\s,，。;；岁]|$)/u,
  ],
];
const SEX: readonly Sign<Sex>[] = [
  [
    "female",
    /女(?:性|生|孩|士|人|儿|,|，|。|\s|$|的)|老太太|老奶奶|(?<=[岁\d,，]|(?:性别|gender|sex)[:：]\s?)女|\b(?:wom[ae]n|females?|girls?|lady|wife|daughter|she|her)\b/iu,
  ],
  ["male", /男(?:性|生|孩|士|人|,|，|。|\s|$|的)|老大爷|老爷爷|(?<=[岁\d,，]|(?:性别|gender|sex)[:：]\s?)男|\b(?:m[ae]n|males?|boys?|husband|son|he|his)\b/iu],
];
export const sexOf = (text: string): Sex | undefined => {
  const said = SEX.filter(([, sign]) => sign.test(text)).map(([sex]) => sex);
  return said.length === 1 ? said[0] : NOTED_SEX.find(([, sign]) => sign.test(text))?.[0];
};
/** What only women go through: who tells of it need not say what they are. */
export const OF_WOMEN =
  /更年期|绝经|停经|月经|例假|大姨妈|经期|痛经|经量|多囊|子宫|卵巢|\b(?:peri|post)?-?menopaus\w*|\b(?:my|heavy|painful|irregular|missed|late|no|having) (?:\w+ )?periods?\b(?! of)|\bmenstru\w+|\bhot (?:flush|flash)es\b|\bpcos\b|\bendometrio\w+|\bfibroids?\b|\bhysterectomy\b/iu;
const SON = /儿子|孙子|外孙(?!女)|侄子|外甥(?!女)/u;
const DAUGHTER = /女儿|闺女|孙女|侄女|外甥女/u;
/** A son is a boy; of a parent who tells of one it says nothing. */
export const sexOfChild = (text: string, subject: Subject | undefined): Sex | undefined =>
  (subject === "child" || subject === "baby") && SON.test(text) !== DAUGHTER.test(text) ? (SON.test(text) ? "male" : "female") : undefined;

/** "Lost 6 kg", "瘦了10斤": what went or came is no weight of anybody. */
const CHANGED =
  /(?:瘦|减|掉|轻|胖|(?<!体)重|长|增)(?:了|掉|去)?\s?$|(?:想|要|打算|目标|希望)[^，,。]{0,6}[瘦减]到\s?$|\b(?:lost|lose|losing|gain(?:ed|ing)?|put on|drop(?:ped|ping)?|shed(?:ding)?|down|up)(?: about| around| over| some)?\s?$/iu;
const WEIGHT =
  /(\d{2,3}(?:\.\d)?)\s?(kg|kilos?|kilograms?|公斤|千克|斤|lbs?|pounds?)(?![a-z])|(?:体重|\bweight(?:[ _]kg)?)[:：]?(?:是|有|才|只有|大概|约)?\s?(\d{2,3}(?:\.\d)?)(?!\s?(?:[\d.%斤磅]|lb|pound|st\b))/giu;
/** "13 stone", "9st 4", "10 stone 6 lb". */
const STONES = /(?<![\d.])(\d{1,2}(?:\.5)?)\s?(?:stones?|st)(?![a-z])(?:\s?(\d{1,2})(?:\s?(?:lbs?|pounds?))?(?![\d.]))?/iu;
const STONE_KG = 6.35029318;
const POUND_KG = 0.45359237;
function stonesIn(text: string): number | undefined {
  const m = STONES.exec(text);
  if (!m || CHANGED.test(text.slice(0, m.index))) return undefined;
  const kg = Math.round((Number(m[1]) * STONE_KG + Number(m[2] ?? 0) * POUND_KG) * 10) / 10;
  return kg >= 20 && kg <= 400 ? kg : undefined;
}
export function weightOf(text: string): number | undefined {
  const stones = stonesIn(text);
  if (stones !== undefined) return stones;
  const all = every(WEIGHT, text);
  const m = all.find((x) => !CHANGED.test(text.slice(0, x.index)));
  const [, told = m?.[3], unit = "kg"] = m ?? [];
  if (told === undefined) return undefined;
  const factor = unit === "斤" ? 0.5 : /^(?:lb|pound)/iu.test(unit) ? POUND_KG : 1;
  const kg = Math.round(Number(told) * factor * 10) / 10;
  return kg >= 2 && kg <= 400 ? kg : undefined;
}
const CM_IN = { foot: 30.48, inch: 2.54 } as const;
/** "163 cm", "1米63", "1.63 m", "身高163", "175的身高", "5 foot 4", "5'4". */
export function heightOf(text: string): number | undefined {
  const cm = group(
    /(\d{3})\s?(?:cm|厘米|公分)|(?:身高|\bheight(?:[ _]cm)?)[:：]?(?:是|有|才|只有|大概|约)?\s?(\d{3})(?!\d)|(?<!\d)(1\d{2})的?(?:身高|个子|(?<!的)高(?![\p{Script=Han}]))/iu.exec(
      text,
    ),
  );
  // "160 50kg": the two are told together, the height first.
  const bare = group(/(?<![\d.])(1[3-9]\d|20\d)\s?[,，/、 ]\s?\d{2,3}(?:\.\d)?\s?(?:kg|公斤|斤)(?![a-z/])/iu.exec(text));
  const [, whole, part] = /(?<![\d.])([12])(?:\s?米\s?|\.(?=\d{2}\s?(?:米|m\b)))(\d{1,2})(?!\d)/iu.exec(text) ?? [];
  const [, feet, inches = "0"] = /(?<![\d.])([3-7])\s?(?:foot|feet|ft(?![a-z])|['’′])\s?(\d{1,2})?(?!\d)/iu.exec(text) ?? [];
  const told =
    cm ??
    (whole !== undefined && part !== undefined ? Number(whole) * 100 + Number(part.padEnd(2, "0")) : undefined) ??
    (feet === undefined ? bare : Math.round(Number(feet) * CM_IN.foot + Number(inches) * CM_IN.inch));
  return told !== undefined && told >= 50 && told <= 250 ? told : undefined;
}
