/** What the last turn leaves out is put back before anything reads it: the thing's place in the question before, and what was told without a question. */
import { parseDose } from "@nutri/domain/dose";
import { typed } from "../text/typed.ts";
import type { Memory } from "../types.ts";
import { isQuestion } from "./intents.ts";
import type { Linked, Linker } from "./link.ts";
import { numberRight } from "./number-right.ts";
import { switched, switchesTo } from "./switched.ts";
import { unitRight } from "./unit-right.ts";

const ZH = /^(?:那么?|那要是|还有|然后|换成|改成|如果是|要是)?[，,]?([^，,。？?！!\s]{1,12}?)呢[?？。]?$/u;
const EN = /^(?:(?:and|but|or|ok(?:ay)?|so|then),? )?(?:(?:what|how) about |and )(?:the |a |an |some |just )?([^,.?!]{2,30}?)(?: then| instead)?\s?\??$/iu;
/** "Green tea?", "丹参？": a name and no more. */
const ALONE = /^([^,.?!，。？！\s]{1,8}|[a-z][a-z -]{2,24})[?？]$/iu;
/** What is asked of two together, of somebody, or at another time is no other thing. */
const NO_NAME = /一起|[和跟与同配搭对给]|的时候|^(?:with|for|in|during|while|if|my|his|her|when|after|before|at|on)\b/iu;
const THINGS: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group", "medicine", "class"]);
const DIETS: ReadonlySet<string> = new Set(["ketogenic_diet", "fasting", "mediterranean_diet"]);
const CLAUSES = /(?<=[.?!;])\s+|(?<=[，。？！；])/u;
const isMedicine = ({ ref }: Linked): boolean => ref.kind === "medicine" || ref.kind === "class";
const thingsIn = (text: string, link: Linker): Linked[] =>
  link(text).filter((l) => THINGS.has(l.ref.kind) && l.given !== "" && !l.denied && l.ref.id !== "food");

/** Names another thing, and asks of it what was asked before. */
export const asksOfNext = (text: string): boolean => [ZH, EN].some((x) => x.test(text.trim())) || switchesTo(text) !== undefined;

/** "那布洛芬呢", "what about melatonin?": the question before, of another thing. The text as it is where what it would replace is in doubt. */
function ofNext(text: string, { question }: Memory, link: Linker): string {
  const said = text.trim();
  const only = ALONE.exec(said)?.[1];
  const name = (ZH.exec(said) ?? EN.exec(said))?.[1] ?? only;
  if (question === undefined || name === undefined || NO_NAME.test(name)) return text;
  const [thing, ...more] = thingsIn(text, link);
  if (!thing || more.length > 0 || thing.dose !== undefined || (name === only && typed(thing.given, only) !== only)) return text;
  // What was told before it is not what was asked of.
  const before = question.split(CLAUSES).reduceRight<readonly Linked[]>((found, clause) => (found.length > 0 ? found : thingsIn(clause, link)), []);
  // "Keto?", then "what about fruit?": on that diet.
  if (before.some((l) => DIETS.has(l.ref.id))) return text;
  // A medicine in the place of a medicine; where only one thing was asked about, in the place of that.
  const alike = before.filter((l) => isMedicine(l) === isMedicine(thing));
  const [of, ...others] = alike.length > 0 ? alike : before;
  const was = of && others.length === 0 && of.dose === undefined && of.ref.id !== thing.ref.id ? typed(of.given, question) : undefined;
  return was === undefined ? text : withLast(question, was, name);
}
/** A list that was told before may name it as well: what was asked stands last. */
function withLast(question: string, was: string, name: string): string {
  const at = question.lastIndexOf(was);
  return at < 0 ? question : question.slice(0, at) + name + question.slice(at + was.length);
}

