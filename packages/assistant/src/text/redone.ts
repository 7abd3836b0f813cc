/** A test that was done again: "血钾5.6，标本溶血，重抽4.3", "potassium 5.6 but haemolysed, the repeat was 4.3". The last result counts. */
import { anyWord, isOnly } from "./word-by-word.ts";

const NUMBER = "\\d{1,4}(?:\\.\\d{1,3})?";
const AGAIN =
  "重抽|重新抽|再抽|复抽|复查|复测|重测|再查|再测|重查|重验|redrawn?|redraw|repeat(?:ed)?|re-?test(?:ed)?|re-?checked|redone|second (?:test|sample|draw)";
/** It went up or down since: "升到5.6", "从5.1到6.8", "dropped to 118", "went from 5.1 to 6.8". */
const CHANGED = `(?:[，,；; ]|(?<=\\d))(?:今天|现在|这次|这回|这会儿)(?:复查|再查|查|测|抽)?(?:出来)?(?:是|到|都|已经|变成|成了|[:：]){0,2}|(?:\\b(?:and|but)|[,;]) (?:(?:it )?(?:is|it['’]s) )?(?:now|today|this time)(?: it)?(?:['’]?s| is| was)?|\\b(?:and|but) (?:is|it['’]?s|it is)(?=\\s?${NUMBER}[^,.;?!]{0,10}\\b(?:now|today|this time)\\b)|[升涨]回?到|[降掉跌]到|(?:came|went|gone|come) (?:back )?(?:up|down) to|rose to|back up to|dropped to|fell to|(?<=(?<!(?:正常|范围|参考)[^，。]{0,8})从\\s?${NUMBER})[到至](?!\\s?${NUMBER}[^，。]{0,6}(?:正常|之间|都算|范围))|(?<!从\\s?${NUMBER})到(?=\\s?${NUMBER}\\s?了)|(?<=\\b(?:went|gone|rose|risen|fell|fallen|dropped|jumped|climbed|up|down) from ${NUMBER} )to\\b`;
/** "复查要等3天", "repeat in 2 weeks": no result. */
const NO_RESULT = "(?![\\d.]*\\s?(?:[天周月年次个小点号遍]|days?\\b|weeks?\\b|months?\\b|hours?\\b|times?\\b|am\\b|pm\\b))";
/** "Now I work as normal" is said of no result. */
const WAS_FINE =
  "(?:也|都|是|就|又|结果|完全|了){0,3}正常(?=了|啦|啊|的?(?:范围|水平)|值|[，,。；;！!？?\\s]|$)|(?:test |one |sample |was |is |it['’]?s |came back |came out |totally |perfectly |all ){0,4}(?:normal|fine)\\b(?=[,.;!?)]|$| (?:now|again|range|and|but|so)\\b)";
const redone = (again: string): RegExp =>
  new RegExp(
    `(?<![\\d.])(${NUMBER})([^\\d]{0,90}?(?:${again}))(?:([^\\d，。；;？?,.]{0,24})(?<![\\d.])(${NUMBER})${NO_RESULT}|(?:[^\\d，。；;？?,.]{0,6})(?:${WAS_FINE}))`,
    "iu",
  );
const REDONE = redone(AGAIN);
const LATER = redone(`${AGAIN}|${CHANGED}`);
const QUICK = /[重复再升涨降掉跌到至今现这]|\bnow\b|\btoday\b|\bthis\b|\bre|\bsecond\b|\bto\b/iu;
/** A number of quite another size is of another test. */
const FAR = 3;

/** Nothing else is named between the two: "was 2.5 last week and is 9 now". */
const WORD = anyWord(
  "现在|今天|这次|这回|上次|上周|昨天|早上|是|到|查|测|了|已经|都|变成|成了|复查|再|升|涨|降|掉|跌|回",
  "mmol/l|mmol|mg/dl|g/l|g/dl|was|is|it|its|s|now|today|this|the|in|time|last|yesterday|morning|evening|afternoon|night|week|weeks|month|months|year|years|hour|hours|day|days|ago|before|and|but|a|an|only|up|down|to|from",
);
const far = (first: string, last: string, between: string): boolean =>
  (Number(last) / Number(first) > FAR || Number(last) / Number(first) < 1 / FAR) && !isOnly(WORD, between);

/** The text with the last result in the place of the first, and without it where the repeat is only said to be normal. */
export const withLastResult = (text: string): string => withLast(text, REDONE);
/** The same, of a value that went up or down too. */
export const withLatestValue = (text: string): string => withLast(text, LATER);
function withLast(text: string, pattern: RegExp): string {
  if (!QUICK.test(text)) return text;
  return text.replace(pattern, (whole: string, first: string, between: string, more?: string, last?: string) => {
    if (last === undefined) return whole.slice(first.length);
    return far(first, last, `${between}${more ?? ""}`) ? whole : `${last}${between}${more ?? ""}`;
  });
}

/** Where the last result of a test done again ends; `undefined` where none is told. */
export function endOfLastResult(text: string): number | undefined {
  const told = QUICK.test(text) ? LATER.exec(text) : null;
  const [whole = "", first = "", between = "", more = "", last] = told ?? [];
  return told && last !== undefined && !far(first, last, `${between}${more}`) ? told.index + whole.length : undefined;
}
