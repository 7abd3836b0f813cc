/** Of several rules the strictest speaks first: a small effect, or that a food counts as a meal, says nothing before a limit on the same. */
import type { Taboo } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Intent } from "../../understand/intents.ts";
import type { Linked } from "../../understand/link.ts";
import { countsAsMeal } from "./meal-rule.ts";
import { isGood } from "./verdict.ts";

const isSmall = (t: Taboo): boolean => t.severity === "minor" && !isGood(t);
/** Another rule on the very thing asks for more. */
export const isOutdone = (t: Taboo, all: readonly Taboo[]): boolean =>
  isSmall(t) && all.some((o) => o !== t && o.item.id === t.item.id && o.severity !== "minor" && !isGood(o));

/** That it counts as a meal, where a rule speaks of the thing itself and no time was asked for. */
const isOnlyMeal = (t: Taboo, all: readonly Taboo[], k: KnowledgeIndex): boolean =>
  countsAsMeal(t, k) && all.some((o) => o !== t && !countsAsMeal(o, k) && !isSmall(o) && !isGood(o));

/** Worth having more of, by what only stands in a product or was not asked about: nothing to say beside a ban. */
export const isBesideBan = (t: Taboo, first: Taboo | undefined, eaten: readonly Linked[], k: KnowledgeIndex): boolean => {
  const object = k.rules.byId.get(t.rule)?.object;
  const isOfIt = object === undefined || [...object.items, ...object.nutrients, ...object.groups].includes(t.item.id);
  return isGood(t) && first?.action === "avoid" && !(isOfIt && eaten.some((l) => [l.ref, ...l.also].some((r) => r.id === t.item.id)));
};

/** Otherwise in the order in which they came. */
export const strictestFirst = (found: readonly Taboo[], intents: readonly Intent[], k: KnowledgeIndex): Taboo[] =>
  found.toSorted(
    (a, b) =>
      Number(isOutdone(a, found)) - Number(isOutdone(b, found)) ||
      (intents.includes("timing") ? 0 : Number(isOnlyMeal(a, found, k)) - Number(isOnlyMeal(b, found, k))),
  );
