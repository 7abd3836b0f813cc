/** One slip of the pen in a long word: a letter left out, one too many, two the wrong way round, or spelled by ear. A wrong letter is another word too often ("breeding"). */
import { isOrdinary } from "../understand/ordinary.ts";

const LEAST = 6;
/** Two letters the wrong way round are seen in shorter words too ("stpo"), and one written for a double ("blod", "tok"). */
const LEAST_SWAPPED = 4;
const LEAST_DOUBLED = 3;
/** Names and foreign words that are so close to a sign's word: they mean themselves, as ordinary words do. */
const REAL = new Set(
  (
    "ben bene blub bos bot cals col coli dom dor dost eben elan filer foto gary gest gotu lats leda les lief lien los mater meta mis ned pic pol prat " +
    "pres puls ref rial rof rot sed shet tel viel wal wes"
  ).split(" "),
);

const doubled = (word: string): string[] => Array.from(word, (c, i) => word.slice(0, i) + c + word.slice(i));
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
/** "ea" sounds as in "breathe" or as in "breath": "swetting". */
const heardForms = (word: string): string[] => [word.replaceAll("ea", "e"), word].map(soundOf);
/** A vowel too many beside another: "cheast", "throaat". */
const VOWELS = /[aeiou]{2}/u;
const oneVowelLess = (word: string): string[] =>
  without(word).filter((_, i) => (i > 0 && VOWELS.test(word.slice(i - 1, i + 1))) || VOWELS.test(word.slice(i, i + 2)));

/** The words that are meant, and what they are typed as: with a letter left out, and by how they sound. */
export type SlipTables = { readonly known: ReadonlySet<string>; readonly shorter: ReadonlyMap<string, string>; readonly bySound: ReadonlyMap<string, string> };

export function slipTables(words: Iterable<string>): SlipTables {
  const known = new Set(words);
  const shorter = new Map<string, string>();
  for (const word of known) if (word.length >= LEAST) for (const form of without(word)) if (!known.has(form)) shorter.set(form, word);
  const bySound = new Map<string, string>();
  for (const word of known) if (word.length >= LEAST && /^[a-z]+$/u.test(word)) for (const heard of heardForms(word)) bySound.set(heard, word);
  return { known, shorter, bySound };
}

/** @returns the known word that this one was meant to be, or itself. */
export function slipsIn({ known, shorter, bySound }: SlipTables): (word: string) => string {
  const looked = new Map<string, string>();
  const look = (word: string): string => {
    const swap = word.length < LEAST_SWAPPED ? undefined : swapped(word).find((w) => known.has(w));
    const near = swap ?? (word.length < LEAST ? doubled(word).find((w) => known.has(w)) : undefined);
    return (
      near ??
      shorter.get(word) ??
      without(word).find((w) => w.length >= LEAST && known.has(w)) ??
      (word.length >= LEAST ? oneVowelLess(word).find((w) => known.has(w)) : undefined) ??
      bySound.get(soundOf(word)) ??
      word
    );
  };
  return (word) => {
    if (word.length < LEAST_DOUBLED || word.length > 20 || known.has(word) || isOrdinary(word) || REAL.has(word) || !/^[a-z]+$/u.test(word)) return word;
    const before = looked.get(word);
    if (before !== undefined) return before;
    const meant = look(word);
    if (looked.size < 5000) looked.set(word, meant);
    return meant;
  };
}
