/** What only a doctor should add, or nobody: asked for outright, with products at hand that hold it. Each case stands beside somebody who does get it. */
import type { Catalogue, CatalogueProduct, Person, Plan } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { refusedWishes } from "./index.ts";
import { ANA } from "./testing/people.ts";
import { realKnowledge, sampleCatalogue } from "./testing/real.ts";
import { breaches } from "./testing/safety.ts";
import { type Made, planFor } from "./testing/solve.ts";

const k = realKnowledge();
const sample = sampleCatalogue();
const BEN: Person = { ...ANA, nickname: "Ben", gender: "male", pregnancy: "none" };

/** A product that holds one nutrient only, with everything else like a plain tablet of the catalogue. */
function tablet(id: string, nutrient: string, form: string, amount: number, unit: "mg" | "ug"): CatalogueProduct {
  const plain = sample.products.find((p) => p.id === "iodine-75");
  if (!plain) throw new Error("no product to start from");
  return { ...plain, id, items: [], nutrients: [{ nutrient, form, amount, unit }] };
}

const catalogue: Catalogue = {
  ...sample,
  products: [
    ...sample.products,
    tablet("potassium-400", "potassium", "potassium_chloride", 400, "mg"),
    tablet("iron-24", "iron", "ferrous_fumarate", 24, "mg"),
    tablet("retinol-600", "vitamin_a", "retinyl_palmitate", 600, "ug"),
    tablet("carotene-900", "vitamin_a", "beta_carotene", 900, "ug"),
    tablet("carotene-20mg", "vitamin_a", "beta_carotene", 1667, "ug"),
    tablet("magnesium-300", "magnesium", "magnesium_oxide", 300, "mg"),
    tablet("calcium-600", "calcium", "calcium_carbonate", 600, "mg"),
  ],
};

const made = (person: Person, wanted: string[]): Made => planFor(person, k, catalogue, { wanted });
const held = (plan: Plan, nutrient: string, form?: string): string[] =>
  plan.products.filter((p) => p.nutrients.some((n) => n.nutrient === nutrient && (form === undefined || n.form === form))).map((p) => p.id);
const recommended = (plan: Plan, nutrient: string): boolean => plan.recommendations.some((r) => r.nutrient === nutrient);

const takes = (name: string): Partial<Person> => ({ medicines: [{ name }] });
const has = (condition: string): Partial<Person> => ({ conditions: [condition] });
const lab = (name: string, value: number, unit: string): Partial<Person> => ({ labs: [{ name, value, unit }] });

/** What is wrong where nothing of it may be added: it is in a product, recommended, refused without a word or a source, or the plan is unsafe otherwise. */
function wrongs(person: Person, nutrient: string): string[] {
  const { plan, problem, assessment } = made(person, [nutrient]);
  const [refusal] = refusedWishes(problem, plan).filter((x) => x.nutrient === nutrient);
  return [
    ...held(plan, nutrient).map((id) => `${nutrient} in ${id}`),
    ...(recommended(plan, nutrient) ? [`${nutrient} recommended`] : []),
    ...((refusal?.why.zh.length ?? 0) > 4 && (refusal?.sources.length ?? 0) > 0 ? [] : [`${nutrient} refused without a reason`]),
    ...breaches(plan, assessment, catalogue),
  ];
}

describe("nobody is given what only a doctor adds", () => {
  it("potassium, though a medicine or a low value calls for it", () => {
    expect(k.nutrients.get("potassium")?.supplementable).toBe(false);
    for (const more of [
      {},
      takes("furosemide"),
      takes("hydrochlorothiazide"),
      takes("prednisone"),
      takes("spironolactone"),
      has("hypokalaemia"),
      lab("potassium", 3.3, "mmol/L"),
    ])
      expect(wrongs({ ...ANA, ...more }, "potassium")).toEqual([]);
  });
  it.each(["sodium", "chloride", "fluoride", "phosphorus"])("%s", (nutrient) => expect(wrongs(ANA, nutrient)).toEqual([]));
});

describe("magnesium", () => {
  it("goes to those who ask for it", () => expect(recommended(made(ANA, ["magnesium"]).plan, "magnesium")).toBe(true));
  it.each([
    ["stage 3", has("CKD stage 3")],
    ["stage 4", has("CKD stage 4")],
    ["stage 5", has("CKD stage 5")],
    ["dialysis", has("dialysis")],
    ["a stage not told", has("chronic kidney disease")],
    ["eGFR 25", lab("eGFR", 25, "mL/min/1.73m2")],
  ])("not with kidney disease: %s", (_, more) => expect(wrongs({ ...ANA, ...more }, "magnesium")).toEqual([]));
});

