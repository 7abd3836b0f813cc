/**
 * What a question says of the things it names ("does it cause hair loss", "is it bad for the kidneys"), and how far a text speaks of that.
 * A text on the same things that says nothing of it answers another question.
 */
import { aspectsOf } from "../understand/aspects.ts";
import type { Linked } from "../understand/link.ts";
import { recalled } from "../text/recall.ts";
import { termsOf } from "./terms.ts";
import { hasAny } from "./vocabulary.ts";

/** `sought`: any of these in a text stands for the word. */
type Said = { readonly word: string; readonly sought: readonly string[]; readonly weight: number };
/** `names`: how what is eaten stands in the question. */
export type Predicate = {
  readonly names: readonly string[];
  readonly aspects: ReadonlySet<string>;
  readonly words: readonly Said[];
  readonly states: readonly State[];
  /** What all of it weighs, states aside. */
  readonly whole: number;
};
/** A condition or goal that is named, and what its name is sought by. */
type State = { readonly keys: readonly number[]; readonly words: readonly (readonly string[])[]; readonly given: string };
/** What a text that is to answer is on: what it says it answers, what it says first, and the rest. */
export type Aspects = { readonly aspects: ReadonlySet<string>; readonly led: ReadonlySet<string>; readonly told: ReadonlySet<string> };
export type Spoken = Aspects & {
  readonly own: string;
  readonly lead: string;
  readonly all: string;
  /** All three, one after the other. */
  readonly whole: string;
};
type Texts = readonly [own: string, lead: string, all: string];
const lower = (texts: Texts): Texts => [texts[0].toLowerCase(), texts[1].toLowerCase(), texts[2].toLowerCase()];
export function aspectsIn(texts: Texts): Aspects {
  const [own, lead, all] = lower(texts);
  return { aspects: aspectsOf(own).aspects, led: aspectsOf(lead).aspects, told: aspectsOf(all).aspects };
}
export function spokenOf(texts: Texts, on: Aspects): Spoken {
  const [first, second, third] = lower(texts);
  const whole = `${first}${second}${third}`;
  const [atLead, atAll] = [first.length, first.length + second.length];
  // Pieces of the whole: the text is kept once.
  return { ...on, own: whole.slice(0, atLead), lead: whole.slice(atLead, atAll), all: whole.slice(atAll), whole };
}

const ASPECT = 4;
const STATE = 4;
/** A word that no text has names a circumstance as often as the point. */
const UNHEARD = 2.5;
const STOP_ZH =
  /^(?:我|你|他|她|它|这|那|的|了|吗|呢|吧|啊|是|在|有|和|跟|与|吃|喝|用|服|补|能|会|要|不|没|可以|应该|需要|怎么|怎样|如何|什么|哪些|多少|时候|每天|现在|最近|一直|一个|一下|如果|是不是|能不能|要不要|可不可以|会不会|有没有|请问|想|问|说|觉得|比较|就是|还要|还能|还|都|也|就|很|太|多|少|好|对|给|让|把|被|从|到|上|下|里|中|后|前|过|点|次|天|岁|年|月|周|个|行|成|人|适合|必要|更多|一些|一点|东西|情况|产品|补充剂|维生素|营养|身体|饮食|注意|方面|问题|邻居|同事|朋友|同学|闺蜜|室友|亲戚|别人|人家|老板|大姐|大妈|网友)+$/u;
/** Words that say nothing of the thing; in the form that terms have. */
const STOP_EN: ReadonlySet<string> = new Set(
  termsOf(
    "i'm i've it's don't doesn't using used thing things product supplement supplements vitamin vitamins pill tablet really actually just please also still everyday week good fine time make made want know think tell person people someone been being about into over than then them they their his she her not yes very too only like while was should because since one two necessary suitable allowed healthy unhealthy right okay more less needs neighbour neighbor colleague coworker friend mate flatmate roommate boss cousin",
  ),
);
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const HAN = /\p{Script=Han}/u;

/** Parting Chinese into words takes long, and one question is asked of for several answers. */
const MOST_PARTED = 64;
const wordsOf = recalled(
  (rest): readonly string[] =>
    HAN.test(rest)
      ? [...segmenter.segment(rest)].flatMap(({ segment: s, isWordLike }) =>
          isWordLike === true && HAN.test(s) && s.length > 1 && !STOP_ZH.test(s) ? [s] : [],
        )
      : rest.includes(" ") || rest.length > 2
        ? termsOf(rest).filter((t) => !STOP_EN.has(t) && !/^\d/u.test(t) && t.length > 2)
        : [],
  MOST_PARTED,
);

