import { ProductLine } from "@nutri/contract";
import { expect, it } from "vitest";
import { ANSWERS, onEachDatabase } from "../../testing/server.ts";

onEachDatabase("products", (server) => {
  const all = async (body: object, lang: "zh-CN" | "en-US" = "zh-CN") => {
    const { token } = await server().visitor({ consents: false });
    return server().call("productGetAll", { body }, { token, lang });
  };
  const ids = async (body: object, lang?: "zh-CN" | "en-US") => (await all(body, lang)).data.items.map((p) => p.id);

  it("shows the catalogue in the reader's language, in cents, page by page", async () => {
    const { data } = await all({});
    expect(data.total).toBe(3);
    expect(data.items[0]).toMatchObject({
      id: "c-1",
      name: "维生素C",
      brand: "测试牌",
      priceCents: 3900,
      dosage: 1,
      dose: { unit: "片", usage: "每日一片（饭后）" },
      skus: [{ id: "c-1-60", name: "60 片", priceCents: 3900, stock: 50 }, { priceCents: 7300 }],
    });
    expect(data.items[0]).not.toHaveProperty("items");
    expect((await all({}, "en-US")).data.items[0]).toMatchObject({ name: "Vitamin C", dose: { unit: "tablet" } });
    expect(await ids({ page_num: 2, page_size: 2 })).toEqual(["ca-2"]);
    expect((await all({ page_num: 9, page_size: 2 })).data).toEqual({ items: [], total: 3 });
  });

  it.each([
    ["维生素", ["c-1"]],
    ["VITAMIN c", ["c-1"]],
    ["calcium", ["ca-1", "ca-2"]],
    ["钙 citrate", ["ca-2"]],
    ["ｃａｌｃｉｕｍ", ["ca-1", "ca-2"]],
    ["%", []],
    ["", ["c-1", "ca-1", "ca-2"]],
  ])("finds %j in either language", async (keyword, found) => {
    for (const lang of ["zh-CN", "en-US"] as const) expect(await ids({ keyword }, lang)).toEqual(found);
  });

  it("filters by nutrient", async () => {
    expect(await ids({ nutrient: "calcium" })).toEqual(["ca-1", "ca-2"]);
    expect(await ids({ nutrient: "calcium", keyword: "碳酸" })).toEqual(["ca-1"]);
    expect(await ids({ nutrient: "gold" })).toEqual([]);
  });

  it.each([{ page_num: 0 }, { page_size: 201 }, { page_size: 1.5 }, { keyword: "x".repeat(101) }, { nutrient: 1 }, { order: "price" }])(
    "refuses %o",
    async (body) => {
      expect((await all(body)).failure).toMatchObject({ code: 422, error: "invalid" });
    },
  );

  it("gives products by id, in the order asked, without those that are not there", async () => {
    const { token } = await server().visitor({ consents: false });
    const { data } = await server().call("productGet", { body: { ids: ["ca-2", "nothing", "c-1"] } }, { token });
    expect(data.map((p) => p.id)).toEqual(["ca-2", "c-1"]);
    expect((await server().call("productGet", { body: {} }, { token })).status).toBe(422);
  });

  it("gives a plan's lines with prices, to its owner, with consent", async () => {
    const { token } = await server().visitor();
    const { data: plan } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    const lines = (who: string) => server().call("productGet", { body: { customNutritionPlanId: plan.id } }, { token: who });
    expect((await lines(token)).status).toBe(404);
    await server().call(
      "questionnairePut",
      { body: { customNutritionPlanId: plan.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: true } },
      { token },
    );
    await server().settled();
    const { data } = await lines(token);
    expect(data.map((l) => ProductLine.parse(l))).toMatchObject([
      { id: "c-1", priceCents: 3900, quantity: 1, dailyDoses: 1, group: "basis", because: [{ rule: "product" }] },
    ]);
    const { token: stranger } = await server().visitor({ consents: false });
    expect((await lines(stranger)).failure.error).toBe("consent_required");
  });

  it("answers within a transaction too, when the catalogue is to be looked up again", async () => {
    const { token } = await server().visitor({ consents: false });
    server().advance(60_000);
    expect((await server().call("productGetAll", { body: {} }, { token, headers: { "idempotency-key": "look" } })).data.total).toBe(3);
  });

  it("sees a catalogue that was replaced", async () => {
    const { catalogue } = server().context;
    const before = await catalogue.current();
    await catalogue.replace(before.products.slice(0, 1));
    expect((await catalogue.current()).version).not.toBe(before.version);
    expect(await ids({})).toEqual(["c-1"]);
    await catalogue.replace(before.products);
    expect(await catalogue.current()).toEqual(before);
  });
});
