import { PlatformError, type PlatformTrouble } from "./failure.ts";
import { parseJson } from "./json.ts";

/** Gateway codes: limits, tokens. Everything else is a refusal. */
const TROUBLES: Readonly<Record<string, PlatformTrouble>> = { "4101": "limited", "4202": "token", "4203": "token", "5001": "refused" };

type Fields = Record<string, unknown>;
const isObject = (v: unknown): v is Fields => typeof v === "object" && v !== null && !Array.isArray(v);
const word = (v: unknown): string | undefined => (typeof v === "string" || typeof v === "number" ? String(v) : undefined);

function failure(code: unknown, trace: unknown): PlatformError {
  const known = word(code) ?? "unknown";
  return new PlatformError(TROUBLES[known] ?? "refused", known, word(trace));
}

function fromStatus(status: number): PlatformError | undefined {
  if (status === 429) return new PlatformError("limited", status);
  if (status >= 500) return new PlatformError("unreachable", status);
  return status === 200 ? undefined : new PlatformError("refused", status);
}

/**
 * The content of an answer. Errors come under HTTP 200 too, in three shapes; they are looked for in the order that works: status,
 * JSON, the gateway's, the old methods', the business one. An answer that is cut off is no answer.
 * @returns the whole body: some methods put fields beside `data`
 * @throws PlatformError
 */
export function readEnvelope(status: number, text: string): Fields & { data: unknown } {
  const bad = fromStatus(status);
  if (bad) throw bad;
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    throw new PlatformError("unreachable", "not_json");
  }
  if (!isObject(body)) throw new PlatformError("unreachable", "not_an_object");
  if (isObject(body["gw_err_resp"])) throw failure(body["gw_err_resp"]["err_code"], body["gw_err_resp"]["trace_id"]);
  if (isObject(body["error_response"])) throw failure(body["error_response"]["code"], undefined);
  if (body["success"] === false || (body["code"] !== undefined && body["code"] !== 200)) throw failure(body["code"], body["trace_id"] ?? body["request_id"]);
  const data = "response" in body ? body["response"] : body["data"];
  if (isObject(data) && data["is_success"] === false) throw failure("is_success", body["trace_id"]);
  if (data === undefined) throw new PlatformError("unreachable", "no_data");
  return { ...body, data };
}
