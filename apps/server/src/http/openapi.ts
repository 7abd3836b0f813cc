import {
  type Call,
  type CallId,
  calls,
  commonErrors,
  CustomPlan,
  Failure,
  HealthReport,
  LoginResult,
  PlanSummary,
  PrecisePlan,
  Product,
  ProductLine,
  ReportRow,
  User,
} from "@nutri/contract";
import { ERRORS, type ErrorId } from "@nutri/contract/errors";
import { Answers, SourceRef } from "@nutri/domain";
import { z } from "zod";

/** OpenAPI 3.1 from the contract. Its schemas are JSON Schema 2020-12, which is what zod writes. */

type Json = { [key: string]: unknown };

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Answers,
  CustomPlan,
  HealthReport,
  LoginResult,
  PlanSummary,
  PrecisePlan,
  Product,
  ProductLine,
  ReportRow,
  SourceRef,
  User,
}))
  named.add(schema, { id });

/** A schema, with the named ones moved to the document's components. */
function toSchema(schema: z.ZodType, io: "input" | "output", components: Json): Json {
  // What goes in and what comes out of a named shape may differ (defaults); the document keeps one of each.
  const suffix = io === "input" ? "Input" : "";
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, metadata: named, unrepresentable: "any" }) as Json & { $defs?: Json };
  const move = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(move);
    if (typeof node !== "object" || node === null) return node;
    const entries = Object.entries(node).filter(([k]) => k !== "id" || typeof (node as Json)["id"] !== "string");
    return Object.fromEntries(
      entries.map(([k, v]) => [k, k === "$ref" && typeof v === "string" ? v.replace(/^#\/\$defs\/(.+)$/, `#/components/schemas/$1${suffix}`) : move(v)]),
    );
  };
  for (const [name, def] of Object.entries($defs)) components[`${name}${suffix}`] ??= move(def);
  return move(rest) as Json;
}

const failureRef = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };

/** Each status a call can fail with, and the ids of its errors. */
function failures(call: Call): Json {
  const byStatus = new Map<number, ErrorId[]>();
  for (const id of new Set([...commonErrors(call), ...(call.errors ?? [])])) byStatus.set(ERRORS[id].status, [...(byStatus.get(ERRORS[id].status) ?? []), id]);
  const retry = { "Retry-After": { schema: { type: "integer" }, description: "Seconds" } };
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, ids]) => [
        String(status),
        {
          description: ids.map((id) => `\`${id}\`: ${ERRORS[id].message.en}`).join(" "),
          ...(status === 429 || status === 503 ? { headers: retry } : {}),
          content: failureRef,
        },
      ]),
  );
}

function success(call: Call, components: Json): Json {
  if (call.events) {
    const events = Object.entries(call.events).map(([event, schema]) => ({ title: event, ...toSchema(schema, "output", components) }));
    return {
      description: `Server-sent events: ${Object.keys(call.events).join(", ")}. Resumable with Last-Event-ID.`,
      content: { "text/event-stream": { schema: { type: "string" }, "x-events": events } },
    };
  }
  if (call.binary) return { description: "The file", content: { [call.binary]: { schema: { type: "string", format: "binary" } } } };
  const data = toSchema(call.response, "output", components);
  return {
    description: "Success",
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["code", "message", "data"],
          additionalProperties: false,
          properties: { code: { const: 200 }, message: { const: "ok" }, data },
        },
      },
    },
  };
}

const header = (name: string, required: boolean, description: string): Json => ({ in: "header", name, required, description, schema: { type: "string" } });

function parameters(call: Call, components: Json): Json[] {
  const list = [header("Accept-Language", false, "zh-CN or en-US: the language of messages and content")];
  if (call.auth === "visitor" && call.method === "POST")
    list.push(
      header("Idempotency-Key", call.idempotencyRequired ?? false, "The same key with the same body answers the first result again; with another body 409"),
    );
  if (call.events && call.method === "GET") list.push(header("Last-Event-ID", false, "Resume after this event"));
  const query = call.query ? toSchema(call.query, "input", components) : undefined;
  for (const [name, schema] of Object.entries((query?.["properties"] ?? {}) as Json))
    list.push({ in: "query", name, required: ((query?.["required"] ?? []) as string[]).includes(name), schema });
  return list;
}

function body(call: Call, components: Json): Json | undefined {
  if (call.multipart)
    return {
      required: true,
      content: { "multipart/form-data": { schema: { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } } } },
    };
  return call.body
    ? { required: !call.body.safeParse(undefined).success, content: { "application/json": { schema: toSchema(call.body, "input", components) } } }
    : undefined;
}

const notes = (call: Call): string =>
  [
    call.consent && "Needs agreement, privacy and health_data accepted (else 403 `consent_required`).",
    call.paramsInQuery && "The same parameters are taken from the query too (lists as JSON or repeated); when they differ the body wins.",
  ]
    .filter(Boolean)
    .join(" ");

/** The document, for `{host}/api/openapi.json`. `unbuilt`: calls that answer 501 for now. */
export function openApi(version: string): Json {
  const components: Json = { Failure: toSchema(Failure, "output", {}) };
  const paths: Record<string, Json> = {};
  for (const id of Object.keys(calls) as CallId[]) {
    const call: Call = calls[id];
    const requestBody = body(call, components);
    (paths[call.path] ??= {})[call.method.toLowerCase()] = {
      operationId: id,
      summary: call.summary,
      ...(notes(call) && { description: notes(call) }),
      security: call.auth === "visitor" ? [{ token: [] }] : [],
      parameters: parameters(call, components),
      ...(requestBody && { requestBody }),
      responses: {
        "200": success(call, components),
        ...failures(call),
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "AI nutritionist",
      version,
      description:
        'Success: HTTP 200 and `{ code: 200, message: "ok", data }`. Failure: the HTTP status, and `{ code, message, error, requestId, data: null, details? }`.',
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: components,
      securitySchemes: { token: { type: "apiKey", in: "header", name: "Authorization", description: "The login's accessToken, bare or after `Bearer `" } },
    },
  };
}
