import type { CustomPlan, PrecisePlan } from "@nutri/contract";
import { afterEach, expect, it } from "vitest";
import { ANSWERS, onEachDatabase, readEvents, type TestServer, type Visitor } from "../../testing/server.ts";

type Questions = { token: string; plan: CustomPlan };
const DEEP = { ...ANSWERS, supplements: [], goals: [], symptoms: [], diet: { pattern: "vegetarian" }, lifestyle: { smoking: "never" } };

onEachDatabase("plans", (server) => {
  const begin = async (visitor?: Visitor, s: TestServer = server()): Promise<Questions> => {
    const { token } = visitor ?? (await s.visitor());
    return { token, plan: (await s.call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token })).data };
  };
  const put = ({ token, plan }: Questions, answers: object, submit = false, questionnaireType = "short_questionnaire", headers = {}) =>
    server().call("questionnairePut", { body: { customNutritionPlanId: plan.id, questionnaireType, answers, submit } }, { token, headers });
  const get = ({ token, plan }: Questions, lang: "zh-CN" | "en-US" = "zh-CN") =>
    server().call("precisePlanGet", { query: { custom_nutrition_plan_id: plan.id } }, { token, lang });
  const stream = ({ token, plan }: Questions, headers = {}) =>
    server().call("precisePlanStream", { query: { custom_nutrition_plan_id: plan.id } }, { token, headers });
  const list = (token: string) => server().call("precisePlansByUser", {}, { token });
  const made = async (questions: Questions, answers: object = ANSWERS): Promise<PrecisePlan> => {
    expect((await put(questions, answers, true)).status).toBe(200);
    await server().settled();
    return (await get(questions)).data as PrecisePlan;
  };

  /** Lets time pass until the making has come to an end. */
  const ended = async ({ plan }: Questions, how: "failed" | "refused"): Promise<void> => {
    const status = async () => (await server().context.db.selectFrom("jobs").select("status").where("subject", "=", plan.id).executeTakeFirst())?.status;
    for (let now = await status(); now !== how; now = await status()) {
      if (now === "queued") server().advance(5_000);
      await new Promise((r) => setTimeout(r, 5));
    }
  };

  afterEach(() => {
    server().planner.fail = undefined;
    server().planner.hold = undefined;
  });

  it("begins a plan under both of its names, and finds the last one", async () => {
    const visitor = await server().visitor();
    const last = () => server().call("customPlanLast", {}, { token: visitor.token });
    expect((await last()).data).toBeNull();
    const first = await begin(visitor);
    expect(first.plan).toMatchObject({ custom_nutrition_plan_id: first.plan.id, clientType: "web", planType: "short_questionnaire", status: "draft" });
    const second = await begin(visitor);
    expect((await last()).data).toEqual(second.plan);
  });

  it.each([{}, { clientType: "web" }, { clientType: "web", planType: "long" }, { clientType: "fax", planType: "short_questionnaire" }])(
    "refuses to begin with %o",
    async (body) => {
      const { token } = await server().visitor();
      expect((await server().call("customPlanNew", { body }, { token })).status).toBe(422);
    },
  );

  it("saves answers step by step: what is sent replaces what was there", async () => {
    const q = await begin();
    expect((await put(q, { gender: "female", age: 34 })).data).toMatchObject({
      complete: false,
      missing: ["heightCm", "weightKg", "activityLevel", "pregnancy", "conditions", "medicines", "allergies"],
      nextStep: "1",
    });
    const { data } = await put(q, { gender: "male" });
    expect(data).toMatchObject({ answers: { gender: "male" }, complete: false });
    expect((await server().call("customPlanLast", {}, { token: q.token })).data?.questionnaire).toEqual({
      questionnaireType: "short_questionnaire",
      answers: { gender: "male" },
      complete: false,
      missing: data.missing,
    });
  });

  it("takes an empty list for an answer and an absent one for none", async () => {
    const { medicines: _, ...unknown } = ANSWERS;
    const q = await begin();
    expect((await put(q, unknown)).data).toMatchObject({ complete: false, missing: ["medicines"] });
    expect((await put(q, { ...unknown, medicines: [] })).data).toMatchObject({ complete: true, missing: [] });
  });

  it("refuses a submit with something missing, names it, and keeps what was there", async () => {
    const q = await begin();
    await put(q, { age: 50 });
    const { pregnancy: _, heightCm: __, ...some } = ANSWERS;
    const { status, failure } = await put(q, some, true);
    expect([status, failure.error]).toEqual([422, "questionnaire_incomplete"]);
    expect(failure.details).toEqual([
      { path: "answers.heightCm", message: "请回答这一项。" },
      { path: "answers.pregnancy", message: "请回答这一项。" },
    ]);
    const last = (await server().call("customPlanLast", {}, { token: q.token })).data;
    expect([last?.status, last?.questionnaire?.answers]).toEqual(["draft", { age: 50 }]);
    expect((await put(q, ANSWERS, true, "deep_questionnaire")).failure.details?.map((d) => d.path)).toEqual(
      ["supplements", "goals", "symptoms", "diet.pattern", "lifestyle.smoking"].map((p) => `answers.${p}`),
    );
  });

  it("refuses answers that cannot hold together", async () => {
    const q = await begin();
    const { status, failure } = await put(q, { ...ANSWERS, gender: "male", pregnancy: "pregnant_2" }, true);
    expect([status, failure.error, failure.details?.[0]?.path]).toEqual([422, "invalid", "answers.pregnancy"]);
  });

  it.each([
    ["answers.age", { age: 0 }],
    ["answers.age", { age: "34" }],
    ["answers.heightCm", { heightCm: 1.75 }],
    ["answers.weightKg", { weightKg: 1 }],
    ["answers.conditions", { conditions: "none" }],
    ["answers.medicines.0.name", { medicines: [{}] }],
    ["answers.supplements.0.amounts.0.unit", { supplements: [{ name: "D3", amounts: [{ nutrient: "vitamin_d", amount: 1, unit: "spoon" }] }] }],
    ["answers.diet.pattern", { diet: { pattern: "air" } }],
    ["answers.weight", { weight: 110 }],
    ["answers", []],
    ["answers", null],
  ])("refuses bad answers at %s: %o", async (path, answers) => {
    const q = await begin();
    const { status, failure } = await put(q, answers as object);
    expect([status, failure.error, failure.details?.[0]?.path]).toEqual([422, "invalid", path]);
    expect((await server().call("customPlanLast", {}, { token: q.token })).data?.questionnaire).toBeUndefined();
  });

  it("hides other people's plans as if they were not there", async () => {
    const owner = await begin();
    const plan = await made(owner);
    const thief = { token: (await server().visitor()).token, plan: owner.plan };
    for (const q of [thief, { ...thief, plan: { ...owner.plan, id: "nothing" } }]) {
      const answers = [
        await put(q, { age: 1 }),
        await put(q, {}, true),
        await get(q),
        await stream(q),
        await server().call("updateNickname", { query: { id: plan.id, nickname: "x" } }, { token: q.token }),
        await server().call("productGet", { body: { customNutritionPlanId: q.plan.id } }, { token: q.token }),
      ];
      for (const { status, failure } of answers) expect([status, failure.error]).toEqual([404, "not_found"]);
    }
    expect((await get(owner)).data).toEqual(plan);
  });

  it("makes a plan when submitted, in both languages, and sends it as it was stored", async () => {
    const q = await begin();
    const { data } = await put(q, ANSWERS, true);
    expect(data).toMatchObject({ complete: true, missing: [], nextStep: "1" });
    await server().settled();
    const [zh, en] = [(await get(q)).data as PrecisePlan, (await get(q, "en-US")).data as PrecisePlan];
    expect(zh).toMatchObject({
      customNutritionPlanId: q.plan.id,
      nickname: "小林",
      nextStep: "1",
      knowledgeVersion: "test-knowledge",
      asOf: "2026-11-21",
      nutrients: [{ name: "铁" }],
      products: [{ id: "c-1", name: "维生素C" }],
    });
    expect(zh).not.toHaveProperty("previousId");
    expect(en).toMatchObject({ id: zh.id, nutrients: [{ name: "Iron" }], disclaimer: "This is not a diagnosis." });
    expect((await server().call("customPlanLast", {}, { token: q.token })).data?.status).toBe("ready");
    const rows = JSON.stringify(await server().context.db.selectFrom("precise_plans").selectAll().execute());
    expect(rows).not.toMatch(/小林|铁|Iron/);
  });

  it("makes a plan at the first GET when the answers are complete but were never submitted", async () => {
    const q = await begin();
    expect((await get(q)).failure).toMatchObject({ code: 422, error: "questionnaire_incomplete" });
    await put(q, { gender: "male" });
    expect((await get(q)).failure.details?.map((d) => d.path)).toContain("answers.age");
    await put(q, ANSWERS);
    expect((await get(q)).data).toEqual({ status: "generating" });
    await server().settled();
    expect((await get(q)).data).toHaveProperty("nutrients");
  });

  it("says generating while a plan is made, also a newer one", async () => {
    const q = await begin();
    const { promise, resolve: go } = Promise.withResolvers<void>();
    server().planner.hold = promise;
    await put(q, ANSWERS, true);
    expect((await get(q)).data).toEqual({ status: "generating" });
    expect((await server().call("customPlanLast", {}, { token: q.token })).data?.status).toBe("generating");
    go();
    await server().settled();
    expect((await get(q)).data).toHaveProperty("nutrients");
  });

  it("makes one plan of two submits at once", async () => {
    const q = await begin();
    const before = server().planner.made;
    const answers = await Promise.all([put(q, ANSWERS, true), put(q, ANSWERS, true), put(q, ANSWERS, true)]);
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200]);
    await server().settled();
    expect((await list(q.token)).data).toHaveLength(1);
    expect(server().planner.made - before).toBe(1);
  });

  it("makes a new plan of changed answers, with what changed and why", async () => {
    const q = await begin();
    const first = await made(q);
    const second = await made(q, { ...ANSWERS, gender: "male", pregnancy: "none" });
    expect(second.previousId).toBe(first.id);
    expect(second.changes).toEqual([{ kind: "nutrient", id: "iron", name: "铁", from: 10, to: 2, unit: "mg", because: "因为需要。" }]);
    const { data } = await list(q.token);
    expect(data.map((p) => p.id)).toEqual([second.id, first.id]);
    expect(data[0]).toMatchObject({ customNutritionPlanId: q.plan.id, nickname: "小林", summary: "有一项不足。", lowNutrients: ["铁"], products: 1 });
  });

  it("makes no second plan of the same answers on the same day, but one on another day", async () => {
    const q = await begin();
    const first = await made(q);
    expect((await made(q)).id).toBe(first.id);
    server().advance(86_400_000);
    const later = await made(q);
    expect(later.previousId).toBe(first.id);
    const { id: _, createdAt: __, previousId: ___, changes, asOf: ____, ...same } = later;
    expect(changes).toEqual([]);
    expect(first).toMatchObject(same);
  });

  it("tries a failed making again, and says so when it fails for good", async () => {
    const q = await begin();
    server().planner.fail = new Error("PLANTED");
    await put(q, ANSWERS, true);
    await ended(q, "failed");
    expect((await server().call("customPlanLast", {}, { token: q.token })).data?.status).toBe("failed");
    expect((await get(q)).failure).toMatchObject({ code: 500, error: "internal" });
    expect(server().errors.filter((l) => l.includes("a job failed"))).toHaveLength(3);
    expect(server().errors.join()).not.toContain("PLANTED");
    server().planner.fail = undefined;
    server().advance(60_000);
    expect((await get(q)).data).toEqual({ status: "generating" });
    await server().settled();
    expect((await get(q)).data).toHaveProperty("nutrients");
  });

  it("streams the stages as they are reached, then the plan", async () => {
    const q = await begin();
    await put(q, ANSWERS);
    const { status, text, headers } = await stream(q);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, "text/event-stream; charset=utf-8", "no-store, no-transform"]);
    const events = readEvents(text);
    expect(events.map((e) => (e.event === "stage" ? (e.data as { stage: string }).stage : e.event))).toEqual([
      "answers",
      "targets",
      "intake",
      "conflicts",
      "plan",
      "done",
      "plan",
    ]);
    expect(events[0]?.data).toEqual({ stage: "answers", label: "核对你的答案", progress: 0 });
    const plan = (await get(q)).data as PrecisePlan;
    expect(events.at(-1)).toEqual({ id: plan.id, event: "plan", data: plan });

    const third = events[2]?.id ?? "";
    const resumed = readEvents((await stream(q, { "last-event-id": third })).text);
    expect(resumed.map((e) => e.event)).toEqual(["stage", "plan"]);
    expect(readEvents((await stream(q, { "last-event-id": plan.id })).text)).toEqual([]);
  });

  it("resumes a running stream after the last event that was seen", async () => {
    const q = await begin();
    const { promise, resolve: go } = Promise.withResolvers<void>();
    server().planner.hold = promise;
    await put(q, ANSWERS, true);
    const job = await server().context.db.selectFrom("jobs").select("id").where("subject", "=", q.plan.id).executeTakeFirstOrThrow();
    const resumed = stream(q, { "last-event-id": `${job.id}:3` });
    setTimeout(go, 50);
    expect(readEvents((await resumed).text).map((e) => e.id)).toEqual([`${job.id}:4`, `${job.id}:5`, ((await get(q)).data as PrecisePlan).id]);
  });

  it("ends the stream with an error event when the making fails", async () => {
    const q = await begin();
    server().planner.fail = new Error("no");
    await put(q, ANSWERS);
    const pending = stream(q);
    await ended(q, "failed");
    expect(readEvents((await pending).text).at(-1)).toMatchObject({
      event: "error",
      data: { code: 500, error: "internal", requestId: expect.any(String) as string },
    });
  });

  it("ends the stream with what is missing when the answers were taken back meanwhile", async () => {
    const q = await begin();
    server().planner.fail = new Error("no");
    await put(q, ANSWERS);
    const pending = stream(q);
    const { age: _, ...less } = ANSWERS;
    await put(q, less);
    await ended(q, "refused");
    expect(readEvents((await pending).text).at(-1)).toMatchObject({ event: "error", data: { code: 422, error: "questionnaire_incomplete" } });
    expect((await server().call("customPlanLast", {}, { token: q.token })).data?.status).toBe("draft");
  });

  it("makes the plan at once when answers that were taken back are whole again", async () => {
    const q = await begin();
    server().planner.fail = new Error("no");
    await put(q, ANSWERS, true);
    const { age: _, ...less } = ANSWERS;
    await put(q, less);
    await ended(q, "refused");
    server().planner.fail = undefined;
    await put(q, ANSWERS);
    expect((await get(q)).data).toEqual({ status: "generating" });
    await server().settled();
    expect((await get(q)).data).toHaveProperty("nutrients");
  });

  it("fails a stream that has nothing to follow before it begins", async () => {
    const q = await begin();
    expect((await stream(q)).failure).toMatchObject({ code: 422, error: "questionnaire_incomplete" });
    expect((await server().call("precisePlanStream", { query: {} }, { token: q.token })).failure.details).toEqual([
      { path: "custom_nutrition_plan_id", message: "请填写。" },
    ]);
  });

  it("renames a plan by GET and by POST, in both languages and in the list", async () => {
    const q = await begin();
    const { id } = await made(q);
    expect((await server().call("updateNickname", { query: { id, nickname: "给妈妈" } }, { token: q.token })).data.nickname).toBe("给妈妈");
    expect(((await get(q, "en-US")).data as PrecisePlan).nickname).toBe("给妈妈");
    await server().call("updateNicknamePost", { body: { id, nickname: "给爸爸" } }, { token: q.token });
    expect((await list(q.token)).data[0]?.nickname).toBe("给爸爸");
    for (const nickname of ["", " ", "x".repeat(31)])
      expect((await server().call("updateNickname", { query: { id, nickname } }, { token: q.token })).status).toBe(422);
  });

  it("gives a deep questionnaire its step", async () => {
    const q = await begin();
    expect((await put(q, DEEP, true, "deep_questionnaire")).data).toMatchObject({ complete: true, nextStep: "2" });
    await server().settled();
    expect((await get(q)).data).toMatchObject({ questionnaireType: "deep_questionnaire", nextStep: "2" });
  });

  it("never logs what somebody answered", async () => {
    const q = await begin();
    await made(q, { ...ANSWERS, nickname: "PLANTEDNAME", conditions: ["PLANTEDCONDITION"] });
    expect(server().logs.join("")).not.toContain("PLANTED");
  });
});
