/** Nothing is found against a thing of which no amount was told, and a rule on large amounts of it is there: that is no "nothing found". */
import type { Taboo } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import type { Rule } from "@nutri/knowledge";
import { askedOf } from "./asked-of.ts";
import type { Context } from "../part.ts";
import { asksOfPair } from "./of-a-pair.ts";

const onlyMuch = ({ dose }: Rule): boolean => dose?.atLeast !== undefined && dose.unknownDose === "skip";

const NOT_OF: ReadonlySet<string | undefined> = new Set(["life_stage", "symptom"]);
/** Written for a stage of life: a complaint that comes of the stage (sickness in pregnancy) is under it, too, and often what the thing is taken for. */
const ofAStage = (c: Context, { subject }: Rule): boolean =>
  subject.conditions.length > 0 && subject.conditions.every((id) => NOT_OF.has(c.k.conditions.get(id)?.kind));

/** What rules of theirs say of a large amount of each thing that was asked about without one. */
export function inLargeDoses(c: Context, found: readonly Taboo[]): readonly Taboo[] {
  const { u, k } = c;
  if (!asksOfPair(c)) return [];
  const spoken = new Set(found.map((t) => t.item.id));
  // What a stage of life bears is for the tables of need, and a complaint may come of the thing itself.
  const named = new Set([...u.medicines, ...u.conditions].map((l) => l.ref.id).filter((id) => !NOT_OF.has(k.conditions.get(id)?.kind)));
  return u.eaten
    .filter((l) => l.dose === undefined && !spoken.has(l.ref.id))
    .flatMap(({ ref }) => {
      const rules = [...(k.rules.byNutrient.get(ref.id) ?? []), ...(k.rules.byItem.get(ref.id) ?? [])].filter((r) => onlyMuch(r) && !ofAStage(c, r));
      const [most] = rules.toSorted((a, b) => (b.dose?.atLeast ?? 0) - (a.dose?.atLeast ?? 0));
      const name = k.nutrients.get(ref.id)?.name.en ?? k.items.get(ref.id)?.name.en;
      if (!most?.dose || name === undefined) return [];
      const supplements = [{ id: ref.id, name: `${name} ${most.dose.atLeast} ${most.dose.unit}` }];
      const ids = new Set(rules.map((r) => r.id));
      return findTaboos({ ...askedOf(c), foods: [], supplements }, k).taboos.filter((t) => ids.has(t.rule) && named.has(t.subject.id));
    });
}
