/** How near two questions are by their words. */
import { termsOf } from "./terms.ts";

export type Weigh = (term: string) => number;

/** A question's terms with what each weighs, and what they weigh together. */
export type Weighed = { readonly terms: ReadonlyMap<string, number>; readonly whole: number };
export function weighedOf(text: string, weight: Weigh): Weighed {
  const terms = new Map(termsOf(text).map((t) => [t, weight(t)]));
  return { terms, whole: [...terms.values()].reduce((sum, w) => sum + w, 0) };
}

/** Share of the question's weight that one of the article's own questions carries, and back. */
export function nearness(query: Weighed, asked: readonly Weighed[]): number {
  let nearest = 0;
  if (query.whole === 0) return nearest;
  for (const of of asked) {
    let shared = 0;
    for (const [t, w] of query.terms) if (of.terms.has(t)) shared += w;
    nearest = Math.max(nearest, (2 * shared) / (query.whole + of.whole));
  }
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
