import type { PrecisePlan } from "@nutri/contract";
import { expect, it } from "vitest";
import { ANSWERS, onEachDatabase } from "../../testing/server.ts";

const REVIEW = { gender: "female", age: 34, reviewOnly: true, medicines: [{ name: "warfarin" }] } as const;

onEachDatabase("a plan that only reviews what is taken", (server) => {
  const begun = async (): Promise<{ token: string; id: string }> => {
    const { token } = await server().visitor();
    const { data } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    return { token, id: data.id };
  };
  const put = ({ token, id }: { token: string; id: string }, answers: object) =>
    server().call("questionnairePut", { body: { customNutritionPlanId: id, questionnaireType: "short_questionnaire", answers, submit: true } }, { token });
  const plan = async ({ token, id }: { token: string; id: string }): Promise<PrecisePlan> => {
    await server().settled();
    return (await server().call("precisePlanGet", { query: { custom_nutrition_plan_id: id } }, { token })).data as PrecisePlan;
  };

  it("needs gender, age and one medicine or supplement, and says which is missing", async () => {
    const visitor = await begun();
    const { status, failure } = await put(visitor, { reviewOnly: true, medicines: [], supplements: [] });
    expect([status, failure?.details?.map((d) => d.path)]).toEqual([422, ["answers.gender", "answers.age", "answers.medicines"]]);
    expect((await put(visitor, REVIEW)).status).toBe(200);
  });

  it("is nothing to add to: for that the whole questionnaire is needed", async () => {
    const visitor = await begun();
    await put(visitor, REVIEW);
    const made = await plan(visitor);
    const added = await server().call("addNutrients", { body: { id: made.id, nutrients: [{ nutrient: "zinc" }] } }, { token: visitor.token });
    expect([added.status, added.failure?.error]).toEqual([422, "questionnaire_incomplete"]);
    expect(added.failure?.details?.map((d) => d.path)).toContain("answers.allergies");
  });

  it("becomes a whole plan when the questionnaire is answered", async () => {
    const visitor = await begun();
    await put(visitor, REVIEW);
    const reviewed = await plan(visitor);
    await put(visitor, { ...ANSWERS, medicines: REVIEW.medicines });
    const whole = await plan(visitor);
    expect(whole.previousId).toBe(reviewed.id);
  });
});