/** "说错了，是奥美拉唑", "sorry, I meant omeprazole": the question before, of that. */
const CORRECTS =
  /^(?:哦|噢|啊|不好意思|抱歉|对不起|oh|oops|sorry)?[,，\s]*(?:不对|不是|(?:我)?[说打写搞记弄]错了?|更正|sorry|no|oops|actually|correction|typo|my mistake|(?:i )?(?:just )?(?:looked at|checked|read) the (?:box|bottle|label|pack(?:et)?)(?: again)?)[,，.!！:：\s]*(?:(?:我)?(?:本来|其实)?(?:说的|想说的|问的|想问的|要问的)?(?:应该|其实)?是|i (?:meant?|mean(?:t to say)?)|it(?:['’]?s| is| was)|make that)\s*/iu;
const FIRST_SENTENCE = /^[^.。;；!！]+/u;
const NOT_THAT = /\bnot\b|不是|\binstead of\b|\brather than\b/iu;
export const putsRight = (text: string): boolean => CORRECTS.test(text.trim());
function corrected(text: string, { question }: Memory, link: Linker): string {
  const said = text.trim();
  const [opening] = CORRECTS.exec(said) ?? [];
  if (question === undefined || opening === undefined) return text;
  const right = said.slice(opening.length);
  // "It's amlodipine, not losartan": the second is what was wrong.
  const [first = ""] = FIRST_SENTENCE.exec(right) ?? [];
  const two = NOT_THAT.test(first) ? thingsIn(first, link) : [];
  const [now, then] = [two[0] && typed(two[0].given, first), two[1] && typed(two[1].given, question)];
  if (two.length === 2 && now !== undefined && then !== undefined) {
    const more = right.slice(first.length).replace(/^[，,。.;；!！\s]+/u, "");
    return `${question.replace(then, () => now)}${more === "" ? "" : HAN.test(more) ? `，${more}` : `. ${more}`}`;
  }
  const [thing, ...more] = thingsIn(right, link);
  const [wrong, ...others] = thing ? thingsIn(question, link).filter((l) => isMedicine(l) === isMedicine(thing)) : [];
  const [is, was] = [thing && typed(thing.given, right), wrong && typed(wrong.given, question)];
  if (is === undefined || was === undefined || more.length + others.length > 0 || thing?.dose !== undefined) return text;
  const rest = right.replace(is, "").replace(/^[，,。.\s]+/u, "");
  return `${question.replace(was, () => is)}${rest === "" ? "" : HAN.test(rest) ? `，${rest}` : `. ${rest}`}`;
}

const HAN = /\p{Script=Han}/u;
const ENDS = /[。.!！,，]\s*$/u;
/** Nothing of what was told is meant by it. */
const CIVIL = /^(?:谢谢|多谢|好的?|嗯|知道了|明白了?|你好|您好|再见|thanks?|thank you|ok(?:ay)?|got it|hi|hello|bye)/iu;

/** A value that was told is no reason to speak of it where something else is asked: "my ferritin is 12", then "is soy milk high in calcium?" */
function isOff(text: string, { labs = [], entities = [] }: Memory, link: Linker): boolean {
  const things = labs.length === 0 ? [] : thingsIn(text, link);
  return things.length > 0 && things.every((l) => ![l.ref, ...l.also].some(({ kind, id }) => entities.includes(`${kind}:${id}`)));
}

/** What is pointed at was spoken of last, and is known by that. */
const POINTS = /\b(?:it|them|this|these|those)\b|[它这那]/iu;
/** "My toes have started tingling", "什么时候吃": nothing is named, and what was asked of last is what was told. */
function goesOn(text: string, { told, question, labs = [] }: Memory, link: Linker): boolean {
  if (!told || labs.length > 0 || POINTS.test(text) || thingsIn(text, link).length > 0) return false;
  const things = thingsIn(told.text, link);
  const asked = question === undefined ? [] : thingsIn(question, link);
  return things.length > 0 && asked.every((l) => things.some((o) => o.ref.id === l.ref.id));
}

/** "I had a sleeve gastrectomy." and then "which vitamins do I need?": told without a question, and asked in the next turn. */
function withTold(text: string, memory: Memory, link: Linker): string {
  const { told } = memory;
  if (!told || CIVIL.test(text.trim()) || !(told.open || goesOn(text, memory, link))) return text;
  return `${told.text.trim()}${ENDS.test(told.text) ? " " : HAN.test(told.text) ? "，" : ". "}${text}`;
}

/** What somebody takes of it, told on: whether that is too much, whatever was asked before. */
const TAKES = /\b(?:i|he|she|they|we)(?:['’](?:m|s|re|ve))?(?: am| is| are| have| has)?(?: been)? (?:\w+ )?(?:tak(?:e|es|ing)|on)\b|[吃服补用]/iu;
/** "Am I taking too much selenium?", then "capsules of 200 mcg, two a day": what is taken, told to what was asked of it. */
function withDose(text: string, { question, intent, asking }: Memory, link: Linker): string {
  const tooMuch = intent === "limit";
  // What was asked back is answered to that.
  if (question === undefined || asking !== undefined || !(tooMuch || TAKES.test(text)) || isQuestion(text) || parseDose(text).amount === undefined) return text;
  const [thing, ...more] = thingsIn(question, link);
  if (!thing || more.length > 0 || thing.dose !== undefined || thingsIn(text, link).some((l) => l.dose !== undefined)) return text;
  const name = typed(thing.given, question) ?? thing.given;
  // With its name beside it, an amount is read as in any sentence.
  const [said, space] = [text.trim().replace(ENDS, ""), HAN.test(text) ? "" : " "];
  return `${name}${space}${said}${HAN.test(text) ? "。" : ". "}${tooMuch ? question.trim() : ""}`.trim();
}

/** @param another whether it is told of somebody else than was spoken of */
export const putBack = (text: string, memory: Memory, link: Linker, another: (text: string) => boolean): string => {
  const swapped = switched(text, memory, link);
  if (swapped !== text) return swapped;
  const unit = unitRight(text, memory);
  const number = unit === text ? numberRight(text, memory, (said) => thingsIn(said, link).length > 0) : unit;
  const right = number === text ? corrected(text, memory, link) : number;
  const next = right === text ? ofNext(text, memory, link) : right;
  // What was told wrong is not told again before it.
  if (right !== number && memory.question?.includes(memory.told?.text ?? memory.question) === true) return right;
  const whole = next === text ? withDose(text, memory, link) : next;
  return memory.told === undefined || memory.asking !== undefined || another(whole) || isOff(whole, memory, link) ? whole : withTold(whole, memory, link);
};
