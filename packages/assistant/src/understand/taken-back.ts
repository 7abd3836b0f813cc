/** What was told a turn ago, put right: "别紧张，那是去年的事，现在好好的", "that was last year, he is fine now". */
import type { Memory } from "../types.ts";

/** It is of this that the date is told. */
const OF_THAT_ZH =
  /(?:那|这|刚才(?:说的?|讲的?)|我说的?|上面(?:说的?)?|前面说的?)(?:都|些|个)?(?:其实|已经|可|只)?(?:是|发生在)(?:我|他|她|我?[爸妈]|老人)?(?:在)?(?:去年|前年|前几年|好?[几多]年前|(?:\d+|[一二两三四五六七八九十]+)\s?(?:多)?(?:年|个?多?月)前|上个月|几个月前|半年前|小时候|当年|以前|年轻时?)/u;
const OF_THAT_EN =
  /\b(?:that|this|it|all that|what i (?:said|told you|described)|i (?:was talking|meant|mean|was describing)(?: about)?)(?:'s| was| were| is| all| happened|,)*(?: back in| from| about| over| nearly| some| in| when it happened)* ?(?:last (?:year|month|spring|summer|autumn|fall|winter)|(?:19|20)\d\d|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|a few|some|many|a couple of|couple of|a|an|one) (?:years?|months?) (?:ago|back)|years ago|months ago|when (?:he|she|i) was (?:a child|a kid|little|young(?:er)?|\d{1,2}))\b/iu;
/** And it is over: they are well, or were treated for it. */
const WELL_ZH =
  /(?:现在|如今|早就?|早已|后来|已经)(?:都|就|也|身体|人|一切|全|完全|恢复得?|恢复)*(?:挺|很|蛮|非常)?(?:好好的|好着|好了(?!点|些|一点|一些)|没事了?|正常了?|恢复了?|稳定|康复|不疼了|过去了)|(?:人)?好好的|支架[^，,。]{0,6}放|出院|治好|做完手术|没再(?:犯|发)/u;
const WELL_EN =
  /\b(?:fine|well|ok(?:ay)?|good|great|healthy|recovered|stable|himself|herself|normal|all right|alright|over it|better)(?: again)? (?:now|since|these days|ever since)\b|\bnow (?:he|she|i|they)(?:'s|'m|'re| is| am| are) (?:perfectly |absolutely |all |quite )?(?:fine|well|ok(?:ay)?|good|healthy|recovered|stable|all right|alright)\b|\b(?:long over|all over now|over and done|sorted since|fully recovered|all clear since|(?:was|been) treated|had (?:a |his |her |the )?(?:stents?|surgery|bypass|operation)|no (?:trouble|problems?|pain|symptoms?) since|(?:not|never|hasn'?t) (?:happened |come back |been back )?since)\b/iu;
/** Something goes on, or came back: nothing is taken back. */
const GOES_ON =
  /又(?:开始|来|犯|疼|痛|出|发|是)|还(?:是|在|有点?|会)(?:疼|痛|喘|出|吐|晕|麻|闷)|这次|(?:刚才|刚刚|今[天早晚]|昨[天晚])(?!说|讲)[^，,。]{0,8}(?:疼|痛|喘|吐|晕|麻|闷|血|倒|汗)|一样(?:的)?(?:疼|痛|症状|感觉)|也(?:是)?这样|\b(?:again|this time|still (?:has|hurts?|in pain|bleed\w*|there|going)|same (?:as|thing|pain|way)|(?:came|come|comes|coming) back|today|tonight|this morning|right now|just (?:now|started))\b/iu;

/**
 * Told as past by a month and more, and as over. That it has stopped for now, minutes or hours after, is not over: neither is what is told
 * without saying when it was.
 */
export function isTakenBack(text: string): boolean {
  const [date, well] = /\p{Script=Han}/u.test(text) ? [OF_THAT_ZH, WELL_ZH] : [OF_THAT_EN, WELL_EN];
  return date.test(text) && well.test(text) && !GOES_ON.test(text);
}

/** What is remembered, without what was told and is taken back. */
export function withoutTakenBack(memory: Memory, text: string): Memory {
  if (memory.told === undefined || !isTakenBack(text)) return memory;
  const { told: _, ...kept } = memory;
  return kept;
}
