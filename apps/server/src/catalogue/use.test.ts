import type { Answers, CatalogueProduct } from "@nutri/domain";
import { afterAll, describe, expect, it } from "vitest";
import { createPlanner } from "../planning/engine-planner.ts";
import { HEALTHY } from "../testing/answers.ts";
import { recommendable, useOf } from "./use.ts";
import { realKnowledge, realProducts } from "../testing/real.ts";

const knowledge = realKnowledge();
const samples = realProducts();
const iron = samples.find((p) => p.id === "iron-sulfate");
if (!iron) throw new Error("the sample is gone");

const found = (more: Partial<CatalogueProduct>) => useOf({ ...iron, ...more }, knowledge).map((f) => [f.weight, f.path.join(".")]);
const [sku] = iron.skus;
if (!sku) throw new Error("the sample has no pack");

describe("what the engine can use", () => {
  it("is every sample", () => {
    expect(found({})).toEqual([]);
    expect(recommendable({ products: samples }, knowledge).products).toEqual(samples);
  });

  it.each<[string, Partial<CatalogueProduct>, string]>([
    ["a nutrient that nobody knows", { nutrients: [...iron.nutrients, { nutrient: "unobtainium", amount: 1, unit: "mg" }] }, "nutrients.1.nutrient"],
    ["a form that nobody knows", { nutrients: [{ nutrient: "iron", amount: 10, unit: "mg", form: "iron_nobody_knows" }] }, "nutrients.0.form"],
    ["another nutrient's form", { nutrients: [{ nutrient: "iron", amount: 10, unit: "mg", form: "zinc_citrate" }] }, "nutrients.0.form"],
    ["a unit that says no amount", { nutrients: [{ nutrient: "iron", amount: 10, unit: "IU" }] }, "nutrients.0.unit"],
    ["an item that nobody knows", { items: ["fish_oil_of_the_moon"] }, "items.0"],
    ["what is never the same twice", { items: ["kelp_supplement"] }, "items.0"],
    ["an allergen that nobody can be told of", { allergens: ["stardust"] }, "allergens.0"],
    ["nothing told of what it holds", { nutrients: [] }, "nutrients"],
    ["no price of a pack", { skus: [{ ...sku, priceCents: 0 }] }, "skus.0.priceCents"],
    ["no whole unit a day", { dose: { ...iron.dose, maxPerDay: 0.5 } }, "dose.maxPerDay"],
  ])("is no product with %s", (_, more, path) => {
    expect(found(more)).toContainEqual(["never", path]);
    expect(recommendable({ products: [{ ...iron, ...more }] }, knowledge).products).toEqual([]);
  });

  it.each<[string, Partial<CatalogueProduct>, string]>([
    ["no form told", { nutrients: [{ nutrient: "iron", amount: 10, unit: "mg" }] }, "nutrients.0.form"],
    ["sold out", { skus: [{ ...sku, stock: 0 }] }, "skus.0.stock"],
    ["an allergen of its item not told", { items: ["fish_oil"], diets: [] }, "allergens"],
    ["vegan and of fish", { items: ["fish_oil"], allergens: ["fish", "gelatin"] }, "diets"],
    ["a forbidden word", { summary: { zh: "治疗贫血", en: "Iron" } }, "summary.zh"],
  ])("is noted with %s, and stays", (_, more, path) => {
    expect(found(more)).toContainEqual(["note", path]);
    expect(recommendable({ products: [{ ...iron, ...more }] }, knowledge).products).toHaveLength(1);
  });
});

describe("a plan", () => {
  const { planner, stop } = createPlanner(knowledge, { market: "cn", referenceSet: "china-2023" });
  afterAll(stop);
  const answers: Answers = { ...HEALTHY, labs: [{ code: "ferritin", value: 8, unit: "ug/L" }] };
  const chosen = async (products: readonly CatalogueProduct[]): Promise<string[]> => {
    const catalogue = { version: "test", products };
    const plan = await planner.make({ answers, type: "short_questionnaire", catalogue, asOf: "2026-11-21" }, () => Promise.resolve());
    return plan.products.map((p) => p.id);
  };

  it("names a product, and never the same one with an ingredient that nobody knows", async () => {
    const unknown = { nutrient: "unobtainium", amount: 1, unit: "mg" } as const;
    expect(await chosen([iron])).toEqual([iron.id]);
    expect(await chosen([{ ...iron, nutrients: [...iron.nutrients, unknown] }])).toEqual([]);
    expect(await chosen([{ ...iron, items: ["fish_oil_of_the_moon"] }])).toEqual([]);
  });
});
