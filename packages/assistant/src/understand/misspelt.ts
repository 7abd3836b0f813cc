/** What is eaten, written as it sounds or with a slip ("香焦", "左旋肉减", "cofee"): the name that is meant. Only for what stands where food stands and is no word. */
import type { EntityKind, KnowledgeIndex } from "@nutri/knowledge";
import { isOrdinary } from "./ordinary.ts";

const TAKEN: readonly EntityKind[] = ["nutrient", "form", "item", "group", "medicine"];
const PAIR = /^\p{Script=Han}{2}$/u;
const HAN = /\p{Script=Han}/u;

type Sounds = { readonly of: (name: string) => string; readonly pairs: ReadonlyMap<string, readonly string[]> };
const held = new WeakMap<KnowledgeIndex, Sounds>();
/** Names of two characters by how they are read; the lookup of names dares no slip in so short a one. */
function soundsOf(k: KnowledgeIndex): Sounds {
  const known = held.get(k);
  if (known) return known;
  const sound = new Map(Object.entries(k.records.names?.syllables ?? {}).flatMap(([s, chars]) => [...chars].map((c) => [c, s] as const)));
  const of = (name: string): string => [...name].map((c) => sound.get(c) ?? c).join(" ");
  const pairs = new Map<string, string[]>();
  for (const row of k.records.names?.rows ?? [])
    if (PAIR.test(row.key) && (row.kind === "item" || row.kind === "nutrient") && row.rank < 2)
      pairs.set(of(row.key), [...(pairs.get(of(row.key)) ?? []), row.key]);
  held.set(k, { of, pairs });
  return { of, pairs };
}
const shared = (a: string, b: string): number => [...a].filter((c, i) => b[i] === c).length;
function pairHeard(pair: string, k: KnowledgeIndex): string | undefined {
  const { of, pairs } = soundsOf(k);
  return pairs.get(of(pair))?.find((name) => shared(name, pair) === 1);
}

const LEAST = 4;
/** @returns as it is written in `thing`, and as it is meant */
export function misspelt(thing: string, k: KnowledgeIndex): { readonly written: string; readonly meant: string } | undefined {
  if (!HAN.test(thing)) {
    const [word = ""] = thing.split(" ");
    const found = word.length < LEAST || isOrdinary(word) || isOrdinary(word.replace(/s$/u, "")) ? null : k.names.recognise(word, TAKEN);
    return found?.how === "typo" && !HAN.test(found.matched) ? { written: word, meant: found.matched } : undefined;
  }
  // What follows the name may stand in it: "猪干呀".
  for (let n = thing.length; n > 2; n--) {
    const written = thing.slice(0, n);
    const found = k.names.recognise(written, TAKEN);
    if (found?.how === "typo" && found.matched.length === n) return { written, meant: found.matched };
  }
  const pair = thing.slice(0, 2);
  const meant = pairHeard(pair, k);
  return meant === undefined ? undefined : { written: pair, meant };
}
