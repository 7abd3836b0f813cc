/**
 * How likely each of the articles found is the one that a question wants: a conditional logit (McFadden 1974) over what they share with it.
 * The weights are learned from questions as people type them, which no article foresees (bench/retrieval.ts).
 */

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
