import { afterEach, expect, it } from "vitest";
import { ANSWERS, onEachDatabase } from "../../testing/server.ts";
import type { Taboo } from "@nutri/domain";
import type { Excess } from "../../planning/planner.ts";

const ADDRESS = { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" };
const SOURCE = { id: "test-source", title: "A source", url: "https://example.org/", lang: "en" } as const;
const both = (zh: string, en: string) => ({ zh, en });
const taboo = (id: string, severity: Taboo["severity"]): Taboo => ({
  id,
  subject: { kind: "medicine", id: "levothyroxine", name: both("左甲状腺素", "Levothyroxine") },
  item: { kind: "supplement", id: "ca-1", name: both("碳酸钙", "Calcium carbonate") },
  severity,
  action: "separate",
  effect: both("影响吸收。", "It is absorbed less."),
  advice: both("隔开四小时。", "Keep four hours between them."),
  rule: "test-rule",
  sources: [SOURCE],
});
const tooMuch: Excess = {
  id: "limit:calcium:total:test:2100",
  productIds: ["ca-1", "ca-2"],
  nutrient: both("钙", "Calcium"),
  effect: both("加上这份订单，钙合计每天 2100 mg，超过上限 2000 mg。", "Calcium comes to 2100 mg a day with this order, above the limit of 2000 mg."),
  source: SOURCE,
};

onEachDatabase("conflicts in a basket", (server) => {
  let keys = 0;
  const order = (token: string, more: object = {}, lang: "zh-CN" | "en-US" = "zh-CN") =>
    server().call(
      "orderMultiProd",
      { body: { items: [{ productId: "ca-1", skuId: "ca-1-60", quantity: 1 }], address: ADDRESS, ...more } },
      { token, lang, headers: { "idempotency-key": `c-${keys++}` } },
    );
  const answered = async (more: object = {}) => {
    const { token } = await server().visitor();
    const { data } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    const body = { customNutritionPlanId: data.id, questionnaireType: "short_questionnaire", answers: { ...ANSWERS, ...more }, submit: false };
    expect((await server().call("questionnairePut", { body }, { token })).status).toBe(200);
    return token;
  };
  afterEach(() => {
    server().planner.clashes = [];
    server().planner.excesses = [];
  });

  it("must be accepted by their ids, each of them", async () => {
    server().planner.clashes = [
      { productId: "ca-1", taboo: taboo("one", "major") },
      { productId: "ca-1", taboo: taboo("two", "moderate") },
      { productId: "c-1", taboo: taboo("elsewhere", "major") },
    ];
    const token = await answered();
    const { status, failure } = await order(token, { acceptedConflicts: ["two"] }, "en-US");
    expect(status).toBe(409);
    expect(failure.details).toEqual([
      {
        path: "acceptedConflicts",
        message: "Calcium carbonate: Levothyroxine. It is absorbed less.",
        code: "conflict_to_accept",
        params: { id: "one", productId: "ca-1", severity: "major" },
      },
    ]);
    expect((await order(token, { acceptedConflicts: ["one", "two"] })).status).toBe(200);
  });

  it("that are contraindicated are not sold, accepted or not", async () => {
    server().planner.clashes = [{ productId: "ca-1", taboo: taboo("never", "contraindicated") }];
    const { status, failure } = await order(await answered(), { acceptedConflicts: ["never"] });
    expect([status, failure.details?.[0]?.code]).toEqual([422, "contraindicated"]);
  });

  it("are shown beside the product, to who has told of themselves", async () => {
    server().planner.clashes = [{ productId: "ca-1", taboo: taboo("one", "major") }];
    const get = async (token: string) => (await server().call("productGet", { body: { ids: ["ca-1", "c-1"] } }, { token })).data;
    const [calcium, vitamin] = await get(await answered());
    expect(calcium?.conflicts).toEqual([
      {
        id: "one",
        productId: "ca-1",
        severity: "major",
        subject: "左甲状腺素",
        item: "碳酸钙",
        effect: "影响吸收。",
        advice: "隔开四小时。",
        sources: [SOURCE],
      },
    ]);
    expect(vitamin?.conflicts).toEqual([]);
    const { token } = await server().visitor();
    expect((await get(token))[0]).not.toHaveProperty("conflicts");
  });

  it("are also what the basket comes to as a whole: shown with each product that adds to it, and accepted by its id", async () => {
    server().planner.excesses = [tooMuch];
    const token = await answered();
    const get = async (more: object) => (await server().call("productGet", { body: { ids: ["ca-1", "ca-2", "c-1"], ...more } }, { token })).data;
    const shown = (await get({ together: true })).map((p) => p.conflicts);
    const limit = { id: tooMuch.id, severity: "major", subject: "每日上限", item: "钙", effect: tooMuch.effect.zh, sources: [SOURCE] };
    expect(shown).toMatchObject([[{ ...limit, productId: "ca-1" }], [{ ...limit, productId: "ca-2" }], []]);
    expect((await get({})).map((p) => p.conflicts)).toEqual([[], [], []]);
    const items = ["ca-1", "ca-2"].map((id) => ({ productId: id, skuId: `${id}-60`, quantity: 1 }));
    const { status, failure } = await order(token, { items });
    expect([status, failure.details?.map((d) => d.params?.["id"])]).toEqual([409, [tooMuch.id, tooMuch.id]]);
    expect((await order(token, { items, acceptedConflicts: ["limit:calcium:total:test:2000"] })).status).toBe(409);
    expect((await order(token, { items, acceptedConflicts: [tooMuch.id] })).status).toBe(200);
  });

  it("are looked for at the plan's doses, beside the rest of the plan", async () => {
    const token = await answered({ supplements: [] });
    const { data } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    const body = { customNutritionPlanId: data.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: true };
    expect((await server().call("questionnairePut", { body }, { token })).status).toBe(200);
    await server().settled();
    const asked: [string[], string[]][] = [];
    const { together } = server().planner;
    server().planner.together = (answers, basket, rest) => {
      asked.push([basket.map((p) => `${p.product.id} ${p.units}`), rest.map((p) => `${p.product.id} ${p.units}`)]);
      return together(answers, basket, rest);
    };
    expect((await order(token)).status).toBe(200);
    expect((await order(token, { items: [{ productId: "c-1", skuId: "c-1-60", quantity: 1 }] })).status).toBe(200);
    server().planner.together = together;
    expect(asked).toEqual([
      [["ca-1 1"], ["c-1 1"]],
      [["c-1 1"], []],
    ]);
  });

  it("are not looked for in answers whose use was not agreed to", async () => {
    server().planner.clashes = [{ productId: "ca-1", taboo: taboo("never", "contraindicated") }];
    const token = await answered();
    await server().call("consent", { body: { version: "1", documents: ["health_data"], accepted: false } }, { token });
    expect((await order(token)).status).toBe(200);
  });

  it("or none: who is not of age is sold nothing", async () => {
    const { status, failure } = await order(await answered({ age: 17 }));
    expect([status, failure.details?.[0]?.code]).toEqual([422, "adults_only"]);
    expect((await order(await answered({ age: 18 }))).status).toBe(200);
  });
});
