/** What is asked about by another name than its own: the herbs in a remedy, the capsules of a food. */
import type { Taboo } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import type { Linked } from "../../understand/link.ts";
import { askedOf } from "./asked-of.ts";
import { concentrateOf } from "./concentrate.ts";
import { nameOf } from "../names.ts";
import type { Context } from "../part.ts";

/** Little as food, more in capsules: both are said, for either may be meant. */
const AS_FOOD = /\b(?:drink|eat|cook|foods?)\b|喝|做菜/iu;
export function asSupplement(c: Context, taboos: readonly Taboo[]): readonly Taboo[] {
  const [food] = c.u.eaten;
  if (food && taboos.length === 0) return spokenOf(c, food);
  if (AS_FOOD.test(c.u.asked)) return [];
  const id = food && c.u.eaten.length === 1 && taboos.every((t) => t.severity === "minor") ? concentrateOf(c.k, food.ref.id) : undefined;
  if (id === undefined) return [];
  const asked = { ...askedOf(c), foods: [], supplements: [{ name: c.k.items.get(id)?.name.en ?? id, id }] };
  return findTaboos(asked, c.k)
    .taboos.filter((t) => t.severity !== "minor" && t.item.id === id)
    .slice(0, 1);
}

/** Rules of theirs on something else that tell of the food itself: "concentrated isoflavones …; ordinary soy foods are fine". */
function spokenOf(c: Context, { ref }: Linked): readonly Taboo[] {
  const { k } = c;
  const groups = ref.kind === "group" ? [ref.id] : [...k.groupsOf(ref.id)];
  const names = groups.flatMap((g) => k.groups.get(g)?.name.en.toLowerCase() ?? []).filter((n) => n.includes(" "));
  if (names.length === 0 || c.u.eaten.length > 1 || c.u.medicines.length === 0) return [];
  const named = new Set(c.u.medicines.map((m) => m.ref.id));
  return findTaboos({ ...askedOf(c), supplements: [], foods: [] }, k)
    .taboos.filter((t) => named.has(t.subject.id) && names.some((n) => `${t.effect.en} ${t.advice.en}`.toLowerCase().includes(n)))
    .slice(0, 1);
}

/** What a remedy that was asked about holds, against the states that were told: 牛黄解毒片 holds realgar, which pregnancy forbids. */
export function heldFound(c: Context): readonly Taboo[] {
  const { u, k } = c;
  const held = new Set(u.medicines.flatMap((m) => k.medicines.get(m.ref.id)?.items ?? []));
  const asked = askedOf(c);
  const told = [...(asked.conditions ?? []), ...u.conditions.map((l) => l.ref.id), ...(u.pregnant ? ["pregnancy"] : [])];
  if (held.size === 0 || told.length === 0) return [];
  const states = new Set(told.flatMap((id) => [id, ...k.conditionAncestors(id)]));
  const medicines = u.medicines.map((m) => ({ id: m.ref.id, name: nameOf(k, m).en }));
  return findTaboos({ ...asked, conditions: [...new Set(told)], medicines, supplements: [], foods: [] }, k).taboos.filter(
    (t) => t.subject.kind !== "medicine" && states.has(t.subject.id) && held.has(t.item.id),
  );
}
