/** A medicine that is taken on an empty stomach with water alone: what holds for food and drink as a whole holds for each that is named, though no rule names it. */
import type { Taboo } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import { askedOf } from "./asked-of.ts";
import { nameOf } from "./names.ts";
import type { Context } from "./part.ts";

const FOOD = "food_in_general";

/** @param found the rules on what was named itself: they say more */
export function byMealRule(c: Context, found: readonly Taboo[]): Taboo[] {
  const { u, k } = c;
  const spoken = (id: string, medicine: string): boolean => found.some((t) => t.subject.id === medicine && (t.item.id === id || k.groupsOf(id).has(t.item.id)));
  const foods = u.eaten.filter((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind === "food" && l.ref.id !== FOOD);
  const name = k.groups.get(FOOD)?.name.en;
  if (foods.length === 0 || u.medicines.length === 0 || name === undefined) return [];
  const named = new Set(u.medicines.map((m) => m.ref.id));
  const whole = findTaboos({ ...askedOf(c), supplements: [], foods: [name] }, k).taboos.filter(
    (t) => t.item.id === FOOD && t.action === "separate" && t.severity === "major" && named.has(t.subject.id),
  );
  return whole.flatMap((t) =>
    foods.filter((l) => !spoken(l.ref.id, t.subject.id)).map((l) => ({ ...t, item: { ...t.item, id: l.ref.id, name: nameOf(k, l) } })),
  );
}
