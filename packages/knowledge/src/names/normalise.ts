/** Brings names to one spelling, so that they can be compared: case, width, accents, Greek letters, British and American spelling, hyphens. */

import { simplified } from "@nutri/domain/simplified";

export const NAME_TEXT_MAX = 200;

const GREEK: Readonly<Record<string, string>> = { α: "alpha", β: "beta", γ: "gamma", δ: "delta", ω: "omega", ε: "epsilon", κ: "kappa", λ: "lambda" };
const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z])ae(?=[a-z])/gu, "e"],
  [/\boe(?=[sd])/gu, "e"],
  [/rrhoea/gu, "rrhea"],
  [/pnoea/gu, "pnea"],
  [/\bcoel/gu, "cel"],
  [/\bfoet/gu, "fet"],
  [/sulph/gu, "sulf"],
  [/\byogho?u?rt/gu, "yogurt"],
  [/fibre/gu, "fiber"],
  [/liquorice/gu, "licorice"],
  [/(tum|col|flav)our/gu, "$1or"],
  [/isation\b/gu, "ization"],
  [/\bvit(?=[.\s-]*[a-k]\d{0,2}\b)/gu, "vitamin"],
  [/\bmag(?=[\s-]+(?:(?:bis)?glycinate|citrate|oxide|malate|taurate|(?:l-)?threonate|chloride|hydroxide|tablets?|pills?|supplements?)\b)/gu, "magnesium"],
  [/\bmeds\b/gu, "medications"],
  [/维他命/gu, "维生素"],
  [/烟碱(?=酸|酰)/gu, "烟"],
  [/(?<=(?:维生素|vitamin )[a-e])(?=\d{3})/gu, " "],
];
const TOKEN = /\p{Script=Han}|[a-z0-9]+|[\p{L}\p{N}]+?(?=\p{Script=Han}|[a-z0-9]|[^\p{L}\p{N}]|$)/gu;

const ASCII = /^[\x20-\x7e]*$/u;
const RESPELLED = /ae|oe|sulph|yogh|fibre|liquo|our|isation|\bvit\b|\bmag\b|\bmeds\b|维他命|烟碱|(?:维生素|vitamin )[a-e]\d{3}/u;

/** Half-width, no accents, no invisible characters, simplified characters, Greek letters by name. */
const foldMarks = (text: string): string =>
  simplified(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}]/gu, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[αβγδωεκλ]/gu, (g) => `${GREEK[g] ?? g} `);

/** Lower case, one spelling; at most 200 characters are read. */
export function plainText(text: string): string {
  const cut = text.slice(0, NAME_TEXT_MAX);
  const folded = (ASCII.test(cut) ? cut.toLowerCase() : foldMarks(cut)).replace(/(?<=\b(?:er|pr|hr|her2))\s?\+/gu, " positive ").replace(/['’‘`´]/gu, "");
  return RESPELLED.test(folded) ? SPELLING.reduce((s, [from, to]) => s.replace(from, to), folded) : folded;
}

/** The words of a name: each Han character one, each run of Latin letters and digits one. */
export const tokens = (text: string): string[] => plainText(text).match(TOKEN) ?? [];

/** The comparable form: the words without anything between them. */
export const keyOf = (words: readonly string[]): string => words.join("");
export const normalise = (text: string): string => keyOf(tokens(text));

export const isHan = (s: string): boolean => /^\p{Script=Han}+$/u.test(s);
export const isLatin = (s: string): boolean => /^[a-z0-9]+$/u.test(s);

/** One berry, one tomato, one statin. Words in -us, -is, -ss stay. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/u.test(word) || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("oes") ? word.slice(0, -2) : word.slice(0, -1);
}
