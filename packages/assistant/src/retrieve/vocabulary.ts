/** Words by numbers: a question's words are looked up once, and all that is known of them lies in arrays by their numbers. */
export type Vocabulary = {
  /** Its number, a new one where it has none. */
  add(word: string): number;
  /** Its number, or `UNKNOWN`. */
  numberOf(word: string): number;
  wordOf(number: number): string;
  /** All of them so far, in the order of their numbers. */
  words(): readonly string[];
};
/** The number of what has none: no array has a place for it. */
export const UNKNOWN = -1;

/** @param known words that have their numbers already, in the order of these */
export function createVocabulary(known: readonly string[] = []): Vocabulary {
  const words = [...known];
  const numbers = new Map(words.map((word, number) => [word, number]));
  return {
    add(word) {
      const held = numbers.get(word);
      if (held !== undefined) return held;
      numbers.set(word, words.length);
      return words.push(word) - 1;
    },
    numberOf: (word) => numbers.get(word) ?? UNKNOWN,
    wordOf: (number) => words[number] ?? "",
    words: () => words.slice(),
  };
}

/** Of two short lists of numbers: whether any stands in both. */
export function hasAny(all: readonly number[], some: readonly number[]): boolean {
  for (const one of some) if (all.includes(one)) return true;
  return false;
}
