/** A Chinese phrase with one character typed for another of the same sound: 安眠要, 症壮, 喘不上汽. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { finderIn, type Found, type PhraseTree } from "./automaton.ts";
import { isPadding, stem } from "./tokens.ts";

export type SoundOf = (char: string) => string | undefined;

/**
 * A phrase of two characters sounds like many a word (抽搐 like 抽出): what the knowledge writes itself is no slip in it, nor an ending (了),
 * nor a character that makes a word with its neighbour on the other side (想跳 in 想调理, 跳楼 in 心跳漏一拍).
 */
const PAIR = 2;
const ASKING = new Set("吗呢吧嘛呀");

export function soundsOf(k: KnowledgeIndex): SoundOf {
  const all = Object.entries(k.records.names?.syllables ?? {}).flatMap(([sound, chars]) => [...chars].map((c) => [c, sound] as const));
  const digits = all.flatMap(([c, sound]) => (/\d/u.test(stem(c)) ? [[stem(c), sound] as const] : []));
  const sounds = new Map([...all, ...digits]);
  return (char) => sounds.get(char);
}

const HAN = /^\p{Script=Han}$/u;

/** Every two characters that stand beside each other in what the articles tell, as words are compared. */
export function pairsWritten({ records }: KnowledgeIndex): ReadonlySet<string> {
  const pairs = new Set<string>();
  const add = (text: string): void => {
    let last = "";
    for (const typed of text) {
      const char = HAN.test(typed) ? stem(typed) : "";
      if (last !== "" && char !== "") pairs.add(last + char);
      last = char;
    }
  };
  const walk = (x: unknown): void => {
    if (typeof x === "string") add(x);
    else if (x !== null && typeof x === "object") for (const part of Object.values(x)) walk(part);
  };
  walk([records.articles, records.advice, records.items.map((i) => [i.name, i.aliases])]);
  return pairs;
}

/** The same, of all pairs one after the other. */
export const pairsIn = (written: string): ReadonlySet<string> => new Set(written.match(/../gsu));

const heardBy =
  (sound: SoundOf) =>
  (word: string): string =>
    sound(word) ?? word;

/** Phrases of Han characters alone by their sounds; of any other nothing. */
export const heardPhrases = (phrases: readonly (readonly string[])[], sound: SoundOf): string[][] =>
  phrases.map((p) => (p.length >= PAIR && p.every((c) => HAN.test(c)) ? p.map(heardBy(sound)) : []));

/**
 * Finds phrases of Han characters alone in which exactly one was heard right and written wrong.
 * @param tree of what the phrases sound like
 */
export function heardIn(
  tree: PhraseTree,
  phrases: readonly (readonly string[])[],
  sound: SoundOf,
  written: ReadonlySet<string>,
): (words: readonly string[]) => Found[] {
  const heard = heardBy(sound);
  const known = new Set(phrases.map((p) => p.join("")));
  const find = finderIn(tree);
  const isSlip = (words: readonly string[], from: number, [first = "", second = ""]: readonly string[]): boolean => {
    const [before = "", one = "", two = "", after = ""] = [words[from - 1], words[from], words[from + 1], words[from + PAIR]];
    if ([one, two, first, second].some((c) => isPadding(c) || ASKING.has(c))) return false;
    const [wrong, right] = one === first ? [two + after, before + one] : [before + one, two + after];
    return !written.has(one + two) && !known.has(one + two) && !written.has(wrong) && !(right.length === PAIR && known.has(right));
  };
  return (words) =>
    find(words.map(heard)).filter(({ phrase, from }) => {
      const meant = phrases[phrase] ?? [];
      const wrong = meant.filter((c, i) => words[from + i] !== c);
      return wrong.length === 1 && (meant.length > PAIR || isSlip(words, from, meant));
    });
}
