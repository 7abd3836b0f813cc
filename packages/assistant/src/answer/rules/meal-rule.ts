/** A medicine that is taken apart from meals: what holds for food as a whole holds for each food that is named, though no rule names it. */
import type { Taboo, Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import { findTaboos } from "@nutri/engine";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { speaksOfSome } from "../../understand/unnamed.ts";
import { askedOf } from "./asked-of.ts";
import { nameOf } from "../names.ts";
import { ANYBODYS } from "./of-a-pair.ts";
import { both, type Context, inside } from "../part.ts";
import { ofSome } from "./sorts.ts";
import { isMeal } from "./verdict.ts";

const FOOD = "food_in_general";

/** @param found the rules on what was named itself: they say more */
export function byMealRule(c: Context, found: readonly Taboo[]): Taboo[] {
  const { u, k } = c;
  // What another of their medicines forbids is not to be had apart from this one either.
  const spoken = (id: string, medicine: string): boolean =>
    found.some((t) => (t.subject.id === medicine || t.action === "avoid") && (t.item.id === id || k.groupsOf(id).has(t.item.id)));
  const foods = u.eaten.filter((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind === "food" && !ANYBODYS.has(l.ref.id));
  const name = k.groups.get(FOOD)?.name.en;
  const asked = [...u.medicines.map((m) => m.ref.id), ...(speaksOfSome(u) ? (u.person.medicines ?? []).flatMap((m) => m.id ?? []) : [])];
  if (foods.length === 0 || asked.length === 0 || name === undefined) return [];
  const named = new Set(asked);
  const whole = findTaboos({ ...askedOf(c), supplements: [], foods: [name] }, k).taboos.filter(
    (t) =>
      // Of a sort whose members differ, the meal rule of a few is not held against a food.
      t.item.id === FOOD && t.action === "separate" && named.has(t.subject.id) && ofSome(t, k).length === 0,
  );
  return whole.flatMap((t) =>
    foods.filter((l) => !spoken(l.ref.id, t.subject.id)).map((l) => ({ ...t, item: { ...t.item, id: l.ref.id, name: nameOf(k, l) } })),
  );
}

/** The rule is on meals, and was found for one food of them. */
export const countsAsMeal = (t: Taboo, k: KnowledgeIndex): boolean =>
  t.action === "separate" && !isMeal(t) && k.rules.byId.get(t.rule)?.object.groups.includes(FOOD) === true;

/** @param polar whether yes or no was asked */
export function mealVerdict({ subject, item, advice, effect, severity }: Taboo, polar: boolean): Text {
  const may = severity === "minor" ? ["影响不大：", "It matters little. "] : ["不要和药同时吃，错开就行：", "Not at the same time; apart is fine. "];
  const [open = "", openEn = ""] = polar ? may : [];
  return both(
    `${open}${subject.name.zh}${advice.zh}${effect.zh}${item.name.zh}也算进食。`,
    `${openEn}${subject.name.en}: ${lowerFirst(advice.en)} ${effect.en} That goes for ${inside(item.name).en} as well.`,
  );
}

/** What is known of a food that was named says more than the rule on meals: "steak for dinner". */
export const withoutMeals = (found: readonly Taboo[]): Taboo[] =>
  found.filter((t) => !isMeal(t) || !found.some((o) => !isMeal(o) && o.item.kind === "food" && o.subject.id === t.subject.id));

/** Asked what to eat, and not when to take a tablet. */
const WHICH_FOOD =
  /(?:吃|喝)(?:点|些)?(?:什么|啥|哪些)|(?:什么|哪些|啥)[^，。？?]{0,4}(?:少[吃喝]|不能[吃喝]|别[吃喝]|能[吃喝])|\bwhat (?:should|can|do|could|must)(?: i| he| she| we| they| my \w+)?(?: be)? (?:eat|drink)/iu;
export const asksWhichFood = (question: string): boolean => WHICH_FOOD.test(question);
