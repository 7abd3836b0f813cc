import { describe, expect, it } from "vitest";
import { resolvePerson } from "./person.ts";
import { targetFor, targetsFor } from "./targets.ts";
import { fixture, MAN, WOMAN } from "./testing/fixture.ts";
import { realKnowledge } from "./testing/real.ts";
import { same } from "@nutri/knowledge/testing/small";

const k = fixture();
const of = (person: typeof MAN, nutrient: string, set: "china-2023" | "us-dri" = "china-2023", knowledge = k, energy?: number) =>
  targetsFor(resolvePerson(person, knowledge), knowledge, set, energy).get(nutrient);

describe("targets", () => {
  it("are by sex, with the average requirement and the row they were read from", () => {
    expect(of(MAN, "iron")).toMatchObject({ amount: 12, average: 9, base: 12, kind: "RNI", unit: "mg", rule: "iron--china-2023#RNI.male.none.216" });
    expect(of(WOMAN, "iron")).toMatchObject({ amount: 18, average: 14 });
  });

  it("are by stage: pregnancy's own row, and without one the row of the same age", () => {
    expect(of({ ...WOMAN, pregnancy: "pregnant_2" }, "iron")).toMatchObject({ amount: 25, base: 18, rule: "iron--china-2023#RNI.female.pregnant_2.216" });
    expect(of({ ...WOMAN, pregnancy: "pregnant_2" }, "calcium")).toMatchObject({ amount: 800, base: 800 });
    expect(of({ ...WOMAN, pregnancy: "trying" }, "iron")).toMatchObject({ amount: 18 });
  });

  it("hold in pregnancy outside the tabled ages too, by the nearest band", () => {
    expect(of({ ...WOMAN, age: 51, pregnancy: "pregnant_2" }, "iron")).toMatchObject({ amount: 25 });
  });

  it("begin with the age band: 18 years are 216 months", () => {
    expect(of({ ...MAN, age: 17 }, "calcium")).toBeUndefined();
    expect(of({ ...MAN, age: 18 }, "calcium")).toBeDefined();
  });

  it("are not guessed without an age", () => {
    const { age: _, ...ageless } = MAN;
    expect(targetsFor(resolvePerson(ageless, k), k, "china-2023").size).toBe(0);
  });

  it("take the lower bound of a range, and read what the set lacks from the other", () => {
    expect(of(MAN, "fibre")).toMatchObject({ amount: 30, kind: "AI" });
    expect(of(MAN, "zinc", "us-dri")).toMatchObject({ amount: 11, kind: "RDA" });
    expect(of(MAN, "calcium", "us-dri")).toMatchObject({ amount: 800, rule: "calcium--china-2023#RNI.both.none.216" });
  });

  it("are changed by what holds: first multiplied, then added to; the average moves along", () => {
    const adjusted = fixture({
      adjustments: [
        { id: "plus", nutrient: "iron", when: { smoking: ["current"] }, operation: "add", amount: 5, text: same("plus five") },
        { id: "times", nutrient: "iron", when: { smoking: ["current"] }, operation: "multiply", amount: 2, text: same("twice") },
        { id: "other_set", nutrient: "iron", when: {}, set: "us-dri", operation: "multiply", amount: 10, text: same("not here") },
        { id: "floor", nutrient: "zinc", when: { smoking: ["current"] }, operation: "add", amount: 12, text: same("floor") },
      ],
    });
    const smoker = { ...MAN, lifestyle: { smoking: "current" as const } };
    const iron = of(smoker, "iron", "china-2023", adjusted);
    expect(iron).toMatchObject({ amount: 29, base: 12, average: 21.75 });
    expect(iron?.because.map((b) => b.rule)).toEqual(["iron--china-2023#RNI.male.none.216", "times", "plus"]);
    expect(of(smoker, "zinc", "china-2023", adjusted)).toMatchObject({ amount: 24, average: 20 });
    expect(of(MAN, "zinc", "china-2023", adjusted)).toMatchObject({ amount: 12 });
    const { lifestyle: _, ...unknown } = MAN;
    expect(of(unknown, "iron", "china-2023", adjusted)).toMatchObject({ amount: 12 });
  });
});

