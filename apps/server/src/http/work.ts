import type { Call, CallId } from "@nutri/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isCollision } from "../collision.ts";
import type { Context } from "../context.ts";
import { JsonParts, type Upload } from "../handler.ts";
import type { Caller } from "../sessions/sessions.ts";
import { checkAnswer, dataJson, type Json } from "./answer.ts";
import { authenticate, requireConsent } from "./auth.ts";
import { handlers } from "./handlers.ts";
import { answeredBefore, hashRequest, once, readKeyHeader } from "./idempotency.ts";

/** One request's work: the handler with all that it gets, and how it is done once. */

/** The handlers without their types: the contract has checked what goes in, and what comes out is checked in tests. */
type Answering = (ask: object) => Promise<unknown>;
type AnyHandler = Answering | { prepare: (ask: object) => Promise<Answering> };
export const handlerOf = (id: CallId): AnyHandler => handlers[id] as unknown as AnyHandler;
const isLong = (handler: AnyHandler): handler is Exclude<AnyHandler, Answering> => typeof handler === "object";

const NEVER = new AbortController().signal;

export type Work = {
  context: Context;
  id: CallId;
  call: Call;
  request: FastifyRequest;
  handler: AnyHandler;
  input: { query: unknown; body: unknown };
  file: Upload | undefined;
};

type After = (() => void | Promise<void>)[];

export function askOf({ request, call, input, file }: Work, context: Context, signal: AbortSignal = NEVER, after: After = []): object {
  const { headers } = request;
  return {
    context,
    query: input.query,
    body: input.body,
    caller: request.caller,
    requireHealthConsent: async () => requireConsent(request.caller ?? (await authenticate(context, request))),
    file,
    lang: request.lang,
    get ip() {
      return request.ip;
    },
    lastEventId: typeof headers["last-event-id"] === "string" ? headers["last-event-id"] : undefined,
    key: call.events && call.method === "POST" ? readKeyHeader(headers["idempotency-key"]) : undefined,
    after: (then: () => void | Promise<void>) => void after.push(then),
    signal,
  };
}

/** What the work was done from has changed before it could be written. */
class Outdated extends Error {}

/** The part of a handler that writes and answers; what takes long is done before it. */
export const prepared = async (work: Work): Promise<Answering> => (isLong(work.handler) ? work.handler.prepare(askOf(work, work.context)) : work.handler);

/** @throws Outdated */
async function answer(work: Work, answering: Answering, context: Context, after: After): Promise<Json> {
  const data = await answering(askOf(work, context, NEVER, after));
  if (data === undefined) throw new Outdated();
  if (context.env.checkAnswers && !(data instanceof JsonParts)) checkAnswer(work.id, data);
  return dataJson(data);
}

/** So often is work done that others' writes came in between of. */
const TRIES = 3;

/** Does the work, again while it is outdated when it is to be written or was collided with, then what comes after it. */
async function untilWritten<R>(work: Work, write: (answering: Answering, after: After) => Promise<R>): Promise<R> {
  for (let tries = 1; ; tries++) {
    const after: After = [];
    try {
      const result = await write(await prepared(work), after);
      for (const then of after) await then();
      return result;
    } catch (error) {
      if (error instanceof Outdated) continue;
      if (!isCollision(error) || tries >= TRIES) throw error;
      // It may have been the caller who was erased.
      if (work.request.caller) await authenticate(work.context, work.request);
    }
  }
}

export const run = (work: Work): Promise<Json> => untilWritten(work, (answering, after) => answer(work, answering, work.context, after));

/** What is kept under a key is held as a whole. */
function textOf(json: Json): string {
  if (json instanceof JsonParts) throw new Error("an answer in parts cannot be kept under a key");
  return json.toString("utf8");
}

export async function runOnce(work: Work, caller: Caller, key: string, reply: FastifyReply): Promise<Buffer> {
  const { context, id, input, file } = work;
  const request = { userId: caller.userId, key, hash: hashRequest(id, input.query ?? null, input.body ?? null, file?.sha256 ?? null) };
  const before = isLong(work.handler) ? await answeredBefore(context, request) : undefined;
  const { json, replayed } =
    before === undefined
      ? await untilWritten(work, (answering, after) => once(context, request, async (inner) => textOf(await answer(work, answering, inner, after))))
      : { json: before, replayed: true };
  if (replayed) reply.header("idempotency-replayed", "true");
  return Buffer.from(json);
}
