/** A seller's catalogue that does not fit the knowledge: ids nobody knows, units that cannot be, limits of nothing. */
import type { Person, Plan } from "@nutri/domain";
import { same } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { fixture, MAN, product, shelf, WOMAN } from "../testing/fixture.ts";
import { breaches } from "../testing/safety.ts";
import { planFor } from "../testing/solve.ts";

const rule = { effect: same("effect"), advice: same("advice"), evidence: "B" as const, direction: "interaction" as const };
const k = fixture({
  nutrients: [{ id: "boron", name: same("boron"), unit: "mg", group: "other", supplementable: true, functions: [same("does something")] }],
  references: [
    {
      id: "boron--efsa-ul",
      nutrient: "boron",
      set: "efsa-ul",
      unit: "mg",
      edition: "test",
      rows: [{ kind: "UL", sex: "both", value: 10, scope: "total", stages: ["none"], months: [216, null], verified: true }],
    },
  ],
  conditions: [{ id: "overload", name: same("overload"), kind: "disease" }],
  condition_rules: [
    {
      id: "overload-iron",
      subject: { conditions: ["overload"] },
      object: { nutrients: ["iron"] },
      severity: "minor",
      action: "monitor",
      limit: { nutrient: "iron", amount: 0, unit: "mg", scope: "supplemental" },
      ...rule,
    },
  ],
});
const once = { dose: { ...product("x", []).dose, maxPerDay: 1 } };
const calcium = { nutrient: "calcium", amount: 500, unit: "mg" } as const;
const ids = (plan: Plan): string[] => plan.products.map((p) => p.id);
const made = (person: Person, ...products: Parameters<typeof shelf>) => {
  const { plan, assessment } = planFor(person, k, shelf(...products));
  return { plan, broken: breaches(plan, assessment, shelf(...products)) };
};

describe("a product with what nobody here knows", () => {
  it("is taken for what is known of it", () => {
    const strange = product("strange", [calcium, { nutrient: "unobtainium", amount: 3, unit: "mg" }], { items: ["nobody_knows"] });
    const formed = product("zinc", [{ nutrient: "zinc", amount: 6, unit: "mg", form: "zinc_nobody_knows" }]);
    const { plan, broken } = made(MAN, strange, formed);
    expect([ids(plan), broken]).toEqual([["strange", "zinc"], []]);
    expect(plan.nutrients.map((n) => n.nutrient)).not.toContain("unobtainium");
    expect(plan.recommendations.find((r) => r.nutrient === "zinc")).not.toHaveProperty("form");
  });

  it("is refused for an allergen all the same while allergies are not known in full", () => {
    const { plan } = made(
      { ...MAN, allergies: ["unobtainium"] },
      product("strange", [{ nutrient: "unobtainium", amount: 1, unit: "mg" }, calcium], { allergens: ["peanut"], items: ["nobody_knows"] }),
    );
    expect([ids(plan), plan.avoided.map((a) => a.rule)]).toEqual([[], ["allergen-unknown:peanut"]]);
  });

  it("counts nothing of an amount in a unit that cannot be", () => {
    const odd = product("odd", [calcium, { nutrient: "calcium", amount: 400, unit: "IU" }], once);
    const useless = product("useless", [{ nutrient: "zinc", amount: 400, unit: "IU" }], once);
    const { plan } = made(MAN, odd, useless);
    expect(ids(plan)).toEqual(["odd"]);
    expect(plan.nutrients.find((n) => n.nutrient === "calcium")?.intake.plan).toBe(500);
  });

  it("that nobody may take once a day is never chosen", () => {
    expect(ids(made(MAN, product("never", [calcium], { dose: { ...product("x", []).dose, maxPerDay: 0 } })).plan)).toEqual([]);
  });
});

describe("a limit", () => {
  it("of nothing is the nearest of several as soon as anything counts", () => {
    const person: Person = { ...MAN, conditions: ["overload"], supplements: [{ name: "iron", amounts: [{ nutrient: "iron", amount: 14, unit: "mg" }] }] };
    expect(made(person).plan.nutrients.find((n) => n.nutrient === "iron")?.upperLimit).toMatchObject({ amount: 0, counted: 14, rule: "overload-iron" });
  });

  const withBoron = (mg: number) => product("with-boron", [calcium, { nutrient: "boron", amount: mg, unit: "mg" }], once);
  it.each([
    [9.9, ["with-boron"]],
    [10.1, []],
  ])("of a nutrient without a target holds too: %d of 10 mg", (mg, wanted) => expect(ids(made(MAN, withBoron(mg)).plan)).toEqual(wanted));

  it("of nothing lets nothing in, and lets pass what holds none", () => {
    const person: Person = { ...MAN, conditions: ["overload"] };
    const withIron = (mg: number) => product("with-iron", [calcium, { nutrient: "iron", amount: mg, unit: "mg" }], once);
    expect(ids(made(person, withIron(0)).plan)).toEqual(["with-iron"]);
    const { plan } = made(person, withIron(1));
    expect([ids(plan), plan.avoided.map((a) => a.rule)]).toEqual([[], ["overload-iron"]]);
  });
});

describe("iron that nobody is short of", () => {
  const withIron = (mg: number) => product("with-iron", [calcium, { nutrient: "iron", amount: mg, unit: "mg" }], once);

  it("is not added for a man, nor for a woman from fifty on, and the reason is said", () => {
    for (const person of [MAN, { ...WOMAN, age: 50 }]) {
      const { plan } = made(person, withIron(10));
      expect([ids(plan), plan.avoided.map((a) => a.rule)]).toEqual([[], ["rule:iron-after-a-test"]]);
    }
    expect(ids(made({ ...WOMAN, age: 49 }, withIron(10)).plan)).toEqual(["with-iron"]);
  });
});

describe("of two that are alike", () => {
  it("the first by name stands first, in whatever order they are sold", () => {
    const half = (id: string) => product(id, [{ nutrient: "calcium", amount: 250, unit: "mg" }], once);
    expect(ids(made(MAN, half("b"), half("a")).plan)).toEqual(["a", "b"]);
    expect(ids(made(MAN, half("a"), half("b")).plan)).toEqual(["a", "b"]);
  });

  it("two packs of one price are told apart by name, and refused ones too", () => {
    const pack = (id: string, units: number) => ({ id, name: same(id), spec: {}, priceCents: units * 100, stock: 1, units });
    const { plan } = made(MAN, product("calcium", [calcium], { ...once, skus: [pack("b", 10), pack("a", 30)] }));
    expect(plan.products[0]?.quantity).toBe(1);
    const fishy = (id: string) => product(id, [calcium], { allergens: ["unobtainium"] });
    const { allergies: _, ...untold } = WOMAN;
    expect(planFor(untold, k, shelf(fishy("b"), fishy("a"))).plan.avoided.map((a) => a.productId)).toEqual(["a", "b"]);
  });
});
