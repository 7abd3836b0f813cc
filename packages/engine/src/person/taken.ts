import { type ItemKind, type Quantity, type SupplementEntry, tidy } from "@nutri/domain";
import type { EntityRef, Item, KnowledgeIndex, Recognition } from "@nutri/knowledge";
import { inUnit } from "../amounts.ts";
import { recordOf } from "../found.ts";
import { itemNutrients, takenNutrient } from "./nutrients.ts";
import type { Taken, TakenNutrient } from "./types.ts";

/** `servings`: cups, glasses, tablets or times a day, where a number of them was told. */
export type DoseTold = { doses: number; servings?: number; dose?: Quantity; problem?: Taken["problem"] };

/** The daily amount out of the name, the number of doses out of the answer, else out of the name, else one. */
export function doseTold(r: Recognition | undefined, dailyDoses: number | undefined): DoseTold {
  const d = r?.dose;
  const doses = dailyDoses ?? d?.count ?? d?.times ?? 1;
  const servings = dailyDoses ?? d?.count ?? (d && d.times !== 1 ? d.times : undefined);
  const perDay =
    d?.amount && d.perDay !== undefined ? d.perDay * (dailyDoses !== undefined && d.count === undefined && d.times === 1 ? dailyDoses : 1) : undefined;
  return {
    doses,
    ...(servings !== undefined && { servings }),
    ...(d?.amount && perDay !== undefined && { dose: { value: perDay, unit: d.amount.unit } }),
    ...(d?.problem && { problem: d.problem }),
  };
}

/** Groups that a supplement belongs to by what it holds (an iron-containing multivitamin is a polyvalent cation too). */
const groupsByContent = (k: KnowledgeIndex, nutrients: readonly TakenNutrient[]): string[] =>
  nutrients.flatMap((n) => [...k.groupsOf(n.nutrient)]).filter((g) => k.groups.get(g)?.kind === "nutrient");

type Label = SupplementEntry["amounts"];

/** The nutrient, or form of one, that a line of a label means: by its id or by any of its names. */
export const labelRef = (k: KnowledgeIndex, nutrient: string): EntityRef | undefined =>
  k.nutrients.has(nutrient) ? { kind: "nutrient", id: nutrient } : k.names.recognise(nutrient, ["form", "nutrient"])?.entities[0];

const labelled = (k: KnowledgeIndex, label: Label, doses: number): TakenNutrient[] | undefined =>
  label?.flatMap((a) => {
    const ref = labelRef(k, a.nutrient);
    if (!ref) return [];
    const form = ref.kind === "form" ? k.forms.get(ref.id) : undefined;
    return [takenNutrient(k, form?.nutrient.id ?? ref.id, form?.form.id, { value: a.amount * doses, unit: a.unit })];
  });

/** What so many cups or so many mL of a drink hold of what rules weigh. */
function servedOf(item: Item | undefined, told: DoseTold): Taken["served"] {
  if (!item?.serving) return undefined;
  const { of, amount, unit, mL } = item.serving;
  const volume = told.dose && inUnit(told.dose.value, told.dose.unit, "mL");
  const servings = volume === undefined ? told.servings : volume / mL;
  return servings === undefined ? undefined : { of, value: tidy(servings * amount), unit };
}

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
  if (ref.kind === "group") return { id: ref.id, kind: recordOf(k.groups, ref.id).kind, nutrients: [], groups: k.groupAncestors(ref.id), allergens: new Set() };
  const item = ref.kind === "item" ? k.items.get(ref.id) : undefined;
  return item && ofItem(k, item, told);
}

/** Something eaten, with what it holds a day. Undefined for what is not eaten (a condition's name). */
export function takenFrom(k: KnowledgeIndex, ref: EntityRef, given: string, list: Taken["list"], told: DoseTold, label?: Label): Taken | undefined {
  const of = ofEntity(k, ref, told);
  if (!of) return undefined;
  const nutrients = labelled(k, label, told.doses) ?? of.nutrients;
  const unitProblem = told.dose !== undefined && ref.kind !== "item" && ref.kind !== "group" && nutrients.every((n) => n.mass === undefined);
  const served = servedOf(ref.kind === "item" ? k.items.get(ref.id) : undefined, told);
  const problem = told.problem ?? (unitProblem ? "unit" : undefined);
  return {
    given,
    list,
    entity: ref,
    ...of,
    nutrients,
    doses: told.doses,
    ...(told.dose && { dose: told.dose }),
    ...(served && { served }),
    ...(problem && { problem }),
  };
}
