/** "So what's my total?", "这三个一起看呢", "升了还是降了": asked of what was told one message after the other. */
import { anyNumber } from "../text/any-number.ts";
import { toldRight } from "./number-right.ts";

const TOTAL =
  /加(?:起来|一起|在一起|一块)|(?:一共|总共|合计|总的|总量)(?:是|有|算)?(?:多少|几|超)|一天总共|合(?:起来|一块儿?|在一起)|(?:都|全)算(?:上|进去)|超(?:没超|了没|没有)|\b(?:in total|altogether|all in all|all up|combined)\b|\b(?:my|the|that|a) (?:\w+ ){0,2}total\b(?! (?:protein|cholesterol|iron|bilirubin))|\btotal (?:is|of|zinc|iron|calcium|caffeine|dose|amount|a day|per day|up)\b|\badd(?:s|ed|ing)? (?:it |them |that |these |those )?(?:all )?up\b|\btogether in (?:mcg|ug|µg|mg|iu|g|grams?)\b|\bhow (?:many|much) (?:mcg|ug|µg|mg|iu|g|grams?)\b[^.?!\d]{0,20}\b(?:together|altogether|combined|in all|total)\b|\bam i over\b|\bover the (?:limit|top)\b/iu;
const TOGETHER =
  /(?:这|那)?(?:两|三|四|几|些|俩|仨)个?[^，。？?]{0,4}(?:一起|合起来|放一起|结合)(?:来)?(?:看|说明|代表|算)?|(?:一起|结合|合起来|放一起)(?:来)?看|\b(?:both|all (?:three|four|of (?:them|it|that|those))|these|those|them|two|three|all) (?:taken )?together\b|^(?:so )?(?:all )?together\b/iu;
const TREND =
  /(?:升|涨|高|好)了?(?:还是|或者?)(?:降|低|差|没)|(?:降|低)了?(?:还是|或者?)(?:升|涨|高)|(?:变)?(?:好|差|高|低)(?:了)?(?:一?点)?(?:没有?|还是)|\b(?:up or down|better or worse|gone (?:up|down)|going (?:up|down)|(?:has|did|does|is) (?:it|that|this|mine|my level) improv\w+|improved or|rise|risen|rose|dropped|fallen)\b/iu;
/** Of several that were told, one against the other. */
const BETTER =
  /哪(?:个|款|种|家|瓶)(?:更|比较|最)?(?:划算|便宜|合算|值|性价比)|性价比|\b(?:which|what)(?:['’]?s| is| one)?(?: is| one)? (?:the )?(?:(?:better|best) (?:value|deal|buy)|cheaper|cheapest)\b|\b(?:better|best) value\b|\bworth (?:it|more)\b/iu;
const MOST = 160;

export const asksTotal = (text: string): boolean => TOTAL.test(text);
export const asksTrend = (text: string): boolean => TREND.test(text);
export const asksValue = (text: string): boolean => BETTER.test(text);
/** Asked of all that was told, and not of the last of it. */
export const asksOfAll = (text: string): boolean => text.length <= MOST && (TOTAL.test(text) || TOGETHER.test(text) || TREND.test(text) || BETTER.test(text));

const KEPT = 5;
const LONGEST = 200;
/** @returns the last messages; what was told wrong stands there as it was put right */
export function heardWith(heard: readonly string[] | undefined, text: string): readonly string[] {
  const [said, last] = [text.trim().slice(0, LONGEST), heard?.at(-1)];
  const right = last === undefined ? undefined : toldRight(last, said);
  return right === undefined ? [...(heard ?? []), said].slice(-KEPT) : [...(heard ?? []).slice(0, -1), right];
}

const HAN = /\p{Script=Han}/u;
/** @returns what was told with the question behind it; undefined where nothing with a number was */
export function allTold(heard: readonly string[] | undefined, text: string): string | undefined {
  // What a number is of may have been said a message before.
  const told = TOGETHER.test(text) || TREND.test(text) ? (heard ?? []).slice(-3) : (heard ?? []).filter((t) => anyNumber(t));
  if (!told.some(anyNumber)) return undefined;
  const sep = HAN.test(text) ? "，" : ". ";
  return [...told.map((t) => t.replace(/[。.!！,，;；?？\s]+$/u, "")), text].join(sep);
}
