import type { CatalogueProduct } from "@nutri/domain";
import type { Context } from "../../context.ts";
import { type Detail, Fault } from "../../fault.ts";
import type { Ask } from "../../handler.ts";
import { type Listing, listingsOf } from "../../retail/listing-store.ts";
import type { OrderLine } from "../../retail/order-store.ts";
import { noSuchSku, priceChanged, soldOut } from "../../retail/words.ts";

type Item = Ask<"orderMultiProd">["body"]["items"][number];
export type Basket = { lines: OrderLine[]; products: CatalogueProduct[] };
type Found = { product: CatalogueProduct; sku: CatalogueProduct["skus"][number]; listing: Listing };

/** Each item by what is sold now. @throws Fault invalid (no such thing), conflict (price or stock is not what was shown) */
export async function priceLines(context: Context, items: readonly Item[]): Promise<Basket> {
  const { products } = await context.catalogue.current(context.db);
  const listings = await listingsOf(context.db, [...new Set(items.map((i) => i.skuId))]);
  const found = items.map((item, line) => find(item, line, products, listings));
  const unknown = found.filter((f): f is Detail => "path" in f);
  if (unknown.length > 0) throw new Fault("invalid", { details: unknown });
  const known = found as Found[];
  const changed = items.flatMap((item, line) => changes(item, line, known[line]?.listing));
  if (changed.length > 0) throw new Fault("conflict", { details: changed });
  return { lines: known.map((f, line) => toLine(f, items[line]?.quantity ?? 0)), products: [...new Set(known.map((f) => f.product))] };
}

function find({ productId, skuId }: Item, line: number, products: readonly CatalogueProduct[], listings: ReadonlyMap<string, Listing>): Found | Detail {
  const product = products.find((p) => p.id === productId);
  if (!product) return noSuchSku(line, "productId");
  const sku = product.skus.find((s) => s.id === skuId);
  const listing = listings.get(skuId);
  return sku && listing ? { product, sku, listing } : noSuchSku(line, "skuId");
}

function changes({ quantity, shownPriceCents }: Item, line: number, listing: Listing | undefined): Detail[] {
  if (!listing) return [];
  return [
    ...(shownPriceCents === undefined || shownPriceCents === listing.priceCents ? [] : [priceChanged(line, shownPriceCents, listing.priceCents)]),
    ...(quantity <= listing.stock ? [] : [soldOut(line, listing.stock)]),
  ];
}

const toLine = ({ product, sku, listing }: Found, quantity: number): OrderLine => ({
  productId: product.id,
  skuId: sku.id,
  name: product.name,
  skuName: sku.name,
  image: product.image,
  quantity,
  priceCents: listing.priceCents,
});
