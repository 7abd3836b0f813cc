/** The supplement made of a food that is eaten as such too: turmeric the spice, and in capsules. */
import type { Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Linked } from "../../understand/link.ts";

const WORDS_OF_MAKE = /\s*[（(].*$|\b(?:supplements?|extract|powder)\b/giu;
const bareName = (t: Text): string => t.en.toLowerCase().replaceAll(WORDS_OF_MAKE, "").trim();
const concentrates = new WeakMap<KnowledgeIndex, ReadonlyMap<string, string>>();

export function concentrateOf(k: KnowledgeIndex, food: string): string | undefined {
  const made =
    concentrates.get(k) ??
    new Map(
      [...k.items.values()].flatMap((i) =>
        i.kind === "supplement" ? [i.name.en, ...i.aliases.filter((a) => /\bextract$/iu.test(a))].map((n) => [bareName({ zh: n, en: n }), i.id] as const) : [],
      ),
    );
  concentrates.set(k, made);
  const item = k.items.get(food);
  return item?.kind === "food" ? made.get(bareName(item.name)) : undefined;
}
const WEIGHED: ReadonlySet<string> = new Set(["mg", "mcg", "µg", "μg", "ug", "IU", "iu"]);
/** Nobody cooks by the milligram: with such a dose the capsule is meant, and by cups it is drunk. */
export const asCapsule = (k: KnowledgeIndex, l: Linked): string | undefined =>
  l.dose && WEIGHED.has(l.dose.unit) && l.ref.kind === "item" ? concentrateOf(k, l.ref.id) : undefined;

/** "Turmeric capsules with black pepper": what a supplement is told to hold is in it as an extract, and is no spice. */
export const withinCapsule = (k: KnowledgeIndex, l: Linked, eaten: readonly Linked[], text: string): string | undefined => {
  if (l.ref.kind !== "item" || l.given === "" || !eaten.some((o) => o !== l && k.items.get(o.ref.id)?.kind === "supplement")) return undefined;
  const words = [...l.given].map((ch) => ch.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("[\\s-]?");
  const isIn = new RegExp(
    `(?:含|加|带|配)(?:了|有)?(?:的)?${words}|\\b(?:capsules?|tablets?|pills?|supplements?|curcumin|turmeric)\\b[^.?!,]{0,12}\\b(?:with|and|plus|\\+)\\s(?:added )?${words}`,
    "iu",
  );
  return isIn.test(text) ? concentrateOf(k, l.ref.id) : undefined;
};
