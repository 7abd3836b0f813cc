import type { CatalogueProduct } from "@nutri/domain";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";

/** What is for sale of a SKU: its price in cents and how many are left. */
export type Listing = { skuId: string; productId: string; priceCents: number; stock: number; platformItem: string | null; platformSku: string | null };

type Row = { sku_id: string; product_id: string; price_cents: number; stock: number; platform_item: string | null; platform_sku: string | null };
const toListing = (r: Row): Listing => ({
  skuId: r.sku_id,
  productId: r.product_id,
  priceCents: r.price_cents,
  stock: r.stock,
  platformItem: r.platform_item,
  platformSku: r.platform_sku,
});

const COLUMNS = ["sku_id", "product_id", "price_cents", "stock", "platform_item", "platform_sku"] as const;

export async function listingsOf(db: Db, skuIds: readonly string[]): Promise<Map<string, Listing>> {
  const { rows } = await sql<Row>`select sku_id, product_id, price_cents, stock, platform_item, platform_sku from listings
    where sku_id in (${sql.join(skuIds)})`.execute(db);
  return new Map(rows.map((r) => [r.sku_id, toListing(r)]));
}

/** All that is for sale of these products, by SKU. */
export async function listingsOfProducts(db: Db, productIds: readonly string[]): Promise<Map<string, Listing>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("listings")
    .select(COLUMNS)
    .where("product_id", "in", [...productIds])
    .execute();
  return new Map(rows.map((r) => [r.sku_id, toListing(r)]));
}

/** Takes `quantity` of a SKU. False when so many are not left; then nothing is taken. */
export async function takeStock(db: Db, skuId: string, quantity: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update listings set stock = stock - ${quantity} where sku_id = ${skuId} and stock >= ${quantity}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function giveStockBack(db: Db, skuId: string, quantity: number): Promise<void> {
  await sql`update listings set stock = stock + ${quantity} where sku_id = ${skuId}`.execute(db);
}

export type Offered = { skuId: string; itemId: string; platformSkuId: string; priceCents: number; stock: number };

/** Takes over what a real platform sells. What it does not sell any more has no stock. SKUs that the catalogue does not know are left out: nothing is known of what they hold. */
export async function takeOverOffers(db: Db, offers: readonly Offered[]): Promise<number> {
  const known = await db.selectFrom("listings").select(COLUMNS).execute();
  const by = new Map(offers.map((o) => [o.skuId, o]));
  for (const { sku_id, price_cents } of known) {
    const offer = by.get(sku_id);
    await db
      .updateTable("listings")
      .set({
        platform_item: offer?.itemId ?? null,
        platform_sku: offer?.platformSkuId ?? null,
        price_cents: offer?.priceCents ?? price_cents,
        stock: offer?.stock ?? 0,
      })
      .where("sku_id", "=", sku_id)
      .execute();
  }
  return known.filter((k) => by.has(k.sku_id)).length;
}

/** Brings the listings to a catalogue: prices and stock are its own, save of what a real platform sells. */
export async function replaceListings(db: Db, products: readonly CatalogueProduct[]): Promise<void> {
  const skus = products.flatMap((p) => p.skus.map((s) => ({ sku_id: s.id, product_id: p.id, price_cents: s.priceCents, stock: s.stock })));
  const known = new Map((await db.selectFrom("listings").select(COLUMNS).execute()).map((r) => [r.sku_id, r]));
  for (const sku of skus) {
    const old = known.get(sku.sku_id);
    const row = old && old.platform_item !== null ? { ...old, product_id: sku.product_id } : { ...sku, platform_item: null, platform_sku: null };
    await db
      .insertInto("listings")
      .values(row)
      .onConflict((c) => c.column("sku_id").doUpdateSet(row))
      .execute();
    known.delete(sku.sku_id);
  }
  for (const gone of known.keys()) await db.deleteFrom("listings").where("sku_id", "=", gone).execute();
}
