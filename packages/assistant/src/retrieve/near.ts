/** How near two questions are by their words. */
import { termsOf } from "./terms.ts";

export type Weigh = (term: string) => number;
/** What terms weigh together: all of them, or those that are among others. */
export const sumOf = (terms: Iterable<string>, weight: Weigh, among?: ReadonlySet<string>): number => {
  let sum = 0;
  for (const t of terms) if (among?.has(t) !== false) sum += weight(t);
  return sum;
};

/** A question that an article says it answers: its terms, and what they weigh together. */
export type AskedOf = { readonly terms: ReadonlySet<string>; readonly whole: number };

/** Share of the question's weight that one of the article's own questions carries, and back. */
export function nearness(query: ReadonlySet<string>, asked: readonly AskedOf[], weight: Weigh): number {
  const whole = sumOf(query, weight);
  if (whole === 0) return 0;
  return Math.max(0, ...asked.map((of) => (2 * sumOf(query, weight, of.terms)) / (whole + of.whole)));
}

const LEAST_TERMS = 3;
/** The whole, and each question of several asked in one breath ("Does it work? And how much?") that has enough words to stand alone. */
export function questionsIn(text: string, ends = /(?<=[?？。！!])/u): string[] {
  const single = text.split(ends).filter((s) => new Set(termsOf(s)).size >= LEAST_TERMS);
  return single.length > 1 ? [text, ...single] : [text];
}
/** Chinese strings sentences together by commas. */
export const CLAUSES = /(?<=[?？。！!，,；;])(?!\d)|(?=\band (?:can|should|what|how|when|is|does|do|will) )/u;
