/**
 * How likely each of the articles found is the one that a question wants: a conditional logit (McFadden 1974) over what they share with it.
 * The weights are learned from questions as people type them, which no article foresees (bench/retrieval.ts).
 */
import type { Article } from "@nutri/knowledge";
import { createIndex } from "./bm25.ts";
import { kinOf } from "./kin.ts";
import type { Weigh } from "./near.ts";
import { termsOf } from "./terms.ts";

/** Its words, and what they speak of whatever the words. */
const wordsAndKin = (text: string): string[] => [...termsOf(text), ...kinOf(text)];

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

type Foreseen = ReadonlyMap<string, readonly { readonly keys: ReadonlySet<string> }[]>;
/** What the questions of each article name: how many of them, and how telling it is. */
function namedIn(foreseen: Foreseen): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const articlesWith = new Map<string, number>();
  const shares = new Map(
    [...foreseen].map(([id, of]) => {
      const share = new Map<string, number>();
      for (const { keys } of of) for (const key of keys) share.set(key, (share.get(key) ?? 0) + 1 / of.length);
      for (const key of share.keys()) articlesWith.set(key, (articlesWith.get(key) ?? 0) + 1);
      return [id, share] as const;
    }),
  );
  const telling = (key: string): number => Math.log(1 + foreseen.size / (1 + (articlesWith.get(key) ?? 0)));
  return new Map(
    [...shares].map(([id, share]) => [id, new Map([...share].flatMap(([key, s]) => (key.startsWith("group:") ? [] : [[key, s * telling(key)]])))]),
  );
}

type Found = { readonly id: string; readonly like: number; readonly score: number; readonly speaks: number | undefined; readonly shared: number };

/**
 * @param foreseen the questions of each article with the keys of what they name
 * @param weight how rare a word is
 * @returns the signs of each article found; `told`: the keys of all that was named
 */
export function createSigns(
  articles: readonly Article[],
  foreseen: Foreseen,
  weight: Weigh,
): (text: string, told: ReadonlySet<string>, found: readonly Found[]) => Signs[] {
  const index = (textsOf: (a: Article) => readonly string[]) =>
    createIndex(articles.map((a) => ({ id: a.id, terms: textsOf(a).flatMap((t) => wordsAndKin(t).map((term) => [term, 1] as const)) })));
  const titles = index(({ title }) => [title.zh, title.en]);
  const answers = index(({ answer }) => [answer.zh, answer.en]);
  const wordsOf = new Map(
    articles.map((a) => [
      a.id,
      new Set(
        [a.title, a.answer, a.body]
          .flatMap((t) => [t.zh, t.en])
          .concat(a.questions.zh, a.questions.en)
          .flatMap(wordsAndKin),
      ),
    ]),
  );
  const namedBy = namedIn(foreseen);
  const telling = (term: string): number => Math.min(MOST_TELLING, weight(term));
  return (text, told, found) => {
    const words = [...new Set(wordsAndKin(text))];
    const terms = words.map((t) => [t, 1] as const);
    const [titled, answering] = [titles.shares(terms), answers.shares(terms)];
    const weights = words.map((t) => [t, telling(t)] as const);
    const weighed = (of: ReadonlySet<string> | undefined): number => weights.reduce((sum, [t, w]) => (of?.has(t) === true ? sum + w : sum), 0);
    const whole = weights.reduce((sum, [, w]) => sum + w, 0);
    const best = Math.max(1, ...found.map((h) => h.score));
    return found.map(({ id, like, score, speaks = UNSAID, shared }) => ({
      like,
      score: score / best,
      speaks,
      shared,
      title: titled(id),
      answer: answering(id),
      covered: whole === 0 ? 0 : weighed(wordsOf.get(id)) / whole,
      unnamed: [...(namedBy.get(id) ?? [])].reduce((sum, [key, share]) => sum + (told.has(key) ? 0 : share), 0),
    }));
  };
}
