/** A few made-up nutrients with round numbers, so that a test can be read without a table beside it. */
import type { Catalogue, CatalogueProduct, Person } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { same, smallKnowledge } from "@nutri/knowledge/testing/small";

type Parts = Parameters<typeof smallKnowledge>[0];

const source = (id: string): NonNullable<Parts["sources"]>[number] => ({
  id,
  title: "A title",
  lang: "en",
  publisher: "A publisher",
  year: 2020,
  url: "https://example.org/",
  kind: "guideline",
});
/** Sources that rules of the engine itself cite. */
const ENGINE_SOURCES = [
  "wst-428-2013",
  "who-2000-obesity",
  "nasem-dri-energy-2023",
  "cns-dri-2023",
  "iom-dri-2005-macronutrients",
  "iom-dri-2000-assessment",
  "nih-ods-vitamin-d",
  "nih-ods-calcium",
  "nih-ods-iron",
  "nih-ods-vitamin-a",
].map(source);

const CITED = [{ source: "label", locator: "table 1" }];
const nutrient = (id: string, more: Partial<NonNullable<Parts["nutrients"]>[number]> = {}): NonNullable<Parts["nutrients"]>[number] => ({
  id,
  name: same(id),
  unit: "mg",
  group: "mineral",
  supplementable: true,
  functions: [same("does something")],
  ...more,
});

type Rows = NonNullable<Parts["references"]>[number]["rows"];
const adults = { stages: ["none" as const], months: [216, null] as [number, null], verified: true };
const reference = (nutrientId: string, set: "china-2023" | "us-dri" | "efsa-ul", rows: Rows): NonNullable<Parts["references"]>[number] => ({
  id: `${nutrientId}--${set}`,
  nutrient: nutrientId,
  set,
  unit: "mg",
  edition: "test",
  rows,
});

/**
 * calcium: EAR 650, RNI 800, UL 2000 (EFSA 2500); food 300. iron: EAR 9 / 14, RNI 12 / 18, pregnant_2 25, UL 42, food 20;
 * magnesium: RNI 320, supplemental UL 250, food 330. zinc: RNI 12, EAR 10, UL 25, food 6. fibre: AI 30, food 10.
 */
