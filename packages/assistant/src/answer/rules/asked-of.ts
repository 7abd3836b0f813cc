/** What the engine is asked: the person, and what they eat or take with its dose. */
import type { Asked } from "@nutri/engine";
import type { Linked } from "../../understand/link.ts";
import { asCapsule, withinCapsule } from "./concentrate.ts";
import { nameOf } from "../names.ts";
import type { Context } from "../part.ts";

/** A food is asked about as food, all else as a supplement, with the dose told. */
export function askedOf(c: Context): Asked {
  const { u, k } = c;
  const made = (l: Linked): string | undefined => asCapsule(k, l) ?? withinCapsule(k, l, u.eaten, u.asked);
  const food = (l: Linked): boolean => l.ref.kind === "item" && !made(l) && ["food", "alcohol"].includes(k.items.get(l.ref.id)?.kind ?? "");
  const group = (l: Linked): boolean => l.ref.kind === "group" && ["food", "alcohol"].includes(k.groups.get(l.ref.id)?.kind ?? "");
  const idOf = (l: Linked): string => made(l) ?? l.also.find((r) => r.kind === "item")?.id ?? l.ref.id;
  const dose = (l: Linked): string => (l.dose ? ` ${l.dose.value} ${l.dose.unit}` : "");
  const pregnancy = u.person.pregnancy;
  return {
    ...u.person,
    conditions: [
      ...new Set([
        ...(u.person.conditions ?? []),
        ...(u.labs.length > 0 ? u.conditions.map((x) => x.ref.id) : []),
        ...(u.pregnant && pregnancy === undefined ? ["pregnancy"] : []),
      ]),
    ],
    medicines: u.person.medicines ?? [],
    supplements: u.eaten
      .filter((l) => !food(l) && !group(l))
      .map((l) => ({ name: `${k.items.get(idOf(l))?.name.en ?? nameOf(k, l).en}${dose(l)}`, id: idOf(l) })),
    foods: u.eaten.filter((l) => food(l) || group(l)).map((l) => `${nameOf(k, l).en}${dose(l)}`),
  };
}
