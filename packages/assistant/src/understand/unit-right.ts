/** A unit that was told wrong: "oops, IU not mg", "不是毫克，是微克". */
import type { Memory } from "../types.ts";

const UNIT = "iu|国际单位|mcg|µg|μg|ug|微克|mg|毫克|grams?|g|克";
const OPENS = String.raw`^(?:(?:哦|噢|啊|不对|[说打写搞记弄看]错了?|不好意思|抱歉|oh|oops|sorry|wait|no|typo|correction|i meant?|actually|make that|it(?:['’]?s| is| was)|that(?:['’]?s| is| was))[,，.!！:：\s]*)*`;
const THIS = new RegExp(String.raw`${OPENS}(?:是)?(${UNIT})[,，]?\s*(?:and )?(?:not|rather than|instead of|不是)\s*(?:in )?(${UNIT})\s*[.。!！]?$`, "iu");
const NOT = new RegExp(String.raw`${OPENS}(?:不是|not)\s*(${UNIT})[,，]?\s*(?:but|而?是|应该是)?\s*(${UNIT})\s*[.。!！]?$`, "iu");

/** @returns the question before with the right unit, where just one amount had the wrong one; the text as it is otherwise */
export function unitRight(text: string, { question, told }: Memory): string {
  const said = text.trim();
  const [, is, was] = THIS.exec(said) ?? [];
  const [, wasFirst, isAfter] = NOT.exec(said) ?? [];
  const [right, wrong] = [is ?? isAfter, was ?? wasFirst];
  if (right === undefined || wrong === undefined) return text;
  const amounts = new RegExp(String.raw`(\d[\d,.]*\s?)${wrong}(?![a-z])`, "giu");
  const before = [question, told?.text].find((t) => t !== undefined && [...t.matchAll(amounts)].length === 1);
  return before === undefined ? text : before.replace(amounts, (_, figure: string) => `${figure}${right}`);
}
