/** How near two questions are by their words. */
import { termsOf } from "./terms.ts";

export type Weigh = (term: string) => number;

/** A question's terms with what each weighs, and what they weigh together. */
export type Weighed = { readonly terms: ReadonlyMap<string, number>; readonly whole: number };
/** Several questions: which of them have a term, by their places, and what each weighs. */
export type WeighedAll = { readonly having: ReadonlyMap<string, readonly number[]>; readonly wholes: readonly number[] };
export function weighedOf(text: string, weight: Weigh): Weighed {
  const terms = new Map(termsOf(text).map((t) => [t, weight(t)]));
  return { terms, whole: [...terms.values()].reduce((sum, w) => sum + w, 0) };
}

export function weighedAll(texts: readonly string[], weight: Weigh): WeighedAll {
  const all = texts.map((text) => weighedOf(text, weight));
  const having = new Map<string, number[]>();
  for (const [place, { terms }] of all.entries())
    for (const term of terms.keys()) {
      const places = having.get(term);
      if (places) places.push(place);
      else having.set(term, [place]);
    }
  return { having, wholes: all.map(({ whole }) => whole) };
}

/** Share of the question's weight that one of the article's own questions carries, and back. */
export function nearness(query: Weighed, { having, wholes }: WeighedAll): number {
  if (query.whole === 0) return 0;
  const shared = new Float64Array(wholes.length);
  for (const [term, w] of query.terms) for (const place of having.get(term) ?? []) shared[place] = (shared[place] ?? 0) + w;
  let nearest = 0;
  for (const [place, s] of shared.entries()) nearest = Math.max(nearest, (2 * s) / (query.whole + (wholes[place] ?? 0)));
  return nearest;
}

const LEAST_TERMS = 3;
/** The whole, and each question of several asked in one breath ("Does it work? And how much?") that has enough words to stand alone. */
export function questionsIn(text: string, ends = /(?<=[?？。！!])/u): string[] {
  const single = text.split(ends).filter((s) => new Set(termsOf(s)).size >= LEAST_TERMS);
  return single.length > 1 ? [text, ...single] : [text];
}
/** Chinese strings sentences together by commas. */
export const CLAUSES = /(?<=[?？。！!，,；;])(?!\d)|(?=\band (?:can|should|what|how|when|is|does|do|will) )/u;
