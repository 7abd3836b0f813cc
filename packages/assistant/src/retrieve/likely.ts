/**
 * How likely each of the articles found is the one that a question wants: a conditional logit (McFadden 1974) over what they share with it.
 * The weights are learned from questions as people type them, which no article foresees (bench/retrieval.ts).
 */
import type { Article } from "@nutri/knowledge";
import { type Index, indexIn, type IndexTable, indexTable } from "./bm25.ts";
import { kinOf } from "./kin.ts";
import type { Foreseen, Numbers } from "./point.ts";
import { termsOf } from "./terms.ts";
import { UNKNOWN, type Vocabulary } from "./vocabulary.ts";

/** Its words, and what they speak of whatever the words. */
export const wordsAndKin = (text: string): string[] => [...termsOf(text), ...kinOf(text)];

export type Signs = {
  /** By what is named and asked, 0..1. */ readonly like: number;
  /** By the words, as a share of the best of all. */ readonly score: number;
  /** How much it speaks of the point, 0..1. */ readonly speaks: number;
  /** How many of the things named it is about. */ readonly shared: number;
  /** By the words of its title alone, as a share of the best of all. */ readonly title: number;
  /** By the words of its answer alone, the same. */ readonly answer: number;
  /** How much of the question's words it has anywhere, 0..1. */ readonly covered: number;
  /** What its own questions name and this one does not, by how telling each is. */ readonly unnamed: number;
};

export const WEIGHTS: Readonly<Record<keyof Signs, number>> = {
  like: 2.92,
  score: 3.19,
  speaks: 2.05,
  shared: 0.25,
  title: 1.29,
  answer: 1.01,
  covered: 3.53,
  unnamed: -0.15,
};
const KEYS = Object.keys(WEIGHTS) as (keyof Signs)[];

/** @returns of each how likely it is, 0..1; together 1 */
export function likelyOf(all: readonly Signs[]): number[] {
  const scores = all.map((signs) => KEYS.reduce((sum, key) => sum + WEIGHTS[key] * signs[key], 0));
  const most = Math.max(...scores);
  const odds = scores.map((s) => Math.exp(s - most));
  const whole = odds.reduce((a, b) => a + b, 0);
  return odds.map((o) => o / whole);
}

/** A word that no article has is a slip, or a side matter. */
const MOST_TELLING = 6;
/** What asks nothing of the things it names is spoken of by half. */
const UNSAID = 0.5;

/** What the questions of one article name, and how much each counts: by how many of them, and how telling it is. */
type Named = { readonly keys: Int32Array; readonly shares: Float64Array };
/** @param isTold whether a key counts as named at all */
function namedIn(foreseen: readonly (readonly Pick<Foreseen, "keys">[])[], isTold: (key: number) => boolean): readonly Named[] {
  const articlesWith = new Map<number, number>();
  const shares = foreseen.map((each) => {
    const share = new Map<number, number>();
    for (const { keys } of each) for (const key of keys) share.set(key, (share.get(key) ?? 0) + 1 / each.length);
    for (const key of share.keys()) articlesWith.set(key, (articlesWith.get(key) ?? 0) + 1);
    return share;
  });
  const telling = (key: number): number => Math.log(1 + foreseen.length / (1 + (articlesWith.get(key) ?? 0)));
  return shares.map((share) => {
    const told = [...share].filter(([key]) => isTold(key));
    return { keys: Int32Array.from(told, ([key]) => key), shares: Float64Array.from(told, ([key, s]) => s * telling(key)) };
  });
}
function unnamedIn({ keys, shares }: Named, told: ReadonlySet<number>): number {
  let sum = 0;
  for (let i = 0; i < keys.length; i++) if (!told.has(keys[i] ?? UNKNOWN)) sum += shares[i] ?? 0;
  return sum;
}
const NOTHING: Named = { keys: new Int32Array(), shares: new Float64Array() };

type Found = { readonly at: number; readonly like: number; readonly score: number; readonly speaks: number | undefined; readonly shared: number };

/** By the words of their titles alone, and by those of their answers. */
export type PartTables = { readonly titles: IndexTable; readonly answers: IndexTable };
export function partTables(articles: readonly Article[], words: Vocabulary): PartTables {
  const tableOf = (textsOf: (a: Article) => readonly string[]): IndexTable =>
    indexTable(
      articles.map((a) => ({ id: a.id, terms: textsOf(a).flatMap((t) => wordsAndKin(t).map((term) => [term, 1] as const)) })),
      words,
    );
  return { titles: tableOf(({ title }) => [title.zh, title.en]), answers: tableOf(({ answer }) => [answer.zh, answer.en]) };
}

/**
 * @param foreseen the questions of each article with the keys of what they name
 * @param index of all that the articles have
 * @returns the signs of each article found; `asked`: the words of the question, each once; `told`: the keys of all that was named
 */
export function createSigns(
  parts: PartTables,
  foreseen: readonly (readonly Pick<Foreseen, "keys">[])[],
  index: Index,
  { keys }: Pick<Numbers, "keys">,
): (asked: readonly number[], told: ReadonlySet<number>, found: readonly Found[]) => Signs[] {
  const [titles, answers] = [indexIn(parts.titles), indexIn(parts.answers)];
  const namedBy = namedIn(foreseen, (key) => !keys.wordOf(key).startsWith("group:"));
  return (asked, told, found) => {
    const terms = { numbers: asked, weights: new Float64Array(asked.length).fill(1) };
    const weights = Float64Array.from(asked, (t) => Math.min(MOST_TELLING, index.weight(t)));
    const [titled, answering, held] = [titles.shares(terms), answers.shares(terms), index.held({ numbers: asked, weights })];
    const whole = weights.reduce((sum, w) => sum + w, 0);
    const best = Math.max(1, ...found.map((h) => h.score));
    return found.map(({ at, like, score, speaks = UNSAID, shared }) => ({
      like,
      score: score / best,
      speaks,
      shared,
      title: titled(at),
      answer: answering(at),
      covered: whole === 0 ? 0 : held(at) / whole,
      unnamed: unnamedIn(namedBy[at] ?? NOTHING, told),
    }));
  };
}