describe("a table that gives no amount", () => {
  const row = { sex: "both" as const, stages: ["none" as const], months: [216, null] as [number, null], verified: true };
  const table = (unit: "mg" | "IU" | "%E", values: { value?: number; max?: number }) =>
    fixture({
      references: [{ id: "fibre--china-2023", nutrient: "fibre", set: "china-2023", unit, edition: "test", rows: [{ kind: "AI", ...row, ...values }] }],
    });

  it.each([
    ["an upper bound only", "mg", { max: 30 }, undefined],
    ["a unit it cannot be measured in", "IU", { value: 30 }, undefined],
    ["a share of energy", "%E", { value: 30 }, undefined],
    ["an amount", "mg", { value: 30 }, 30],
  ] as const)("%s", (_, unit, values, amount) => expect(of(MAN, "fibre", "china-2023", table(unit, values), 2000)?.amount).toBe(amount));

  it("two changes of one kind come in the order of their names", () => {
    const more = (id: string, amount: number) => ({ id, nutrient: "iron", when: {}, operation: "add" as const, amount, text: same(id) });
    const changed = fixture({ adjustments: [more("b", 20), more("a", 30)] });
    expect(of(MAN, "iron", "china-2023", changed)).toMatchObject({ amount: 62, because: [{}, { rule: "a" }, { rule: "b" }] });
  });
});

describe("targets from the real tables", () => {
  const real = realKnowledge();
  const at = (over: Partial<typeof MAN>, nutrient: string, set: "china-2023" | "us-dri" = "china-2023") =>
    of({ ...MAN, ...over }, nutrient, set, real, 2000)?.amount;

  it.each([
    [{ gender: "male", age: 40 }, "vitamin_d", 10],
    [{ gender: "male", age: 64 }, "vitamin_d", 10],
    [{ gender: "male", age: 65 }, "vitamin_d", 15],
    [{ gender: "female", age: 49, pregnancy: "none" }, "iron", 18],
    [{ gender: "female", age: 50, pregnancy: "none" }, "iron", 10],
    [{ gender: "female", age: 30, pregnancy: "pregnant_1" }, "iron", 18],
    [{ gender: "female", age: 30, pregnancy: "pregnant_2" }, "iron", 25],
    [{ gender: "female", age: 30, pregnancy: "pregnant_3" }, "iron", 29],
    [{ gender: "female", age: 30, pregnancy: "lactating" }, "iron", 24],
    [{ gender: "female", age: 30, pregnancy: "lactating" }, "vitamin_a", 1260],
    [{ gender: "female", age: 30, pregnancy: "pregnant_2" }, "iodine", 230],
    [{ gender: "female", age: 30, pregnancy: "trying" }, "folate", 400],
    [{ gender: "female", age: 30, pregnancy: "none" }, "folate", 400],
    [{ gender: "male", age: 40 }, "alpha_linolenic_acid", 1.33333],
  ] as const)("%o needs %s %d", (over, nutrient, amount) => {
    expect(at(over, nutrient)).toBeCloseTo(amount, 4);
  });

  it("follow the other set where it is asked for", () => {
    expect(at({ gender: "male", age: 40 }, "magnesium", "us-dri")).toBe(420);
    expect(at({ gender: "male", age: 40, lifestyle: { smoking: "current" } }, "vitamin_c", "us-dri")).toBe(125);
    expect(at({ gender: "male", age: 40 }, "epa_dha", "us-dri")).toBe(250);
  });

  it.each(["china-2023", "us-dri"] as const)("are the same for one nutrient alone and among all (%s)", (set) => {
    const knowledge = realKnowledge();
    const r = resolvePerson({ gender: "female", age: 34, pregnancy: "none" }, knowledge);
    const all = targetsFor(r, knowledge, set);
    expect(all.size).toBeGreaterThan(20);
    const { nutrients } = knowledge.records;
    expect(nutrients.map((n) => targetFor(n, r, knowledge, set))).toEqual(nutrients.map((n) => all.get(n.id)));
    expect(nutrients.some((n) => !all.has(n.id))).toBe(true);
  });
});
