/** What people call one another, and how they write an age, in the words that every other reader knows. */
import { recalled } from "../text/recall.ts";
import { replacer } from "../text/sieve.ts";

const NUMBER_WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const OF_SMALL =
  /\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?|son|daughter|child|kids?|twins|little one|grandson|granddaughter|nephew|niece|lo(?![ -]?salt)|lil one|preemie|wean\w*|solids|formula|(?:s?he|s?he['’]s|hes|shes))\b/iu;

type Row = readonly [said: RegExp, stands: string | ((...m: string[]) => string)];
const ROWS: readonly Row[] = [
  [/\b(s?he)s(?= (?:only |just |now |about |nearly |almost )?(?:\d|pregnant\b|on\b|taking\b|allergic\b|been\b))/giu, "$1's"],
  [
    new RegExp(`\\b(${NUMBER_WORDS.join("|")})(?=[ -](?:years?|months?|weeks?)[ -]olds?\\b)`, "giu"),
    (_, n) => String(NUMBER_WORDS.indexOf((n ?? "").toLowerCase()) + 1),
  ],
  [/(?<![\d.])(\d{1,3})[ -]?(?:y\/?o|yr?s?[ -]?olds?)\b/giu, "$1 year old"],
  [/(?<![\d.])(\d{1,2})[ -]?(?:m\/o|mo?s?[ -]old|mths?[ -]old)\b/giu, "$1 month old"],
  [/\b(?:pree?mm?ies?|prem bab(?:y|ies))\b/giu, "preterm infant"],
  [/\b(?:lil|wee) (?:one|boy|girl)\b|\b(?<=(?:my|our|the) )LO\b|\bkiddo\b/gu, "little one"],
  [/\b(my|our) (?:little |baby |wee )?boy(?=(?:['’]s| is| who is| just turned|,)? ?(?:only |just |now |about |nearly |almost )?\d)/giu, "$1 son"],
  [/\b(my|our) (?:little |baby |wee )?girl(?=(?:['’]s| is| who is| just turned|,)? ?(?:only |just |now |about |nearly |almost )?\d)/giu, "$1 daughter"],
  // It is the child that has it: the one who nurses says "I".
  [/\b(?<!\b(?:she|wife|who) (?:still |also )?)breast-?feeds\b(?! (?:him|her|them|my|our|the|a)\b)/giu, "has breast milk"],
  [/\b(?:hubby|hubs)\b/giu, "husband"],
  [/\b(?:wifey|missus)\b/giu, "wife"],
  [/\b(my|our) (?:other half|fianc[eé]e?|spouse|significant other)\b/giu, "$1 partner"],
  // "Gran is 84", with nobody before her: no granulocytes.
  [
    /(?<=^|[.?!,;] ?)(?:gran|nan|nana|nanna|granny|grannie)(?=['’]s\b| (?:is|was|has|had|takes|took|lives|keeps|can|wants|just|won['’]?t|does|and|will|says)\b)/giu,
    "my grandmother",
  ],
  [/\b(my|our|her|his|the) (?:gran|nan|nana|nanna|granny|grannie|gramma|grammy|grandmum|grandmom)\b/giu, "$1 grandmother"],
  [/\b(my|our|her|his|the) (?:grand?dad|grandad|gramps|grandpop|grampa)\b/giu, "$1 grandfather"],
  [/\bttc\b/giu, "trying to conceive"],
  [/(?:俺|咱)家?(?=[妈爸娘爹爷奶])/gu, "我"],
];
/** "18mo": months of an age where a small child is spoken of; elsewhere how long something goes on. */
const MONTHS =
  /(?<!\b(?:for|in|past|last|every|after|over|within|another|next) )(?<![\d.])(\d{1,2})[ -]?(?:mos?|mths?)\b(?!\.? (?:ago|later|supply|pregnant|along|post))/giu;

/** Of somebody old or frail "is losing weight" is a sign, and no goal. */
const OLD = /\b(?:[6-9]\d(?![\d.]|\s?(?:kg|kilos?|lbs?|pounds?|m?g\b|%|cm|min|days?|hours?|k?cal))|frail|elderly|grand(?:mother|father|ma|pa|parents?))\b/iu;
const LOSES = /\b(is|keeps?|been|and|he['’]s|she['’]s|has) (?:been )?losing (?:a lot of )?weight\b(?! (?:on|with|by|for|through|thanks))/giu;

const withRows = replacer(ROWS);
function named(text: string): string {
  const told = withRows(text);
  const old = OLD.test(told) ? told.replace(LOSES, "$1 losing weight without trying") : told;
  return OF_SMALL.test(old) ? old.replace(MONTHS, "$1 months old") : old;
}
/** The text with these words in place of what was said. */
export const withPeopleNamed = recalled(named);
