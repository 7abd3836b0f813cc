import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { isOutage, Outage } from "../outage.ts";
import { ANSWERS, onEachDatabase, TestServer } from "../testing/server.ts";

const DAY = 86_400_000;

describe("a full disk", () => {
  it("is said as 503, reading goes on, nothing half is kept, and it goes on when there is room", async () => {
    const server = await TestServer.start("sqlite");
    const { token } = await server.visitor();
    const save = () => server.call("operationLogSave", { body: { type: "share", note: "x".repeat(1_000) } }, { token });
    const { db } = server.context;
    const kept = async () => (await db.selectFrom("operation_logs").select("id").execute()).length;
    await sql`pragma max_page_count = 1`.execute(db);
    let told = 0;
    let answer = await save();
    for (; answer.status === 200 && told < 500; answer = await save()) told++;
    expect([answer.status, answer.failure.error, answer.headers["retry-after"]]).toEqual([503, "overloaded", "5"]);
    expect([await kept(), (await server.call("userinfo", {}, { token })).status]).toEqual([told, 200]);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect([(await save()).status, await kept()]).toEqual([200, told + 1]);
    expect((await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: "ok" }]);
    await server.stop();
  });
});

it.each([
  [new Outage("x"), true],
  [Object.assign(new Error("x"), { code: "ECONNREFUSED" }), true],
  [Object.assign(new Error("x"), { code: "ENOSPC" }), true],
  [Object.assign(new Error("x"), { code: "57P01" }), true],
  [Object.assign(new Error("x"), { code: "53100" }), true],
  [Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode: 13 }), true],
  [Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode: 10 | (3 << 8) }), true],
  [Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode: 19 }), false],
  [Object.assign(new Error("x"), { code: "23505" }), false],
  [Object.assign(new Error("x"), { code: "ENOENT" }), false],
  [new Error("Connection terminated unexpectedly"), true],
  [new TypeError("x"), false],
  ["ECONNREFUSED", false],
])("tells an outage from a fault: %o is one: %s", (error, expected) => expect(isOutage(error)).toBe(expected));

onEachDatabase("a clock that jumps", (server) => {
  const plan = async (token: string): Promise<string> => {
    const { data } = await server().call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } }, { token });
    return data.id;
  };
  const submit = async (token: string, id: string, age: number): Promise<number | undefined> => {
    const body = { customNutritionPlanId: id, questionnaireType: "short_questionnaire", answers: { ...ANSWERS, age }, submit: true };
    await server().call("questionnairePut", { body }, { token, headers: { "idempotency-key": `${id} ${age}` } });
    await server().settled();
    const { data } = await server().call("precisePlanGet", { query: { custom_nutrition_plan_id: id } }, { token });
    return "profile" in data ? data.profile.age : undefined;
  };

  it("back, leaves who is logged in logged in, and what is made last the newest", async () => {
    const { token } = await server().visitor();
    const id = await plan(token);
    expect(await submit(token, id, 40)).toBe(40);
    server().advance(-3 * 3_600_000);
    expect(await submit(token, id, 41)).toBe(41);
    const later = await plan(token);
    expect((await server().call("customPlanLast", {}, { token })).data?.id).toBe(later);
    server().advance(3 * 3_600_000);
  });

  it("far ahead, ends logins and nothing else", async () => {
    const visitor = await server().visitor();
    const id = await plan(visitor.token);
    server().advance(40 * DAY);
    expect((await server().call("customPlanLast", {}, { token: visitor.token })).status).toBe(401);
    const { deviceId, deviceSecret } = visitor.login;
    const again = await server().call("loginIp", { body: { clientType: "web", deviceId, deviceSecret } });
    expect(again.data.user.id).toBe(visitor.login.user.id);
    expect(await submit(again.data.accessToken, id, 50)).toBe(50);
  });
});
