import { packsFor } from "@nutri/domain/order";
import { roundCents } from "@nutri/domain/money";
import type { Conflict, Product, Sku } from "../api/products.ts";
import { type BasketItem, MOST } from "./basket.ts";

/** What is in the basket, as it is sold now. `lacking`: as many as the days need are not there. */
export type Line = { item: BasketItem; product: Product; sku: Sku; quantity: number; priceCents: number; lacking: boolean };
/** An item that cannot be ordered as it stands; `forbidden`: it is contraindicated for this person. */
export type Dead = { item: BasketItem; name: string | undefined; why: "soldOut" | "notSold" | "forbidden"; conflicts: Conflict[] };

/** The smallest pack there is: little is offered first. Undefined: sold out. */
export const firstSku = ({ skus }: Product): Sku | undefined => skus.filter((s) => s.stock > 0).toSorted((a, b) => a.units - b.units)[0];

const forbidding = ({ conflicts = [] }: Product): Conflict[] => conflicts.filter((c) => c.severity === "contraindicated");
export const isForbidden = (product: Product): boolean => forbidding(product).length > 0;
/** The conflicts that are to be accepted, each once. */
export const openConflicts = (products: readonly Product[]): Conflict[] => [
  ...new Map(products.flatMap((p) => p.conflicts ?? []).flatMap((c) => (c.severity === "contraindicated" ? [] : [[c.id, c] as const]))).values(),
];

/** Cents a day at this dose; undefined when the dose is no number. */
export const centsADay = ({ priceCents, units }: Pick<Sku, "priceCents" | "units">, dosage: number): number | undefined =>
  dosage > 0 ? roundCents((priceCents / units) * dosage) : undefined;

/** Whole days that so many packs last; undefined when the dose is no number. */
export const lastsDays = ({ units }: Pick<Sku, "units">, quantity: number, dosage: number): number | undefined =>
  dosage > 0 ? Math.floor((units * quantity) / dosage + 1e-9) : undefined;

/** How many packs the days need, no more than there are. */
function packs(item: BasketItem, sku: Sku, days: number): { quantity: number; lacking: boolean } {
  const wanted = item.quantity ?? packsFor(item.dosage, days, sku.units);
  const most = Math.min(sku.stock, MOST);
  return { quantity: Math.min(wanted, most), lacking: wanted > most };
}

/** The basket's items by what is sold now. */
export function linesOf(items: readonly BasketItem[], products: readonly Product[], days: number): { lines: Line[]; dead: Dead[] } {
  const lines: Line[] = [];
  const dead: Dead[] = [];
  for (const item of items) {
    const product = products.find((p) => p.id === item.productId);
    const sku = product?.skus.find((s) => s.id === item.skuId);
    if (!product || !sku) dead.push({ item, name: product?.name ?? item.name, why: "notSold", conflicts: [] });
    else if (isForbidden(product)) dead.push({ item, name: product.name, why: "forbidden", conflicts: forbidding(product) });
    else if (sku.stock === 0) dead.push({ item, name: product.name, why: "soldOut", conflicts: [] });
    else lines.push({ item, product, sku, priceCents: sku.priceCents, ...packs(item, sku, days) });
  }
  return { lines, dead };
}
