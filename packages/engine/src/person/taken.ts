import type { ItemKind, Quantity, SupplementEntry } from "@nutri/domain";
import type { EntityRef, Item, KnowledgeIndex, Recognition } from "@nutri/knowledge";
import { itemNutrients, takenNutrient } from "./nutrients.ts";
import type { Taken, TakenNutrient } from "./types.ts";

export type DoseTold = { doses: number; dose?: Quantity; problem?: Taken["problem"] };

/** The daily amount out of the name, the number of doses out of the answer, else out of the name, else one. */
export function doseTold(r: Recognition | undefined, dailyDoses: number | undefined): DoseTold {
  const d = r?.dose;
  const doses = dailyDoses ?? d?.count ?? d?.times ?? 1;
  const perDay =
    d?.amount && d.perDay !== undefined ? d.perDay * (dailyDoses !== undefined && d.count === undefined && d.times === 1 ? dailyDoses : 1) : undefined;
  return { doses, ...(d?.amount && perDay !== undefined && { dose: { value: perDay, unit: d.amount.unit } }), ...(d?.problem && { problem: d.problem }) };
}

/** Groups that a supplement belongs to by what it holds (an iron-containing multivitamin is a polyvalent cation too). */
const groupsByContent = (k: KnowledgeIndex, nutrients: readonly TakenNutrient[]): string[] =>
  nutrients.flatMap((n) => [...k.groupsOf(n.nutrient)]).filter((g) => k.groups.get(g)?.kind === "nutrient");

const labelled = (k: KnowledgeIndex, entry: SupplementEntry | undefined, doses: number): TakenNutrient[] | undefined =>
  entry?.amounts?.flatMap((a) => {
    const ref = k.nutrients.has(a.nutrient) ? { kind: "nutrient" as const, id: a.nutrient } : k.names.recognise(a.nutrient, ["form", "nutrient"])?.entities[0];
    if (!ref) return [];
    const form = ref.kind === "form" ? k.forms.get(ref.id) : undefined;
    return [takenNutrient(k, form?.nutrient.id ?? ref.id, form?.form.id, { value: a.amount * doses, unit: a.unit })];
  });

const isSupplement = (kind: ItemKind): boolean => kind !== "food" && kind !== "alcohol";

function ofItem(k: KnowledgeIndex, item: Item, told: DoseTold): Pick<Taken, "kind" | "nutrients" | "groups" | "allergens" | "animal" | "id"> {
  const nutrients = itemNutrients(k, item, told.doses, told.dose);
  const groups = new Set([...k.groupsOf(item.id), ...(isSupplement(item.kind) ? groupsByContent(k, nutrients) : [])]);
  return { id: item.id, kind: item.kind, nutrients, groups, allergens: new Set(item.allergens), ...(item.animal && { animal: item.animal }) };
}

function ofNutrient(k: KnowledgeIndex, id: string, form: string | undefined, told: DoseTold): ReturnType<typeof ofItem> {
  return {
    id,
    kind: "nutrient",
    nutrients: [takenNutrient(k, id, form, told.dose)],
    groups: new Set([...k.groupsOf(id), ...(form ? k.groupsOf(form) : [])]),
    allergens: new Set(k.items.get(id)?.allergens),
  };
}

function ofEntity(k: KnowledgeIndex, ref: EntityRef, told: DoseTold): ReturnType<typeof ofItem> | undefined {
  if (ref.kind === "form") {
    const form = k.forms.get(ref.id);
    return form && ofNutrient(k, form.nutrient.id, ref.id, told);
  }
  if (ref.kind === "nutrient") return ofNutrient(k, ref.id, undefined, told);
  if (ref.kind === "group")
    return { id: ref.id, kind: k.groups.get(ref.id)?.kind ?? "food", nutrients: [], groups: k.groupAncestors(ref.id), allergens: new Set() };
  const item = ref.kind === "item" ? k.items.get(ref.id) : undefined;
  return item && ofItem(k, item, told);
}

/** Something eaten, with what it holds a day. Undefined for what is not eaten (a condition's name). */
export function takenFrom(k: KnowledgeIndex, ref: EntityRef, given: string, list: Taken["list"], told: DoseTold, entry?: SupplementEntry): Taken | undefined {
  const of = ofEntity(k, ref, told);
  if (!of) return undefined;
  const nutrients = labelled(k, entry, told.doses) ?? of.nutrients;
  const unitProblem = told.dose !== undefined && ref.kind !== "item" && ref.kind !== "group" && nutrients.every((n) => n.mass === undefined);
  const problem = told.problem ?? (unitProblem ? "unit" : undefined);
  return { given, list, entity: ref, ...of, nutrients, doses: told.doses, ...(told.dose && { dose: told.dose }), ...(problem && { problem }) };
}
