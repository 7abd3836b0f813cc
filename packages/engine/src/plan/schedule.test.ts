import type { Person, Plan } from "@nutri/domain";
import { same } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { fixture, MAN, shelf } from "../testing/fixture.ts";
import { ANA } from "../testing/people.ts";
import { realKnowledge, sampleCatalogue } from "../testing/real.ts";
import { planFor } from "../testing/solve.ts";
import { HOURS } from "./day.ts";

const k = realKnowledge();
const catalogue = sampleCatalogue();
const made = (over: Partial<Person>): Plan => planFor({ ...ANA, ...over }, k, catalogue).plan;
const at = (plan: Plan, name: RegExp): number[] => plan.schedule.filter((s) => s.entries.some((e) => name.test(e.name.en))).map((s) => HOURS[s.moment]);
const gap = (plan: Plan, a: RegExp, b: RegExp): number =>
  Math.min(...at(plan, a).flatMap((x) => at(plan, b).map((y) => Math.min(Math.abs(x - y), 24 - Math.abs(x - y)))));

describe("the day", () => {
  it("keeps calcium and iron four hours from levothyroxine, and two from each other", () => {
    const plan = made({
      conditions: ["hypothyroidism"],
      medicines: [{ name: "levothyroxine" }],
      supplements: [{ name: "calcium carbonate 600 mg" }, { name: "iron 15 mg" }],
    });
    expect(gap(plan, /levothyroxine/iu, /^calcium carbonate$/iu)).toBeGreaterThanOrEqual(4);
    expect(gap(plan, /levothyroxine/iu, /^iron$/iu)).toBeGreaterThanOrEqual(4);
    expect(gap(plan, /^iron$/iu, /^calcium carbonate$/iu)).toBeGreaterThanOrEqual(2);
  });

  it("keeps the plan's own products from the medicines too", () => {
    const plan = made({ age: 70, conditions: ["osteoporosis"], medicines: [{ name: "alendronate" }], labs: [{ name: "25(OH)D", value: 18, unit: "ng/mL" }] });
    const minerals = plan.products.filter((p) => p.nutrients.some((n) => ["calcium", "iron", "magnesium", "zinc"].includes(n.nutrient)));
    expect(minerals.length).toBeGreaterThan(0);
    for (const p of minerals)
      expect(
        at(plan, new RegExp(`^${p.name.en.replace(/[()+]/gu, ".")}$`, "u")).every((h) => Math.abs(h - HOURS.morning) >= 2),
        p.id,
      ).toBe(true);
  });

  it("puts a multivitamin at bedtime beside orlistat", () => {
    const plan = made({ weightKg: 90, medicines: [{ name: "orlistat" }], labs: [{ name: "25(OH)D", value: 11, unit: "ng/mL" }] });
    expect(at(plan, /orlistat/iu)).toEqual([HOURS.morning, HOURS.noon, HOURS.evening]);
    const fatSoluble = plan.products.filter((p) => p.nutrients.some((n) => ["vitamin_a", "vitamin_d", "vitamin_e", "vitamin_k"].includes(n.nutrient)));
    expect(fatSoluble.length).toBeGreaterThan(0);
    for (const p of fatSoluble)
      expect(
        p.timing.map((t) => t.moment),
        p.id,
      ).toEqual(["bedtime"]);
  });

  it("gives no hour to what is to be stopped", () => {
    const plan = made({ gender: "male", pregnancy: "none", medicines: [{ name: "atorvastatin" }], supplements: [{ name: "red yeast rice" }] });
    expect(plan.productReviews.map((r) => r.verdict)).toContain("stop");
    expect(at(plan, /red yeast/iu)).toEqual([]);
  });

  it("says what it cannot keep apart, and whose it is to arrange", () => {
    const binder = fixture({
      medicines: [{ id: "sevelamer", name: same("sevelamer"), uses: same("phosphate") }],
      interactions: [
        {
          id: "sevelamer-zinc",
          subject: { medicines: ["sevelamer"] },
          object: { nutrients: ["zinc"] },
          direction: "interaction",
          severity: "moderate",
          action: "separate",
          separateHours: 4,
          effect: same("binds it"),
          advice: same("apart"),
          evidence: "B",
        },
      ],
    });
    // With each meal, so that the longest way to any of them is three and a half hours.
    const of = (supplements: string[]) =>
      planFor({ ...MAN, medicines: [{ name: "sevelamer" }], supplements: supplements.map((name) => ({ name })) }, binder, shelf());
    const unmet = of(["zinc 5 mg"]).plan.warnings.filter((w) => w.rule === "rule:times-apart");
    expect(unmet).toMatchObject([{ severity: "moderate", seeDoctor: true }]);
    expect(unmet[0]?.text.en).toMatch(/^sevelamer and zinc should be 4 hours apart.*ask a doctor/u);
    expect(of(["magnesium 50 mg"]).plan.warnings.filter((w) => w.rule === "rule:times-apart")).toEqual([]);
  });

  it("says what it assumed about a medicine's hour", () => {
    const plan = made({ medicines: [{ name: "levothyroxine" }] });
    const entry = plan.schedule.flatMap((s) => s.entries).find((e) => e.kind === "medicine");
    expect(entry?.note?.en).toMatch(/another time/u);
  });
});
