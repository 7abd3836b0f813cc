import { smallKnowledge } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { resolvePerson } from "../person.ts";
import { ANA } from "../testing/people.ts";
import { bmiCategory, bmiOf } from "./bmi.ts";
import { eer, energyOf } from "./energy.ts";

const SOURCES = ["wst-428-2013", "who-2000-obesity", "nasem-dri-energy-2023", "cns-dri-2023", "iom-dri-2005-macronutrients"];
const k = smallKnowledge({
  sources: SOURCES.map((id) => ({ id, title: "A title", lang: "en", publisher: "A publisher", year: 2020, url: "https://example.org/", kind: "guideline" })),
});
const person = (over: Partial<typeof ANA>) => resolvePerson({ ...ANA, ...over }, k);

describe("BMI", () => {
  it.each([
    [18.4, "low", "low"],
    [18.5, "normal", "normal"],
    [23.9, "normal", "normal"],
    [24, "high", "normal"],
    [25, "high", "high"],
    [27.9, "high", "high"],
    [28, "very_high", "high"],
    [30, "very_high", "very_high"],
  ])("%d is %s by the Chinese cut-offs and %s by those of the WHO", (bmi, china, who) => {
    expect(bmiCategory(bmi, "china-2023")).toBe(china);
    expect(bmiCategory(bmi, "us-dri")).toBe(who);
  });

  it("is for adults who are not pregnant and have told height and weight", () => {
    expect(bmiOf(person({}), k, "china-2023")).toMatchObject({ value: 21.3, category: "normal", rule: "equation:bmi-china" });
    expect(bmiOf(person({ age: 17 }), k, "china-2023")).toBeUndefined();
    expect(bmiOf(person({ age: 18 }), k, "china-2023")).toBeDefined();
    expect(bmiOf(person({ pregnancy: "pregnant_2" }), k, "china-2023")).toBeUndefined();
    const { weightKg: _, ...unweighed } = ANA;
    expect(bmiOf(resolvePerson(unweighed, k), k, "china-2023")).toBeUndefined();
  });
});

describe("energy", () => {
  it("follows the equations of 2023", () => {
    expect(eer("male", 30, 170, 70, "sedentary")).toBeCloseTo(753.07 - 10.83 * 30 + 6.5 * 170 + 14.1 * 70, 6);
    expect(eer("female", 30, 170, 70, "moderate")).toBeCloseTo(2475.55, 2);
  });

  it("rises with activity, or stays", () => {
    const levels = (["sedentary", "light", "moderate", "active", "very_active"] as const).map((level) => eer("female", 40, 160, 60, level));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it("adds what pregnancy and breastfeeding need, by the set", () => {
    const at = (pregnancy: NonNullable<typeof ANA.pregnancy>, set: "china-2023" | "us-dri" = "china-2023") =>
      energyOf(person({ pregnancy }), k, set)?.value ?? 0;
    const none = at("none");
    expect(at("trying")).toBe(none);
    expect(at("pregnant_1")).toBe(none);
    expect(at("pregnant_2") - none).toBe(250);
    expect(at("pregnant_3") - none).toBe(400);
    expect(at("lactating") - none).toBe(400);
    expect(at("pregnant_2", "us-dri") - at("none", "us-dri")).toBe(340);
  });

  it("is not guessed when something is missing", () => {
    const { activityLevel: _, ...still } = ANA;
    expect(energyOf(resolvePerson(still, k), k, "china-2023")).toBeUndefined();
    expect(energyOf(person({ age: 17 }), k, "china-2023")).toBeUndefined();
  });
});
