import type { Taboo, Text } from "@nutri/domain";
import type { EntityKind, KnowledgeIndex } from "@nutri/knowledge";
import { entityName } from "../entity-name.ts";
import { found } from "../found.ts";
import { type Asked, type Resolved, resolvePerson } from "../person.ts";
import { everythingKnown } from "./alone.ts";
import { conflictsWith } from "./pairs.ts";
import { byWeight } from "./merge.ts";
import { knownByNameOnly } from "./subjects.ts";
import { takenTwice } from "./twice.ts";

/** A name that was checked: as given, and what it was taken for. */
export type Checked = { readonly name: string; readonly kind: EntityKind; readonly id: string; readonly as: Text };
export type TabooAnswer = { readonly taboos: Taboo[]; readonly checked: Checked[]; readonly nameOnly: Text[]; readonly unrecognised: string[] };

export const checkedNames = (r: Resolved, k: KnowledgeIndex): Checked[] =>
  r.checked.map(({ given, entity }) => ({ name: given, kind: entity.kind, id: entity.id, as: found(entityName(k, entity), entity.id) }));

/** Something was named that is eaten: then the question is about pairs. What a medicine holds or a habit tells is not such a name. */
const asksPairs = (asked: Asked, r: Resolved): boolean =>
  (asked.supplements?.length ?? 0) + (asked.foods?.length ?? 0) > 0 ||
  r.taken.some((t) => t.inMedicine === undefined && t.alsoMedicine === undefined && t.list === "medicines");

/**
 * What does not go with what. With supplements or foods: the pairs among what was given; with medicines, conditions or a
 * life stage alone: everything known of each. Worst first. Every name is in `checked` or in `unrecognised`.
 */
export function findTaboos(asked: Asked, k: KnowledgeIndex): TabooAnswer {
  const r = resolvePerson(asked, k);
  const ruled = conflictsWith(r.taken, r, k);
  const pairs = [...ruled, ...takenTwice(r.taken, ruled, k)].toSorted(byWeight);
  const taboos = asksPairs(asked, r) ? pairs : uniqueById([...pairs, ...everythingKnown(r, k)]).toSorted(byWeight);
  return { taboos, checked: checkedNames(r, k), nameOnly: knownByNameOnly(r, k), unrecognised: [...r.unrecognised] };
}

const uniqueById = (taboos: readonly Taboo[]): Taboo[] => [...new Map(taboos.toReversed().map((t) => [t.id, t])).values()];
