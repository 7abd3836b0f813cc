import { PrecisePlan } from "@nutri/contract";
import { type Answers, LANGS, Plan } from "@nutri/domain";
import { afterAll, describe, expect, it } from "vitest";
import { renderPlan } from "../features/plan/render.ts";
import { ANSWERS } from "../testing/answers.ts";
import "../testing/quiet.ts";
import { createPlanner } from "./engine-planner.ts";
import type { StageName } from "./planner.ts";
import { Solver } from "./solver.ts";
import { realKnowledge, realProducts } from "../testing/real.ts";

const knowledge = realKnowledge();
const products = realProducts();
const catalogue = { version: "test", products };
const answers: Answers = { ...ANSWERS, diet: { pattern: "vegetarian" } };

describe("the real engine behind the server", () => {
  const { planner, warm, stop } = createPlanner(knowledge, { market: "cn", referenceSet: "china-2023" });
  afterAll(stop);
  const make = (stages: StageName[] = []) =>
    planner.make({ answers, type: "short_questionnaire", catalogue, asOf: "2026-11-21" }, (name) => Promise.resolve(void stages.push(name)));

  it("tells what of a product does not go with a person, by the product's own name, and nothing of what helps or is minor", () => {
    const of = (more: Partial<Answers>, id: string) =>
      planner.conflicts(
        { ...answers, ...more },
        products.filter((p) => p.id === id),
      );
    const [first, ...rest] = of({}, "calcium-carbonate-d");
    expect(first?.taboo).toMatchObject({ action: "separate", subject: { id: "levothyroxine" } });
    expect([first, ...rest].some((c) => c?.taboo.item.name.zh === products.find((p) => p.id === "calcium-carbonate-d")?.name.zh)).toBe(true);
    for (const { taboo } of planner.conflicts(answers, products)) {
      expect(taboo.severity).not.toBe("minor");
      expect(["beneficial", "supplement"]).not.toContain(taboo.action);
    }
    expect(of({ medicines: [] }, "calcium-carbonate-d")).toEqual([]);
    expect(of({ allergies: ["鱼"], medicines: [] }, "fish-oil").map((c) => c.taboo.subject.kind)).toContain("allergy");
  });

  it("makes a plan that fits the domain and, in each language, the contract", async () => {
    await warm();
    const stages: StageName[] = [];
    const plan = await make(stages);
    expect(stages).toEqual(["conflicts", "plan"]);
    expect(Plan.parse(plan).nutrients.length).toBeGreaterThanOrEqual(20);
    expect(plan.optimality.status).toBe("optimal");
    const { body } = renderPlan(plan, { id: "1", customNutritionPlanId: "2", nickname: "", createdAt: "2026-11-21T08:00:00.000Z", previous: undefined });
    for (const lang of LANGS) expect(PrecisePlan.safeParse(JSON.parse(JSON.stringify(body[lang]))).error).toBeUndefined();
    expect(/"(priceCents|skus|stock)":/.test(JSON.stringify(body))).toBe(false);
  });

  it("makes the same plan of the same answers, byte for byte, also side by side", async () => {
    const plans = await Promise.all([make(), make(), make()]);
    const [first] = plans.map((p) => JSON.stringify(p));
    for (const plan of plans) expect(JSON.stringify(plan)).toBe(first);
  });

  it("tells what it understood, taboos and reviews", () => {
    expect(planner.understood(answers)).toMatchObject({ bmi: { value: expect.closeTo(20.7, 1) as number }, energy: { unit: "kcal" } });
    expect(planner.understood({})).toEqual({});
    expect(planner.taboos({ medicines: [{ name: "nothing is called so" }] }).unrecognised).toEqual(["nothing is called so"]);
    expect(planner.reviews({ supplements: [{ name: "维生素C 1000mg" }] }).totals).toMatchObject([{ nutrient: "vitamin_c", amount: 1000, unit: "mg" }]);
  });
});

describe("the solver", () => {
  const solver = new Solver();
  afterAll(() => solver.stop());
  const LP = "Maximize\n obj: 3 x + 2 y\nSubject To\n c: x + y <= 4.5\n d: x <= 2.5\nBounds\n 0 <= x <= 9\n 0 <= y <= 9\nGeneral\n x y\nEnd\n";

  it("solves in whole numbers, one model after the other", async () => {
    const solutions = await Promise.all(Array.from({ length: 5 }, () => solver.solve(LP)));
    for (const solution of solutions) expect(solution).toEqual({ status: "optimal", gap: 0, values: { x: 2, y: 2 } });
  });

  it("says when there is no solution or no model, and works on after it", async () => {
    await expect(solver.solve(LP.replace("d: x <= 2.5", "d: x >= 8"))).rejects.toThrow("the solver failed");
    await expect(solver.solve("not a model")).rejects.toThrow("the solver failed");
    expect((await solver.solve(LP)).values).toEqual({ x: 2, y: 2 });
  });

  it("gives up what was asked when it is stopped, and starts again when asked again", async () => {
    const [outcome] = await Promise.allSettled([solver.solve(LP), solver.stop()]);
    expect(outcome).toMatchObject({ status: "rejected", reason: { message: "the solver's thread has ended" } });
    expect((await solver.solve(LP)).status).toBe("optimal");
  });
});
