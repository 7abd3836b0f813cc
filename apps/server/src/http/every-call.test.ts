import { type Call, type CallId, calls } from "@nutri/contract";
import { expect, it } from "vitest";
import { belongingsOf, kindOfId, multipart, PNG, SHARED } from "../testing/belongings.ts";
import { ID_PATTERN, jsonSchemaOf } from "../testing/arbitrary.ts";
import { onEachDatabase, type Visitor } from "../testing/server.ts";

/** Promises that hold for every call of the contract. A new call is in here by being in the contract; a new id asks for its line in testing/belongings.ts. */

const IDS = Object.keys(calls) as CallId[];
const call = (id: CallId): Call => calls[id];
const VISITORS = IDS.filter((id) => call(id).auth === "visitor");

type Input = { query?: object; body?: object };

/** The least that each call takes, where an empty body is not enough; with ids that are nobody's. */
const LEAST: Partial<Record<CallId, Input>> = {
  loginIp: { body: { clientType: "web" } },
  loginSos: { body: { type: "you_zan", token: "13800138000" } },
  consent: { body: { version: "x", documents: ["retail"], accepted: true } },
  invCode: { body: { invCode: "x" } },
  customPlanNew: { body: { clientType: "web", planType: "short_questionnaire" } },
  questionnairePut: { body: { customNutritionPlanId: "x", questionnaireType: "short_questionnaire", answers: {}, submit: false } },
  precisePlanGet: { query: { custom_nutrition_plan_id: "x" } },
  precisePlanStream: { query: { custom_nutrition_plan_id: "x" } },
  updateNickname: { query: { id: "x", nickname: "n" } },
  updateNicknamePost: { body: { id: "x", nickname: "n" } },
  addNutrients: { body: { id: "x", nutrients: [{ nutrient: "iron" }] } },
  reviewOptionsByName: { body: { name: "x" } },
  searchMedicine: { body: { name: "x" } },
  supplementReviews: { body: { supplements: [], customNutritionPlanId: "x" } },
  medicineTaboos: { body: { medicines: [], customNutritionPlanId: "x" } },
  readLabel: { body: { fileId: "x" } },
  fileUpload: { query: { path: "chat" } },
  reportPut: { body: { fileIds: ["x"], customNutritionPlanId: "x" } },
  reportGet: { query: { id: "x" } },
  reportPage: { query: { id: "x", page: "1" } },
  reportConfirm: { body: { id: "x", mine: true } },
  reportStream: { query: { id: "x" } },
  reportCorrect: { body: { id: "x", rows: [] } },
  reportRemove: { body: { id: "x" } },
  biomarkerTrend: { query: { code: "ferritin" } },
  chatSend: { body: { text: "x", conversationId: "x", fileIds: ["x"], customNutritionPlanId: "x" } },
  chatStream: { query: { messageId: "x" } },
  chatStop: { body: { messageId: "x" } },
  chatRegenerate: { body: { messageId: "x" } },
  chatMessages: { query: { conversationId: "x" } },
  chatRename: { body: { conversationId: "x", title: "t" } },
  chatRemove: { body: { conversationId: "x" } },
  chatFeedback: { body: { messageId: "x", rating: "up" } },
  productGet: { body: { customNutritionPlanId: "x" } },
  orderMultiProd: {
    body: {
      items: [{ productId: "c-1", skuId: "c-1-60", quantity: 1 }],
      voucherId: "x",
      address: { name: "林一", tel: "13800138000", areaCode: "310101", addressDetail: "人民大道 1 号" },
    },
  },
  order: { query: { orderId: "x" } },
  orderCancel: { body: { orderId: "x" } },
  orderPay: { body: { orderId: "x" } },
};

type Field = { part: "query" | "body"; name: string };

