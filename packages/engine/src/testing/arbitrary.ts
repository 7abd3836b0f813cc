/** Random people and catalogues for properties. Names come from the real knowledge, so that every kind of rule is met. */
import { type Catalogue, type CatalogueProduct, type Person, Pregnancy } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import fc from "fast-check";

/** The same cases in every run. */
fc.configureGlobal({ seed: 20261121 });

const maybe = <T>(arb: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arb, { nil: undefined });
const some = (from: readonly string[], most: number): fc.Arbitrary<string[]> => fc.uniqueArray(fc.constantFrom(...from), { maxLength: most });

const SUPPLEMENTS = [
  "vitamin D 2000 IU",
  "vitamin D 10000 IU",
  "calcium carbonate 1200 mg",
  "iron 65 mg",
  "vitamin A 10000 IU retinol",
  "multivitamin",
  "prenatal multivitamin",
  "fish oil",
  "zinc 50 mg",
  "magnesium 400 mg",
  "St John's wort",
  "red yeast rice",
  "vitamin B6 100 mg",
  "kelp",
  "vitamin E 400 IU",
  "vitamin C 1000 mg",
  "folic acid 5 mg",
  "biotin 10 mg",
  "selenium 200 ug",
  "维生素K2 100 微克",
  "蛋白粉",
];
const PATTERNS = ["omnivore", "vegetarian", "vegan", "pescatarian", "halal", "low_carb", "gluten_free", "dairy_free", "other"] as const;

const labs = (k: KnowledgeIndex): fc.Arbitrary<NonNullable<Person["labs"]>> => {
  const told = k.records.biomarkers.filter(
    (b) => b.indicates.length > 0 || ["egfr", "hemoglobin", "tsh", "hba1c", "sodium", "ck", "calcium", "alt"].includes(b.id),
  );
  return fc.uniqueArray(
    fc.constantFrom(...told).chain((b) => {
      const marks = [...b.indicates.flatMap((i) => [i.below, i.atLeast]), ...b.ranges.flatMap((r) => [r.low, r.high])].filter((x) => x !== undefined);
      return fc.tuple(fc.constantFrom(...marks), fc.constantFrom(0.98, 1, 1.02, 1.02, 1000)).map(([v, f]) => ({ code: b.id, value: v * f, unit: b.unit }));
    }),
    { maxLength: 3, selector: (l) => l.code },
  );
};

/** Anybody of 12 to 95, with anything from nothing told to a great deal. */
export function people(k: KnowledgeIndex): fc.Arbitrary<Person> {
  const conditions = k.records.conditions
    .filter((c) => c.kind === "disease" || c.kind === "procedure" || c.kind === "genetic" || c.kind === "habit")
    .map((c) => c.id);
  const allergies = k.records.conditions.filter((c) => c.kind === "allergy").map((c) => c.id);
  const medicines = k.records.medicines.map((m) => m.id);
  const nameOf = (id: string): string => k.conditions.get(id)?.name.en ?? id;
  return fc
    .record({
      gender: fc.constantFrom("male", "female"),
      age: fc.integer({ min: 12, max: 95 }),
      heightCm: fc.integer({ min: 145, max: 195 }),
      weightKg: fc.integer({ min: 38, max: 140 }),
      activityLevel: fc.constantFrom("sedentary", "moderate", "very_active"),
      pregnancy: maybe(fc.constantFrom(...Pregnancy.options)),
      conditions: maybe(some(conditions, 3).map((ids) => ids.map(nameOf))),
      allergies: maybe(some(allergies, 2).map((ids) => ids.map(nameOf))),
      medicines: maybe(some(medicines, 4).map((ids) => ids.map((id) => ({ name: k.medicines.get(id)?.name.en ?? id, id })))),
      supplements: maybe(some(SUPPLEMENTS, 3).map((names) => names.map((name) => ({ name })))),
      goals: some(
        k.records.goals.map((g) => g.id),
        2,
      ),
      pattern: maybe(fc.constantFrom(...PATTERNS)),
      sunMinutes: maybe(fc.constantFrom(0, 29, 30, 90)),
      labs: labs(k),
    })
    .map(({ pattern, sunMinutes, pregnancy, conditions: has, allergies: against, medicines: takes, supplements, ...rest }): Person => ({
      ...rest,
      ...(rest.gender === "female" && pregnancy !== undefined && rest.age <= 55 && { pregnancy }),
      ...(has && { conditions: has }),
      ...(against && { allergies: against }),
      ...(takes && { medicines: takes }),
      ...(supplements && { supplements }),
      ...(pattern && { diet: { pattern } }),
      lifestyle: { ...(sunMinutes !== undefined && { sunMinutes }) },
    }));
}

const strengthened = (p: CatalogueProduct, by: number): CatalogueProduct => ({
  ...p,
  id: `${p.id}-x${String(by).replace(".", "-")}`,
  nutrients: p.nutrients.map((n) => ({ ...n, amount: n.amount * by })),
  dose: { ...p.dose, maxPerDay: Math.max(1, Math.round(p.dose.maxPerDay * 1.5)) },
});

/** A part of the sample catalogue, some of it weaker or far too strong. */
export const catalogues = (sample: Catalogue): fc.Arbitrary<Catalogue> => fc.oneof(fc.constant(sample), partsOf(sample));

const partsOf = (sample: Catalogue): fc.Arbitrary<Catalogue> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...sample.products), fc.constantFrom(1, 1, 1, 0.5, 3, 10)), {
      minLength: 5,
      maxLength: 30,
      selector: ([p, by]) => `${p.id} ${by}`,
    })
    .map((chosen) => ({ version: "random", products: chosen.map(([p, by]) => (by === 1 ? p : strengthened(p, by))) }));
