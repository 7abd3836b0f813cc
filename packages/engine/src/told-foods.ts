/** Foods in advice: nobody is told to eat what they are allergic to, do not eat, or must not have beside a medicine or illness. */
import type { Severity, Taboo, Text } from "@nutri/domain";
import { type Advice, type KnowledgeIndex, withFoods } from "@nutri/knowledge";
import { conflictsWith } from "./conflicts/index.ts";
import { isHelp } from "./conflicts/merge.ts";
import { found } from "./found.ts";
import { patternOf } from "./intake.ts";
import type { Resolved } from "./person.ts";
import { takenFrom } from "./person/taken.ts";

type Food = Advice["foods"][number];
const SEVERE: ReadonlySet<Severity> = new Set(["contraindicated", "major"]);

/** What is only kept apart in time may be eaten; what is watched or left out is not what to eat more of. */
const speaksAgainst = (t: Taboo): boolean =>
  !isHelp(t.action) && (t.action === "avoid" || SEVERE.has(t.severity) || (t.action !== "separate" && t.severity === "moderate"));

function meetsRule(item: string, r: Resolved, k: KnowledgeIndex): boolean {
  const taken = found(takenFrom(k, { kind: "item", id: item }, item, "foods", { doses: 1 }), item);
  return conflictsWith([taken], r, k).some(speaksAgainst);
}

function fits(food: Food, r: Resolved, k: KnowledgeIndex): boolean {
  const pattern = patternOf(r, k);
  const left =
    food.allergens.some((x) => r.allergens.has(x) === "yes" || pattern?.excludesAllergens.includes(x)) ||
    (food.animal !== undefined && pattern?.excludesAnimal.includes(food.animal));
  return !left && (food.item === undefined || !meetsRule(food.item, r, k));
}

/** The advice as it is said to this person; undefined where it only names foods that are not for them. */
export function wordedFor(advice: Advice, r: Resolved, k: KnowledgeIndex): Text | undefined {
  if (!advice.template) return advice.text;
  const foods = advice.foods.filter((food) => fits(food, r, k));
  return foods.length === 0 ? undefined : withFoods(advice.template, foods);
}
