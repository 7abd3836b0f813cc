/** "I take lisinopril, how can I lower my blood pressure with food?": food is the means that is asked for, and the medicine is only told. */
import { asksByFood } from "../medicines/asks-how.ts";
import { medicineAlone } from "../medicines/medicine-alone.ts";
import type { Context, Part } from "../part.ts";

/** The question as of somebody who takes nothing; undefined where food is not asked for as a means, or something else is asked about. */
export function withoutTheMedicine(c: Context): Context | undefined {
  const { u } = c;
  const foods = u.eaten.filter((l) => l.ref.id !== "food");
  if (u.medicines.length === 0 || u.goals.length + u.conditions.length === 0 || foods.length > 0 || u.labs.length > 0 || !asksByFood(u.question))
    return undefined;
  const of = new Set(u.medicines);
  const { medicines: _, ...person } = u.person;
  return { ...c, u: { ...u, medicines: [], person, eaten: [], linked: u.linked.filter((l) => !of.has(l) && l.ref.id !== "food"), intents: ["diet"] } };
}

/** What the medicine meets at the table stands beside the answer. */
export const besideFood = (c: Context): readonly Part[] => {
  const { cards: _, ...of } = medicineAlone(c) ?? { id: "" };
  return of.id === "" ? [] : [of];
};
