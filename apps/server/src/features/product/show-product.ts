import type { Product } from "@nutri/contract";
import { type CatalogueProduct, type Lang, localise } from "@nutri/domain";

/** A product of the catalogue as the contract shows it; the price is that of its cheapest pack. */
export function showProduct(product: CatalogueProduct, lang: Lang): Product {
  const { dose, items: _, ...rest } = localise(product, lang);
  return {
    ...rest,
    priceCents: Math.min(...product.skus.map((s) => s.priceCents)),
    dose: { unit: dose.unit, perDay: dose.perDay, usage: dose.usage },
    dosage: dose.perDay,
  };
}
