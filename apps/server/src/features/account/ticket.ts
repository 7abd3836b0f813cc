import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { z } from "zod";

/**
 * A retail ticket: `v1.` + base64url(iv 12 bytes, AES-256-GCM ciphertext, tag 16 bytes) of `{"mobile","exp","nonce"}`, under
 * SHA-256 of YOUZAN_SSO_SECRET. `exp` is in epoch seconds, at most ten minutes ahead; `nonce` is 16 or more random characters, used once.
 */
export const TICKET_SECONDS = 600;
const PREFIX = "v1.";
const IV = 12;
const TAG = 16;
/** Clocks of two machines may differ by this much. */
const SKEW_SECONDS = 30;

const MOBILE = /^(?:\+?86)?(1[3-9]\d{9})$/;
/** The eleven digits of a Chinese mobile number, or undefined. */
export const readMobile = (value: string): string | undefined => MOBILE.exec(value.trim())?.[1];

const Ticket = z.object({ mobile: z.string().regex(MOBILE), exp: z.number().int(), nonce: z.string().min(16).max(128) });
export type Ticket = z.infer<typeof Ticket>;

const keyOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

export function makeTicket(secret: string, mobile: string, nowMs: number, seconds: number = TICKET_SECONDS): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv);
  const plain = JSON.stringify({ mobile, exp: Math.floor(nowMs / 1000) + seconds, nonce: randomBytes(16).toString("hex") });
  return PREFIX + Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** The ticket, when it is genuine and fresh; undefined for everything else. That its nonce is new, the caller must see to. */
export function readTicket(secret: string, value: string, nowMs: number): Ticket | undefined {
  const bytes = Buffer.from(value.slice(PREFIX.length), "base64url");
  // Written back it must be the same text: one ticket has one spelling.
  if (`${PREFIX}${bytes.toString("base64url")}` !== value || bytes.length <= IV + TAG) return undefined;
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, IV), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
    const plain = Buffer.concat([decipher.update(bytes.subarray(IV, bytes.length - TAG)), decipher.final()]);
    const { data } = Ticket.safeParse(JSON.parse(plain.toString("utf8")));
    const left = data ? data.exp - nowMs / 1000 : -1;
    return data && left > 0 && left <= TICKET_SECONDS + SKEW_SECONDS ? { ...data, mobile: readMobile(data.mobile) ?? data.mobile } : undefined;
  } catch {
    return undefined;
  }
}
