/** The supplement made of a food that is eaten as such too: turmeric the spice, and in capsules. */
import type { Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Linked } from "../../understand/link.ts";

const WORDS_OF_MAKE = /\s*[（(].*$|\b(?:supplements?|extract|powder)\b/giu;
const bareName = (t: Text): string => t.en.toLowerCase().replaceAll(WORDS_OF_MAKE, "").trim();
const concentrates = new WeakMap<KnowledgeIndex, ReadonlyMap<string, string>>();

export function concentrateOf(k: KnowledgeIndex, food: string): string | undefined {
  const made = concentrates.get(k) ?? new Map([...k.items.values()].filter((i) => i.kind === "supplement").map((i) => [bareName(i.name), i.id]));
  concentrates.set(k, made);
  const item = k.items.get(food);
  return item?.kind === "food" ? made.get(bareName(item.name)) : undefined;
}
const WEIGHED: ReadonlySet<string> = new Set(["mg", "mcg", "µg", "μg", "ug", "IU", "iu"]);
/** Nobody cooks by the milligram: with such a dose the capsule is meant, and by cups it is drunk. */
export const asCapsule = (k: KnowledgeIndex, l: Linked): string | undefined =>
  l.dose && WEIGHED.has(l.dose.unit) && l.ref.kind === "item" ? concentrateOf(k, l.ref.id) : undefined;
