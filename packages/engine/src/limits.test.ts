import { same } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { limitsFor } from "./limits.ts";
import { resolvePerson } from "./person.ts";
import { fixture, MAN, WOMAN } from "./testing/fixture.ts";
import { realKnowledge } from "./testing/real.ts";

const k = fixture();
const of = (person: typeof MAN, nutrient: string, knowledge = k) => limitsFor(resolvePerson(person, knowledge), knowledge).get(nutrient) ?? [];

describe("limits", () => {
  it("are the strictest of all sets, and a safe level is called one", () => {
    expect(of(MAN, "calcium")).toMatchObject([{ amount: 2000, kind: "UL", rule: "calcium--china-2023#UL.both.none.216" }]);
    expect(of(MAN, "zinc")).toMatchObject([{ amount: 25, kind: "SAFE_LEVEL", rule: "zinc--efsa-ul#SAFE_LEVEL.both.none.216" }]);
  });

  it("are by scope", () => {
    expect(of(MAN, "magnesium")).toMatchObject([{ amount: 250, scope: "supplemental" }]);
  });

  it("hold for every stage that is still possible", () => {
    expect(of(WOMAN, "iron")).toMatchObject([{ amount: 42 }]);
    expect(of({ ...WOMAN, pregnancy: "pregnant_1" }, "iron")).toMatchObject([{ amount: 40 }]);
    const { pregnancy: _, ...untold } = WOMAN;
    expect(of(untold, "iron")).toMatchObject([{ amount: 40 }]);
    expect(of({ ...untold, age: 60 }, "iron")).toMatchObject([{ amount: 42 }]);
  });

  it("need an age", () => {
    const { age: _, ...ageless } = MAN;
    expect(of(ageless, "calcium")).toEqual([]);
  });

  it("in a unit that the nutrient cannot be measured in are left out, not guessed", () => {
    const odd = fixture({
      references: [
        {
          id: "zinc--us-dri",
          nutrient: "zinc",
          set: "us-dri",
          unit: "%E",
          edition: "test",
          rows: [{ kind: "UL", sex: "both", value: 1, scope: "total", stages: ["none"], months: [216, null], verified: true }],
        },
      ],
      conditions: [{ id: "odd", name: same("odd"), kind: "disease" }],
      condition_rules: [
        {
          id: "odd-zinc",
          subject: { conditions: ["odd"] },
          object: { nutrients: ["zinc"] },
          severity: "major",
          action: "avoid",
          direction: "interaction",
          dose: { atLeast: 1, unit: "IU" },
          limit: { nutrient: "zinc", amount: 1, unit: "IU", scope: "total" },
          effect: same("effect"),
          advice: same("advice"),
          evidence: "B",
        },
      ],
    });
    expect(of({ ...MAN, conditions: ["odd"] }, "zinc", odd)).toMatchObject([{ amount: 25, kind: "SAFE_LEVEL" }]);
  });

  const cited = { effect: same("effect"), advice: same("advice"), evidence: "B" as const, direction: "interaction" as const };
  const withRules = fixture({
    conditions: [{ id: "stones", name: same("kidney stones"), kind: "disease" }],
    condition_rules: [
      {
        id: "stones-calcium",
        subject: { conditions: ["stones"] },
        object: { nutrients: ["calcium"] },
        severity: "moderate",
        action: "monitor",
        limit: { nutrient: "calcium", amount: 1.2, unit: "g", scope: "total" },
        ...cited,
      },
      {
        id: "stones-zinc",
        subject: { conditions: ["stones"] },
        object: { nutrients: ["zinc"] },
        severity: "moderate",
        action: "avoid",
        dose: { atLeast: 15, unit: "mg" },
        ...cited,
      },
      {
        id: "stones-iron-minor",
        subject: { conditions: ["stones"] },
        object: { nutrients: ["iron"] },
        severity: "minor",
        action: "monitor",
        dose: { atLeast: 5, unit: "mg" },
        ...cited,
      },
      {
        id: "stones-smoker",
        subject: { conditions: ["stones"] },
        object: { nutrients: ["iron"] },
        severity: "moderate",
        action: "avoid",
        when: { smoking: ["current"] },
        limit: { nutrient: "iron", amount: 10, unit: "mg", scope: "supplemental" },
        ...cited,
      },
    ],
  });
  const stones = { ...MAN, conditions: ["kidney stones"] };

  it("are set by conditions, and a dose from which a rule forbids is a ceiling for the sum", () => {
    expect(of(stones, "calcium", withRules)).toMatchObject([{ amount: 1200, kind: "RULE", rule: "stones-calcium" }]);
    expect(of(stones, "zinc", withRules)).toEqual(
      expect.arrayContaining([expect.objectContaining({ amount: 15, scope: "supplemental", exclusive: true, rule: "stones-zinc" })]),
    );
    expect(of(MAN, "calcium", withRules)).toMatchObject([{ amount: 2000 }]);
  });

  it("of a rule hold unless its circumstances surely do not", () => {
    const rules = (person: typeof MAN) => of(person, "iron", withRules).map((l) => l.rule);
    expect(rules({ ...stones, lifestyle: { smoking: "current" } })).toContain("stones-smoker");
    expect(rules({ ...stones, lifestyle: {} })).toContain("stones-smoker");
    expect(rules({ ...stones, lifestyle: { smoking: "never" } })).not.toContain("stones-smoker");
    expect(rules(stones)).not.toContain("stones-iron-minor");
  });
});

describe("limits from the real tables", () => {
  const real = realKnowledge();
  const amounts = (over: Partial<typeof MAN>, nutrient: string) => Object.fromEntries(of({ ...MAN, ...over }, nutrient, real).map((l) => [l.scope, l.amount]));

  it.each([
    ["vitamin_d", { total: 50 }],
    ["calcium", { total: 2000 }],
    ["iron", { total: 40 }],
    ["zinc", { total: 25 }],
    ["magnesium", { supplemental: 250 }],
    ["vitamin_b6", { total: 12 }],
    ["niacin", { nicotinic_acid: 10, nicotinamide: 310, synthetic: 35 }],
    ["folate", { synthetic: 1000 }],
    ["vitamin_a", { preformed: 3000 }],
    ["selenium", { total: 255 }],
    ["iodine", { total: 600 }],
  ] as const)("an adult man: %s %o", (nutrient, expected) => {
    expect(amounts({}, nutrient)).toMatchObject(expected);
  });

  it.each([
    [{ conditions: ["haemochromatosis"] }, "iron", { supplemental: 0 }],
    [{ conditions: ["osteoporosis"] }, "vitamin_a", { preformed: 1500 }],
    [{ conditions: ["Wilson disease"] }, "copper", { supplemental: 0 }],
    [{ age: 66 }, "vitamin_a", { preformed: 1500 }],
    [{ age: 64 }, "vitamin_a", { preformed: 3000 }],
  ] as const)("%o: %s %o", (over, nutrient, expected) => {
    const { conditions, ...rest } = { conditions: [] as readonly string[], ...over };
    expect(amounts({ ...rest, conditions: [...conditions] }, nutrient)).toMatchObject(expected);
  });
});
