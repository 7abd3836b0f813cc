import { type Call, type CallId, calls } from "@nutri/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Fault } from "../fault.ts";
import type { AnyEvent, Batches, Binary } from "../handler.ts";
import type { Caller } from "../sessions/sessions.ts";
import { checkEvent, sendData } from "./answer.ts";
import { authenticate, requireConsent } from "./auth.ts";
import { toFault, toReply } from "./failure.ts";
import type { Gate } from "./gate.ts";
import { readKeyHeader } from "./idempotency.ts";
import { readInput, readUpload } from "./input.ts";
import { limitOf } from "./limits.ts";
import type { Receiving } from "./receiving.ts";
import { writeEvents } from "./sse.ts";
import { askOf, handlerOf, prepared, run, runOnce, type Work } from "./work.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | undefined;
    lang: "zh-CN" | "en-US";
  }
  interface FastifyContextConfig {
    callId?: CallId;
  }
}

/** Calls whose GET writes, kept as GET for the notes' sake: a key holds for them too. */
const WRITING_GETS: readonly CallId[] = ["updateNickname"];

/** Ends every open stream. */
export type Streams = Set<AbortController>;

/** One route for each call of the contract, all alike: who, whether built, consent, input, once, work, answer. */
export function registerCalls(app: FastifyInstance, context: Context, house: House): void {
  for (const id of Object.keys(calls) as CallId[]) {
    const call: Call = calls[id];
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      config: { callId: id, ...limitOf(id, context.env) },
      // Before the body is read: a stranger's body is not worth reading.
      onRequest: call.auth === "visitor" ? async (request) => void (request.caller = await authenticate(context, request)) : [],
      handler: (request, reply) => serve(context, { id, call, ...house }, request, reply),
    });
  }
}

/** The context as a request's own: what is logged and queued in it names the request. */
const ofRequest = (context: Context, { log, id }: FastifyRequest): Context => ({ ...context, log: log as Context["log"], requestId: id });

/** What all calls of a server share: the open streams, the bytes on their way in, how many are worked on. */
export type House = { streams: Streams; receiving: Receiving; gate: Gate };
type Route = { id: CallId; call: Call } & House;

/** Work that waits for its turn; a stream only for its beginning. */
type InTurn = <R>(then: () => Promise<R>) => Promise<R>;

async function serve(base: Context, { id, call, streams, receiving, gate }: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const context = ofRequest(base, request);
  const handler = handlerOf(id);
  const { caller } = request;
  if (call.consent && caller) requireConsent(caller);
  const input = readInput(call, request);
  const file = call.multipart ? await readUpload(context, request, receiving) : undefined;
  const work: Work = { context, id, call, request, handler, input, file };
  const inTurn: InTurn = (then) => gate.through(() => reply.raw.destroyed, then);
  if (call.events) return stream(work, reply, streams, inTurn);
  if (call.binary) return sendFile(work, call.binary, reply, inTurn);
  const key = caller && (call.method === "POST" || WRITING_GETS.includes(id)) ? readKeyHeader(request.headers["idempotency-key"]) : undefined;
  if (call.idempotencyRequired && key === undefined)
    throw new Fault("invalid", { details: [{ path: "Idempotency-Key", message: { zh: "请带上 Idempotency-Key。", en: "Please send an Idempotency-Key." } }] });
  return sendData(request, reply, await inTurn(() => (caller && key !== undefined ? runOnce(work, caller, key, reply) : run(work))));
}

async function sendFile(work: Work, type: string, reply: FastifyReply, inTurn: InTurn): Promise<FastifyReply> {
  const { bytes } = await inTurn(async () => {
    const answering = await prepared(work);
    return (await answering(askOf(work, work.context))) as Binary;
  });
  return reply.header("content-type", type).header("content-disposition", "inline").send(bytes);
}

async function* checked(id: CallId, events: Batches<AnyEvent>): AsyncGenerator<readonly AnyEvent[]> {
  for await (const batch of events) {
    for (const event of batch) checkEvent(id, event);
    yield batch;
  }
}

async function stream(work: Work, reply: FastifyReply, streams: Streams, inTurn: InTurn): Promise<FastifyReply> {
  const { context, request } = work;
  const gone = new AbortController();
  // Who has heard all has not gone; an abort makes an error, with its stack, for each listener's sake.
  reply.raw.once("close", () => reply.raw.writableFinished || gone.abort());
  const events = await inTurn(async () => {
    const answering = await prepared(work);
    return (await answering(askOf(work, context, gone.signal))) as Batches<AnyEvent>;
  });
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
