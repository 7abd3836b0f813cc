import { type Call, type CallId, calls, commonErrors, Failure, success } from "@nutri/contract";
import { ERRORS, type ErrorId } from "@nutri/contract/errors";
import fc from "fast-check";
import { broken, fitting, jsonSchemaOf, type Words } from "./arbitrary.ts";
import { type Belongings, kindOfId, multipart, PNG } from "./belongings.ts";
import { readEvents } from "./events.ts";
import { HOSTILE_BODIES, HOSTILE_HEADERS, HOSTILE_TEXTS } from "./hostile.ts";

/** Requests to every call of the contract, made from its own schemas, and what is wrong with an answer. */

export type Who = "visitor" | "stranger" | "undecided" | "forged" | "nobody";
export type Fuzzed = { id: CallId; as: Who; query: string; headers: Record<string, string>; payload: string | Buffer | undefined };
export type Reply = { status: number; headers: Readonly<Record<string, unknown>>; text: string };

const IDS = Object.keys(calls) as CallId[];
/** A call that ends its caller is asked now and then. */
const RARE: readonly CallId[] = ["erase", "logoutAll", "exportData"];

/** Words of the field that reach deep into names, doses and rules. */
export const TEXTS: readonly string[] = [
  "维生素C 1000mg",
  "vitamin D 400-600 IU/day",
  "华法林",
  "warfarin",
  "左甲状腺素钠片",
  "鱼油 3g/d",
  "高血压",
  "慢性肾病",
  "pregnancy",
  "花生",
  "胸口痛，喘不上气",
  "我妈妈 65 岁，缺铁怎么补？",
  "How much iron should my 3 year old take?",
  "ferritin",
  "mmol/L",
  "<0.5",
  "iron",
  "vitamin_d",
  "2026-05-01",
  "13800138000",
  "310101",
];

const maybe = <T>(arb: fc.Arbitrary<T>, nil: T): fc.Arbitrary<T> => fc.oneof({ weight: 4, arbitrary: fc.constant(nil) }, arb);

