import type { PrecisePlan } from "@nutri/contract";
import type { Lang } from "@nutri/domain";
import { expect, it } from "vitest";
import { ANSWERS, onEachDatabase, type Visitor } from "../../testing/server.ts";

type Owned = { token: string; plan: PrecisePlan };

onEachDatabase("adding nutrients to a plan", (server) => {
  const newest = async ({ token, plan }: Owned, lang: Lang = "zh-CN"): Promise<PrecisePlan> =>
    (await server().call("precisePlanGet", { query: { custom_nutrition_plan_id: plan.customNutritionPlanId } }, { token, lang })).data as PrecisePlan;
  const submit = async (token: string, id: string, answers: object): Promise<void> => {
    await server().call(
      "questionnairePut",
      { body: { customNutritionPlanId: id, questionnaireType: "short_questionnaire", answers, submit: true } },
      { token },
    );
    await server().settled();
  };
  const made = async (visitor?: Visitor): Promise<Owned> => {
    const { token } = visitor ?? (await server().visitor());
    const { data } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    await submit(token, data.id, ANSWERS);
    return { token, plan: await newest({ token, plan: { customNutritionPlanId: data.id } as PrecisePlan }) };
  };
  const add = ({ token, plan }: Owned, names: readonly string[], more: { lang?: Lang; headers?: Record<string, string> } = {}) =>
    server().call("addNutrients", { body: { id: plan.id, nutrients: names.map((nutrient) => ({ nutrient })) } }, { token, ...more });
  const plansOf = async ({ token }: Owned): Promise<string[]> => (await server().call("precisePlansByUser", {}, { token })).data.map((p) => p.id);

  it("makes a new plan that follows the old one, with the change and its cause, in the language asked", async () => {
    const owned = await made();
    const { status, data } = await add(owned, ["vitamin_c"], { lang: "en-US" });
    expect([status, data.refused]).toEqual([200, []]);
    expect(data.plan).toMatchObject({
      previousId: owned.plan.id,
      customNutritionPlanId: owned.plan.customNutritionPlanId,
      nickname: "小林",
      wanted: ["vitamin_c"],
    });
    expect(data.plan.changes).toEqual([{ kind: "nutrient", id: "vitamin_c", name: "vitamin_c", from: 0, to: 50, unit: "mg", because: "You asked for it." }]);
    expect(await newest(owned, "en-US")).toEqual(data.plan);
    expect(await plansOf(owned)).toEqual([data.plan.id, owned.plan.id]);
  });

  it.each(["vitamin_c", "维生素C", " Vitamin C "])("knows the nutrient by %o", async (name) => {
    const { data } = await add(await made(), [name]);
    expect([data.plan.wanted, data.refused]).toEqual([["vitamin_c"], []]);
  });

  it("refuses what cannot be granted and what it does not know, each by the name given, and leaves the plan as it was", async () => {
    const owned = await made();
    const { data } = await add(owned, ["钙", "phlogiston"], { lang: "en-US" });
    expect(data.refused).toEqual([
      { nutrient: "钙", why: "No room is left.", sources: [expect.objectContaining({ id: "test-source" })] },
      { nutrient: "phlogiston", why: "We know no nutrient by this name, so nothing was added.", sources: [] },
    ]);
    expect(data.plan.id).toBe(owned.plan.id);
    expect(await plansOf(owned)).toEqual([owned.plan.id]);
  });

  it("grants one and refuses another in the same call; what was refused is no standing wish", async () => {
    const owned = await made();
    const { data } = await add(owned, ["calcium", "vitamin_c"]);
    expect([data.plan.wanted, data.refused.map((r) => r.nutrient)]).toEqual([["vitamin_c"], ["calcium"]]);
  });

  it("is idempotent: the same wish again gives the same plan, with a key the same bytes", async () => {
    const owned = await made();
    const headers = { "idempotency-key": "add-once" };
    const first = await add(owned, ["vitamin_c"], { headers });
    const again = await add(owned, ["vitamin_c"]);
    expect(again.data).toEqual(first.data);
    const replayed = await add(owned, ["vitamin_c"], { headers });
    expect([replayed.text, replayed.headers["idempotency-replayed"]]).toEqual([first.text, "true"]);
    expect(await plansOf(owned)).toHaveLength(2);
  });

  it("keeps both of two wishes that come at once", async () => {
    const owned = await made();
    await Promise.all([add(owned, ["vitamin_c"]), add(owned, ["magnesium"])]);
    expect((await newest(owned)).wanted).toEqual(["magnesium", "vitamin_c"]);
  });

  it("keeps the wish when the answers change, and while a plan is being made", async () => {
    const owned = await made();
    await add(owned, ["vitamin_c"]);
    await submit(owned.token, owned.plan.customNutritionPlanId, { ...ANSWERS, age: 35 });
    const later = await newest(owned);
    expect(later).toMatchObject({ wanted: ["vitamin_c"], profile: { age: 35 } });
    expect(later.nutrients.map((n) => n.nutrient)).toContain("vitamin_c");

    const { promise, resolve: go } = Promise.withResolvers<void>();
    server().planner.hold = promise;
    await server().call(
      "questionnairePut",
      {
        body: {
          customNutritionPlanId: owned.plan.customNutritionPlanId,
          questionnaireType: "short_questionnaire",
          answers: { ...ANSWERS, age: 36 },
          submit: true,
        },
      },
      { token: owned.token },
    );
    const adding = add(owned, ["magnesium"]);
    setTimeout(go, 50);
    await adding;
    server().planner.hold = undefined;
    await server().settled();
    expect(await newest(owned)).toMatchObject({ wanted: ["magnesium", "vitamin_c"], profile: { age: 36 } });
  });

  it("adds to the newest plan even when an older one is named", async () => {
    const owned = await made();
    const second = (await add(owned, ["vitamin_c"])).data.plan;
    const third = (await add(owned, ["magnesium"])).data.plan;
    expect([third.previousId, third.wanted]).toEqual([second.id, ["magnesium", "vitamin_c"]]);
  });

  it("hides unknown plans and those of others alike, and asks for consent and for a nutrient", async () => {
    const owned = await made();
    const stranger = { ...owned, token: (await server().visitor()).token };
    for (const refusal of [await add(stranger, ["iron"]), await add({ ...owned, plan: { ...owned.plan, id: "nothing" } }, ["iron"])])
      expect([refusal.status, refusal.failure.error]).toEqual([404, "not_found"]);
    expect((await add(owned, [])).failure.details?.map((d) => d.path)).toEqual(["nutrients"]);
    expect((await add(owned, [""])).failure.details?.map((d) => d.path)).toEqual(["nutrients.0.nutrient"]);
    const { token } = await server().visitor({ consents: false });
    expect((await add({ ...owned, token }, ["iron"])).failure.error).toBe("consent_required");
  });

  it("makes no plan of answers that are no longer complete", async () => {
    const owned = await made();
    const { medicines: _, ...some } = ANSWERS;
    const body = { customNutritionPlanId: owned.plan.customNutritionPlanId, questionnaireType: "short_questionnaire", answers: some, submit: false };
    await server().call("questionnairePut", { body }, { token: owned.token });
    const { status, failure } = await add(owned, ["vitamin_c"]);
    expect([status, failure.error, failure.details?.map((d) => d.path)]).toEqual([422, "questionnaire_incomplete", ["answers.medicines"]]);
    expect(await plansOf(owned)).toEqual([owned.plan.id]);
  });

  it("stores wishes sealed", async () => {
    await add(await made(), ["vitamin_c"]);
    expect(JSON.stringify(await server().context.db.selectFrom("precise_plans").selectAll().execute())).not.toContain("vitamin_c");
  });
});
