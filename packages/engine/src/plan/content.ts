/** What one unit of a catalogue product holds, in the words the conflicts and the limits speak. */
import type { CatalogueProduct, ItemKind } from "@nutri/domain";
import type { Item, KnowledgeIndex } from "@nutri/knowledge";
import type { Taken, TakenNutrient } from "../person.ts";
import { takenNutrient } from "../person/nutrients.ts";

type ProductNutrient = CatalogueProduct["nutrients"][number];

/** Catalogue amounts are of the element or the vitamin itself, so no salt fraction is applied. */
export const nutrientPerUnit = (n: ProductNutrient, k: KnowledgeIndex, units = 1): TakenNutrient =>
  takenNutrient(k, n.nutrient, n.form, { value: n.amount * units, unit: n.unit });

const groupsByContent = (k: KnowledgeIndex, p: CatalogueProduct): string[] =>
  p.nutrients.flatMap((n) => [...k.groupsOf(n.nutrient), ...(n.form ? k.groupsOf(n.form) : [])]);

/** An item in the product holds what of its nutrients the label gives: rules with a dose are asked about that. */
function ofItem(item: Item, nutrients: readonly TakenNutrient[], k: KnowledgeIndex): Taken {
  const own = nutrients.filter((n) => item.nutrients.some((x) => x.nutrient === n.nutrient));
  return {
    given: item.name.en,
    list: "supplements",
    entity: { kind: "item", id: item.id },
    id: item.id,
    kind: item.kind,
    doses: 1,
    nutrients: own,
    groups: k.groupsOf(item.id),
    allergens: new Set(item.allergens),
    ...(item.animal && { animal: item.animal }),
  };
}

const kindOf = (items: readonly Item[]): ItemKind => (items.some((i) => i.kind === "herb") ? "herb" : "supplement");

/** The product as something taken, `units` a day: itself with its nutrients and allergens, and each item it is made of. */
export function productAsTaken(p: CatalogueProduct, units: number, k: KnowledgeIndex): Taken[] {
  const items = p.items.flatMap((id) => k.items.get(id) ?? []);
  const nutrients = p.nutrients.map((n) => nutrientPerUnit(n, k, units));
  const own: Taken = {
    given: p.name.en,
    list: "supplements",
    entity: { kind: "item", id: p.id },
    id: p.id,
    kind: kindOf(items),
    doses: units,
    nutrients,
    groups: new Set(groupsByContent(k, p)),
    allergens: new Set(p.allergens),
  };
  return [own, ...items.map((item) => ofItem(item, nutrients, k))];
}
