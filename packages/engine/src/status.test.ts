import { FOOD_GROUPS, type Person } from "@nutri/domain";
import { same } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import { fixture, MAN, WOMAN } from "./testing/fixture.ts";
import { realKnowledge } from "./testing/real.ts";
import { SETTINGS, TODAY } from "./testing/solve.ts";
import { ANA } from "./testing/people.ts";

const CITED = [{ source: "label", locator: "x" }];
const rule = { effect: same("effect"), advice: same("advice"), evidence: "B" as const, severity: "moderate" as const };
const k = fixture({
  foods: [{ id: "dairy", name: same("dairy"), servingGrams: 200, serving: same("a cup"), nutrients: [{ nutrient: "calcium", amount: 240 }] }],
  medicines: [
    { id: "drainer", name: same("drainer"), uses: same("x") },
    { id: "watched", name: same("watched"), uses: same("x") },
  ],
  interactions: [
    {
      id: "drainer-magnesium",
      subject: { medicines: ["drainer"] },
      object: { nutrients: ["magnesium"] },
      direction: "depletion",
      action: "supplement",
      ...rule,
    },
    { id: "watched-magnesium", subject: { medicines: ["watched"] }, object: { nutrients: ["magnesium"] }, direction: "depletion", action: "monitor", ...rule },
  ],
  biomarkers: [
    {
      id: "ferritin",
      name: same("ferritin"),
      unit: "ug/L",
      units: [
        { spelling: "ug/L", factor: 1 },
        { spelling: "ng/mL", factor: 1 },
      ],
      plausible: { min: 1, max: 5000 },
      indicates: [
        { nutrient: "iron", below: 15, status: "low", confidence: "high", text: same("empty"), sources: CITED },
        { nutrient: "iron", atLeast: 15, below: 30, status: "low", confidence: "medium", text: same("short"), sources: CITED },
        { nutrient: "iron", atLeast: 30, below: 200, status: "adequate", confidence: "medium", text: same("fine"), sources: CITED },
        { nutrient: "iron", atLeast: 200, status: "high", confidence: "medium", text: same("much"), sources: CITED },
      ],
    },
    {
      id: "other_iron",
      name: same("other iron"),
      unit: "%",
      units: [{ spelling: "%", factor: 1 }],
      plausible: { min: 0, max: 100 },
      indicates: [{ nutrient: "iron", atLeast: 45, status: "high", confidence: "medium", text: same("overload"), sources: CITED }],
    },
    {
      id: "zinc_level",
      name: same("zinc level"),
      unit: "umol/L",
      units: [{ spelling: "umol/L", factor: 1 }],
      plausible: { min: 1, max: 80 },
      indicates: [{ nutrient: "zinc", below: 10.7, status: "low", confidence: "high", text: same("low zinc"), aim: 20, sources: CITED }],
    },
  ],
});
const of = (person: Person, nutrient: string) => {
  const status = assess(person, k, TODAY, SETTINGS).statuses.get(nutrient);
  if (!status) throw new Error(`no status of ${nutrient}`);
  return status;
};
const labs = (...l: [code: string, value: number, unit: string][]): Pick<Person, "labs"> => ({ labs: l.map(([code, value, unit]) => ({ code, value, unit })) });
const told = Object.fromEntries(FOOD_GROUPS.map((g) => [g, 1]));

describe("status by intake", () => {
  it("is low below the average requirement, with low confidence while meals are a guess", () => {
    expect(of(MAN, "calcium")).toMatchObject({ level: "low", confidence: "low", aim: 500, ratio: 0.375, measured: false });
    expect(of(MAN, "iron")).toMatchObject({ level: "adequate", confidence: "low", aim: 0 });
  });

  it.each([
    [349, "low"],
    [350, "adequate"],
    [351, "adequate"],
  ])("stands at the edge of the average requirement: 300 + %d mg is %s", (mg, level) => {
    expect(of({ ...MAN, supplements: [{ name: `calcium ${mg} mg` }] }, "calcium").level).toBe(level);
  });

  it("is surer when meals were told in full", () => {
    expect(of({ ...MAN, diet: { pattern: "omnivore", servings: told } }, "calcium")).toMatchObject({ level: "low", confidence: "medium" });
  });

  it("takes an adequate intake for no proof: two thirds of it, and low confidence", () => {
    expect(of(MAN, "fibre")).toMatchObject({ level: "low", confidence: "low" });
    const fed = (g: number): Person => ({ ...MAN, supplements: [{ name: "fibre", amounts: [{ nutrient: "fibre", amount: g, unit: "mg" }] }] });
    expect(of(fed(9), "fibre").level).toBe("low");
    expect(of(fed(10), "fibre").level).toBe("adequate");
  });

  it("is high above a limit, and above the level set for chronic disease", () => {
    expect(of({ ...MAN, supplements: [{ name: "calcium 1700 mg" }] }, "calcium")).toMatchObject({ level: "adequate" });
    expect(of({ ...MAN, supplements: [{ name: "calcium 1701 mg" }] }, "calcium")).toMatchObject({ level: "high", confidence: "medium", aim: 0 });
    expect(of(MAN, "sodium")).toMatchObject({ level: "high" });
  });

  it("is surer where a life stage lifts the need above what is eaten", () => {
    const pregnant = of({ ...WOMAN, pregnancy: "pregnant_2", supplements: [] }, "iron");
    expect(pregnant).toMatchObject({ level: "adequate" });
    expect(pregnant.because.map((b) => b.kind)).toContain("life_stage");
  });

  it("of something already taken in an unknown amount is left open", () => {
    expect(of({ ...MAN, supplements: [{ name: "calcium" }] }, "calcium")).toMatchObject({ level: "adequate", confidence: "low", aim: 0 });
  });
});

