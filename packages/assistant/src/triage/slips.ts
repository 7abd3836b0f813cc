/** One slip of the pen in a long word: a letter left out, one too many, two the wrong way round. A wrong letter is another word too often ("breeding"). */
const LEAST = 6;

const without = (word: string): string[] => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
const swapped = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2));

/** @returns the known word that this one was meant to be, or itself. */
export function slipsOf(words: Iterable<string>): (word: string) => string {
  const known = new Set(words);
  const shorter = new Map<string, string>();
  for (const word of known) if (word.length >= LEAST) for (const form of without(word)) if (!known.has(form)) shorter.set(form, word);
  const looked = new Map<string, string>();
  const look = (word: string): string => {
    const swap = swapped(word).find((w) => w.length >= LEAST && known.has(w));
    return swap ?? shorter.get(word) ?? without(word).find((w) => w.length >= LEAST && known.has(w)) ?? word;
  };
  return (word) => {
    if (word.length < LEAST - 1 || word.length > 20 || known.has(word) || !/^[a-z]+$/u.test(word)) return word;
    const before = looked.get(word);
    if (before !== undefined) return before;
    const meant = look(word);
    if (looked.size < 5000) looked.set(word, meant);
    return meant;
  };
}
