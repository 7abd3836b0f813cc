import { createHash } from "node:crypto";
import type { Catalogue, CatalogueProduct, VoucherTemplate } from "@nutri/domain";
import type { Db } from "../db/open.ts";
import { listingsOfProducts, replaceListings } from "../retail/listing-store.ts";
import { replaceTemplates } from "../retail/voucher-store.ts";

const VERSION = "catalogue_version";
/** How soon a change made by another process is seen. */
const LOOK_MS = 5_000;

/** The products, kept in memory; the database's version tells when to read them again. */
export class CatalogueStore {
  readonly #db: Db;
  readonly #now: () => number;
  #known: Catalogue = { version: "", products: [] };
  #lookAt = 0;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** @param db the call's own, when it is a transaction: SQLite has one connection, which a transaction keeps to itself */
  async current(db: Db = this.#db): Promise<Catalogue> {
    const now = this.#now();
    if (now < this.#lookAt) return this.#known;
    const row = await db.selectFrom("settings").select("value").where("name", "=", VERSION).executeTakeFirst();
    if (row && row.value !== this.#known.version) {
      const rows = await db.selectFrom("products").select("body").orderBy("position").execute();
      this.#known = { version: row.value, products: rows.map((r) => JSON.parse(r.body) as CatalogueProduct) };
    }
    this.#lookAt = now + LOOK_MS;
    return this.#known;
  }

  /** The products as they are for sale now: price and stock change without the catalogue. */
  async onSale(): Promise<CatalogueProduct[]> {
    const products = (await this.#db.selectFrom("products").select("body").orderBy("position").execute()).map((r) => JSON.parse(r.body) as CatalogueProduct);
    const listings = await listingsOfProducts(
      this.#db,
      products.map((p) => p.id),
    );
    return products.map((p) => ({
      ...p,
      skus: p.skus.map((sku) => {
        const { priceCents, stock } = listings.get(sku.id) ?? sku;
        return { ...sku, priceCents, stock };
      }),
    }));
  }

  /** All voucher templates, those that were withdrawn too. */
  async vouchers(): Promise<VoucherTemplate[]> {
    const rows = await this.#db.selectFrom("voucher_templates").select("body").orderBy("position").orderBy("id").execute();
    return rows.map((r) => JSON.parse(r.body) as VoucherTemplate);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#db.selectFrom("settings").select("value").where("name", "=", VERSION).executeTakeFirst()) === undefined;
  }

  /** Replaces all products and what is for sale of them; the version is the hash of their content. What a real platform sells keeps its price and stock from there. */
  async replace(products: readonly CatalogueProduct[]): Promise<void> {
    const bodies = products.map((p) => JSON.stringify(p));
    const version = createHash("sha256").update(bodies.join("\n")).digest("hex").slice(0, 12);
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom("products").execute();
      for (const [position, product] of products.entries())
        await db
          .insertInto("products")
          .values({ id: product.id, position, body: bodies[position] ?? "" })
          .execute();
      await replaceListings(db, products);
      await db
        .insertInto("settings")
        .values({ name: VERSION, value: version })
        .onConflict((c) => c.column("name").doUpdateSet({ value: version }))
        .execute();
    });
    this.#lookAt = 0;
  }

  async replaceVouchers(templates: readonly VoucherTemplate[]): Promise<void> {
    await this.#db.transaction().execute((db) => replaceTemplates(db, templates));
  }

  async addInvitationCodes(codes: readonly { code: string; owner?: string | undefined }[]): Promise<void> {
    for (const { code, owner } of codes)
      await this.#db
        .insertInto("invitation_codes")
        .values({ code: code.toUpperCase(), owner: owner ?? null })
        .onConflict((c) => c.doNothing())
        .execute();
  }
}
