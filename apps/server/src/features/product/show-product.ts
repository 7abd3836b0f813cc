import type { Product } from "@nutri/contract";
import { type CatalogueProduct, type Lang, localise, type Market } from "@nutri/domain";
import type { Listing } from "../../retail/listing-store.ts";

/** A product as the contract shows it, with what is for sale of it now (a pack that is not for sale has no stock); the price is that of its cheapest pack. */
export function showProduct(product: CatalogueProduct, market: Market, lang: Lang, listings: ReadonlyMap<string, Listing>): Product {
  const { dose, items: _, ...rest } = localise(product, lang);
  const skus = rest.skus.map((sku) => {
    const { priceCents = sku.priceCents, stock = 0 } = listings.get(sku.id) ?? {};
    return { ...sku, priceCents, stock };
  });
  return {
    ...rest,
    market,
    skus,
    priceCents: Math.min(...skus.map((s) => s.priceCents)),
    dose: { unit: dose.unit, perDay: dose.perDay, usage: dose.usage },
    dosage: dose.perDay,
  };
}
