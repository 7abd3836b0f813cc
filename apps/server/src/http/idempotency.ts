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

/**
 * Runs a write once per key and user. The claim of the key, the write and the kept answer are one transaction: a duplicate that
 * comes meanwhile waits for it and gets its answer; a write that fails leaves no trace of its key, so that it can be tried again.
 */
export function once(
  context: Context,
  request: { userId: string; key: string; hash: string },
  work: (context: Context) => Promise<string>,
): Promise<{ json: string; replayed: boolean }> {
  const { vault, now } = context;
  const { userId, hash } = request;
  const keyHash = createHash("sha256").update(request.key).digest("hex");
  const place = `${userId}/${keyHash}`;
  return transact(context, async (inner) => {
    if (await claimKey(inner, { user_id: userId, key_hash: keyHash, request_hash: hash, created_at: now() })) {
      const json = await work(inner);
      await keepResponse(inner, userId, keyHash, vault.seal("idempotency.response", place, json));
      return { json, replayed: false };
    }
    const kept = await readKey(inner, userId, keyHash);
    if (!kept?.response) throw new Fault("conflict");
    if (kept.request_hash !== hash) throw new Fault("idempotency_clash");
    return { json: vault.open("idempotency.response", place, kept.response), replayed: true };
  });
}
