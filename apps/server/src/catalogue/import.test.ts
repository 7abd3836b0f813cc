import type { CatalogueProduct } from "@nutri/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeStock } from "../retail/listing-store.ts";
import { testProducts, testVouchers } from "../testing/catalogue.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../testing/databases.ts";
import { isNone, skuChanges } from "./change.ts";
import { ImportError, importProducts, importVouchers } from "./import.ts";
import { CatalogueStore } from "./store.ts";

const priced = (p: CatalogueProduct, priceCents: number): CatalogueProduct => ({ ...p, skus: p.skus.map((s, i) => (i === 0 ? { ...s, priceCents } : s)) });
const ids = (list: readonly { readonly id: string }[]): string[] => list.map((x) => x.id);
const [first, second, third] = testProducts;
if (!first || !second || !third) throw new Error("the test's products are gone");

describe.each(ENGINES)("an import on %s", (engine) => {
  let database: TestDatabase;
  let now = 0;
  const store = (): CatalogueStore => new CatalogueStore(database.db, () => now);
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.drop());
  const put = (products: readonly CatalogueProduct[], dryRun = false) => importProducts(store(), products, { dryRun });

  it("tells in a dry run what it would do, and does nothing", async () => {
    expect(ids((await put(testProducts, true)).added)).toEqual(ids(testProducts));
    expect(await store().isEmpty()).toBe(true);
  });

  it("refuses vouchers before there are products: the samples would come and withdraw them", async () => {
    await expect(importVouchers(store(), testVouchers, { dryRun: false })).rejects.toThrow(ImportError);
    expect(await store().vouchers()).toEqual([]);
  });

  it("puts in what then is there, as it was", async () => {
    await put(testProducts);
    expect(await store().onSale()).toEqual(testProducts);
    expect(isNone(await put(testProducts))).toBe(true);
  });

  it("is seen by a server that runs, within five seconds", async () => {
    const running = store();
    const { version } = await running.current();
    await put([priced(first, 4100), second, third]);
    expect((await running.current()).version).toBe(version);
    now += 5_000;
    expect((await running.current()).products[0]?.skus[0]?.priceCents).toBe(4100);
  });

  it("tells what is added, gone, and has another price or stock", async () => {
    await put(testProducts);
    const more = { ...third, id: "ca-3", skus: third.skus.map((s) => ({ ...s, id: `${s.id}-x` })) };
    const change = await put([priced(first, 4200), { ...second, class: "cross_border" }, more], true);
    expect([ids(change.added), ids(change.removed)]).toEqual([["ca-3"], ["ca-2"]]);
    expect(change.changed.map(({ to, fields }) => [to.id, fields])).toEqual([
      ["c-1", ["skus"]],
      ["ca-1", ["class"]],
    ]);
    expect(skuChanges(first, priced(first, 4200))).toEqual(["c-1-60: ¥39.00 → ¥42.00"]);
    expect(skuChanges(first, { ...first, skus: first.skus.slice(1) })).toEqual(["c-1-60: gone"]);
    expect(isNone(await put(testProducts.toReversed(), true))).toBe(false);
  });

  it("holds against the stock of now, so that what was sold since is not taken for a change of the file", async () => {
    await put(testProducts);
    await takeStock(database.db, "c-1-60", 3);
    const now = await store().onSale();
    expect(now[0]?.skus[0]?.stock).toBe(47);
    expect(isNone(await put(now, true))).toBe(true);
    const { changed } = await put(testProducts, true);
    expect(changed.flatMap(({ from, to }) => skuChanges(from, to))).toEqual(["c-1-60: stock 47 → 50"]);
  });

  it("takes vouchers, and withdraws what is not in the list", async () => {
    await importVouchers(store(), testVouchers, { dryRun: false });
    expect(await store().vouchers()).toEqual(testVouchers);
    const change = await importVouchers(store(), testVouchers.slice(1), { dryRun: false });
    expect(ids(change.removed)).toEqual([testVouchers[0]?.id]);
    expect((await store().vouchers()).find((v) => v.id === testVouchers[0]?.id)?.status).toBe(4);
    expect(isNone(await importVouchers(store(), testVouchers.slice(1), { dryRun: false }))).toBe(true);
  });
});
