/** A Chinese phrase with one character typed for another of the same sound: 安眠要, 症壮, 喘不上汽. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { automaton, type Found } from "./automaton.ts";
import { stem } from "./tokens.ts";

export type SoundOf = (char: string) => string | undefined;

/** Shorter phrases sound like too many others. */
const LEAST = 3;
export function soundsOf(k: KnowledgeIndex): SoundOf {
  const all = Object.entries(k.records.names?.syllables ?? {}).flatMap(([sound, chars]) => [...chars].map((c) => [c, sound] as const));
  const digits = all.flatMap(([c, sound]) => (/\d/u.test(stem(c)) ? [[stem(c), sound] as const] : []));
  const sounds = new Map([...all, ...digits]);
  return (char) => sounds.get(char);
}

const HAN = /^\p{Script=Han}$/u;

/** Finds phrases of Han characters alone in which exactly one was heard right and written wrong. */
export function heardAs(phrases: readonly (readonly string[])[], sound: SoundOf): (words: readonly string[]) => Found[] {
  const heard = (word: string): string => sound(word) ?? word;
  const find = automaton(phrases.map((p) => (p.length >= LEAST && p.every((c) => HAN.test(c)) ? p.map(heard) : [])));
  return (words) =>
    find(words.map(heard)).filter(({ phrase, from }) => {
      const wrong = (phrases[phrase] ?? []).filter((c, i) => words[from + i] !== c);
      return wrong.length === 1;
    });
}
