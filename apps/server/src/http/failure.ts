import type { Failure } from "@nutri/contract";
import { ERRORS } from "@nutri/contract/errors";
import { type Lang, localise } from "@nutri/domain";
import { Fault } from "../fault.ts";
import { isOutage } from "../outage.ts";

const RETRY_SECONDS = 5;

/** Fastify's own failures, by their code. */
const BY_CODE: Record<string, Fault["id"]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_REQ_FILE_TOO_LARGE: "too_large",
  FST_FILES_LIMIT: "too_large",
  FST_PARTS_LIMIT: "too_large",
  FST_FIELDS_LIMIT: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "unsupported_media_type",
};

/** What a thrown thing is to the caller: a Fault as it is, a malformed request, or "internal" without a word of its cause. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (isOutage(error)) return new Fault("overloaded");
  const { code, statusCode } = (typeof error === "object" && error !== null ? error : {}) as { code?: unknown; statusCode?: unknown };
  const known = typeof code === "string" ? BY_CODE[code] : undefined;
  if (known) return new Fault(known);
  return new Fault(typeof statusCode === "number" && statusCode >= 400 && statusCode < 500 ? "malformed" : "internal");
}

export type FailureReply = { status: number; body: Failure; headers: Record<string, string> };

export function toReply(fault: Fault, lang: Lang, requestId: string): FailureReply {
  const { status, message } = ERRORS[fault.id];
  const details = fault.details.map(({ message: text, ...detail }) => ({ ...detail, message: localise(text, lang) }));
  const retry = fault.retryAfterSeconds ?? (status === 503 || status === 429 ? RETRY_SECONDS : undefined);
  return {
    status,
    headers: retry === undefined ? {} : { "retry-after": String(Math.max(1, Math.ceil(retry))) },
    body: { code: status, message: localise(message, lang), error: fault.id, requestId, data: null, ...(details.length > 0 && { details }) },
  };
}

/** An error for the log: where it happened, and no word that could have come from a person (messages of parsers and databases quote their input). */
export function forLog(error: unknown): { type: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const { code } = error as { code?: unknown };
  // The stack begins with the message, whose lines may look like places.
  const { stack = "", message } = error;
  const at = stack
    .slice(message === "" ? 0 : Math.max(0, stack.indexOf(message)) + message.length)
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 12)
    .map((line) => line.trim());
  return { type: error.name, ...(typeof code === "string" && { code }), at };
}
