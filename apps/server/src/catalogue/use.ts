/** What the engine can use of a product, and what keeps it from recommending it. */
import { type Catalogue, type CatalogueProduct, forbiddenWords } from "@nutri/domain";
import { nutrientPerUnit } from "@nutri/engine/plan/content";
import type { KnowledgeIndex } from "@nutri/knowledge";

/** `never`: the product is not recommended because of it. `note`: the operator should know. The path is inside the product. */
export type Finding = { readonly path: readonly PropertyKey[]; readonly weight: "never" | "note"; readonly what: string };
type Rule = (p: CatalogueProduct, k: KnowledgeIndex) => Finding[];

const never = (path: readonly PropertyKey[], what: string): Finding => ({ path, weight: "never", what });
const note = (path: readonly PropertyKey[], what: string): Finding => ({ path, weight: "note", what });

/** An ingredient that nobody knows has no limit and no conflict here: that is not the same as being safe. */
const nutrients: Rule = (p, k) =>
  p.nutrients.flatMap((n, i) => {
    const known = k.nutrients.get(n.nutrient);
    const at = (field: string): PropertyKey[] => ["nutrients", i, field];
    if (!known) return [never(at("nutrient"), `the nutrient ${n.nutrient} is not known`)];
    if (n.form !== undefined && !known.forms.some((f) => f.id === n.form)) return [never(at("form"), `${n.form} is not known as a form of ${n.nutrient}`)];
    if (nutrientPerUnit(n, k).mass === undefined) return [never(at("unit"), `${n.unit} of ${n.nutrient} is no amount that can be counted in ${known.unit}`)];
    if (n.amount === 0) return [note(at("amount"), `holds no ${n.nutrient}`)];
    return n.form === undefined && known.forms.length > 0 ? [note(at("form"), `no form of ${n.nutrient} told: every limit counts it`)] : [];
  });

const items: Rule = (p, k) =>
  p.items.flatMap((id, i) => {
    const item = k.items.get(id);
    if (!item) return [never(["items", i], `the item ${id} is not known`)];
    if (!item.choosable) return [never(["items", i], `${id} is never chosen: ${item.note?.en ?? ""}`)];
    return item.allergens.filter((a) => !p.allergens.includes(a)).map((a) => note(["allergens"], `${id} usually holds ${a}: it counts though it is not told`));
  });

const ALLERGENS = new WeakMap<KnowledgeIndex, ReadonlySet<string>>();
function allergensOf(k: KnowledgeIndex): ReadonlySet<string> {
  const known = ALLERGENS.get(k) ?? new Set(k.records.conditions.flatMap((c) => c.allergens));
  ALLERGENS.set(k, known);
  return known;
}

const allergens: Rule = (p, k) => {
  const known = allergensOf(k);
  return p.allergens.flatMap((a, i) => (known.has(a) ? [] : [never(["allergens", i], `the allergen ${a} is not known, so nobody can be told of it`)]));
};

const content: Rule = (p) => {
  if (p.nutrients.length > 0) return [];
  return [
    p.items.length > 0
      ? note(["nutrients"], "no nutrient: only conflicts are looked up, it is never chosen")
      : never(["nutrients"], "nothing is told of what it holds"),
  ];
};

const dose: Rule = (p) => (p.dose.maxPerDay < 1 || p.dose.perDay <= 0 ? [never(["dose", "maxPerDay"], "no whole unit a day")] : []);

/** What costs nothing would look better than everything else. */
const price: Rule = (p) => p.skus.flatMap((sku, i) => (sku.priceCents === 0 ? [never(["skus", i, "priceCents"], `${sku.id} has no price`)] : []));
const stock: Rule = (p) =>
  p.skus.every((sku) => sku.stock === 0) ? [note(["skus", 0, "stock"], "sold out: plans name it all the same, it cannot be ordered")] : [];

const diets: Rule = (p, k) => {
  const animals = p.items.filter((id) => k.items.get(id)?.animal !== undefined);
  return p.diets.includes("vegan") && animals.length > 0 ? [note(["diets"], `says vegan and is of ${animals.join(", ")}`)] : [];
};

const words: Rule = (p) =>
  (["name", "summary"] as const).flatMap((field) =>
    (["zh", "en"] as const).flatMap((lang) =>
      forbiddenWords(p[field][lang]).map(({ word, source }) => note([field, lang], `"${word}" may not stand here (${source.title})`)),
    ),
  );

/** Those that may say "never", then those that only note. */
const DECIDING: readonly Rule[] = [nutrients, items, allergens, content, dose, price];
const NOTING: readonly Rule[] = [stock, diets, words];

export const useOf = (product: CatalogueProduct, knowledge: KnowledgeIndex): Finding[] => [...DECIDING, ...NOTING].flatMap((rule) => rule(product, knowledge));

const usable = (p: CatalogueProduct, k: KnowledgeIndex): boolean => DECIDING.every((rule) => rule(p, k).every((f) => f.weight === "note"));

const USABLE = new WeakMap<readonly CatalogueProduct[], WeakMap<KnowledgeIndex, CatalogueProduct[]>>();

/** Every question and every plan asks for it, and a catalogue seldom changes: judged once for each. */
function usableOf(products: readonly CatalogueProduct[], k: KnowledgeIndex): CatalogueProduct[] {
  const known = USABLE.get(products) ?? new WeakMap<KnowledgeIndex, CatalogueProduct[]>();
  const judged = known.get(k) ?? products.filter((p) => usable(p, k));
  USABLE.set(products, known.set(k, judged));
  return judged;
}

/** The products that may be recommended. The rest is shown and sold, and no plan names it. */
export const recommendable = <C extends Pick<Catalogue, "products">>(catalogue: C, knowledge: KnowledgeIndex): C => ({
  ...catalogue,
  products: usableOf(catalogue.products, knowledge),
});
