import { randomBytes } from "node:crypto";
import type { Notice, PaymentAsked, PaymentProvider, Told } from "../retail/payment/provider.ts";
import { signed, verified } from "../retail/payment/signed.ts";

/** A payment provider in memory that tells by signed notifications, and misbehaves on demand. */
export class FakeProvider implements PaymentProvider {
  readonly name = "fake";
  readonly key = randomBytes(32);
  readonly opened: PaymentAsked[] = [];
  readonly refunds: PaymentAsked[] = [];
  /** What it knows of payments when it is asked. */
  readonly known = new Map<string, Told>();
  /** How it answers a refund. */
  refunding: "refunded" | "pending" | Error = "refunded";
  creating: Error | undefined;

  create = ({ orderId, amountCents }: PaymentAsked): Promise<{ payUrl: string }> => {
    this.opened.push({ orderId, amountCents });
    return this.creating ? Promise.reject(this.creating) : Promise.resolve({ payUrl: `https://pay.example/${orderId}` });
  };
  read = (notice: Notice, now: number): Told | undefined => {
    const messageId = verified(this.key, notice, now);
    return messageId === undefined ? undefined : { messageId, ...(JSON.parse(notice.raw.toString("utf8")) as Omit<Told, "messageId">) };
  };
  query = (orderId: string): Promise<Told | undefined> => Promise.resolve(this.known.get(orderId));
  refund = ({ orderId, amountCents }: PaymentAsked): Promise<"refunded" | "pending"> => {
    this.refunds.push({ orderId, amountCents });
    return this.refunding instanceof Error ? Promise.reject(this.refunding) : Promise.resolve(this.refunding);
  };
  /** A notification of its own. */
  tells = (state: Told["state"], orderId: string, amountCents: number, now: number, once?: string): Notice =>
    signed(this.key, { state, orderId, amountCents }, now, once);
}
