/** A story with a question in it: what is asked, and what is only told before or after it. */
import { asksInWords } from "./asking-words.ts";
import { clauses, type Linked } from "./link.ts";
import { meant } from "./meant.ts";

export type Story = {
  /** The sentences that ask. */
  readonly question: string;
  /** The others. */
  readonly told: readonly string[];
  /** By their number, as links have them. */
  readonly asking: ReadonlySet<number>;
  /** What is eaten or taken in it and not asked about. */
  readonly mentioned: readonly Linked[];
};

const MARKED = /[?？][”"』」)）\s]*$/u;
/** Asks without its mark. */
const ASKS =
  /[吗呢么][。！!.\s]*$|怎么(?:办|吃|补|做|调|选|改|安排)|如何|吃什么|喝什么|[补吃喝]多少|能不能|可不可以|要不要|该不该|有什么办法|^(?:so |and |but |also,? )?(?:what|how|which|when|why|can|could|should|is|are|do|does|will|would|may|any (?:ideas?|tips?|advice|suggestions?))\b/iu;

/**
 * Nothing where all of it asks, or none of it.
 * @param from the first clause that counts: a line on the person before the question neither asks nor tells a story
 */
export function storyOf(
  text: string,
  linked: readonly Linked[],
  isMeal: (l: Linked) => boolean,
  isSame: (l: Linked, other: Linked) => boolean,
  from = 0,
): Story | undefined {
  const all = clauses(meant(text));
  const marked = all.some((s) => MARKED.test(s));
  // After the last mark the next question often goes without: "can she have fish oil? and what helps her constipation".
  const last = all.findLastIndex((s) => MARKED.test(s));
  const asks = (s: string, i: number): boolean => MARKED.test(s) || (marked ? i > last && asksInWords(s) : ASKS.test(s)) || /[吗呢][。！!.\s]*$/u.test(s);
  const asking = all.flatMap((s, i) => (i >= from && asks(s, i) ? [i] : []));
  if (asking.length === 0 || asking.length === all.length - from) return undefined;
  // As it was written: its names are known by what is meant.
  const written = clauses(text);
  const said = written.length === all.length ? written : all;
  const question = asking.map((i) => said[i]).join(" ");
  const of = new Set(asking);
  const after = linked.filter((l) => l.clause >= from);
  return { question, told: said.filter((_, i) => i >= from && !of.has(i)), asking: of, mentioned: onlyTold(question, of, after, isMeal, isSame) };
}

/** Points back to what was told, or leaves it out. */
const POINTS_BACK =
  /\b(?:when|how (?:long|soon))\b[^.?!]{0,24}\b(?:can|may|could|should|before|until|after)\b|(?:多久|多长时间|什么时候|几(?:个)?小时)(?:之?后|以后)?(?:才|就)?(?:能|可以|再)|\b(?:it|its|this|that|these|those|them|they|either|both|one|any of)\b|[它这那]|[两俩]个|一起|同时|(?:能|可以|要|该|还|敢|想)(?:不能|不可以|不要)?(?:继续|接着|再|天天|每天|一直|多|少)?[吃喝](?:吗|么|了吗|嘛)?[?？。]|(?:有用|管用|有效|要紧|行|可以|影响|冲突|关系|没事|严重|危险|问题|安全|好)[吗么][?？。]|(?:行不行|好不好|可不可以|有没有(?:事|影响|问题|关系))|(?:靠谱|有道理|对|真的|可信)[吗么嘛]|\b(?:sensible|nonsense|true|legit|(?:good|bad) idea|right|wise|myth|any truth|thoughts)\b[^.?!]{0,20}\?/iu;
const EATEN: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group"]);
/** Asked of it with what was told. */
const TOO = /\b(?:too|also|as well|with|together|both|add(?:ing)?|instead|same)\b|[也再还]|一起|同时|搭配|换成|代替/iu;

/**
 * What was only told of meals, where something else is asked: "I had noodles and sleep after lunch. What can I do?" asks nothing of noodles.
 * @param isMeal whether a link is a food or a drink
 * @param isSame whether two links hold the same nutrient: "ferrous fumarate 210 mg. How much iron is that?" asks of the fumarate
 */
function onlyTold(
  question: string,
  asking: ReadonlySet<number>,
  linked: readonly Linked[],
  isMeal: (l: Linked) => boolean,
  isSame: (l: Linked, other: Linked) => boolean,
): Linked[] {
  const ofQuestion = linked.filter((l) => asking.has(l.clause) && !l.denied && EATEN.has(l.ref.kind) && l.ref.id !== "food");
  const own = ofQuestion.length > 0;
  if (own ? TOO.test(question) || OF_IT.test(question) : POINTS_BACK.test(question) || !(OPEN.test(question) || linked.some((l) => !isMeal(l) && !l.denied)))
    return [];
  const told = linked.filter((l) => !asking.has(l.clause) && (isMeal(l) || (own && EATEN.has(l.ref.kind))));
  const meant = told.filter((l) => !l.denied && ofQuestion.some((o) => isSame(l, o)));
  return told.filter((l) => !meant.includes(l) || (l.dose === undefined && !(meant.length > 1 && WHICH.test(question))));
}
/** "Which one has more?", of the two that were told. */
const WHICH = /\bwhich (?:one|of (?:them|these|those|the two)|has|holds|contains|would|should|is)\b|哪[一]?[个种款]|哪款/iu;
/** "Is that a vitamin thing?", "Is she right?": what was told may be the answer, or is what is asked about. */
const OF_IT =
  /\b(?:is|was|could|might) (?:that|this|it)\b|\b(?:is|are) (?:she|he|they) (?:right|correct|wrong)\b|[他她]们?(?:说得?)?对[吗么嘛不]|(?:这|那)(?:是|算|不会是)/iu;
/** Asks for a way, not of a thing. */
const OPEN = /什么|怎么|怎样|如何|办法|多少|\b(?:what|how|which|why|any|worr(?:y|ied)|normal)\b/iu;
