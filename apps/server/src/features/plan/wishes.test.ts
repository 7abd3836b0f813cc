import type { Answers } from "@nutri/domain";
import { afterAll, describe, expect, it } from "vitest";
import { createPlanner } from "../../planning/engine-planner.ts";
import { nutrientsNamed, wishesOf } from "./wishes.ts";
import { realKnowledge, realProducts } from "../../testing/real.ts";

const knowledge = realKnowledge();
const products = realProducts();

describe("which nutrients a wish means", () => {
  it.each([
    ["vitamin_k", ["vitamin_k"]],
    ["维生素B12", ["vitamin_b12"]],
    ["Vitamin D", ["vitamin_d"]],
    ["甲钴胺", ["vitamin_b12"]],
    ["methylcobalamin", ["vitamin_b12"]],
    ["碳酸钙", ["calcium"]],
    ["鱼油", ["epa_dha"]],
    ["镁", ["magnesium"]],
    ["calcium + vitamin D", ["calcium", "vitamin_d"]],
    ["钙和镁", ["calcium", "magnesium"]],
    ["钙片", ["calcium"]],
    ["multivitamin", []],
    ["warfarin", []],
    ["ginkgo", []],
    ["牛奶", []],
    ["phlogiston", []],
    ["💊", []],
  ])("%s: %o", (name, ids) => expect(nutrientsNamed(knowledge, name).toSorted()).toEqual(ids));
});

describe("wishes of a stored plan", () => {
  const stored = (body: object) => ({ id: "1", inputsHash: "", zh: Buffer.from(JSON.stringify(body)), en: Buffer.from("{}") });
  it("are what it says, and none where there is no plan or nothing was asked", () => {
    expect([wishesOf(stored({ wanted: ["zinc"] })), wishesOf(stored({})), wishesOf(undefined)]).toEqual([["zinc"], [], []]);
  });
});

describe("wishes before the real engine", () => {
  const { planner, stop } = createPlanner(knowledge, { market: "cn", referenceSet: "china-2023" });
  afterAll(stop);
  const answers: Answers = {
    gender: "male",
    age: 62,
    heightCm: 172,
    weightKg: 70,
    activityLevel: "light",
    conditions: [],
    allergies: [],
    medicines: [{ name: "华法林" }],
    supplements: [],
    diet: { pattern: "omnivore" },
    lifestyle: { smoking: "never", alcohol: "never" },
  };
  const ask = (...wanted: string[]) =>
    planner.answerWishes({ answers, type: "short_questionnaire", catalogue: { version: "test", products }, asOf: "2026-11-21", wanted });

  it("grants zinc with its reason, and refuses vitamin K beside warfarin with a source", async () => {
    const { plan, refused } = await ask("vitamin_k", "zinc");
    expect(refused.map((r) => [r.nutrient, r.sources.length > 0])).toEqual([["vitamin_k", true]]);
    const zinc = plan.recommendations.find((r) => r.nutrient === "zinc");
    expect(zinc?.because.map((b) => b.rule)).toContain("wanted:zinc");
    expect(plan.products.length).toBeGreaterThan(0);
    expect(plan.nutrients.find((n) => n.nutrient === "vitamin_k")?.intake.plan ?? 0).toBe(0);
  });

  it("refuses sodium, which is nobody's to supplement, and everything under eighteen", async () => {
    expect((await ask("sodium")).refused.map((r) => r.nutrient)).toEqual(["sodium"]);
    const young = await planner.answerWishes({
      answers: { ...answers, age: 15, medicines: [] },
      type: "short_questionnaire",
      catalogue: { version: "test", products },
      asOf: "2026-11-21",
      wanted: ["zinc"],
    });
    expect([young.refused.map((r) => r.nutrient), young.plan.products]).toEqual([["zinc"], []]);
  });

  it("gives the same plan as making it with the granted wishes", async () => {
    const { plan } = await ask("zinc");
    const made = await planner.make(
      { answers, type: "short_questionnaire", catalogue: { version: "test", products }, asOf: "2026-11-21", wanted: ["zinc"] },
      () => Promise.resolve(),
    );
    expect(made).toEqual(plan);
  });
});
