import { FOOD_GROUPS, type Person } from "@nutri/domain";
import { same } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { countedFor, intakeOf } from "./intake.ts";
import { resolvePerson } from "./person.ts";
import { targetsFor } from "./targets.ts";
import { fixture, MAN } from "./testing/fixture.ts";

const k = fixture({
  foods: [
    {
      id: "dairy",
      name: same("dairy"),
      servingGrams: 200,
      serving: same("a cup"),
      nutrients: [
        { nutrient: "calcium", amount: 240 },
        { nutrient: "sodium", amount: 80 },
      ],
    },
    { id: "soy", name: same("soy"), servingGrams: 50, serving: same("a piece"), nutrients: [{ nutrient: "calcium", amount: 60 }] },
  ],
  patterns: [
    {
      id: "vegan",
      pattern: "vegan",
      effects: [{ nutrient: "calcium", factor: 0.5, text: same("no dairy"), sources: [{ source: "label", locator: "x" }] }],
      excludesAnimal: ["dairy"],
    },
    { id: "omnivore", pattern: "omnivore", effects: [] },
  ],
});
const read = (person: Person, nutrient = "calcium") => {
  const r = resolvePerson(person, k);
  const target = targetsFor(r, k, "china-2023").get(nutrient);
  if (!target) throw new Error("no target");
  return { intake: intakeOf(target, r, k, "china-2023"), r };
};
const served = (servings: NonNullable<Person["diet"]>["servings"], pattern: "omnivore" | "vegan" = "omnivore"): Person => ({
  ...MAN,
  diet: { pattern, servings },
});
const zeros = Object.fromEntries(FOOD_GROUPS.map((g) => [g, 0]));

describe("meals", () => {
  it("are the survey's mean, times what the way of eating does", () => {
    expect(read(MAN).intake).toMatchObject({ diet: 300, basis: "survey", factor: 1 });
    expect(read({ ...MAN, diet: { pattern: "vegan" } }).intake).toMatchObject({ diet: 150, basis: "survey", factor: 0.5 });
  });

  it("are the servings, when every group was told", () => {
    expect(read(served({ ...zeros, dairy: 2, soy: 1 })).intake).toMatchObject({ diet: 540, basis: "servings" });
    expect(read(served(zeros)).intake).toMatchObject({ diet: 0, basis: "servings" });
  });

  it("told in part are no less than usual: a group not told is not a group not eaten", () => {
    expect(read(served({ dairy: 1 })).intake).toMatchObject({ diet: 300, basis: "survey" });
    expect(read(served({ dairy: 2 })).intake).toMatchObject({ diet: 480, basis: "some_servings" });
  });

  it("say nothing of salt by servings: cooking salt was not asked for", () => {
    expect(read(served({ ...zeros, dairy: 2 }), "sodium").intake).toMatchObject({ diet: 5000, basis: "survey" });
  });

  it("without a survey are taken to reach the reference of somebody not pregnant", () => {
    const bare = fixture({
      intake: [{ id: "survey", title: same("none"), set: "china-2023", rows: [{ nutrient: "iron", sex: "both", ageYears: {}, mean: 1 }] }],
    });
    const r = resolvePerson(MAN, bare);
    const target = targetsFor(r, bare, "china-2023").get("calcium");
    expect(target && intakeOf(target, r, bare, "china-2023")).toMatchObject({ diet: 800, basis: "assumed" });
    const iron = targetsFor(r, bare, "china-2023").get("iron");
    expect(iron && intakeOf(iron, r, bare, "china-2023"), "a row for every age").toMatchObject({ diet: 1, basis: "survey" });
  });
});

describe("what is taken", () => {
  const taking = (name: string, more: Partial<NonNullable<Person["supplements"]>[number]> = {}): Person => ({ ...MAN, supplements: [{ name, ...more }] });

  it("is counted by its label", () => {
    expect(read(taking("calcium 600 mg")).intake).toMatchObject({ supplements: 600, unknown: [] });
    expect(read(taking("calcium 0.5 g", { dailyDoses: 2 })).intake.supplements).toBe(1000);
  });

  it("without an amount stays unknown", () => {
    expect(read(taking("calcium")).intake).toMatchObject({ supplements: 0, unknown: ["calcium"] });
  });

  it("of a salt is the smaller reading for the need and the larger for the limit", () => {
    const { intake, r } = read(taking("calcium carbonate 1000 mg"));
    expect(intake.supplements).toBe(400);
    expect(countedFor("total", "calcium", intake.diet, r)).toBe(1300);
    expect(countedFor("supplemental", "calcium", intake.diet, r)).toBe(1000);
  });
});
