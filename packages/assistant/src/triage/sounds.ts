/** A Chinese phrase with one character typed for another of the same sound: 安眠要, 症壮, 喘不上汽. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { automaton, type Found } from "./automaton.ts";

export type SoundOf = (char: string) => string | undefined;

/** Shorter phrases sound like too many others. */
const LEAST = 3;
/** Characters that are a word of their own nearly everywhere: one of them is seldom a slip. */
const FUNCTION = new Set("一以已是时事十在再有又由的得地到道想像向也把吧和不没了吗嘛能会可看见");

export function soundsOf(k: KnowledgeIndex): SoundOf {
  const sounds = new Map(Object.entries(k.records.names?.syllables ?? {}).flatMap(([sound, chars]) => [...chars].map((c) => [c, sound] as const)));
  return (char) => sounds.get(char);
}

const HAN = /^\p{Script=Han}$/u;

/** Finds phrases of Han characters alone in which exactly one was heard right and written wrong. */
export function heardAs(phrases: readonly (readonly string[])[], sound: SoundOf): (words: readonly string[]) => Found[] {
  const heard = (word: string): string => sound(word) ?? word;
  const find = automaton(phrases.map((p) => (p.length >= LEAST && p.every((c) => HAN.test(c)) ? p.map(heard) : [])));
  return (words) =>
    find(words.map(heard)).filter(({ phrase, from }) => {
      const wrong = (phrases[phrase] ?? []).flatMap((c, i) => (words[from + i] === c ? [] : [words[from + i] ?? ""]));
      return wrong.length === 1 && !FUNCTION.has(wrong[0] ?? "");
    });
}
