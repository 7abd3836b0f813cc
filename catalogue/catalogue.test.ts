/** The sample catalogue: its shape, its ids, and doses that are safe by themselves. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CatalogueProduct, splitUsage, VoucherTemplate } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { resolvePerson } from "../packages/engine/src/person.ts";
import { limitsFor } from "../packages/engine/src/limits.ts";
import { productAsTaken } from "../packages/engine/src/plan/content.ts";
import { ANA } from "../packages/engine/src/testing/people.ts";
import { realKnowledge } from "../packages/engine/src/testing/real.ts";

const here = dirname(fileURLToPath(import.meta.url));
const json = (file: string): unknown => JSON.parse(readFileSync(join(here, file), "utf8"));
const products = CatalogueProduct.array().parse(json("products.json"));
const k = realKnowledge();
const allergens = new Set(k.records.conditions.flatMap((c) => c.allergens));

describe("the catalogue", () => {
  it("holds at least 120 products, each once, with packs that have ids of their own", () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    expect(new Set(products.map((p) => p.id)).size).toBe(products.length);
    const skus = products.flatMap((p) => p.skus.map((s) => s.id));
    expect(new Set(skus).size).toBe(skus.length);
  });

  it.each(products.map((p) => [p.id, p] as const))("%s names only what the knowledge knows", (_, p) => {
    for (const n of p.nutrients) {
      expect(k.nutrients.has(n.nutrient), n.nutrient).toBe(true);
      expect(n.form === undefined || k.forms.get(n.form)?.nutrient.id === n.nutrient, n.form).toBe(true);
    }
    for (const i of p.items) expect(k.items.has(i), i).toBe(true);
    for (const a of p.allergens) expect(allergens.has(a), a).toBe(true);
    const held = p.items.flatMap((i) => k.items.get(i)?.allergens ?? []).filter((a) => a !== "gelatin" && a !== "lactose");
    expect(p.allergens).toEqual(expect.arrayContaining(held));
    expect(existsSync(join(here, "images", p.image.replace("/staticImages/", ""))), p.image).toBe(true);
  });

  it.each(products.map((p) => [p.id, p] as const))("%s keeps its diets and its usage together with what it is", (_, p) => {
    const animals = p.items.flatMap((i) => k.items.get(i)?.animal ?? []);
    const fromAnimals = animals.length > 0 || p.allergens.some((a) => ["milk", "egg", "fish", "shellfish", "gelatin"].includes(a));
    const fromWool = p.nutrients.some((n) => n.form === "vitamin_d3") && !p.name.en.includes("Lichen");
    const vegan = p.diets.includes("vegan");
    expect(vegan && (fromAnimals || fromWool)).toBe(false);
    expect(vegan && !(p.diets.includes("vegetarian") && p.diets.includes("dairy_free"))).toBe(false);
    expect(p.allergens.includes("milk") && p.diets.includes("dairy_free")).toBe(false);
    expect(splitUsage(p.dose.usage.zh).content).not.toBe("");
    expect(splitUsage(p.dose.usage.en).content).not.toBe("");
    expect(p.dose.perDay).toBeLessThanOrEqual(p.dose.maxPerDay);
    expect(p.dose.perDay).toBeGreaterThan(0);
  });

  it.each(products.map((p) => [p.id, p] as const))("%s stays under every adult limit at its label's most", (_, p) => {
    const limits = limitsFor(resolvePerson(ANA, k), k);
    for (const n of productAsTaken(p, p.dose.maxPerDay, k)[0]?.nutrients ?? []) {
      expect(n.mass, n.nutrient).toBeGreaterThan(0);
      const counting = (limits.get(n.nutrient) ?? []).filter((l) => l.scope === "total" || n.scopes.includes(l.scope));
      for (const l of counting) expect(n.mass, `${n.nutrient} ${l.scope} ${l.rule}`).toBeLessThanOrEqual(l.amount);
    }
  });

  it("has something without animals for each of the common gaps", () => {
    const vegan = new Set(products.filter((p) => p.diets.includes("vegan")).flatMap((p) => p.nutrients.map((n) => n.nutrient)));
    for (const n of ["vitamin_b12", "vitamin_d", "calcium", "iron", "zinc", "iodine", "epa_dha", "selenium", "protein", "folate", "magnesium"]) expect(vegan.has(n), n).toBe(true);
  });

  it.each([
    ["calcium", 6],
    ["iron", 6],
    ["magnesium", 5],
    ["zinc", 5],
    ["vitamin_b12", 3],
    ["folate", 3],
    ["vitamin_d", 2],
    ["vitamin_c", 2],
    ["selenium", 3],
  ])("has %s in at least %i forms, so that there is something to choose", (nutrient, least) => {
    const forms = products.flatMap((p) => p.nutrients.filter((n) => n.nutrient === nutrient).flatMap((n) => n.form ?? []));
    expect(new Set(forms).size).toBeGreaterThanOrEqual(least);
  });

  it("has omega-3 of fish, krill and algae, and protein of four sources", () => {
    const items = new Set(products.flatMap((p) => p.items));
    for (const id of ["fish_oil", "krill_oil", "algal_oil", "whey_protein", "pea_protein", "soy_protein_powder", "egg_white_protein"]) expect(items.has(id), id).toBe(true);
  });

  it("has a picture of each product and no other", () =>
    expect(readdirSync(join(here, "images")).toSorted()).toEqual(products.map((p) => `${p.id}.svg`).toSorted()));

  it("says nothing of treating or preventing disease", () => {
    for (const p of products) {
      const words = JSON.stringify([p.name, p.summary, p.dose.usage]);
      expect(words, p.id).not.toMatch(/治疗|治愈|预防|防治|疗效|抗癌|降血压|降血糖|降血脂|\b(?:cure|treat|prevent|heal|remedy)/iu);
    }
  });
});

describe("vouchers and invitations", () => {
  it("have their shapes, and a usable and an unusable voucher of each way", () => {
    const vouchers = VoucherTemplate.array().parse(json("vouchers.json"));
    expect(new Set(vouchers.map((v) => v.preferential_mode))).toEqual(new Set([1, 2, 3]));
    expect(vouchers.some((v) => v.status !== 1)).toBe(true);
    for (const v of vouchers) expect(v.validTo).toBeGreaterThan(v.validFrom);
  });

  it("have codes that differ", () => {
    const codes = z.array(z.strictObject({ code: z.string().min(4), owner: z.string().min(1) })).parse(json("invitations.json"));
    expect(new Set(codes.map((c) => c.code.toUpperCase())).size).toBe(codes.length);
  });
});
