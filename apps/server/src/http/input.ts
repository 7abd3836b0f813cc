import type { Call } from "@nutri/contract";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Context } from "../context.ts";
import { Fault, invalid } from "../fault.ts";
import type { Upload } from "../handler.ts";
import { newId } from "../ids.ts";
import { paramsOf } from "./params.ts";
import { toDetails } from "./problems.ts";
import type { Receiving } from "./receiving.ts";

type Query = Record<string, string | string[] | undefined>;

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw new Fault("invalid", { details: toDetails(result.error.issues, value) });
  return result.data;
}

const isPlain = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null && !Array.isArray(v);

/** Names that are given in lists are each looked for among all that is known; so many characters of them are more than anybody takes or has. */
const MOST_LISTED = 12_000;

const textIn = (value: unknown): number =>
  typeof value === "string" ? value.length : typeof value === "object" && value !== null ? Object.values(value).reduce((n: number, v) => n + textIn(v), 0) : 0;
const listedIn = (value: unknown): number =>
  Array.isArray(value) ? textIn(value) : isPlain(value) ? Object.values(value).reduce((n: number, v) => n + listedIn(v), 0) : 0;

/** @throws Fault invalid */
function boundLists(body: unknown): void {
  if (listedIn(body) <= MOST_LISTED) return;
  const [path = ""] = Object.entries(body as object).toSorted(([, a], [, b]) => listedIn(b) - listedIn(a))[0] ?? [];
  throw invalid(path, "这些内容加起来太长了，请少写一些。", "This is too much text altogether. Please shorten it.");
}

/** The call's query and body, checked against the contract. No body is an empty one. @throws Fault invalid */
export function readInput(call: Call, request: FastifyRequest): { query: unknown; body: unknown } {
  const given: unknown = request.body ?? (call.multipart ? undefined : {});
  const query = request.query as Query;
  const merged = call.paramsInQuery && call.body && isPlain(given) ? { ...paramsOf(call.body, query), ...given } : given;
  const body = check(call.body, merged);
  boundLists(body);
  return { query: check(call.query, { ...query }), body };
}

/** The one file of a multipart body, sealed as it comes; its size is bounded by the multipart plugin's limit. @throws Fault */
export async function readUpload({ files, now }: Pick<Context, "files" | "now">, request: FastifyRequest, receiving: Receiving): Promise<Upload> {
  if (!request.isMultipart()) throw new Fault("unsupported_media_type");
  try {
    const part = await request.file();
    if (part?.fieldname === "file") {
      const received = await files.receive(newId(now()), receiving.count(part.file));
      if (part.file.truncated) throw new Fault("too_large");
      return { ...received, name: part.filename };
    }
    part?.file.resume();
  } catch (error) {
    // Nothing but reading happens here: what the plugin does not know by name is a body that is cut off or garbled.
    throw error instanceof Fault || typeof (error as { statusCode?: unknown }).statusCode === "number" ? error : new Fault("malformed");
  }
  throw invalid("file", "请选择一个文件。", "Please choose a file.");
}
