/** The same thing taken twice: by itself, and in a medicine that holds it (danshen beside a danshen remedy). */
import { type Taboo, text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { KnowledgeIndex, Medicine } from "@nutri/knowledge";
import type { Taken } from "../person.ts";
import { nameOf } from "./objects.ts";

export const isSameThing = (a: Taken, b: Taken): boolean => a !== b && a.entity.id === b.entity.id && a.entity.kind === b.entity.kind;

type Held = { readonly held: Taken; readonly medicine: Medicine };

/** Each medicine that holds the same, once. What a class is only likely to hold does not count. */
export function heldInMedicines(t: Taken, all: readonly Taken[], k: KnowledgeIndex): Held[] {
  const holding = all.flatMap((held): [string, Held][] => {
    const medicine = held.inMedicine === undefined || !isSameThing(held, t) ? undefined : k.medicines.get(held.inMedicine);
    return medicine ? [[medicine.id, { held, medicine }]] : [];
  });
  return [...new Map(holding).values()];
}

const isMeal = ({ kind }: Taken): boolean => kind === "food" || kind === "alcohol";

/** What is taken by itself and held by a medicine as well, where nothing else is said of the two. A meal of yam is no second dose of a remedy with yam. */
export function takenTwice(taken: readonly Taken[], said: readonly Taboo[], k: KnowledgeIndex): Taboo[] {
  const spoken = new Set(said.map((f) => `${f.subject.id} ${f.item.id}`));
  return taken
    .filter((t) => t.inMedicine === undefined && !isMeal(t))
    .flatMap((t) =>
      heldInMedicines(t, taken, k)
        .filter(({ medicine }) => !spoken.has(`${medicine.id} ${t.id}`))
        .map(({ medicine }): Taboo => {
          const name = nameOf(k, t);
          return {
            id: `medicine.${medicine.id}.${t.kind}.${t.id}.mind`,
            subject: { kind: "medicine", id: medicine.id, name: medicine.name },
            item: { kind: t.kind, id: t.id, name },
            severity: "minor",
            action: "monitor",
            effect: text(
              `${medicine.name.zh}里已经有${name.zh}，等于同一样东西吃了两份，量会叠加。`,
              `${medicine.name.en} already holds ${lowerFirst(name.en)}: it is the same thing twice, and the amounts add up.`,
            ),
            advice: text("不要自己再加；想一起用先问医生或药师。", "Add none of it yourself; ask your doctor or pharmacist before you take both."),
            rule: "held_in_medicine",
            sources: k.sources(medicine.sources),
          };
        }),
    );
}
