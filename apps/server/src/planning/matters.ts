import type { CatalogueProduct, Taboo } from "@nutri/domain";
import type { ProductConflict } from "./planner.ts";

/** What a buyer must know of: nothing that helps, nothing minor. */
export const matters = ({ action, severity }: Taboo): boolean => action !== "beneficial" && action !== "supplement" && severity !== "minor";

/** A finding about a product by the product's own name; the knowledge does not know it. */
export const named = (taboo: Taboo, { id, name }: CatalogueProduct): ProductConflict => ({
  productId: id,
  taboo: taboo.item.id === id ? { ...taboo, item: { ...taboo.item, name } } : taboo,
});
