import { z } from "zod";
import { AmountUnit } from "./quantity.ts";
import { Text } from "./text.ts";

/** The class decides which words may stand beside a product (registered or filed health food, ordinary food, cross-border import, special medical food). */
export const ProductClass = z.enum(["registered_health_food", "filed_health_food", "ordinary_food", "cross_border", "special_medical_food"]);

export const Sku = z.strictObject({
  id: z.string(),
  name: Text,
  spec: z.record(z.string(), z.string()),
  priceCents: z.number().int().min(0),
  stock: z.number().int().min(0),
  units: z.number().int().min(1),
});

/** A product of the catalogue. Amounts are per dose unit (one tablet, one drop …), elemental for minerals, in the unit given. */
export const CatalogueProduct = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: Text,
  brand: Text,
  image: z.string(),
  summary: Text,
  class: ProductClass,
  /** `unit` is the thing counted (tablet, capsule, sachet, drop); `perDay` the label's usual number; `maxPerDay` the label's most. */
  dose: z.strictObject({ unit: Text, perDay: z.number().min(0), maxPerDay: z.number().min(0), usage: Text }),
  nutrients: z.array(z.strictObject({ nutrient: z.string(), amount: z.number().min(0), unit: AmountUnit, form: z.string().optional() })),
  /** Knowledge items this product is or contains (fish_oil, turmeric …): conflicts are looked up by these too. */
  items: z.array(z.string()),
  allergens: z.array(z.string()),
  /** Diets it fits. */
  diets: z.array(z.enum(["vegetarian", "vegan", "halal", "gluten_free", "dairy_free"])),
  cautions: z.array(Text),
  skus: z.array(Sku).min(1),
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;
export type Sku = z.infer<typeof Sku>;

/** Products with the version (content hash) that plans name. */
export type Catalogue = { version: string; products: readonly CatalogueProduct[] };
