import { createHash } from "node:crypto";
import { type Context, transact } from "../context.ts";
import { Fault, invalid } from "../fault.ts";
import { claimKey, keepResponse, readKey } from "./idempotency-store.ts";

const MAX_KEY = 200;

/** The key of a request, if it has one. */
export function readKeyHeader(value: string | string[] | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value.trim() === "" || value.length > MAX_KEY)
    throw invalid("Idempotency-Key", "Idempotency-Key 要有 1 到 200 个字符。", "Idempotency-Key must have 1 to 200 characters.");
  return value.trim();
}

/** The same value, whatever the order of its fields. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, canonical(v)]),
  );
}

export const hashRequest = (callId: string, ...parts: readonly unknown[]): string =>
  createHash("sha256")
    .update(JSON.stringify([callId, ...parts.map(canonical)]))
    .digest("hex");

type Request = { userId: string; key: string; hash: string };
const placeOf = ({ userId, key }: Request): { keyHash: string; place: string } => {
  const keyHash = createHash("sha256").update(key).digest("hex");
  return { keyHash, place: `${userId}/${keyHash}` };
};

/** The answer that is kept under a key; undefined when there is none. @throws Fault idempotency_clash */
export async function answeredBefore(context: Context, request: Request): Promise<string | undefined> {
  const { keyHash, place } = placeOf(request);
  const row = await readKey(context, request.userId, keyHash);
  if (!row?.response) return undefined;
  if (row.request_hash !== request.hash) throw new Fault("idempotency_clash");
  return context.vault.open("idempotency.response", place, row.response);
}

/**
 * Runs a write once per key and user. The claim of the key, the write and the kept answer are one transaction: a duplicate that
 * comes meanwhile waits for it and gets its answer; a write that fails leaves no trace of its key, so that it can be tried again.
 */
export function once(context: Context, request: Request, work: (context: Context) => Promise<string>): Promise<{ json: string; replayed: boolean }> {
  const { vault, now } = context;
  const { userId, hash } = request;
  const { keyHash, place } = placeOf(request);
  return transact(context, async (inner) => {
    if (await claimKey(inner, { user_id: userId, key_hash: keyHash, request_hash: hash, created_at: now() })) {
      const json = await work(inner);
      await keepResponse(inner, userId, keyHash, vault.seal("idempotency.response", place, json));
      return { json, replayed: false };
    }
    const json = await answeredBefore(inner, request);
    if (json === undefined) throw new Fault("conflict");
    return { json, replayed: true };
  });
}
