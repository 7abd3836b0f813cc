/** What a linked name is found by in an index, and what kind of thing it is. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { kindsOf } from "../understand/food-kinds.ts";
import type { Linked } from "../understand/link.ts";

const EATEN: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group"]);
export const isEaten = (l: Linked): boolean => EATEN.has(l.ref.kind);

/** "A meal", "something to eat": no one thing. */
export const namesFood = ({ ref }: Linked): boolean => ref.kind === "item" && ref.id === "food";

export const isState = (key: string): boolean => /^(?:condition|goal|biomarker):/u.test(key);

/** Every key a linked name may be found by: itself, what it is a form of, what it is made of, what it belongs to. */
export function keysOf(l: Linked, k: KnowledgeIndex): string[] {
  const refs = [l.ref, ...l.also];
  return [
    ...new Set(
      refs.flatMap(({ kind, id }) => [
        `${kind}:${id}`,
        ...(kind === "form" ? [`nutrient:${k.forms.get(id)?.nutrient.id ?? ""}`, `item:${id}`] : []),
        ...(kind === "item"
          ? [
              ...(k.items.get(id)?.kind === "nutrient" || k.items.get(id)?.kind === "supplement"
                ? (k.items.get(id)?.nutrients.length === 1 ? (k.items.get(id)?.nutrients ?? []) : []).map((n) => `nutrient:${n.nutrient}`)
                : []),
              ...[...k.groupsOf(id)].map((g) => `group:${g}`),
              ...(k.items.get(id)?.kind === "food" ? kindsOf(k.items.get(id)?.name.en ?? "").map((kind) => `item:${kind}`) : []),
            ]
          : []),
        ...(kind === "medicine" ? [...k.classesOf(id)].map((c) => `class:${c}`) : []),
        ...(kind === "condition" ? [...k.conditionAncestors(id)].map((c) => `condition:${c}`) : []),
      ]),
    ),
  ];
}