export const PARTS: Parts = {
  sources: ENGINE_SOURCES,
  axes: [
    { id: "bone", name: same("bone"), order: 1 },
    { id: "blood", name: same("blood"), order: 2 },
  ],
  nutrients: [
    nutrient("calcium", {
      axis: "bone",
      forms: [
        { id: "calcium_carbonate", name: same("calcium carbonate"), fraction: 0.4, counts: ["supplemental"], sources: CITED },
        { id: "calcium_citrate", name: same("calcium citrate"), fraction: 0.21, counts: ["supplemental"], sources: CITED },
      ],
      rivals: [{ nutrient: "iron", text: same("apart"), hours: 2, sources: CITED }],
      timing: { food: "with", text: same("with a meal"), sources: CITED },
    }),
    nutrient("iron", {
      axis: "blood",
      rivals: [{ nutrient: "calcium", text: same("apart"), hours: 2, sources: CITED }],
      timing: { food: "without", text: same("before breakfast"), sources: CITED },
    }),
    nutrient("magnesium", { axis: "bone" }),
    nutrient("zinc", { axis: "blood" }),
    nutrient("fibre", { group: "macronutrient" }),
    nutrient("sodium", { supplementable: false }),
  ],
  references: [
    reference("calcium", "china-2023", [
      { kind: "EAR", sex: "both", value: 650, ...adults },
      { kind: "RNI", sex: "both", value: 800, ...adults },
      { kind: "UL", sex: "both", value: 2000, scope: "total", ...adults },
    ]),
    reference("calcium", "efsa-ul", [{ kind: "UL", sex: "both", value: 2500, scope: "total", ...adults }]),
    reference("iron", "china-2023", [
      { kind: "EAR", sex: "male", value: 9, ...adults },
      { kind: "EAR", sex: "female", value: 14, ...adults },
      { kind: "RNI", sex: "male", value: 12, ...adults },
      { kind: "RNI", sex: "female", value: 18, ...adults },
      { kind: "RNI", sex: "female", value: 25, stages: ["pregnant_2"], months: [216, 599], verified: true },
      { kind: "UL", sex: "both", value: 42, scope: "total", ...adults },
      { kind: "UL", sex: "female", value: 40, scope: "total", stages: ["pregnant_1", "pregnant_2", "pregnant_3"], months: [216, 599], verified: true },
    ]),
    reference("magnesium", "china-2023", [{ kind: "RNI", sex: "both", value: 320, ...adults }]),
    reference("magnesium", "efsa-ul", [{ kind: "UL", sex: "both", value: 250, scope: "supplemental", ...adults }]),
    reference("zinc", "china-2023", [
      { kind: "EAR", sex: "both", value: 10, ...adults },
      { kind: "RNI", sex: "both", value: 12, ...adults },
      { kind: "UL", sex: "both", value: 40, scope: "total", ...adults },
    ]),
    reference("zinc", "us-dri", [{ kind: "RDA", sex: "both", value: 11, ...adults }]),
    reference("zinc", "efsa-ul", [{ kind: "SAFE_LEVEL", sex: "both", value: 25, scope: "total", ...adults }]),
    reference("fibre", "china-2023", [{ kind: "AI", sex: "both", min: 30, max: 35, ...adults }]),
    reference("sodium", "china-2023", [
      { kind: "AI", sex: "both", value: 1500, ...adults },
      { kind: "PI-NCD", sex: "both", max: 2000, ...adults },
    ]),
  ],
  intake: [
    {
      id: "survey",
      title: same("A survey"),
      set: "china-2023",
      rows: [
        { nutrient: "calcium", sex: "both", ageYears: { min: 18 }, mean: 300 },
        { nutrient: "iron", sex: "both", ageYears: { min: 18 }, mean: 20 },
        { nutrient: "magnesium", sex: "both", ageYears: { min: 18 }, mean: 330 },
        { nutrient: "zinc", sex: "both", ageYears: { min: 18 }, mean: 6 },
        { nutrient: "fibre", sex: "both", ageYears: { min: 18 }, mean: 10 },
        { nutrient: "sodium", sex: "both", ageYears: { min: 18 }, mean: 5000 },
      ],
    },
  ],
};

/** The fixture with more records, or others in the place of its own. */
export const fixture = (more: Parts = {}): KnowledgeIndex => {
  const kinds = [...new Set([...Object.keys(PARTS), ...Object.keys(more)])] as (keyof Parts)[];
  const merged: Parts = Object.fromEntries(kinds.map((kind) => [kind, mergeById(PARTS[kind] ?? [], more[kind] ?? [])]));
  return smallKnowledge(merged);
};

function mergeById(own: readonly { id: string }[], more: readonly { id: string }[]): { id: string }[] {
  return [...own.filter((x) => !more.some((y) => y.id === x.id)), ...more];
}

export const product = (id: string, nutrients: CatalogueProduct["nutrients"], more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id,
  name: same(id),
  brand: same("brand"),
  image: `/staticImages/${id}.svg`,
  summary: same("summary"),
  class: "filed_health_food",
  dose: { unit: same("tablet"), perDay: 1, maxPerDay: 3, usage: same("one a day (with water)") },
  nutrients,
  items: [],
  allergens: [],
  diets: ["vegetarian", "vegan", "halal", "gluten_free", "dairy_free"],
  cautions: [],
  skus: [{ id: `${id}-60`, name: same("60"), spec: {}, priceCents: 6000, stock: 10, units: 60 }],
  ...more,
});

export const shelf = (...products: CatalogueProduct[]): Catalogue => ({ version: "shelf", products });

export const MAN: Person = {
  gender: "male",
  age: 40,
  heightCm: 175,
  weightKg: 70,
  activityLevel: "moderate",
  conditions: [],
  allergies: [],
  medicines: [],
  supplements: [],
  goals: [],
  symptoms: [],
  diet: { pattern: "omnivore" },
  lifestyle: { smoking: "never" },
};
export const WOMAN: Person = { ...MAN, gender: "female", age: 35, heightCm: 165, weightKg: 60, pregnancy: "none" };
