import type { Person } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { same } from "@nutri/knowledge/testing/small";
import { foodAdvice, graveness } from "./advice.ts";
import { assess } from "./assess.ts";
import { fixture, MAN } from "./testing/fixture.ts";
import { ANA } from "./testing/people.ts";
import { realKnowledge } from "./testing/real.ts";
import { SETTINGS, TODAY } from "./testing/solve.ts";

const k = realKnowledge();
const said = (over: Partial<Person>): string[] => assess({ ...ANA, ...over }, k, TODAY, SETTINGS).said.map((a) => a.id);

/** People for whom the rest of a record's condition holds, so that only its lab is asked about. */
function personFor(when: (typeof k.records.advice)[number]["when"]): Partial<Person> | undefined {
  const { labs: _, sex, ageYears, pregnancy, classes, medicines, patterns, ...rest } = when;
  if (Object.keys(rest).length > 0) return undefined;
  const medicine = medicines?.[0] ?? [...(classes ?? [])].flatMap((c) => [...k.membersOf(c)])[0];
  return {
    ...(sex && { gender: sex, pregnancy: "none" }),
    ...(sex === "male" && { pregnancy: "none" }),
    ...(ageYears && { age: Math.max(ageYears.min ?? 18, 30) > (ageYears.max ?? 120) ? (ageYears.max ?? 30) : Math.max(ageYears.min ?? 18, 30) }),
    ...(pregnancy && { pregnancy: pregnancy[0] ?? "none" }),
    ...(patterns && { diet: { pattern: patterns[0] ?? "vegan" } }),
    ...(medicine !== undefined && { medicines: [{ name: medicine, id: medicine }] }),
  };
}

const byLab = k.records.advice.flatMap((a) => {
  const person = personFor(a.when);
  return person && a.symptoms.length === 0 && a.lowIn.length === 0 ? (a.when.labs ?? []).map((lab) => ({ id: a.id, lab, person })) : [];
});

describe("advice by lab value", () => {
  const step = (v: number): number => Math.max(v * 1e-4, 1e-6);
  const at = (c: (typeof byLab)[number], value: number): boolean =>
    said({ ...c.person, labs: [{ code: c.lab.code, value, unit: k.biomarkers.get(c.lab.code)?.unit ?? "" }] }).includes(c.id);

  it("is there for most of what labs can tell", () => expect(byLab.length).toBeGreaterThan(40));

  it.each(byLab.filter((c) => c.lab.below !== undefined).map((c) => [`${c.id} below ${c.lab.below}`, c] as const))("%s", (_, c) => {
    const edge = c.lab.below ?? 0;
    const inside = Math.max(edge - step(edge), c.lab.atLeast ?? -Infinity);
    expect(at(c, inside)).toBe(true);
    expect(at(c, edge) && byLab.filter((x) => x.id === c.id).length === 1).toBe(false);
  });

  it.each(byLab.filter((c) => c.lab.atLeast !== undefined).map((c) => [`${c.id} from ${c.lab.atLeast}`, c] as const))("%s", (_, c) => {
    const edge = c.lab.atLeast ?? 0;
    expect(at(c, edge)).toBe(true);
    expect(at(c, edge - step(edge)) && byLab.filter((x) => x.id === c.id).length === 1).toBe(false);
  });

  it.each(byLab.filter((c) => c.lab.above !== undefined).map((c) => [`${c.id} above ${c.lab.above}`, c] as const))("%s", (_, c) => {
    const edge = c.lab.above ?? 0;
    expect(at(c, edge + step(edge))).toBe(true);
    expect(at(c, edge) && byLab.filter((x) => x.id === c.id).length === 1).toBe(false);
  });

  it("reads a ratio that is told without a unit", () => {
    const onWarfarin = (inr: number): string[] => said({ medicines: [{ name: "warfarin" }], labs: [{ name: "INR", value: inr, unit: "" }] });
    expect(onWarfarin(3.4)).toContain("lab_inr_high");
    expect(onWarfarin(2.5).filter((id) => id.startsWith("lab_inr"))).toEqual([]);
    expect(said({ labs: [{ name: "INR", value: 1.0, unit: "" }] })).not.toContain("lab_inr_low");
  });

  it("is not said when the value is missing", () => {
    const without = said({});
    for (const c of byLab) expect(without, c.id).not.toContain(c.id);
  });
});