describe("what is to come from supplements", () => {
  const asked = fixture({
    foods: [{ id: "dairy", name: same("dairy"), servingGrams: 200, serving: same("a cup"), nutrients: [{ nutrient: "calcium", amount: 240 }] }],
    adjustments: [{ id: "pills", nutrient: "calcium", when: { sex: "female" }, operation: "from_supplements", amount: 300, text: same("from supplements") }],
  });
  const calcium = (over: Partial<Person>) => {
    const status = assess({ ...WOMAN, supplements: [], ...over }, asked, TODAY, SETTINGS).statuses.get("calcium");
    return [status?.level, status?.confidence, status?.aim];
  };

  it("is short while it does not, however good the meals are", () => {
    const plenty = { diet: { servings: { ...Object.fromEntries(FOOD_GROUPS.map((g) => [g, 0])), dairy: 5 } } };
    expect(calcium(plenty)).toEqual(["low", "high", 300]);
    expect(calcium({ ...plenty, supplements: [{ name: "calcium 299 mg" }] })).toEqual(["low", "high", 1]);
    expect(calcium({ ...plenty, supplements: [{ name: "calcium 300 mg" }] })[0]).not.toBe("low");
    expect(calcium({ ...plenty, supplements: [{ name: "calcium" }] })[0]).not.toBe("low");
  });
});

describe("status by lab", () => {
  it.each([
    [14.9, "low", "high"],
    [15, "low", "medium"],
    [29.9, "low", "medium"],
    [30, "adequate", "medium"],
    [199, "adequate", "medium"],
    [200, "high", "medium"],
  ] as const)("ferritin %d: %s, %s", (value, level, confidence) => {
    expect(of({ ...MAN, ...labs(["ferritin", value, "ng/mL"]) }, "iron")).toMatchObject({ level, confidence, measured: true });
  });

  it("outranks intake: the whole target is to be added, less what is taken", () => {
    expect(of({ ...MAN, ...labs(["ferritin", 10, "ug/L"]) }, "iron")).toMatchObject({ level: "low", aim: 12 });
    expect(of({ ...MAN, supplements: [{ name: "iron 5 mg" }], ...labs(["ferritin", 10, "ug/L"]) }, "iron")).toMatchObject({ level: "low", aim: 7 });
    expect(of({ ...MAN, ...labs(["zinc_level", 9, "umol/L"]) }, "zinc")).toMatchObject({ aim: 20 });
  });

  it("of two that disagree follows the surer, else the safer", () => {
    expect(of({ ...MAN, ...labs(["ferritin", 10, "ug/L"], ["other_iron", 50, "%"]) }, "iron").level).toBe("low");
    expect(of({ ...MAN, ...labs(["ferritin", 20, "ug/L"], ["other_iron", 50, "%"]) }, "iron").level).toBe("high");
  });

  it("of two that say the same gives both, in the order of their names", () => {
    const { level, because } = of({ ...MAN, ...labs(["other_iron", 50, "%"], ["ferritin", 300, "ug/L"]) }, "iron");
    expect(level).toBe("high");
    expect(because.slice(0, 2).map((b) => b.rule)).toEqual(["biomarker:ferritin", "biomarker:other_iron"]);
  });

  it("that cannot be read is not used, and said", () => {
    const a = assess({ ...MAN, ...labs(["ferritin", 10, "furlong"]) }, k, TODAY, SETTINGS);
    expect(a.statuses.get("iron")?.measured).toBe(false);
    expect(a.questions.some((q) => q.path === "labs" && q.text.en.includes("furlong"))).toBe(true);
    expect(assess({ ...MAN, ...labs(["ferritin", 0.01, "ug/L"]) }, k, TODAY, SETTINGS).statuses.get("iron")?.measured).toBe(false);
  });
});

