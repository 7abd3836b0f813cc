/** A stored plan is made again from what is stored with it, byte for byte; and made again after new labs it tells each dose's cause. */
import type { Catalogue, Person, Plan } from "@nutri/domain";
import { createKnowledge, type Knowledge } from "@nutri/knowledge";
import { describe, expect, it } from "vitest";
import { ENGINE_VERSION } from "../settings.ts";
import { ANA } from "../testing/people.ts";
import { realKnowledge, sampleCatalogue } from "../testing/real.ts";
import { planFor, SETTINGS, TODAY } from "../testing/solve.ts";

const k = realKnowledge();
const catalogue = sampleCatalogue();
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** The same fields, written in another order. */
const reordered = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).toReversed()) as T;

const PEOPLE: Record<string, Person> = {
  ana: ANA,
  nobody: {},
  pregnant: { ...ANA, pregnancy: "pregnant_2", labs: [{ name: "ferritin", value: 9, unit: "ug/L" }], supplements: [{ name: "iron 60 mg" }] },
  old: {
    ...ANA,
    age: 74,
    gender: "male",
    pregnancy: "none",
    conditions: ["CKD stage 3", "atrial fibrillation"],
    medicines: [{ name: "华法林" }, { name: "omeprazole" }, { name: "metformin" }],
    supplements: [{ name: "fish oil 2 g" }, { name: "ginkgo" }],
    allergies: ["soy"],
    labs: [{ name: "B12", value: 120, unit: "pmol/L" }],
    diet: { pattern: "vegetarian", notes: "爱喝浓茶" },
  },
};

describe.each(Object.entries(PEOPLE))("the plan of %s", (_, person) => {
  const { plan, problem } = planFor(person, k, catalogue);

  it("is the same when made again from stored JSON: answers, knowledge, catalogue and settings", () => {
    const input = stored<{ person: Person; knowledge: Knowledge; catalogue: Catalogue }>({ person, knowledge: k.records, catalogue });
    const again = planFor(reordered(input.person), createKnowledge(input.knowledge), input.catalogue, stored(SETTINGS));
    expect(again.problem.lp).toBe(problem.lp);
    expect(JSON.stringify(again.plan)).toBe(JSON.stringify(plan));
  });

  it("loses nothing in JSON: no number that is none, no field without a value", () => expect(stored(plan)).toStrictEqual(plan));

  it("names the versions it was made by, and the day", () => {
    expect(plan).toMatchObject({ knowledgeVersion: k.version, engineVersion: ENGINE_VERSION, catalogueVersion: catalogue.version, asOf: TODAY });
  });
});

describe("a plan after new labs", () => {
  const vitaminD = (value: number): NonNullable<Person["labs"]> => [{ code: "vitamin_d_25oh", value, unit: "nmol/L" }];
  const after = (labs: NonNullable<Person["labs"]>, person: Person = ANA): Plan => planFor({ ...person, labs }, k, catalogue).plan;
  const dose = (plan: Plan, nutrient: string): number => plan.nutrients.find((n) => n.nutrient === nutrient)?.intake.plan ?? 0;
  const cause = (plan: Plan, nutrient: string) => plan.nutrients.find((n) => n.nutrient === nutrient)?.because[0];
  const before = planFor(ANA, k, catalogue).plan;

  it.each([
    [20, 37.5],
    [40, 20],
    [60, undefined],
    [140, undefined],
  ])("vitamin D at %d nmol/L: the result is the first reason, and %d ug are wanted", (value, wanted) => {
    const plan = after(vitaminD(value));
    expect(cause(plan, "vitamin_d")).toMatchObject({ kind: "lab", rule: "biomarker:vitamin_d_25oh" });
    const recommended = plan.recommendations.find((r) => r.nutrient === "vitamin_d");
    expect(recommended?.because[0]?.rule).toBe(wanted === undefined ? undefined : "biomarker:vitamin_d_25oh");
    expect(dose(plan, "vitamin_d")).toBeGreaterThanOrEqual((wanted ?? 0) * 0.8);
    expect(value < 125 || dose(plan, "vitamin_d") === 0).toBe(true);
  });

  it("changes no dose where the labs say nothing new of it", () => {
    const plan = after([{ name: "hemoglobin", value: 135, unit: "g/L" }]);
    for (const { nutrient } of before.nutrients) expect([nutrient, dose(plan, nutrient)]).toEqual([nutrient, dose(before, nutrient)]);
  });

  it("gives every dose that is there now a reason of its own", () => {
    const plan = after([...vitaminD(20), { name: "ferritin", value: 8, unit: "ug/L" }]);
    const added = plan.nutrients.filter((n) => n.intake.plan > 0);
    expect(added.map((n) => n.nutrient)).toEqual(expect.arrayContaining(["vitamin_d", "iron"]));
    for (const n of added) expect(n.because.length, n.nutrient).toBeGreaterThan(0);
    expect(cause(plan, "iron")).toMatchObject({ kind: "lab", rule: "biomarker:ferritin" });
  });
});
