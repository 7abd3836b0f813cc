import type { Call } from "@nutri/contract";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { Fault, invalid } from "../fault.ts";
import type { Upload } from "../handler.ts";
import { paramsOf } from "./params.ts";
import { toDetails } from "./problems.ts";

type Query = Record<string, string | string[] | undefined>;

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw new Fault("invalid", { details: toDetails(result.error.issues, value) });
  return result.data;
}

const isPlain = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null && !Array.isArray(v);

/** The call's query and body, checked against the contract. No body is an empty one. @throws Fault invalid */
export function readInput(call: Call, request: FastifyRequest): { query: unknown; body: unknown } {
  const given: unknown = request.body ?? (call.multipart ? undefined : {});
  const query = request.query as Query;
  const merged = call.paramsInQuery && call.body && isPlain(given) ? { ...paramsOf(call.body, query), ...given } : given;
  return { query: check(call.query, { ...query }), body: check(call.body, merged) };
}

/** The one file of a multipart body, whole; its bytes are bounded by the multipart plugin's limit. @throws Fault */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Fault("unsupported_media_type");
  try {
    const part = await request.file();
    if (part?.fieldname === "file") return { name: part.filename, bytes: await part.toBuffer() };
    part?.file.resume();
  } catch (error) {
    // Nothing but reading happens here: what the plugin does not know by name is a body that is cut off or garbled.
    throw typeof (error as { statusCode?: unknown }).statusCode === "number" ? error : new Fault("malformed");
  }
  throw invalid("file", "请选择一个文件。", "Please choose a file.");
}
