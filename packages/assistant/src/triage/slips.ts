/** One slip of the pen in a long word: a letter left out, one too many, two the wrong way round, or spelled by ear. A wrong letter is another word too often ("breeding"). */
const LEAST = 6;
/** Two letters the wrong way round are seen in shorter words too. */
const LEAST_SWAPPED = 5;

const without = (word: string): string[] => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
const swapped = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2));

/** How a word sounds, roughly: "suisidal", "breeth", "siezure", "vommiting" sound as what was meant. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, "f"],
  [/ck|q/gu, "k"],
  [/c(?=[eiy])/gu, "s"],
  [/c(?!h)/gu, "k"],
  [/z/gu, "s"],
  [/ght/gu, "t"],
  [/(?:ea|ee|ie|ei|ey|y)/gu, "i"],
  [/(?:oa|ou|oo|ow|au)/gu, "o"],
  [/e$/u, ""],
  [/(.)\1+/gu, "$1"],
];
const soundOf = (word: string): string => SOUNDS.reduce((w, [pattern, by]) => w.replace(pattern, by), word);

/** @returns the known word that this one was meant to be, or itself. */
export function slipsOf(words: Iterable<string>): (word: string) => string {
  const known = new Set(words);
  const shorter = new Map<string, string>();
  for (const word of known) if (word.length >= LEAST) for (const form of without(word)) if (!known.has(form)) shorter.set(form, word);
  const bySound = new Map<string, string>();
  for (const word of known) if (word.length >= LEAST && /^[a-z]+$/u.test(word)) bySound.set(soundOf(word), word);
  const looked = new Map<string, string>();
  const look = (word: string): string => {
    const swap = swapped(word).find((w) => w.length >= LEAST_SWAPPED && known.has(w));
    return swap ?? shorter.get(word) ?? without(word).find((w) => w.length >= LEAST && known.has(w)) ?? bySound.get(soundOf(word)) ?? word;
  };
  return (word) => {
    if (word.length < LEAST_SWAPPED || word.length > 20 || known.has(word) || !/^[a-z]+$/u.test(word)) return word;
    const before = looked.get(word);
    if (before !== undefined) return before;
    const meant = look(word);
    if (looked.size < 5000) looked.set(word, meant);
    return meant;
  };
}
