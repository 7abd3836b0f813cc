import { expect, it } from "vitest";
import { ANSWERS, onEachDatabase } from "../../testing/server.ts";

onEachDatabase("reviews", (server) => {
  it("offers groups to choose from, in either language, to anybody", async () => {
    const { status, data } = await server().call("reviewOptions");
    expect(status).toBe(200);
    expect(data.groups).toContainEqual({ id: "vitamins", name: "维生素", options: [{ id: "vitamin_c", name: "维生素C", kind: "supplement" }] });
    expect((await server().call("reviewOptions", {}, { lang: "en-US" })).data.groups[0]).toMatchObject({ name: "Vitamins" });
    const { data: questions } = await server().call("questionOptions", {}, { lang: "en-US" });
    expect(questions).toEqual({
      conditions: [{ id: "hypertension", name: "High blood pressure" }],
      allergies: [{ id: "soy_allergy", name: "Soy allergy" }],
      goals: [{ id: "energy", name: "Energy" }],
    });
  });

  const search = async (name: string) => (await server().call("reviewOptionsByName", { body: { name } })).data.options;

  it("searches supplements and medicines by any name", async () => {
    expect((await search("calc"))[0]).toMatchObject({ id: "calcium", kind: "supplement", name: "钙", matched: "Calcium" });
    expect((await search("Coumadin"))[0]).toMatchObject({ id: "warfarin", kind: "medicine", name: "华法林", matched: "Coumadin" });
    expect(await search("zzzzzz")).toEqual([]);
  });

  it("searches medicines with their class and codes", async () => {
    const { data } = await server().call("searchMedicine", { body: { name: "华法" } }, { lang: "en-US" });
    expect(data.options).toEqual([
      { id: "warfarin", name: "Warfarin", generic: "Warfarin", brands: ["Coumadin"], atc: ["B01AA03"], className: "Vitamin K antagonists" },
    ]);
  });

  it("takes parameters in the query, in the body, and the body's when they differ", async () => {
    const ask = async (query: Record<string, string>, body: object) =>
      (await server().call("medicineTaboos", { query, body })).data?.checked.map((c) => c.name);
    expect(await ask({ medicines: '[{"name":"a"}]' }, {})).toEqual(["a"]);
    expect(await ask({ medicines: "a" }, {})).toEqual(["a"]);
    expect(await ask({ "medicines[]": "a" }, {})).toEqual(["a"]);
    expect(await ask({ medicines: '["a"]', age: "40", unrelated: "1" }, { medicines: [{ name: "b" }] })).toEqual(["b"]);
    const repeated = await server().app.inject({ method: "POST", url: "/api/v1/question_short/medicine_taboos?medicines=a&medicines=b", payload: {} });
    expect(repeated.json<{ data: { checked: { name: string }[] } }>().data.checked.map((c) => c.name)).toEqual(["a", "b"]);
    expect((await server().call("searchMedicine", { query: { name: "warfarin" }, body: {} })).data.options).toHaveLength(1);
  });

  it.each([
    [{}, {}],
    [{}, { medicines: [{}] }],
    [{}, { medicines: [""] }],
    [{}, { medicines: "warfarin" }],
    [{ medicines: "[{", age: "x" }, {}],
    [{}, { medicines: [], pregnancy: "maybe" }],
    [{}, { medicines: [{ name: "x".repeat(201) }] }],
  ])("refuses the query %o with the body %o", async (query, body) => {
    expect((await server().call("medicineTaboos", { query, body })).status).toBe(422);
  });

  it("says what was checked, and that nothing found is not surely safe", async () => {
    const { data } = await server().call("medicineTaboos", { body: { medicines: [{ name: "warfarin" }] } }, { lang: "en-US" });
    expect(data).toMatchObject({
      medicineTaboos: [],
      checked: [{ name: "warfarin", as: "warfarin" }],
      note: "Nothing was found among the names that were checked. Not found does not mean surely safe.",
    });
  });

  it("works without login and keeps nothing; with a plan it needs its owner and consent", async () => {
    const about = (customNutritionPlanId: string, token?: string) =>
      server().call("medicineTaboos", { body: { medicines: [], customNutritionPlanId } }, { token });
    expect((await about("x")).failure).toMatchObject({ code: 401, error: "unauthenticated" });
    const { token: without } = await server().visitor({ consents: false });
    expect((await about("x", without)).failure).toMatchObject({ code: 403, error: "consent_required" });
    const { token } = await server().visitor();
    expect((await about("x", token)).status).toBe(404);
    const { data: plan } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    await server().call(
      "questionnairePut",
      { body: { customNutritionPlanId: plan.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: false } },
      { token },
    );
    expect((await about(plan.id, token)).status).toBe(200);
    expect((await server().call("supplementReviews", { body: { supplements: [], customNutritionPlanId: plan.id } }, { token })).data).toEqual({
      productReviews: [],
      totals: [],
      unrecognised: [],
    });
  });
});
