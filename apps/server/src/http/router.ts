import { type Call, type CallId, calls } from "@nutri/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import type { Context } from "../context.ts";
import { Fault } from "../fault.ts";
import type { AnyEvent, Upload } from "../handler.ts";
import type { Caller } from "../sessions/sessions.ts";
import { checkAnswer, checkEvent, dataJson, sendData } from "./answer.ts";
import { authenticate, requireConsent } from "./auth.ts";
import { toFault, toReply } from "./failure.ts";
import { handlers } from "./handlers.ts";
import { hashRequest, once, readKeyHeader } from "./idempotency.ts";
import { readInput, readUpload } from "./input.ts";
import { limitOf } from "./limits.ts";
import { writeEvents } from "./sse.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | undefined;
    lang: "zh-CN" | "en-US";
  }
  interface FastifyContextConfig {
    callId?: CallId;
  }
}

/** The handlers without their types: the contract has checked what goes in, and what comes out is checked in tests. */
type AnyHandler = (ask: object) => Promise<unknown>;
const handlerOf = (id: CallId): AnyHandler | undefined => (handlers as Partial<Record<CallId, unknown>>)[id] as AnyHandler | undefined;

/** Calls whose GET writes, kept as GET for the notes' sake: a key holds for them too. */
const WRITING_GETS: readonly CallId[] = ["updateNickname"];
const NEVER = new AbortController().signal;

/** Ends every open stream. */
export type Streams = Set<AbortController>;

/** One route for each call of the contract, all alike: who, whether built, consent, input, once, work, answer. */
export function registerCalls(app: FastifyInstance, context: Context, streams: Streams): void {
  for (const id of Object.keys(calls) as CallId[]) {
    const call: Call = calls[id];
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      config: { callId: id, ...limitOf(id, context.env) },
      // Before the body is read: a stranger's body is not worth reading.
      onRequest: call.auth === "visitor" ? async (request) => void (request.caller = await authenticate(context, request)) : [],
      handler: (request, reply) => serve(context, id, call, request, reply, streams),
    });
  }
}

async function serve(context: Context, id: CallId, call: Call, request: FastifyRequest, reply: FastifyReply, streams: Streams): Promise<FastifyReply> {
  const handler = handlerOf(id);
  if (!handler) throw new Fault("not_built");
  const { caller } = request;
  if (call.consent && caller) requireConsent(caller);
  const input = readInput(call, request);
  const file = call.multipart ? await readUpload(request) : undefined;
  const work: Work = { context, id, call, request, handler, input, file };
  if (call.events) return stream(work, reply, streams);
  const key = caller && (call.method === "POST" || WRITING_GETS.includes(id)) ? readKeyHeader(request.headers["idempotency-key"]) : undefined;
  if (call.idempotencyRequired && key === undefined)
    throw new Fault("invalid", { details: [{ path: "Idempotency-Key", message: { zh: "请带上 Idempotency-Key。", en: "Please send an Idempotency-Key." } }] });
  return sendData(request, reply, caller && key !== undefined ? await runOnce(work, caller, key, reply) : await run(work, context));
}

type Work = {
  context: Context;
  id: CallId;
  call: Call;
  request: FastifyRequest;
  handler: AnyHandler;
  input: { query: unknown; body: unknown };
  file: Upload | undefined;
};

function askOf({ request, input, file }: Work, context: Context, signal: AbortSignal, after: (() => void | Promise<void>)[]): object {
  const { headers } = request;
  return {
    context,
    query: input.query,
    body: input.body,
    caller: request.caller,
    requireHealthConsent: async () => requireConsent(request.caller ?? (await authenticate(context, request))),
    file,
    lang: request.lang,
    ip: request.ip,
    lastEventId: typeof headers["last-event-id"] === "string" ? headers["last-event-id"] : undefined,
    after: (then: () => void | Promise<void>) => void after.push(then),
    signal,
  };
}

async function run(work: Work, context: Context, after: (() => void | Promise<void>)[] = []): Promise<Buffer> {
  const data = await work.handler(askOf(work, context, NEVER, after));
  if (context.env.checkAnswers) checkAnswer(work.id, data);
  if (!context.db.isTransaction) for (const then of after) await then();
  return dataJson(data);
}

async function runOnce(work: Work, caller: Caller, key: string, reply: FastifyReply): Promise<Buffer> {
  const { context, id, input, file } = work;
  const hash = hashRequest(id, input.query ?? null, input.body ?? null, file ? createHash("sha256").update(file.bytes).digest("hex") : null);
  const after: (() => void | Promise<void>)[] = [];
  const { json, replayed } = await once(context, { userId: caller.userId, key, hash }, async (inner) => (await run(work, inner, after)).toString("utf8"));
  for (const then of after) await then();
  if (replayed) reply.header("idempotency-replayed", "true");
  return Buffer.from(json);
}

async function* checked(id: CallId, events: AsyncIterable<AnyEvent>): AsyncGenerator<AnyEvent> {
  for await (const event of events) {
    checkEvent(id, event);
    yield event;
  }
}

async function stream(work: Work, reply: FastifyReply, streams: Streams): Promise<FastifyReply> {
  const { context, request } = work;
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const events = (await work.handler(askOf(work, context, gone.signal, []))) as AsyncIterable<AnyEvent>;
  streams.add(gone);
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  const onError = (error: unknown): AnyEvent => {
    const fault = toFault(error);
    if (fault.id === "internal") request.log.error({ err: error, call: work.id }, "a stream failed");
    const { body } = toReply(fault, request.lang, request.id);
    return { event: "error", data: { code: body.code, error: body.error, message: body.message, requestId: body.requestId } };
  };
  await writeEvents(reply.raw, context.env.checkAnswers ? checked(work.id, events) : events, gone.signal, onError).finally(() => streams.delete(gone));
  return reply;
}
