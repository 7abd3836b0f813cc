import { expect, it } from "vitest";
import { ANSWERS, onEachDatabase } from "../testing/server.ts";
import { hashRequest } from "./idempotency.ts";

onEachDatabase("idempotency", (server) => {
  const begin = (token: string, key: string, planType = "short_questionnaire") =>
    server().call("customPlanNew", { body: { planType, clientType: "web" } }, { token, headers: { "idempotency-key": key } });

  it("answers the same key and body with the first result, byte for byte", async () => {
    const { token } = await server().visitor();
    const first = await begin(token, "k1");
    const again = await begin(token, "k1");
    expect(again.text).toBe(first.text);
    expect([first.headers["idempotency-replayed"], again.headers["idempotency-replayed"]]).toEqual([undefined, "true"]);
    expect((await begin(token, "k2")).data.id).not.toBe(first.data.id);
  });

  it("refuses the key with another body or for another call", async () => {
    const { token } = await server().visitor();
    await begin(token, "k1");
    expect((await begin(token, "k1", "deep_questionnaire")).failure).toMatchObject({ code: 409, error: "idempotency_clash" });
    expect((await server().call("operationLogSave", { body: {} }, { token, headers: { "idempotency-key": "k1" } })).failure.error).toBe("idempotency_clash");
  });

  it("keeps visitors apart", async () => {
    const [a, b] = [await server().visitor(), await server().visitor()];
    expect((await begin(a.token, "same")).data.id).not.toBe((await begin(b.token, "same")).data.id);
  });

  it("does the work once when the same request comes many times at once: the others wait", async () => {
    const { token, login } = await server().visitor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(token, "at-once")));
    expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toBe(1);
    expect(await server().context.db.selectFrom("custom_plans").select("id").where("user_id", "=", login.user.id).execute()).toHaveLength(1);
  });

  it("leaves no trace of a request that failed, so that it can be made again", async () => {
    const { token } = await server().visitor();
    const headers = { "idempotency-key": "later" };
    const put = (id: string) =>
      server().call(
        "questionnairePut",
        { body: { customNutritionPlanId: id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: false } },
        { token, headers },
      );
    expect((await put("nothing")).status).toBe(404);
    const { data } = await begin(token, "plan");
    expect((await put(data.id)).status).toBe(200);
  });

  it("starts the making after a submit with a key is committed", async () => {
    const { token } = await server().visitor();
    const { data: plan } = await begin(token, "p");
    const body = { customNutritionPlanId: plan.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: true };
    const answers = await Promise.all([1, 2, 3].map(() => server().call("questionnairePut", { body }, { token, headers: { "idempotency-key": "s" } })));
    expect(new Set(answers.map((a) => a.text)).size).toBe(1);
    await server().settled();
    expect((await server().call("precisePlansByUser", {}, { token })).data).toHaveLength(1);
  });

  it("lets others write while a long work with a key is done, and does it once", async () => {
    const { token } = await server().visitor();
    const { data: plan } = await begin(token, "p");
    const body = { customNutritionPlanId: plan.id, questionnaireType: "short_questionnaire", answers: ANSWERS, submit: true };
    await server().call("questionnairePut", { body }, { token });
    await server().settled();
    const newest = (await server().call("precisePlansByUser", {}, { token })).data[0]!.id;
    const { promise, resolve: go } = Promise.withResolvers<void>();
    server().planner.hold = promise;
    const add = () =>
      server().call("addNutrients", { body: { id: newest, nutrients: [{ nutrient: "vitamin_c" }] } }, { token, headers: { "idempotency-key": "n" } });
    const adding = [add(), add()];
    const other = await server().visitor();
    expect((await begin(other.token, "meanwhile")).status).toBe(200);
    server().planner.hold = undefined;
    go();
    const [first, second] = await Promise.all(adding);
    expect([first!.status, second!.text]).toEqual([200, first!.text]);
    expect((await server().call("precisePlansByUser", {}, { token })).data).toHaveLength(2);
    expect((await add()).text).toBe(first!.text);
  });

  it("keeps the answers sealed", async () => {
    const { token } = await server().visitor();
    await server().call("userinfo", { body: { nickname: "PLANTED" } }, { token, headers: { "idempotency-key": "PLANTED-key" } });
    expect(JSON.stringify(await server().context.db.selectFrom("idempotency").selectAll().execute())).not.toContain("PLANTED");
  });

  it.each(["", " ", "x".repeat(201)])("refuses the key %j", async (key) => {
    const { token } = await server().visitor();
    expect((await begin(token, key)).failure).toMatchObject({ code: 422, error: "invalid", details: [{ path: "Idempotency-Key" }] });
  });

  it("erases with a key like without", async () => {
    const { token } = await server().visitor();
    expect((await server().call("erase", {}, { token, headers: { "idempotency-key": "e" } })).status).toBe(200);
    expect((await begin(token, "k")).status).toBe(401);
  });
});

it("hashes a body the same in any order of its fields, and no other body", () => {
  const a = hashRequest("call", { x: [1, { b: 2, a: 1 }], y: null });
  expect(hashRequest("call", { y: null, x: [1, { a: 1, b: 2 }] })).toBe(a);
  for (const other of [{ x: [{ a: 1, b: 2 }, 1], y: null }, { x: [1, { a: 1, b: 3 }], y: null }, { x: [1, { a: 1, b: 2 }] }])
    expect(hashRequest("call", other)).not.toBe(a);
});
