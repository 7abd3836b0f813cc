/** Okapi BM25 (Robertson and Zaragoza 2009, k1 1.2, b 0.75) over weighted terms, which are known by their numbers. */
import { UNKNOWN, type Vocabulary } from "./vocabulary.ts";

const K1 = 1.2;
const B = 0.75;

export type Document = { readonly id: string; readonly terms: readonly (readonly [string, number])[] };
/** What is sought: terms by their numbers, and the weight of each. In pairs they cost V8 its optimised code again and again. */
export type Terms = { readonly numbers: readonly number[]; readonly weights: Float64Array };
/** `at`: the place of the document among all. */
export type Hit = { readonly at: number; readonly score: number };
export type Index = {
  search(terms: Terms, limit: number): Hit[];
  /** The score of each document, as a share of the best. */
  shares(terms: Terms): (at: number) => number;
  /** What the terms that a document has weigh together. */
  held(terms: Terms): (at: number) => number;
  weight(term: number): number;
  heard(term: number): boolean;
};

/**
 * What is searched, as plain data: of each document its id and its length, of each term the documents that have it and its frequency in
 * each. Those of a term stand one after the other, from its start to that of the next.
 */
export type IndexTable = {
  readonly ids: readonly string[];
  readonly lengths: Float64Array;
  readonly starts: Int32Array;
  readonly places: Int32Array;
  readonly frequencies: Float64Array;
};
const UNUSED = -1;

/** @param words may be shared by several indexes */
export function indexTable(documents: readonly Document[], words: Vocabulary): IndexTable {
  const [terms, places, frequencies]: [number[], number[], number[]] = [[], [], []];
  for (const [place, { terms: all }] of documents.entries()) {
    const own = new Map<number, number>();
    for (const [word, w] of all) {
      const term = words.add(word);
      own.set(term, (own.get(term) ?? 0) + w);
    }
    for (const [term, frequency] of own) {
      terms.push(term);
      places.push(place);
      frequencies.push(frequency);
    }
  }
  const starts = new Int32Array(terms.reduce((most, t) => Math.max(most, t), UNUSED) + 2);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
  const next = starts.slice();
  const sorted: IndexTable = {
    ids: documents.map(({ id }) => id),
    lengths: Float64Array.from(documents, (d) => d.terms.reduce((sum, [, w]) => sum + w, 0)),
    starts,
    places: new Int32Array(terms.length),
    frequencies: new Float64Array(terms.length),
  };
  for (const [i, term] of terms.entries()) {
    const at = next[term] ?? 0;
    next[term] = at + 1;
    sorted.places[at] = places[i] ?? 0;
    sorted.frequencies[at] = frequencies[i] ?? 0;
  }
  return sorted;
}

export function indexIn({ ids, lengths, starts, places, frequencies }: IndexTable): Index {
  const mean = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const norms = Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / mean));
  const startOf = (term: number): number => (term < 0 ? 0 : (starts[term] ?? 0));
  const endOf = (term: number): number => (term < 0 ? 0 : (starts[term + 1] ?? 0));
  const countOf = (term: number): number => Math.max(0, endOf(term) - startOf(term));
  const idfOf = (n: number): number => Math.log(1 + (ids.length - n + 0.5) / (n + 0.5));
  const rarity = Float64Array.from({ length: starts.length }, (_, term) => idfOf(countOf(term)));
  const unheard = idfOf(0);
  const weight = (term: number): number => rarity[term] ?? unheard;
  const scoresOf = ({ numbers, weights }: Terms): Float64Array => {
    const scores = new Float64Array(ids.length);
    for (let t = 0; t < numbers.length; t++) {
      const term = numbers[t] ?? UNKNOWN;
      const idf = weight(term) * (weights[t] ?? 0) * (K1 + 1);
      const end = endOf(term);
      for (let at = startOf(term); at < end; at++) {
        const i = places[at] ?? 0;
        const tf = frequencies[at] ?? 0;
        scores[i] = (scores[i] ?? 0) + (idf * tf) / (tf + (norms[i] ?? 0));
      }
    }
    return scores;
  };
  const before = (a: Hit, b: Hit): boolean => a.score > b.score || (a.score === b.score && (ids[a.at] ?? "") < (ids[b.at] ?? ""));
  return {
    weight,
    heard: (term) => countOf(term) > 0,
    shares(terms) {
      const scores = scoresOf(terms);
      let most = 0;
      for (let at = 0; at < scores.length; at++) most = Math.max(most, scores[at] ?? 0);
      return (at) => (most === 0 ? 0 : (scores[at] ?? 0) / most);
    },
    held({ numbers, weights }) {
      const sums = new Float64Array(ids.length);
      for (const [t, term] of numbers.entries())
        for (let at = startOf(term); at < endOf(term); at++) sums[places[at] ?? 0] = (sums[places[at] ?? 0] ?? 0) + (weights[t] ?? 0);
      return (at) => sums[at] ?? 0;
    },
    search(terms, limit) {
      const scores = scoresOf(terms);
      const best: Hit[] = [];
      let least = 0;
      for (let at = 0; at < scores.length; at++) {
        const score = scores[at] ?? 0;
        if (score <= 0 || score < least) continue;
        const hit = { at, score };
        let place = best.length;
        while (place > 0 && before(hit, best[place - 1] ?? hit)) place--;
        best.splice(place, 0, hit);
        if (best.length > limit) best.pop();
        // What is worse than the last of enough need not be looked at.
        if (best.length === limit) least = best.at(-1)?.score ?? 0;
      }
      return best;
    },
  };
}
