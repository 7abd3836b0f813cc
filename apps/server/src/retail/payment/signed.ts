/** Notifications signed with HMAC-SHA-256 over time, a number used once, and the bytes as they came. */
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { Notice } from "./provider.ts";

const TIME = "x-payment-timestamp";
const ONCE = "x-payment-nonce";
const SIGN = "x-payment-signature";
/** A notification that was signed longer ago, or later than now, is refused: nobody can keep one and send it months after. */
export const FRESH_MS = 5 * 60_000;

const signature = (key: Buffer, at: string, once: string, raw: Buffer): Buffer => createHmac("sha256", key).update(`${at}\n${once}\n`).update(raw).digest();

export function signed(key: Buffer, body: object, now: number, once: string = randomUUID()): Notice {
  const raw = Buffer.from(JSON.stringify(body));
  return { raw, headers: { [TIME]: String(now), [ONCE]: once, [SIGN]: signature(key, String(now), once, raw).toString("hex") } };
}

/** The number used once of a notification that is rightly signed and fresh; undefined of any other. */
export function verified(key: Buffer, { raw, headers }: Notice, now: number): string | undefined {
  const [at, once, sign] = [headers[TIME], headers[ONCE], headers[SIGN]];
  if (typeof at !== "string" || typeof once !== "string" || typeof sign !== "string") return undefined;
  if (!/^\d{1,15}$/.test(at) || Math.abs(now - Number(at)) > FRESH_MS || !/^[\w-]{1,100}$/.test(once)) return undefined;
  const [given, right] = [Buffer.from(sign, "hex"), signature(key, at, once, raw)];
  return given.length === right.length && timingSafeEqual(given, right) ? once : undefined;
}
