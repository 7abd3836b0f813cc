import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { PaymentProvider, Told } from "./provider.ts";
import { signed, verified } from "./signed.ts";

const Body = z.strictObject({ orderId: z.string(), state: z.enum(["paid", "refunded", "closed"]), amountCents: z.number().int().min(0) });

/**
 * The trial payment: no money moves, and it says so. What it tells goes through the same door as any provider's notification, under a
 * secret that lives as long as the process: nobody outside of it can say that something was paid.
 */
export function trialPayment(secret: Buffer = randomBytes(32)): PaymentProvider {
  const pageOf = (orderId: string): string => `/#/trialPay?orderId=${orderId}`;
  return {
    name: "trial",
    trial: { pageOf, pretend: ({ orderId, amountCents }, now) => signed(secret, { orderId, state: "paid", amountCents }, now) },
    create: ({ orderId }) => Promise.resolve({ payUrl: pageOf(orderId) }),
    read: (notice, now): Told | undefined => {
      const messageId = verified(secret, notice, now);
      return messageId === undefined ? undefined : { messageId, ...Body.parse(JSON.parse(notice.raw.toString("utf8"))) };
    },
    query: () => Promise.resolve(undefined),
    refund: () => Promise.resolve("refunded"),
  };
}
