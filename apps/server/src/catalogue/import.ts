import { type CatalogueProduct, VOUCHER_STATUS, type VoucherTemplate } from "@nutri/domain";
import { type Change, changeOf, isNone } from "./change.ts";
import type { CatalogueStore } from "./store.ts";

/** Why a file is not taken though it is in order. */
export class ImportError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ImportError";
  }
}

type Options = { readonly dryRun: boolean };

/** Puts these products in place of all that are there; a dry run only tells what would change. */
export async function importProducts(store: CatalogueStore, products: readonly CatalogueProduct[], { dryRun }: Options): Promise<Change<CatalogueProduct>> {
  const change = changeOf(await store.onSale(), products);
  if (!dryRun && !isNone(change)) await store.replace(products);
  return change;
}

/** Brings the vouchers to this list; those that are not in it are withdrawn. @throws ImportError when there are no products yet */
export async function importVouchers(store: CatalogueStore, vouchers: readonly VoucherTemplate[], { dryRun }: Options): Promise<Change<VoucherTemplate>> {
  if (await store.isEmpty())
    throw new ImportError("there are no products yet: import these first (the first start on an empty store loads the samples, vouchers too)");
  const listed = new Set(vouchers.map((v) => v.id));
  // What was withdrawn before stays so, listed or not: that is no change.
  const before = (await store.vouchers()).filter((v) => v.status !== VOUCHER_STATUS.withdrawn || listed.has(v.id));
  const change = changeOf(before, vouchers);
  if (!dryRun && !isNone(change)) await store.replaceVouchers(vouchers);
  return change;
}
