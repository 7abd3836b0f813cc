import { type Call, type CallId, calls } from "@nutri/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { Readable } from "node:stream";
import { type AnyEvent, JsonParts, StoredJson } from "../handler.ts";

const HEAD = Buffer.from('{"code":200,"message":"ok","data":');
const TAIL = Buffer.from("}");

/** An answer that breaks the contract: a fault of ours, found in tests and development. The message names fields only. */
class AnswerMismatch extends Error {
  constructor(id: CallId, fields: readonly string[]) {
    super(`the answer of ${id} does not fit the contract: ${fields.join("; ")}`);
    this.name = "AnswerMismatch";
  }
}

/** @throws AnswerMismatch */
export function checkAnswer(id: CallId, data: unknown): void {
  const value: unknown = data instanceof StoredJson ? JSON.parse(data.bytes.toString("utf8")) : JSON.parse(JSON.stringify(data));
  const call: Call = calls[id];
  const result = call.response.safeParse(value);
  if (!result.success)
    throw new AnswerMismatch(
      id,
      result.error.issues.map((i) => `${i.path.join(".")} ${i.code}`),
    );
}

/** The data of an answer as it goes out. */
export type Json = Buffer | JsonParts;
export const dataJson = (data: unknown): Json =>
  data instanceof JsonParts ? data : data instanceof StoredJson ? data.bytes : Buffer.from(JSON.stringify(data));

/** @throws AnswerMismatch */
export function checkEvent(id: CallId, { event, data }: AnyEvent): void {
  const call: Call = calls[id];
  const shape = call.events?.[event];
  const value: unknown = data instanceof StoredJson ? JSON.parse(data.bytes.toString("utf8")) : JSON.parse(JSON.stringify(data));
  if (!shape?.safeParse(value).success) throw new AnswerMismatch(id, [`event ${event}`]);
}

const compress = promisify(gzip);
/** Below this, compressing saves no packet worth its time. */
const COMPRESS_BYTES = 4_096;

/** `gzip;q=0` says that it is not wanted. */
const takesGzip = (accepted: string): boolean => /\bgzip\b(?! ?; ?q=0(?:\.0+)?(?:[ ,]|$))/.test(accepted);

/** What fails before the first part is an answer like any other; after it, the connection ends before the answer does. */
async function inParts({ parts }: JsonParts): Promise<Readable> {
  const iterator = parts[Symbol.asyncIterator]();
  let next = await iterator.next();
  return Readable.from(
    (async function* () {
      yield HEAD;
      for (; !next.done; next = await iterator.next()) yield Buffer.from(next.value);
      yield TAIL;
    })(),
    { objectMode: false },
  );
}

/** The success envelope around data that is JSON text already. A plan is some 100 KB of text, a tenth of it when compressed, which a phone's network feels. */
export async function sendData(request: FastifyRequest, reply: FastifyReply, json: Json): Promise<FastifyReply> {
  void reply.header("content-type", "application/json; charset=utf-8");
  if (json instanceof JsonParts) return reply.send(await inParts(json));
  const body = Buffer.concat([HEAD, json, TAIL]);
  if (body.length < COMPRESS_BYTES || !takesGzip(request.headers["accept-encoding"] ?? "")) return reply.send(body);
  return reply
    .header("content-encoding", "gzip")
    .header("vary", "Accept-Language, Accept-Encoding")
    .send(await compress(body, { level: 4 }));
}