describe("advice by answers", () => {
  it("speaks of food for what is low, and only then", () => {
    expect(said({})).toContain("food_for_calcium");
    expect(said({ supplements: [{ name: "calcium 600 mg" }] })).not.toContain("food_for_calcium");
  });

  it("hears symptoms in either language, and hears when they are denied", () => {
    expect(said({ symptoms: ["crushing chest pain since morning"] })).toContain("red_chest_pain");
    expect(said({ symptoms: ["胸痛"] })).toContain("red_chest_pain");
    expect(said({ symptoms: ["no chest pain", "无胸痛", "没有便血"] }).filter((id) => id.startsWith("red_"))).toEqual([]);
    for (const told of ["不想活了", "不明原因胸痛", "胸痛不停", "no longer only at night: chest pain"])
      expect(
        said({ symptoms: [told] }).filter((id) => id.startsWith("red_")),
        told,
      ).not.toEqual([]);
    expect(said({ symptoms: ["没有胸痛", "否认便血", "don't have chest pain", "不胸痛"] }).filter((id) => id.startsWith("red_"))).toEqual([]);
    expect(said({ symptoms: ["bleeding"] })).not.toContain("red_pregnancy_bleeding");
    expect(said({ symptoms: ["bleeding"], pregnancy: "pregnant_1" })).toContain("red_pregnancy_bleeding");
  });

  it.each([
    [17, true],
    [18, false],
  ])("keeps products from somebody of %d: %s", (age, kept) => {
    const a = assess({ ...ANA, age }, k, TODAY, SETTINGS);
    expect(a.blocks.all !== undefined).toBe(kept);
    expect(a.needs.length === 0).toBe(kept);
  });

  it.each([
    [{ pregnancy: "pregnant_1" }, "pregnancy_caffeine"],
    [{ pregnancy: "trying" }, "trying_folic_acid"],
    [{ pregnancy: "lactating" }, "lactation_baby_d"],
    [{ diet: { pattern: "vegan" } }, "vegan_b12"],
    [{ diet: { pattern: "vegan" } }, "vegan_protein"],
    [{ medicines: [{ name: "omeprazole" }] }, "ppi_calcium_citrate"],
    [{ medicines: [{ name: "二甲双胍" }] }, "metformin_b12"],
    [{ medicines: [{ name: "orlistat" }] }, "orlistat_vitamins"],
    [{ medicines: [{ name: "atorvastatin" }], symptoms: ["muscle pain"] }, "statin_muscle_pain"],
    [{ conditions: ["hypothyroidism"] }, "thyroid_biotin_tests"],
    [{ conditions: ["breast cancer"] }, "cancer_ask_oncologist"],
    [{ conditions: ["慢性肾脏病4期"] }, "ckd_minerals"],
    [{ goals: ["lose weight"] }, "goal_weight"],
    [{ goals: ["减肥"], weightKg: 48 }, "goal_weight_underweight"],
    [{ weightKg: 42 }, "bmi_very_low"],
    [{ pregnancy: "lactating", diet: { pattern: "vegan" }, labs: [{ name: "B12", value: 150, unit: "pmol/L" }] }, "lactating_vegan_b12_doctor"],
  ] as [Partial<Person>, string][])("%o is told %s", (over, id) => {
    expect(said(over)).toContain(id);
  });

  it("of a record that keeps something out without saying how gravely is moderate", () => {
    const kept = fixture({
      advice: [
        { id: "doctor", when: { conditions: ["x"] }, text: same("the doctor's"), blocks: ["zinc"] },
        { id: "first", when: {}, text: same("this first"), severity: "major", blocks: ["zinc"] },
      ],
    });
    expect(kept.records.advice.map(graveness)).toEqual(["moderate", "major"]);
  });

  it("names the kind of answer that brought it up, symptoms before all others", () => {
    const spoken = fixture({
      advice: [
        { id: "tired", when: { patterns: ["omnivore"] }, symptoms: ["tired"], text: same("rest") },
        { id: "eats", when: { patterns: ["omnivore"] }, text: same("eat") },
        { id: "short", when: {}, lowIn: ["calcium"], text: same("drink milk") },
      ],
    });
    const of = (symptoms: string[]) => {
      const { said: now, resolved } = assess({ ...MAN, symptoms }, spoken, TODAY, SETTINGS);
      return foodAdvice(now, resolved, spoken).map((x) => x.because.map((b) => `${b.rule} ${b.kind}`).join());
    };
    expect(of(["Tired all day"])).toEqual(["advice:tired symptom", "advice:eats diet", "advice:short need"]);
    expect(of([])).toEqual(["advice:eats diet", "advice:short need"]);
  });

  it("is written in both languages, without an exclamation mark", () => {
    for (const a of k.records.advice) {
      expect(a.text.zh, a.id).toMatch(/[\u4e00-\u9fff]/u);
      expect(a.text.en, a.id).not.toMatch(/[\u4e00-\u9fff]/u);
      expect(`${a.text.zh}${a.text.en}`, a.id).not.toMatch(/[!！]/u);
    }
  });
});

it("nobody who is thin, expecting or nursing is told how to lose weight", () => {
  const goals = { goals: ["weight loss"] };
  expect(said(goals)).toContain("goal_weight");
  for (const over of [{ weightKg: 46 }, { pregnancy: "pregnant_2" }, { pregnancy: "lactating" }] as const)
    expect(said({ ...goals, ...over })).not.toContain("goal_weight");
});
