import { describe, expect, test } from "vitest";
import { stepsFor } from "../../questionnaire/steps.ts";
import { fixturePlan } from "../fixture.ts";
import { answerAndReason, grounds, outcomeOf, sureness } from "./headline.ts";
import { barLimit, sortedNutrients } from "./nutrients.ts";
import { ASKED_PATHS, questionLink } from "./question-link.ts";
import { tabooChip } from "./severity.ts";
import { avoidedOf, urgentOf } from "./taken.ts";
import type { Plan, Words } from "./types.ts";

const plan = fixturePlan("zh-CN");
const withWarning = (w: Partial<Plan["warnings"][number]>): Plan => ({
  ...plan,
  warnings: [{ severity: "major", text: "", seeDoctor: false, rule: "r", sources: [], ...w }],
});

describe("links back to the questions", () => {
  test("lead to steps that the questionnaire has", () => {
    for (const type of ["short_questionnaire", "deep_questionnaire"] as const)
      for (const path of ASKED_PATHS) {
        const query = new URLSearchParams(questionLink(path, type).split("?")[1]);
        const asked = stepsFor({ gender: "female", age: 30 }, query.get("plan_type") as typeof type).map((s): string => s.id);
        expect([path, asked.includes(query.get("step") ?? "")]).toEqual([path, true]);
      }
  });

  test("what the short questionnaire asks too is mended in it; the rest needs the deep one", () => {
    expect(questionLink("medicines", "short_questionnaire")).toBe("/questionnaire?step=medicines&plan_type=short_questionnaire");
    expect(questionLink("lifestyle.sunMinutes", "short_questionnaire")).toBe("/questionnaire?step=sun&plan_type=deep_questionnaire");
  });

  test("a path nobody knows leads to the questionnaire as a whole; lab values to the reports", () => {
    expect(questionLink("somethingNew", "short_questionnaire")).toBe("/questionnaire?plan_type=deep_questionnaire");
    expect(questionLink("labs.ferritin", "short_questionnaire")).toBe("/uploadReportsPageNew");
    expect(questionLink("labs", "deep_questionnaire")).toBe("/uploadReportsPageNew");
  });
});

describe("what is pressing", () => {
  test("a conflict or a stop that a warning has told of the same thing is not told twice", () => {
    const keys = (p: Plan): string[] => urgentOf(p).urgent.map((u) => u.key);
    expect(keys(plan)).toEqual(["warning 1", "review 1", "levothyroxine+calcium", "levothyroxine+iron"]);
    expect(keys(withWarning({ rule: "levothyroxine_calcium", text: "左甲状腺素与钙：隔开" }))).not.toContain("levothyroxine+calcium");
    expect(keys(withWarning({ rule: "levothyroxine_calcium", text: "左甲状腺素与铁：隔开" }))).toContain("levothyroxine+calcium");
    expect(keys(withWarning({ rule: "hypothyroidism_kelp", text: "海带碘片" }))).not.toContain("review 1");
    expect(keys(withWarning({ rule: "hypothyroidism_kelp", text: "海带碘片", severity: "minor" }))).toContain("review 1");
  });

  test("a grave conflict of what is neither taken nor planned waits below", () => {
    const idle: Plan = { ...plan, productReviews: [], recommendations: [], products: [], warnings: [] };
    expect(urgentOf(idle).urgent).toEqual([]);
  });

  test("a general refusal that a warning has told is not repeated among what was left out; a product's is", () => {
    const refusal = { item: "所有", why: "w", severity: "major" as const, rule: "advice:x", sources: [] };
    expect(avoidedOf({ ...withWarning({ rule: "advice:x" }), avoided: [refusal, { ...refusal, productId: "p" }] })).toHaveLength(1);
    expect(avoidedOf({ ...withWarning({ rule: "other" }), avoided: [refusal] })).toHaveLength(1);
  });
});

describe("headline", () => {
  test.each([
    ["三样不够。先从钙开始。", "三样不够。", "先从钙开始。"],
    ["Iron at 9.4 mg is short. Begin there.", "Iron at 9.4 mg is short.", "Begin there."],
    ["三样不够", "三样不够", ""],
    ["", "", ""],
  ])("the first sentence of “%s” answers, the rest is the reason", (summary, answer, reason) => {
    expect(answerAndReason(summary)).toEqual([answer, reason]);
  });

  test("is as sure as the least sure of what is off the mark, else of all; of nothing it says nothing", () => {
    expect(sureness(plan)).toBe("low");
    expect(sureness({ ...plan, nutrients: plan.nutrients.filter((n) => n.status === "adequate") })).toBe("medium");
    expect(sureness({ ...plan, nutrients: [] })).toBeUndefined();
  });

  test("names only grounds that the reasons name", () => {
    expect(grounds(plan)).toEqual(["person", "diet", "lab"]);
    expect(grounds({ ...plan, nutrients: [] })).toEqual(["person"]);
  });

  test("the kind of outcome: at 17 and 18, with and without something pressing", () => {
    const none: Plan = { ...plan, recommendations: [], products: [], warnings: [], productReviews: [], medicineTaboos: [] };
    expect(outcomeOf({ ...none, profile: { age: 17 } })).toBe("young");
    expect(outcomeOf({ ...none, profile: { age: 18 } })).toBe("foodFirst");
    expect(outcomeOf({ ...none, profile: {}, nutrients: [] })).toBe("foodFirst");
    expect(outcomeOf({ ...none, nutrients: none.nutrients.filter((n) => n.status === "adequate") })).toBe("enough");
    expect(outcomeOf({ ...none, warnings: plan.warnings })).toBe("doctor");
    expect(outcomeOf(plan)).toBe("plan");
  });
});

describe("nutrients", () => {
  test("a limit of some forms only never stands on the bar, nor one in another unit", () => {
    const [first] = plan.nutrients;
    if (!first) throw new Error("fixture");
    const limit = { ...first.limits[0], amount: 40, unit: "mg", scope: "total" as const, counted: 1, rule: "r", source: first.target.source };
    expect(barLimit({ ...first, limits: [limit, { ...limit, amount: 42 }] })).toBe(40);
    expect(barLimit({ ...first, limits: [{ ...limit, scope: "supplemental" }] })).toBeUndefined();
    expect(barLimit({ ...first, limits: [{ ...limit, unit: "ug" }] })).toBeUndefined();
  });

  test("what the plan adds to comes first, then the surest", () => {
    expect(sortedNutrients(plan).off.map((n) => n.nutrient)).toEqual(["iron", "vitamin_d", "magnesium", "iodine"]);
  });
});

test("a chip says what to do, not only how bad it is", () => {
  const t = ((key: string) => key) as unknown as Words;
  const [taboo] = plan.medicineTaboos;
  if (!taboo) throw new Error("fixture");
  const chip = (change: Partial<typeof taboo>): string => tabooChip({ ...taboo, separateHours: undefined, ...change }, t).text;
  expect([
    chip({ action: "avoid", severity: "contraindicated" }),
    chip({ action: "avoid", severity: "moderate" }),
    chip({ action: "separate" }),
    chip({ action: "monitor", severity: "major" }),
    chip({ action: "monitor", severity: "minor" }),
    chip({ action: "beneficial" }),
    chip({ action: "supplement" }),
  ]).toEqual(["taboo.chip.forbidden", "taboo.chip.mind", "taboo.chip.apart", "taboo.chip.doctor", "taboo.chip.watch", "taboo.chip.good", "taboo.chip.fill"]);
});
