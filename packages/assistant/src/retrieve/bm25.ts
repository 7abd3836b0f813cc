/** Okapi BM25 (Robertson and Zaragoza 2009, k1 1.2, b 0.75) over weighted terms. */

const K1 = 1.2;
const B = 0.75;

export type Document = { readonly id: string; readonly terms: readonly (readonly [string, number])[] };
export type Hit = { readonly id: string; readonly score: number };
export type Index = {
  search(terms: readonly (readonly [string, number])[], limit: number): Hit[];
  /** The score of each document, as a share of the best. */
  shares(terms: readonly (readonly [string, number])[]): (id: string) => number;
  weight(term: string): number;
  heard(term: string): boolean;
};

/** The documents that a term is in, each followed by its frequency there: most terms are in one, and a map of each would be tens of megabytes. */
type Postings = number[];

export function createIndex(documents: readonly Document[]): Index {
  const postings = new Map<string, Postings>();
  const lengths = documents.map((d, i) => {
    const frequencies = new Map<string, number>();
    for (const [term, w] of d.terms) frequencies.set(term, (frequencies.get(term) ?? 0) + w);
    for (const [term, tf] of frequencies) {
      const of = postings.get(term);
      if (of) of.push(i, tf);
      else postings.set(term, [i, tf]);
    }
    return d.terms.reduce((sum, [, w]) => sum + w, 0);
  });
  // What a search keeps of the documents: their terms are by far the most of them.
  const ids = documents.map(({ id }) => id);
  const mean = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const norms = Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / mean));
  const idfOf = (n: number): number => Math.log(1 + (ids.length - n + 0.5) / (n + 0.5));
  const weights = new Map([...postings].map(([term, of]) => [term, idfOf(of.length / 2)]));
  const unheard = idfOf(0);
  const weight = (term: string): number => weights.get(term) ?? unheard;
  const placeOf = new Map(ids.map((id, i) => [id, i]));
  const scoresOf = (terms: readonly (readonly [string, number])[]): Float64Array => {
    const scores = new Float64Array(ids.length);
    for (const [term, boost] of terms) {
      const of = postings.get(term);
      if (!of) continue;
      const idf = weight(term) * boost * (K1 + 1);
      for (let at = 0; at < of.length; at += 2) {
        const [i, tf] = [of[at] ?? 0, of[at + 1] ?? 0];
        scores[i] = (scores[i] ?? 0) + (idf * tf) / (tf + (norms[i] ?? 0));
      }
    }
    return scores;
  };
  return {
    weight,
    heard: (term) => weights.has(term),
    shares(terms) {
      const scores = scoresOf(terms);
      let most = 0;
      for (const score of scores) if (score > most) most = score;
      return (id) => (most === 0 ? 0 : (scores[placeOf.get(id) ?? -1] ?? 0) / most);
    },
    search(terms, limit) {
      const scores = scoresOf(terms);
      const best = scores.toSorted().at(-limit) ?? 0;
      const found: Hit[] = [];
      for (const [i, id] of ids.entries()) {
        const score = scores[i] ?? 0;
        if (score > 0 && score >= best) found.push({ id, score });
      }
      return found.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit);
    },
  };
}