/** A value for a schema: as it should be, wrong in one place, or in several. */
const madeFrom = (schema: Call["body"], words: Words): fc.Arbitrary<unknown> => {
  if (!schema) return fc.constant(undefined);
  const json = jsonSchemaOf(schema);
  return fc.oneof(
    { weight: 3, arbitrary: fitting(json, words) },
    { weight: 4, arbitrary: broken(json, words, 1) },
    { weight: 3, arbitrary: broken(json, words, 5) },
  );
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** A value as a query: lists come several times, objects as JSON. */
export function toQuery(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  const search = new URLSearchParams();
  for (const [key, field] of Object.entries(value))
    for (const one of Array.isArray(field) ? field.slice(0, 20) : [field]) if (one !== undefined) search.append(key, textOf(one).slice(0, 3000));
  return search.toString();
}

const files = fc.oneof(
  fc.constantFrom(multipart(PNG), multipart(Buffer.alloc(0)), multipart(Buffer.from("%PDF-1.7\n%%EOF"), "../../a.pdf"), Buffer.from("--B--\r\n")),
  fc.constantFrom(...HOSTILE_TEXTS).map((t) => multipart(PNG, t.replaceAll(/["\r\n]/g, "").slice(0, 3000))),
  fc.uint8Array({ maxLength: 3000 }).map((bytes) => multipart(Buffer.from(bytes))),
  fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.concat([multipart(PNG).subarray(0, 60), Buffer.from(bytes)])),
);

const hostileHeaders: fc.Arbitrary<Record<string, string>> = maybe(
  fc
    .constantFrom(...Object.keys(HOSTILE_HEADERS))
    .chain((name) => fc.constantFrom(...(HOSTILE_HEADERS[name] ?? [])).map((value): Record<string, string> => ({ [name]: value }))),
  {},
);

const who: fc.Arbitrary<Who> = fc.oneof(
  { weight: 16, arbitrary: fc.constant("visitor" as const) },
  fc.constantFrom("stranger" as const, "undecided" as const, "forged" as const, "nobody" as const),
);

type Sent = { payload: string | Buffer | undefined; type: string | undefined };

function bodyOf(call: Call, words: Words): fc.Arbitrary<Sent> {
  if (call.method === "GET") return fc.constant({ payload: undefined, type: undefined });
  const odd = fc.constantFrom(...HOSTILE_BODIES).map(([type, payload]): Sent => ({ payload, type }));
  const usual = call.multipart
    ? files.map((payload): Sent => ({ payload, type: "multipart/form-data; boundary=B" }))
    : madeFrom(call.body, words).map((body): Sent => ({ payload: JSON.stringify(body) ?? "", type: "application/json" }));
  return fc.oneof({ weight: 9, arbitrary: usual }, odd);
}

function requestTo(id: CallId, words: Words): fc.Arbitrary<Fuzzed> {
  const call: Call = calls[id];
  const query = fc.oneof({ weight: 9, arbitrary: madeFrom(call.query ?? (call.paramsInQuery ? call.body : undefined), words) }, fc.jsonValue({ maxDepth: 2 }));
  const key = call.idempotencyRequired ? fc.uuid().map((k): Record<string, string> => ({ "idempotency-key": k })) : fc.constant({});
  return fc.tuple(who, query, bodyOf(call, words), key, hostileHeaders).map(([as, asked, { payload, type }, required, headers]) => ({
    id,
    as,
    query: toQuery(asked),
    headers: { ...required, ...(type !== undefined && { "content-type": type }), ...headers },
    payload,
  }));
}

/** Mostly the id that is meant, else any other or none. */
const idFor = (own: Belongings, id: CallId, field: string): fc.Arbitrary<string> => {
  const kind = kindOfId(id, field);
  const any = fc.constantFrom(...Object.values(own), "0", "x".repeat(100));
  return kind === undefined || kind === "open" ? any : fc.oneof({ weight: 4, arbitrary: fc.constant(own[kind]) }, any);
};

/** @param own what the visitors of this round have */
export function requests(own: Belongings): fc.Arbitrary<Fuzzed> {
  const words = (id: CallId): Words => ({ ids: (field) => idFor(own, id, field), texts: TEXTS });
  return fc.oneof(...IDS.map((id) => ({ weight: RARE.includes(id) ? 1 : 12, arbitrary: requestTo(id, words(id)) })));
}

/** Errors that a call may answer: its own, and what a request can be whatever the call. */
function allowed(call: Call, { headers }: Fuzzed): Set<ErrorId> {
  const any: ErrorId[] = ["unsupported_media_type", "too_large"];
  const keyed: ErrorId[] = "idempotency-key" in headers ? ["conflict", "idempotency_clash"] : [];
  return new Set([...commonErrors(call), ...(call.errors ?? []), ...any, ...keyed].filter((e) => e !== "internal"));
}

function faultsOfFailure(call: Call, request: Fuzzed, { status, headers, text }: Reply): string[] {
  const failure = Failure.safeParse(parsed(text));
  if (!failure.success) return [`the answer ${status} is not the contract's failure: ${text.slice(0, 200)}`];
  const { code, error } = failure.data;
  const faults: string[] = [];
  if (code !== status || ERRORS[error as ErrorId]?.status !== status) faults.push(`${error} under ${status} with code ${code}`);
  if (!allowed(call, request).has(error as ErrorId)) faults.push(`${error} is no error of this call`);
  if ((status === 429 || status === 503) && headers["retry-after"] === undefined) faults.push(`${status} without Retry-After`);
  return faults;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultsOfEvents(call: Call, text: string): string[] {
  return readEvents(text).flatMap(({ event, data }) => {
    if (event === "error" && (data as { error?: string }).error === "internal") return ["the stream ended in internal"];
    return call.events?.[event]?.safeParse(data).success ? [] : [`event ${event} is not of the contract`];
  });
}

/** What an answer does that no answer may. */
export function faultsOf(request: Fuzzed, reply: Reply): string[] {
  const call: Call = calls[request.id];
  const type = String(reply.headers["content-type"]);
  const planted = reply.headers["set-cookie"] === undefined ? [] : ["a header was planted"];
  if (reply.status !== 200) return [...planted, ...faultsOfFailure(call, request, reply)];
  if (call.binary) return type === call.binary ? planted : [...planted, `${type} instead of ${call.binary}`];
  if (call.events) return [...planted, ...(type.startsWith("text/event-stream") ? faultsOfEvents(call, reply.text) : [`${type} instead of events`])];
  const fits = success(call.response).safeParse(parsed(reply.text));
  return fits.success ? planted : [...planted, `the answer is not of the contract: ${fits.error.issues.map((i) => i.path.join(".")).join(", ")}`];
}
