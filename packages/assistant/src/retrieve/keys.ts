/** What a linked name is found by in an index, and what kind of thing it is. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { kindsOf } from "../understand/food-kinds.ts";
import type { Linked } from "../understand/link.ts";

const EATEN: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group"]);
export const isEaten = (l: Linked): boolean => EATEN.has(l.ref.kind);

/** "A meal", "something to eat": no one thing. */
export const namesFood = ({ ref }: Linked): boolean => ref.kind === "item" && ref.id === "food";

export const isState = (key: string): boolean => /^(?:condition|goal|biomarker):/u.test(key);

type Ref = Linked["ref"];
function keysOfRef({ kind, id }: Ref, k: KnowledgeIndex): string[] {
  const item = kind === "item" ? k.items.get(id) : undefined;
  return [
    `${kind}:${id}`,
    ...(kind === "form" ? [`nutrient:${k.forms.get(id)?.nutrient.id ?? ""}`, `item:${id}`] : []),
    ...((item?.kind === "nutrient" || item?.kind === "supplement") && item.nutrients.length === 1 ? item.nutrients.map((n) => `nutrient:${n.nutrient}`) : []),
    ...(kind === "item" ? [...k.groupsOf(id)].map((g) => `group:${g}`) : []),
    ...(item?.kind === "food" ? kindsOf(item.name.en).map((of) => `item:${of}`) : []),
    ...(kind === "medicine" ? [...k.classesOf(id)].map((c) => `class:${c}`) : []),
    ...(kind === "condition" ? [...k.conditionAncestors(id)].map((c) => `condition:${c}`) : []),
  ];
}

const known = new WeakMap<KnowledgeIndex, WeakMap<Linked, readonly string[]>>();
/** Every key a linked name may be found by: itself, what it is a form of, what it is made of, what it belongs to. Asked of one name many times. */
export function keysOf(l: Linked, k: KnowledgeIndex): readonly string[] {
  const ofAll = known.get(k) ?? new WeakMap<Linked, readonly string[]>();
  const held = ofAll.get(l);
  if (held) return held;
  const keys = [...new Set([l.ref, ...l.also].flatMap((ref) => keysOfRef(ref, k)))];
  known.set(k, ofAll.set(l, keys));
  return keys;
}
