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

/** By the name that was found, and by the record: each question finds new names of the same records. */
type Known = { readonly linked: WeakMap<Linked, readonly string[]>; readonly records: Map<string, readonly string[]> };
const known = new WeakMap<KnowledgeIndex, Known>();
/** Every key a linked name may be found by: itself, what it is a form of, what it is made of, what it belongs to. Asked of one name many times. */
export function keysOf(l: Linked, k: KnowledgeIndex): readonly string[] {
  const all = known.get(k) ?? { linked: new WeakMap<Linked, readonly string[]>(), records: new Map<string, readonly string[]>() };
  const held = all.linked.get(l);
  if (held) return held;
  const ofRecord = (ref: Ref): readonly string[] => {
    const name = `${ref.kind}:${ref.id}`;
    const keys = all.records.get(name) ?? keysOfRef(ref, k);
    all.records.set(name, keys);
    return keys;
  };
  const keys = [...new Set([l.ref, ...l.also].flatMap(ofRecord))];
  all.linked.set(l, keys);
  known.set(k, all);
  return keys;
}
