/**
 * `dosage`: units a day, from the plan or the label. `quantity`: packs, when set by hand; without it the days decide. `name`: the
 * product's, as it was read when it was chosen; it is all that is left to say of one that is not sold any more.
 */
export type BasketItem = { readonly productId: string; readonly skuId: string; readonly name?: string; readonly dosage: number; readonly quantity?: number };

/** The most of one pack that an order takes, and the most products (the contract's). */
export const MOST = 999;
export const MOST_ITEMS = 50;

const isAmount = (n: unknown): n is number => typeof n === "number" && Number.isFinite(n) && n >= 0;
const isName = (name: unknown): boolean => name === undefined || typeof name === "string";
const isQuantity = (n: unknown): boolean => n === undefined || (Number.isInteger(n) && Number(n) >= 1 && Number(n) <= MOST);

/** Whether something that was stored is an item still: storage may hold anything. */
export const isItem = (held: unknown): held is BasketItem =>
  typeof held === "object" &&
  held !== null &&
  "productId" in held &&
  typeof held.productId === "string" &&
  "skuId" in held &&
  typeof held.skuId === "string" &&
  "dosage" in held &&
  isAmount(held.dosage) &&
  isName("name" in held ? held.name : undefined) &&
  isQuantity("quantity" in held ? held.quantity : undefined);
