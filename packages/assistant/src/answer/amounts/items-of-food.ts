/** The foods of the nutrients' tables as the items that rules and questions know. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { unique } from "../part.ts";

/** What each food of the nutrients' tables is, by the plain names of items, read once: its own is a long one that nobody else writes. */
const foodItems = new WeakMap<KnowledgeIndex, Map<string, readonly string[]>>();
export function itemsOfFood(k: KnowledgeIndex, food: string): readonly string[] {
  const known = foodItems.get(k) ?? new Map<string, readonly string[]>();
  const entities = known.has(food) ? [] : k.names.readList(food, ["item"]).found.flatMap((r) => r.entities);
  const items = known.get(food) ?? unique(entities, (e) => e.id).flatMap((e) => k.items.get(e.id)?.name.en ?? []);
  foodItems.set(k, known.set(food, items));
  return items;
}
/** Oxalate in these leaves keeps most of their calcium from being taken up (NIH, calcium: bioavailability). */
export const bindsCalcium = (k: KnowledgeIndex, item: string): boolean => ["leafy_greens", "high_oxalate"].every((g) => k.groupsOf(item).has(g));
/** A food that holds much of a nutrient and gives little of it. */
export const heldBack = (k: KnowledgeIndex, nutrient: string, food: string): boolean =>
  nutrient === "calcium" && k.names.readList(food, ["item"]).found.some((r) => r.entities.some((e) => bindsCalcium(k, e.id)));
