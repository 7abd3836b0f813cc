/** A number that was told wrong: an age, a week, a weight. */
import type { Memory } from "../types.ts";
import { isQuestion } from "./intents.ts";

const MOST = 100;
const HAN = /\p{Script=Han}/u;
/** "说错了，是12岁", "sorry, 12 not 2": the number before, in what was asked or told, becomes this one. */
const OF_NUMBER =
  /^(?:(?:哦|噢|啊|oh|oops|ugh|argh|wait|等等?|no)[,，.!！\s]*)*(?:i (?:mis-?read|read (?:it|the \w+) wrong|got (?:it|that) wrong)|(?:read|looked at|checked) the (?:bottle|label|box|pack)|看错了?|不对|(?:我)?[说打写搞记弄]错了?|更正|应该是|sorry|oops|actually|correction|typo|my mistake|i (?:meant?|mean(?:t to say)?)|make that|no)(?![a-z劲称])|\bnot \d|不是\s?\d/iu;
const NOT_THAT = /(\d+(?:\.\d+)?)[^\d,，.。]{0,10}[,，]?\s*(?:not|rather than|instead of|不是)\s*(\d+(?:\.\d+)?)/iu;
const THIS_NOT = /(?:不是|not)\s*(\d+(?:\.\d+)?)[^\d]{0,8}(\d+(?:\.\d+)?)/iu;
const NUMBER = /\d+(?:\.\d+)?/gu;
const UNIT =
  /\d\s?(岁|周|个?月|公斤|斤|磅|厘米|kg|kilos?|lbs?|pounds?|cm|(?:year|yr|week|month)s?|iu|国际单位|单位|mcg|µg|ug|mg|ml|g(?![a-z])|毫克|微克|毫升|克)/iu;
const NEXT_NUMBER = /^\d+(?:\.\d+)?[^\d]*/u;
/** Of the first number of a text. */
const unitOf = (text: string): string | undefined =>
  UNIT.exec(NEXT_NUMBER.exec(text)?.[0] ?? text)?.[1]
    ?.toLowerCase()
    .replace(/s$|^个/gu, "");
/** The first sentence puts right, and what comes after it may ask. */
const FIRST = /^[^.。!！?？;；]*[.。!！;；]\s*/u;
const CLAUSES = /(?<=[,，.。;；!！])\s*/u;

/** @param names whether a thing is named: what is eaten or taken is put right elsewhere @returns what was asked or told before, with the right number, and what is asked now */
export function numberRight(text: string, { question, told }: Memory, names: (text: string) => boolean): string {
  const [first = ""] = FIRST.exec(text.trim()) ?? [];
  const asks = first !== "" && isQuestion(text.slice(first.length));
  const said = asks ? first : text.trim();
  if (said.length > MOST || !OF_NUMBER.test(said) || isQuestion(said) || names(said)) return text;
  // Beside another question only what was told is told again, and not what was asked.
  const tellings = (question ?? "").split(CLAUSES).filter((part) => part !== "" && !isQuestion(part));
  const right = corrected(said, asks ? [told?.text, ...tellings] : [question, told?.text]);
  return right === undefined
    ? text
    : asks
      ? `${right.replace(/[.。,，;；!！\s]+$/u, "")}${HAN.test(right) ? "，" : ". "}${text.trim().slice(first.length)}`
      : right;
}

/** "里面A2000 D700", then "说错了，A1500 D500": @returns what was told, with the numbers that were put right; undefined where none is */
export function toldRight(told: string, text: string): string | undefined {
  if (text.length > MOST || !OF_NUMBER.test(text) || isQuestion(text)) return undefined;
  const [were, are] = [told.match(NUMBER) ?? [], text.match(NUMBER) ?? []];
  if (are.length < 2 || are.length !== were.length || THIS_NOT.test(text) || NOT_THAT.test(text)) return corrected(text, [told]);
  let i = 0;
  return told.replaceAll(NUMBER, (was) => are[i++] ?? was);
}

function corrected(said: string, told: readonly (string | undefined)[]): string | undefined {
  const [, is = "", was = ""] = NOT_THAT.exec(said) ?? [];
  const [, wasFirst = "", isAfter = ""] = is === "" ? (THIS_NOT.exec(said) ?? []) : [];
  const numbers = said.match(NUMBER) ?? [];
  const right = is || isAfter || (numbers.length === 1 ? (numbers[0] ?? "") : "");
  if (right === "") return undefined;
  const whole = (wrong: string): RegExp => new RegExp(`(?<![\\d.])${wrong.replace(".", "\\.")}(?![\\d.]*\\d)`, "u");
  for (const before of told) {
    if (before === undefined) continue;
    const wrong = was || wasFirst;
    if (wrong !== "" && whole(wrong).test(before)) return before.replace(whole(wrong), right);
    // One number of that unit, or one number at all.
    const held = before.match(NUMBER) ?? [];
    const [only, ...more] = held.filter((n) => unitOf(said) === undefined || unitOf(before.slice(before.search(whole(n)))) === unitOf(said));
    if (wrong === "" && only !== undefined && more.length === 0) return before.replace(whole(only), right);
  }
  return undefined;
}
