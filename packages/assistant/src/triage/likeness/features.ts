/** What a text is compared by: its words, each word with the next one, and what they speak of whatever the words. The same for learning and for asking. */
import { isPadding, stem, type Token } from "../tokens.ts";

const NUMBER = /^\d/u;
/** A number is a number: "2 tablets" is told as "3 tablets" are. */
const wordOf = (t: Token): string => {
  const word = stem(t.text);
  return NUMBER.test(word) ? "#" : word;
};

/** @param tokens words and marks @param sets what they speak of (sets.ts) @returns each feature once */
export function featuresOf(tokens: readonly Token[], sets: readonly string[] = []): string[] {
  const words = tokens.filter((t) => t.breaks === 0).map(wordOf);
  const pairs = words.flatMap((w, i) => (i + 1 < words.length ? [`${w} ${words[i + 1]}`] : []));
  return [...new Set([...words.filter((w) => !isPadding(w)), ...pairs, ...sets.map((id) => `$${id}`)])];
}