describe("iron", () => {
  it("goes to a woman whose stores are low, and to one who asks", () => {
    expect(recommended(made({ ...ANA, ...lab("ferritin", 8, "ug/L") }, []).plan, "iron")).toBe(true);
    expect(recommended(made(ANA, ["iron"]).plan, "iron")).toBe(true);
  });
  it.each([
    ["a man", BEN],
    ["an old man", { ...BEN, age: 71 }],
    ["a man with low stores, whose doctor looks for the cause first", { ...BEN, ...lab("ferritin", 8, "ug/L") }],
    ["a man with full stores", { ...BEN, ...lab("ferritin", 120, "ug/L") }],
    ["a woman past menopause", { ...ANA, age: 62 }],
    ["a woman with full stores", { ...ANA, ...lab("ferritin", 120, "ug/L") }],
  ])("is not recommended on wish to %s", (_, person) => {
    const { plan, problem } = made(person, ["iron"]);
    expect(recommended(plan, "iron")).toBe(false);
    expect(held(plan, "iron").filter((id) => id.startsWith("iron"))).toEqual([]);
    expect(refusedWishes(problem, plan).find((x) => x.nutrient === "iron")?.sources.length ?? 0).toBeGreaterThan(0);
  });
  it.each(["haemochromatosis", "thalassaemia"])("never with %s", (condition) => expect(wrongs({ ...ANA, ...has(condition) }, "iron")).toEqual([]));
});

describe("vitamin K", () => {
  it("goes to those who ask for it", () => expect(held(made(ANA, ["vitamin_k"]).plan, "vitamin_k")).not.toEqual([]));
  it.each(["warfarin", "华法林钠片", "acenocoumarol"])("never with %s", (name) => expect(wrongs({ ...ANA, ...takes(name) }, "vitamin_k")).toEqual([]));
});

describe("iodine", () => {
  it("goes to those who ask for it", () => expect(held(made(ANA, ["iodine"]).plan, "iodine")).not.toEqual([]));
  it.each([
    ["hyperthyroidism", has("hyperthyroidism")],
    ["Graves disease", has("Graves disease")],
    ["methimazole", takes("methimazole")],
    ["propylthiouracil", takes("propylthiouracil")],
    ["amiodarone", takes("amiodarone")],
    ["lithium", takes("lithium carbonate")],
  ])("never with %s", (_, more) => expect(wrongs({ ...ANA, ...more }, "iodine")).toEqual([]));
  it.each(["Hashimoto thyroiditis", "hypothyroidism", "thyroid nodule"])("no more than the requirement with %s", (condition) => {
    const { plan } = made({ ...ANA, ...has(condition) }, ["iodine"]);
    const added = plan.products.flatMap((p) => p.nutrients.filter((n) => n.nutrient === "iodine").map((n) => n.amount * p.dosage)).reduce((a, b) => a + b, 0);
    expect(added).toBeLessThanOrEqual(150);
  });
});

describe("vitamin A", () => {
  const retinol = (plan: Plan): string[] => [
    ...held(plan, "vitamin_a", "retinyl_palmitate"),
    ...held(plan, "vitamin_a", "retinyl_acetate"),
    ...held(plan, "vitamin_a", "retinol"),
  ];
  const poor: Person["diet"] = { pattern: "vegan" };
  it("in the retinol form never around pregnancy, nor while that is open", () => {
    const { pregnancy: _, ...untold } = ANA;
    for (const person of [...(["pregnant_1", "pregnant_2", "pregnant_3", "trying"] as const).map((pregnancy): Person => ({ ...ANA, pregnancy })), untold])
      for (const diet of [ANA.diet, poor]) expect(retinol(made({ ...person, diet }, ["vitamin_a"]).plan)).toEqual([]);
  });
  it("as beta-carotene not for smokers, and for the others where it fits", () => {
    expect(held(made({ ...ANA, diet: poor }, ["vitamin_a"]).plan, "vitamin_a", "beta_carotene")).not.toEqual([]);
    for (const smoking of ["current", "former"] as const)
      expect(held(made({ ...ANA, diet: poor, lifestyle: { smoking } }, ["vitamin_a"]).plan, "vitamin_a", "beta_carotene")).toEqual([]);
  });
  it.each(["isotretinoin", "acitretin"])("never with %s", (name) => expect(wrongs({ ...ANA, ...takes(name) }, "vitamin_a")).toEqual([]));
});

describe("calcium and vitamin D", () => {
  it("go to those who ask for them", () => {
    const { plan } = made(ANA, ["calcium", "vitamin_d"]);
    expect([recommended(plan, "calcium"), recommended(plan, "vitamin_d")]).toEqual([true, true]);
  });
  it.each([
    ["hypercalcaemia", has("hypercalcaemia")],
    ["hyperparathyroidism", has("primary hyperparathyroidism")],
    ["sarcoidosis", has("sarcoidosis")],
    ["calcium 2.8 mmol/L", lab("calcium", 2.8, "mmol/L")],
  ])("never with %s", (_, more) => {
    expect(wrongs({ ...ANA, ...more }, "calcium")).toEqual([]);
    expect(wrongs({ ...ANA, ...more }, "vitamin_d")).toEqual([]);
  });
});

describe("what would work against a treatment", () => {
  it.each([
    ["copper", has("Wilson disease")],
    ["folate", takes("capecitabine")],
    ["folate", takes("methotrexate")],
    ["vitamin_c", takes("bortezomib")],
    ["vitamin_e", takes("imatinib")],
    ["vitamin_c", has("haemochromatosis")],
  ])("%s", (nutrient, more) => expect(wrongs({ ...ANA, ...more }, nutrient)).toEqual([]));
});