/** The fields of a call through which an id comes in. */
function idFields(id: CallId): Field[] {
  const fields = (["query", "body"] as const).flatMap((part) => {
    const schema = call(id)[part];
    return Object.entries((schema && jsonSchemaOf(schema).properties) ?? {}).map(([name, field]) => ({ part, name, field }));
  });
  return fields.filter(({ field }) => JSON.stringify(field).includes(JSON.stringify(ID_PATTERN))).map(({ part, name }) => ({ part, name }));
}

/** A call's least input with one id of it alone, the rest that is optional left away. */
function withId(id: CallId, { part, name }: Field, value: string): Input {
  const schema = jsonSchemaOf(call(id)[part]!);
  const least: Readonly<Record<string, unknown>> = { ...LEAST[id]?.[part] };
  const kept = Object.entries(least).filter(([key]) => schema.required?.includes(key) || !idFields(id).some((f) => f.name === key));
  return { ...LEAST[id], [part]: { ...Object.fromEntries(kept), [name]: Array.isArray(least[name]) ? [value] : value } };
}

const OWNED_FIELDS = IDS.flatMap((id) => idFields(id).map((field) => ({ id, ...field, kind: kindOfId(id, field.name) })));
const CHECKED = OWNED_FIELDS.flatMap(({ kind, ...f }) => (kind === undefined || kind === "open" || SHARED.has(kind) ? [] : [{ ...f, kind }]));

/** Something that no field takes; a list for what comes in a query. */
const WRONG: Readonly<Record<"query" | "body", unknown>> = { body: { wrong: [[]] }, query: ["a\0", "b\0"] };
/** Fields that take anything. */
const TAKES_ANYTHING = new Set(["loginSos.params"]);

it("knows whose each id of the contract is", () => {
  expect(OWNED_FIELDS.filter((f) => f.kind === undefined)).toEqual([]);
  expect(CHECKED.length).toBeGreaterThan(25);
});

