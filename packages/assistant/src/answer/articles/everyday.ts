/** The everyday foods that the advice names for a nutrient: without those this eater does not like, does not eat or must not eat. */
import type { Answers, SourceRef, Text } from "@nutri/domain";
import { findTaboos, holds, resolvePerson } from "@nutri/engine";
import { wordedFor } from "@nutri/engine/told-foods";
import type { Nutrient } from "@nutri/knowledge";
import { avoided, PLANT_ONLY } from "../rules/not-eaten.ts";
import type { Context } from "../part.ts";

/** Salt, an egg and the sun are advice for who eats at the table: a baby's food is its milk, and then what its own articles tell. */
export const isBaby = ({ u }: Context): boolean => (u.person.age === undefined ? u.subject === "baby" : u.person.age < 1);

/** An illness or a medicine of theirs forbids the nutrient itself: iodine before radioiodine, iron in iron overload. Where to get it is then the wrong advice. */
export function isForbidden({ u, k }: Context, n: Nutrient): boolean {
  const isIll = (id: string): boolean => k.conditions.get(id)?.kind !== "life_stage";
  const conditions = [...(u.person.conditions ?? []), ...u.conditions.map((x) => x.ref.id)].filter(isIll);
  const medicines = [...(u.person.medicines ?? []), ...u.medicines.map(({ ref, given }) => ({ id: ref.id, name: given }))];
  if (conditions.length + medicines.length === 0) return false;
  const { taboos } = findTaboos({ conditions, medicines, supplements: [{ name: n.name.en }], foods: [] }, k);
  return taboos.some((t) => t.action === "avoid" && t.item.id === n.id && FORBIDS.has(t.severity));
}
const FORBIDS: ReadonlySet<string> = new Set(["major", "contraindicated"]);

export function everyday(c: Context, n: Nutrient): { readonly text: Text; readonly sources: readonly SourceRef[] } | undefined {
  const { u, k } = c;
  if (isBaby(c) || isForbidden(c, n)) return undefined;
  const left = avoided(u.text);
  const plants = u.person.diet?.pattern === undefined && PLANT_ONLY.test(u.text);
  const eater: Answers = {
    ...u.person,
    ...(plants && { diet: { pattern: "vegan" as const } }),
    ...(left.length > 0 && { allergies: [...(u.person.allergies ?? []), ...left] }),
    ...(u.pregnant && u.person.pregnancy === undefined && { pregnancy: "pregnant_2" as const }),
  };
  const r = resolvePerson(eater, k);
  const advice = k.records.advice.filter((a) => a.lowIn.includes(n.id) && holds(a.when, r) !== "no");
  const said = advice
    .toSorted((a, b) => Number(b.foods.length > 0) - Number(a.foods.length > 0))
    .flatMap((a) => {
      const text = wordedFor(a, r, k);
      return text ? [{ text, sources: k.sources(a.sources.slice(0, 1)) }] : [];
    });
  return said[0];
}
