import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Call, type CallId, calls, commonErrors, ERRORS, routes } from "./index.ts";

const all = Object.entries(calls) as [CallId, Call][];

/** The calls that are fixed from outside: method and path must stay as they are. */
const FIXED: [Call["method"], string][] = [
  ["POST", "/v1/userinfo"],
  ["POST", "/v1/base/login_sos"],
  ["POST", "/v1/base/login_ip"],
  ["GET", "/v1/precise_nutrition_plan/get_by_custom_nutrition_plan"],
  ["POST", "/v1/custom_nutrition_plan/new"],
  ["POST", "/v1/health_report/put"],
  ["POST", "/v1/questionnaire/put"],
  ["POST", "/v1/file/upload"],
  ["POST", "/v1/operation_log/save"],
  ["POST", "/v1/product/get"],
  ["POST", "/v1/product/get_all"],
  ["POST", "/v1/you_zan/order_multi_prod"],
  ["GET", "/v1/precise_nutrition_plan/update_nickname"],
  ["GET", "/v1/custom_nutrition_plan/get_last_by_user"],
  ["POST", "/v1/user/inv_code"],
  ["POST", "/v1/question_short/supplement_reviews_options"],
  ["POST", "/v1/question_short/supplement_reviews_options_by_name"],
  ["POST", "/v1/question_short/search_medicine"],
  ["POST", "/v1/question_short/supplement_reviews"],
  ["POST", "/v1/question_short/medicine_taboos"],
  ["GET", "/v1/precise_nutrition_plan/get_by_user"],
  ["POST", "/v1/you_zan/query_vouchers"],
];

describe("the contract", () => {
  it.each(FIXED)("has %s %s", (method, path) => {
    expect(all.filter(([, c]) => c.method === method && c.path === path)).toHaveLength(1);
  });

  it("has each method and path once", () => {
    const keys = all.map(([, c]) => `${c.method} ${c.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("gives a phone the same routes as the shapes have", () => {
    expect(routes).toEqual(Object.fromEntries(all.map(([id, c]) => [id, [c.method, c.path]])));
  });

  it.each(all)("%s can be described and is consistent", (_id, call) => {
    expect(call.summary.length).toBeGreaterThan(5);
    expect((call.body ?? call.multipart) !== undefined).toBe(call.method === "POST");
    expect([call.auth, call.consent ?? false]).not.toEqual(["none", true]);
    for (const schema of [call.query, call.body].filter((s) => s !== undefined))
      expect(() => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).not.toThrow();
    for (const schema of [call.response, ...Object.values(call.events ?? {})])
      expect(() => z.toJSONSchema(schema, { io: "output", unrepresentable: "any" })).not.toThrow();
  });

  it.each(all)("%s names the errors it can give", (_id, call) => {
    const errors = [...commonErrors(call), ...(call.errors ?? [])];
    for (const id of errors) expect(ERRORS).toHaveProperty(id);
    expect(errors.includes("unauthenticated")).toBe(call.auth === "visitor" || (call.errors ?? []).includes("unauthenticated"));
    // What names one thing by its id can miss it.
    const named = JSON.stringify([call.query, call.body].map((s) => s && Object.keys((s as z.ZodObject).shape ?? {})));
    const byId = /"(id|messageId|orderId|customNutritionPlanId|custom_nutrition_plan_id|conversationId)"/.test(named);
    expect([byId, errors.includes("not_found")]).not.toEqual([true, false]);
  });

  it("refuses unknown fields everywhere but in the operation log's extras and the retail platform's parameters", () => {
    const loose = all.filter(([, c]) => c.body instanceof z.ZodObject && !(c.body.def.catchall instanceof z.ZodNever)).map(([id]) => id);
    expect(loose).toEqual(["operationLogSave"]);
  });

  it("speaks both languages in every error, and never of a cause in a 500", () => {
    for (const { status, message } of Object.values(ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(message.zh).toMatch(/\p{Script=Han}/u);
      expect(message.en).toMatch(/^[A-Z][\x20-\x7e]+\.$/);
    }
    expect(JSON.stringify(ERRORS.internal.message)).not.toMatch(/sql|stack|exception|数据库/i);
  });

  it.each([
    ["age", { age: 0 }],
    ["age", { age: 121 }],
    ["age", { age: 34.5 }],
    ["heightCm", { heightCm: 1.75 }],
    ["weightKg", { weightKg: 900 }],
    ["gender", { gender: "unknown" }],
    ["nickname", { nickname: " " }],
    ["nickname", { nickname: "x".repeat(31) }],
  ])("refuses answers with a bad %s", (path, answers) => {
    const result = calls.questionnairePut.body.safeParse({ customNutritionPlanId: "x", questionnaireType: "short_questionnaire", submit: false, answers });
    expect(result.error?.issues[0]?.path).toEqual(["answers", path]);
  });
});
