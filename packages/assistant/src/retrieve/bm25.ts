/** Okapi BM25 (Robertson and Zaragoza 2009, k1 1.2, b 0.75) over weighted terms. */

const K1 = 1.2;
const B = 0.75;

export type Document = { readonly id: string; readonly terms: readonly (readonly [string, number])[] };
export type Hit = { readonly id: string; readonly score: number };
export type Index = { search(terms: readonly (readonly [string, number])[], limit: number): Hit[]; weight(term: string): number; heard(term: string): boolean };

export function createIndex(documents: readonly Document[]): Index {
  const postings = new Map<string, Map<number, number>>();
  const lengths = documents.map((d, i) => {
    for (const [term, w] of d.terms) {
      const of = postings.get(term) ?? postings.set(term, new Map()).get(term);
      of?.set(i, (of.get(i) ?? 0) + w);
    }
    return d.terms.reduce((sum, [, w]) => sum + w, 0);
  });
  const mean = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);
  const norms = Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / mean));
  const idfOf = (n: number): number => Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
  const weights = new Map([...postings].map(([term, of]) => [term, idfOf(of.size)]));
  const unheard = idfOf(0);
  const weight = (term: string): number => weights.get(term) ?? unheard;
  return {
    weight,
    heard: (term) => weights.has(term),
    search(terms, limit) {
      const scores = new Float64Array(documents.length);
      for (const [term, boost] of terms) {
        const idf = weight(term) * boost * (K1 + 1);
        for (const [i, tf] of postings.get(term) ?? []) scores[i] = (scores[i] ?? 0) + (idf * tf) / (tf + (norms[i] ?? 0));
      }
      const best = scores.toSorted().at(-limit) ?? 0;
      return documents
        .flatMap(({ id }, i) => ((scores[i] ?? 0) > 0 && (scores[i] ?? 0) >= best ? [{ id, score: scores[i] ?? 0 }] : []))
        .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, limit);
    },
  };
}
