import { followPlatform } from "../orders.ts";
import { keepTrade, orderOfTrade } from "../order-store.ts";
import type { RetailPlatform } from "../platform.ts";
import type { RetailBase } from "../store.ts";
import { type Trade, tradeOf, tradesChanged } from "./api.ts";
import type { YouzanClient } from "./client.ts";
import { claimMessage, forgetMessages, keepReadUntil, readUntil, settleMessage } from "./store.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const LEASE_MS = 5 * MINUTE;
const MOST_ATTEMPTS = 6;
const MOST_AT_ONCE = 50;
/** Changes are read again from a little before: clocks differ, and a change may be shown late. */
const OVERLAP_MS = 10 * MINUTE;
/** The platform answers for three months at most. */
const SPAN_MS = 80 * DAY;
const KEEP_MS = 30 * DAY;

/** Takes over what the platform says of one of our orders; somebody else's order in the same shop is none of ours. */
export async function applyTrade(base: RetailBase, platform: RetailPlatform, { tid, status, paidCents, reference }: Trade): Promise<void> {
  await base.db.transaction().execute(async (db) => {
    const inner = { ...base, db };
    const order = await orderOfTrade(inner, tid, reference);
    if (!order || !status) return;
    await keepTrade(inner, order.id, tid, status === "created" ? undefined : paidCents);
    await followPlatform(inner, platform, order, status);
  });
}

/** Looks into the messages that are due. One that cannot be looked into now is tried later, and is found by `readChanges` at the latest. */
export async function readMessages(base: RetailBase, platform: RetailPlatform, client: YouzanClient): Promise<void> {
  for (let i = 0; i < MOST_AT_ONCE; i++) {
    const message = await claimMessage(base, base.now() + LEASE_MS);
    if (!message) break;
    try {
      await applyTrade(base, platform, await tradeOf(client, message.trade));
      await settleMessage(base, message.id, null);
    } catch (error) {
      const again = message.attempts < MOST_ATTEMPTS ? base.now() + MINUTE * 2 ** message.attempts : null;
      await settleMessage(base, message.id, again);
      throw error;
    }
  }
  await forgetMessages(base, base.now() - KEEP_MS);
}

/** Reads every order that has changed since the last time: messages may be lost, and none is sent again for a lapsed subscription. */
export async function readChanges(base: RetailBase, platform: RetailPlatform, client: YouzanClient): Promise<void> {
  const now = base.now();
  const from = Math.max((await readUntil(base)) ?? now - DAY, now - SPAN_MS) - OVERLAP_MS;
  for (const trade of await tradesChanged(client, from, now)) await applyTrade(base, platform, trade);
  await keepReadUntil(base, now);
}