describe("medicines that deplete", () => {
  it("make it short where a rule calls for making up for it, and are only said where it does not", () => {
    expect(of({ ...MAN, medicines: [{ name: "drainer", id: "drainer" }] }, "magnesium")).toMatchObject({ level: "low", confidence: "medium", aim: 320 });
    const watched = of({ ...MAN, medicines: [{ name: "watched", id: "watched" }] }, "magnesium");
    expect(watched.level).toBe("adequate");
    expect(watched.because.map((b) => b.rule)).toContain("watched-magnesium");
  });

  it("are answered by what is taken already", () => {
    expect(of({ ...MAN, medicines: [{ name: "drainer", id: "drainer" }], supplements: [{ name: "magnesium 100 mg" }] }, "magnesium").level).toBe("adequate");
  });
});

describe("a store running down", () => {
  const vegan: Person = { ...MAN, diet: { pattern: "vegan" } };
  const stored = (factor: number) =>
    fixture({
      patterns: [{ id: "vegan", pattern: "vegan", effects: [{ nutrient: "magnesium", factor, text: same("none in it"), sources: CITED }] }],
      biomarkers: [
        {
          id: "level",
          name: same("level"),
          unit: "mmol/L",
          units: [{ spelling: "mmol/L", factor: 1 }],
          plausible: { min: 0, max: 9 },
          indicates: [{ nutrient: "magnesium", atLeast: 1, status: "adequate", confidence: "high", text: same("enough"), sources: CITED }],
        },
      ],
    });
  // 330 mg is usual, 320 wanted; there is no average requirement.
  it.each([
    [0.2, ["magnesium"]],
    [0.21, []],
    [0, ["magnesium"]],
  ])("is filled up when %d of the usual is eaten: %j", (factor, filled) => {
    const { needs } = assess({ ...vegan, ...labs(["level", 1, "mmol/L"]) }, stored(factor), TODAY, SETTINGS);
    expect(needs.filter((n) => n.nutrient === "magnesium").map((n) => n.nutrient)).toEqual(filled);
  });
});

describe("symptoms", () => {
  it("decide nothing by themselves", () => {
    const statuses = (p: Person) => [...assess(p, realKnowledge(), TODAY, SETTINGS).statuses.values()].map((s) => [s.nutrient, s.level, s.confidence, s.aim]);
    expect(statuses({ ...ANA, symptoms: ["fatigue", "抽筋", "hair loss"] })).toEqual(statuses(ANA));
  });
});

describe("vitamin D and the sun", () => {
  const real = realKnowledge();
  const d = (over: Partial<Person>) => assess({ ...ANA, ...over }, real, TODAY, SETTINGS).statuses.get("vitamin_d");
  const sun = (sunMinutes: number): Partial<Person> => ({ lifestyle: { smoking: "never", sunMinutes } });

  it("not told leaves a low intake unsure and asks", () => {
    expect(d({})).toMatchObject({ level: "low", confidence: "low" });
    expect(assess(ANA, real, TODAY, SETTINGS).questions.map((q) => q.path)).toContain("lifestyle.sunMinutes");
  });

  it.each([
    [0, "low", "medium"],
    [29, "low", "medium"],
    [30, "adequate", "low"],
    [90, "adequate", "low"],
  ] as const)("%d minutes: %s, %s", (minutes, level, confidence) => {
    expect(d(sun(minutes))).toMatchObject({ level, confidence });
  });

  it("does not settle it for the old or the heavy", () => {
    expect(d({ ...sun(60), age: 64 })?.level).toBe("adequate");
    expect(d({ ...sun(60), age: 65 })?.level).toBe("low");
    expect(d({ ...sun(60), weightKg: 85 })?.level).toBe("low");
    const { weightKg: _, ...unweighed } = ANA;
    expect(assess({ ...unweighed, ...sun(60) }, real, TODAY, SETTINGS).statuses.get("vitamin_d")?.level).toBe("adequate");
  });

  it.each([
    [29.9, "low", "high"],
    [30, "low", "high"],
    [49.9, "low", "high"],
    [50, "adequate", "high"],
    [124, "adequate", "high"],
    [125, "high", "high"],
  ] as const)("a test of %d nmol/L outranks it: %s", (value, level, confidence) => {
    expect(d({ ...sun(120), labs: [{ code: "vitamin_d_25oh", value, unit: "nmol/L" }] })).toMatchObject({ level, confidence, measured: true });
  });

  it("is read in ng/mL too", () => {
    expect(d({ labs: [{ name: "25(OH)D", value: 16, unit: "ng/mL" }] })).toMatchObject({ level: "low", confidence: "high", aim: 20 });
    expect(d({ labs: [{ name: "25(OH)D", value: 11, unit: "ng/mL" }] })).toMatchObject({ aim: 37.5 });
  });
});