onEachDatabase("every call", (server) => {
  const send = (id: CallId, { query = {}, body = {} }: Input, headers: Record<string, string> = {}) => {
    const { method, path, multipart: file, idempotencyRequired } = call(id);
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) for (const one of [value].flat()) search.append(key, String(one));
    return server().app.inject({
      method,
      url: `/api${path}?${search.toString()}`,
      headers: {
        ...(idempotencyRequired && { "idempotency-key": "every" }),
        ...(method === "POST" && { "content-type": file ? "multipart/form-data; boundary=B" : "application/json" }),
        ...headers,
      },
      ...(method === "POST" && { payload: file ? multipart(PNG) : JSON.stringify(body) }),
    });
  };
  const errorOf = (response: { body: string; statusCode: number }): string =>
    response.statusCode === 200 ? "none" : (JSON.parse(response.body) as { error: string }).error;
  const as = ({ token }: Visitor, key?: string): Record<string, string> => ({ authorization: token, ...(key !== undefined && { "idempotency-key": key }) });

  it.each(VISITORS)("%s asks for a token, before anything else", async (id) => {
    for (const authorization of [undefined, "", "x", "Bearer null", "0".repeat(64), "a".repeat(300)]) {
      const response = await send(id, { body: { nonsense: 1 } }, authorization === undefined ? {} : { authorization });
      expect([authorization, response.statusCode, errorOf(response)]).toEqual([authorization, 401, "unauthenticated"]);
    }
  });

  it("takes a token no longer that was revoked or has expired", async () => {
    const visitor = await server().visitor();
    await send("logoutAll", {}, as(visitor));
    for (const id of VISITORS) expect([id, (await send(id, LEAST[id] ?? {}, as(visitor))).statusCode]).toEqual([id, 401]);
  });

  it("asks for consent wherever the contract says so, and nowhere else", async () => {
    const asked: CallId[] = [];
    for (const id of VISITORS) {
      const visitor = await server().visitor({ consents: false });
      if (errorOf(await send(id, LEAST[id] ?? {}, as(visitor))) === "consent_required") asked.push(id);
    }
    const must = VISITORS.filter((id) => call(id).consent);
    const may = VISITORS.filter((id) => call(id).consent || call(id).errors?.includes("consent_required"));
    expect(must.filter((id) => !asked.includes(id))).toEqual([]);
    expect(asked.filter((id) => !may.includes(id))).toEqual([]);
  });

  it("answers another visitor's ids like unknown ones, in every field of every call, and changes nothing of theirs", async () => {
    const [owner, stranger] = [await server().visitor(), await server().visitor()];
    const ask = async (id: CallId, input: Input & { upload?: Buffer }, headers = {}) => (await send(id, input, { ...as(owner), ...headers })).body;
    const theirs = await belongingsOf(ask);
    await server().settled();
    const before = (await send("exportData", {}, as(owner))).json<{ data: Record<string, unknown> }>().data;
    for (const field of CHECKED) {
      const { id, name, kind } = field;
      const wrong = async (value: string): Promise<unknown> => {
        const response = await send(id, withId(id, field, value), as(stranger, `${id} ${name} ${value}`));
        const { requestId: _, ...failure } = JSON.parse(response.body) as Record<string, unknown>;
        return { id, name, status: response.statusCode, failure };
      };
      const real = theirs[kind];
      const unknown = await wrong("0".repeat(real.length));
      expect(unknown).toMatchObject({ status: expect.toBeOneOf([404, 409, 422]) as number });
      expect(await wrong(real)).toEqual(unknown);
    }
    // Not the times of use, which the owner's own export changes.
    const after = (await send("exportData", {}, as(owner))).json<{ data: Record<string, unknown> }>().data;
    expect(Object.keys(after).length).toBeGreaterThan(10);
    expect({ ...after, sessions: 0 }).toEqual({ ...before, sessions: 0 });
  });

  it("answers the owner's own ids in the same fields", async () => {
    const owner = await server().visitor();
    const ask = async (id: CallId, input: Input & { upload?: Buffer }, headers = {}) => (await send(id, input, { ...as(owner), ...headers })).body;
    const own = await belongingsOf(ask);
    await server().settled();
    const missing: string[] = [];
    const last: CallId[] = ["chatRegenerate", "reportRemove", "chatRemove", "orderCancel"];
    for (const field of CHECKED.toSorted((a, b) => last.indexOf(a.id) - last.indexOf(b.id))) {
      const response = await send(field.id, withId(field.id, field, own[field.kind]), as(owner, `${field.id} ${field.name}`));
      if (response.statusCode === 404 || response.statusCode === 401) missing.push(`${field.id}.${field.name}`);
    }
    expect(missing.filter((m) => !NOT_SO.includes(m))).toEqual([]);
  });

  it("refuses what a field does not take, and names the field", async () => {
    const visitor = await server().visitor();
    for (const id of IDS)
      for (const part of ["query", "body"] as const) {
        const schema = call(id)[part];
        if (!schema) continue;
        for (const name of [...Object.keys(jsonSchemaOf(schema).properties ?? {}), "no_such_field"]) {
          if (TAKES_ANYTHING.has(`${id}.${name}`) || (name === "no_such_field" && jsonSchemaOf(schema).additionalProperties !== false)) continue;
          const input = { ...LEAST[id], [part]: { ...LEAST[id]?.[part], [name]: WRONG[part] } };
          const response = await send(id, input, as(visitor, `wrong ${id} ${name}`));
          const { details = [] } = response.json<{ details?: { path: string }[] }>();
          expect([id, name, response.statusCode]).toEqual([id, name, 422]);
          expect([id, name, details.some((d) => d.path.split(".")[0] === name)]).toEqual([id, name, true]);
        }
      }
  });
});

/** What is there but not of the sort that the call asks for: a page's picture of a typed report, a label that is no label. */
const NOT_SO = ["reportPage.id", "readLabel.fileId", "reportPut.fileIds"];
