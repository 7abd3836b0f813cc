import { createHash } from "node:crypto";
import type { Catalogue, CatalogueProduct } from "@nutri/domain";
import type { Db } from "../db/open.ts";

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

  async current(): Promise<Catalogue> {
    const now = this.#now();
    if (now < this.#lookAt) return this.#known;
    const row = await this.#db.selectFrom("settings").select("value").where("name", "=", VERSION).executeTakeFirst();
    if (row && row.value !== this.#known.version) {
      const rows = await this.#db.selectFrom("products").select("body").orderBy("position").execute();
      this.#known = { version: row.value, products: rows.map((r) => JSON.parse(r.body) as CatalogueProduct) };
    }
    this.#lookAt = now + LOOK_MS;
    return this.#known;
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#db.selectFrom("settings").select("value").where("name", "=", VERSION).executeTakeFirst()) === undefined;
  }

  /** Replaces all products; the version is the hash of their content. */
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
      await db
        .insertInto("settings")
        .values({ name: VERSION, value: version })
        .onConflict((c) => c.column("name").doUpdateSet({ value: version }))
        .execute();
    });
    this.#lookAt = 0;
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
