/** How near two questions are by their words. */
import { termsOf } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How rare a word is, by its number. */
export type Weigh = (term: number) => number;

/** A question's terms with what each weighs, and what they weigh together. */
export type Weighed = { readonly terms: readonly (readonly [term: number, weight: number])[]; readonly whole: number };
/** Several questions: the terms in the order of their numbers, for each where its places begin, the questions that have it, and what each question weighs. */
export type WeighedAll = { readonly terms: Int32Array; readonly starts: Int32Array; readonly places: Uint8Array; readonly wholes: Float64Array };

export function weighedOf(text: string, words: Vocabulary, weight: Weigh): Weighed {
  const terms = [...new Set(termsOf(text))].map((t) => {
    const term = words.numberOf(t);
    return [term, weight(term)] as const;
  });
  return { terms, whole: terms.reduce((sum, [, w]) => sum + w, 0) };
}

export function weighedAll(texts: readonly string[], words: Vocabulary, weight: Weigh): WeighedAll {
  const all = texts.map((text) => weighedOf(text, words, weight));
  const having = Map.groupBy(
    all.flatMap(({ terms }, place) => terms.map(([term]) => ({ term, place }))),
    ({ term }) => term,
  );
  const sorted = [...having].toSorted(([a], [b]) => a - b);
  let start = 0;
  return {
    terms: Int32Array.from(sorted, ([term]) => term),
    starts: Int32Array.from([...sorted.map(([, of]) => of.length), 0], (n) => (start += n) - n),
    places: Uint8Array.from(sorted.flatMap(([, of]) => of.map(({ place }) => place))),
    wholes: Float64Array.from(all, ({ whole }) => whole),
  };
}

/** Where a number stands among others that are in order; -1 where it does not. */
function placeOf(sorted: Int32Array, sought: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === sought) return middle;
    if (found < sought) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** More questions than any article has. */
const MOST_QUESTIONS = 256;
const shared = new Float64Array(MOST_QUESTIONS);
/** Share of the question's weight that one of the article's own questions carries, and back. */
export function nearness(query: Weighed, { terms, starts, places, wholes }: WeighedAll): number {
  if (query.whole === 0) return 0;
  shared.fill(0, 0, wholes.length);
  for (const [term, w] of query.terms) {
    const at = placeOf(terms, term);
    if (at < 0) continue;
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) shared[places[i] ?? 0] = (shared[places[i] ?? 0] ?? 0) + w;
  }
  let nearest = 0;
  for (let place = 0; place < wholes.length; place++) nearest = Math.max(nearest, (2 * (shared[place] ?? 0)) / (query.whole + (wholes[place] ?? 0)));
  return nearest;
}

const LEAST_TERMS = 3;
/** The whole, and each question of several asked in one breath ("Does it work? And how much?") that has enough words to stand alone. */
export function questionsIn(text: string, ends = /(?<=[?？。！!])/u): string[] {
  const parts = text.split(ends);
  // One alone is the whole.
  if (parts.length < 2) return [text];
  const single = parts.filter((s) => new Set(termsOf(s)).size >= LEAST_TERMS);
  return single.length > 1 ? [text, ...single] : [text];
}
/** Chinese strings sentences together by commas. */
export const CLAUSES = /(?<=[?？。！!,，；;])(?!\d)|(?=\band (?:can|should|what|how|when|is|does|do|will) )/u;
