import { createHash, randomBytes } from "node:crypto";
import { HEALTH_CONSENTS } from "@nutri/contract";
import { addSession, findSession, type SessionBase, touchSession } from "./store.ts";

const DAY = 86_400_000;
const SESSION_MS = 30 * DAY;
/** A sliding expiry is written back at most this often. */
const TOUCH_MS = 3_600_000;
/** How long a token's owner is remembered: with several instances, how long a revoked token may live on in another one. */
const REMEMBER_MS = 2_000;
const REMEMBERED = 20_000;

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Who calls: the owner of a valid token. */
export type Caller = { userId: string; tokenHash: string; healthConsent: boolean };

type Known = { caller: Caller; until: number };

/** Login tokens: 32 random bytes, kept only as their hash, good for 30 days after the last use. */
export class Sessions {
  readonly #context: SessionBase;
  readonly #known = new Map<string, Known>();
  /** Rises with each change, so that a look-up that began before it is not remembered after it. */
  #epoch = 0;

  constructor(context: SessionBase) {
    this.#context = context;
  }

  /** Whose token it is, or undefined. */
  async find(token: string): Promise<Caller | undefined> {
    const tokenHash = hashToken(token);
    const { db } = this.#context;
    const now = this.#context.now();
    const known = this.#known.get(tokenHash);
    if (known && known.until > now) return known.caller;
    const epoch = this.#epoch;
    const row = await findSession(db, tokenHash);
    if (!row || row.expires_at <= now) return undefined;
    if (now - row.seen_at > TOUCH_MS) await touchSession(db, tokenHash, row.user_id, now, now + SESSION_MS);
    const caller = { userId: row.user_id, tokenHash, healthConsent: row.health_consents === HEALTH_CONSENTS.length };
    if (epoch === this.#epoch) this.#remember(tokenHash, { caller, until: Math.min(now + REMEMBER_MS, row.expires_at) });
    return caller;
  }

  /** Makes a token; the context may be that of the transaction which makes its owner. */
  async open({ db, now: clock }: SessionBase, userId: string): Promise<{ token: string; expiresAt: number }> {
    const token = randomBytes(32).toString("base64url");
    const now = clock();
    const expiresAt = now + SESSION_MS;
    await addSession(db, { token_hash: hashToken(token), user_id: userId, created_at: now, seen_at: now, expires_at: expiresAt });
    return { token, expiresAt };
  }

  /** Call it when a change to the user's tokens or consents is committed. */
  forget(userId: string): void {
    this.#epoch++;
    for (const [hash, known] of this.#known) if (known.caller.userId === userId) this.#known.delete(hash);
  }

  #remember(hash: string, known: Known): void {
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(hash, known);
  }
}