const bare = (s: string): string => s.toLowerCase().replaceAll(/[\s'’-]/gu, "");

/** What the words of a question are weighed by, and how its names are known. */
export type Known = {
  readonly weight: (term: string) => number;
  readonly heard: (term: string) => boolean;
  readonly keysOf: (l: Linked) => readonly number[];
  readonly nameOf: (l: Linked) => string;
};

/** All that a question says of what it names. */
export function sayingOf(
  text: string,
  linked: readonly Linked[],
  { keysOf, nameOf }: Pick<Known, "keysOf" | "nameOf">,
): { readonly aspects: ReadonlySet<string>; readonly words: readonly string[]; readonly states: readonly State[] } {
  const { aspects, rest } = aspectsOf(text);
  const names = linked.map((l) => bare(l.given)).filter((g) => g !== "");
  const without = names.reduce((t, g) => (HAN.test(g) ? t.replaceAll(g, " ") : t), rest);
  const words = [...new Set(wordsOf(without))].filter((w) => !names.some((g) => g.includes(bare(w))));
  const states = linked
    .filter((l) => (l.ref.kind === "condition" || l.ref.kind === "goal") && l.given !== "")
    .map((l) => ({ keys: keysOf(l), words: wordsOf(nameOf(l).toLowerCase()).map(soughtFor), given: l.given }));
  return { aspects, words, states };
}

export function predicateOf(text: string, linked: readonly Linked[], { weight, heard, keysOf, nameOf }: Known): Predicate {
  const { aspects, words: said, states } = sayingOf(text, linked, { keysOf, nameOf });
  const all = said.map((word) => {
    const terms = termsOf(word);
    return { word, terms, known: terms.length === 0 || terms.some(heard) };
  });
  // A word that nothing here knows is a circumstance ("in a sauna") as often as the point.
  const telling = all.filter((w) => w.known).length + aspects.size + states.length > 0;
  const words = (telling ? all : []).map(({ word, terms, known }) => ({
    word,
    sought: soughtFor(word),
    weight: known ? Math.min(5, terms.reduce((s, t) => s + weight(t), 0) / Math.max(1, terms.length)) : UNHEARD,
  }));
  return {
    aspects,
    states,
    names: linked
      .filter((l) => l.ref.kind !== "condition" && l.ref.kind !== "goal")
      .map((l) => bare(l.given))
      .filter((g) => g !== ""),
    words,
    whole: aspects.size * ASPECT + words.reduce((sum, { weight: w }) => sum + w, 0),
  };
}

/** Of a longer Chinese word its first or its last two characters do. */
const soughtFor = (word: string): readonly string[] => (HAN.test(word) && word.length > 2 ? [word.slice(0, 2), word.slice(-2)] : [word]);
function has(text: string, sought: readonly string[]): boolean {
  for (const s of sought) if (text.includes(s)) return true;
  return false;
}

const shareOf = (words: State["words"], text: string): number => (words.length === 0 ? 0 : words.filter((w) => has(text, w)).length / words.length);

/** What stands in an article without its spaces; asked of few. */
const bareOf = recalled(bare, 256);

/** 0..1: how much of what is asked the text speaks of; undefined where the question says nothing but names. @param about keys of what the text is about */
export function speaksOf(p: Predicate, s: Spoken, about: readonly number[]): number | undefined {
  let whole = 0;
  let held = 0;
  // What names all that is compared tells of each.
  const compares = p.aspects.has("which") && p.names.length > 1 && p.names.every((n) => bareOf(s.whole).includes(n));
  for (const a of p.aspects) {
    whole += ASPECT;
    if (a === "which" && compares) {
      held += ASPECT;
      continue;
    }
    held += ASPECT * (s.aspects.has(a) ? 1 : s.led.has(a) ? 0.7 : s.told.has(a) ? 0.3 : 0);
  }
  for (const { sought, weight } of p.words) {
    whole += weight;
    held += weight * (has(s.own, sought) ? 1 : has(s.lead, sought) ? 0.8 : has(s.all, sought) ? 0.5 : 0);
  }
  for (const { keys, given, words } of p.states) {
    whole += STATE;
    held += STATE * (hasAny(about, keys) || bareOf(s.own).includes(bare(given)) ? 1 : shareOf(words, s.whole) * 0.8);
  }
  return whole === 0 ? undefined : held / whole;
}

/** The same of one sentence of it, by the words that its whole does not have as its subject anyway. */
export function saysOf({ words, states }: Predicate, s: Spoken, about: readonly number[], sentence: string): number | undefined {
  const text = sentence.toLowerCase();
  const all = [
    ...words.filter(({ sought }) => !has(s.own, sought)).map(({ sought, weight }) => ({ weight, held: has(text, sought) ? 1 : 0 })),
    ...states
      .filter(({ keys, words: named }) => !hasAny(about, keys) && shareOf(named, s.own) < 1)
      .map((x) => ({ weight: STATE, held: shareOf(x.words, text) })),
  ];
  const whole = all.reduce((sum, x) => sum + x.weight, 0);
  return whole === 0 ? undefined : all.reduce((sum, x) => sum + x.weight * x.held, 0) / whole;
}

/** What is looked for in sentence after sentence of what is often answered. */
const MOST_SENTENCES = 2_000;
type Sentence = { readonly text: string; readonly bare: string; readonly aspects: ReadonlySet<string> };
const sentenceOf = recalled((sentence): Sentence => {
  const text = sentence.toLowerCase();
  return { text, bare: bare(text), aspects: aspectsOf(text).aspects };
}, MOST_SENTENCES);

const NAME = 1;
/** 0..1: how much of what is asked one sentence tells, its names and its point; undefined where only a name was said. */
export function tellsOf({ aspects, words, names, whole }: Predicate, sentence: string): number | undefined {
  if (aspects.size + words.length === 0) return undefined;
  const own = sentenceOf(sentence);
  const held =
    [...aspects].filter((a) => own.aspects.has(a)).length * ASPECT +
    words.reduce((sum, { sought, weight }) => sum + (has(own.text, sought) ? weight : 0), 0) +
    names.filter((n) => own.bare.includes(n)).length * NAME;
  return held / (whole + names.length * NAME);
}
