/** What is to be paid: one payment an order, under the order's own id. */
export type PaymentAsked = { readonly orderId: string; readonly amountCents: number };

/** What a provider says of a payment; `messageId` is the same whenever it says the same again. */
export type Told = { readonly messageId: string; readonly orderId: string; readonly state: "paid" | "refunded" | "closed"; readonly amountCents: number };

/** A notification as it comes in: the bytes are signed, so nothing may read them before. */
export type Notice = { readonly raw: Buffer; readonly headers: Readonly<Record<string, string | string[] | undefined>> };

/** The trial payment's own: it needs no network, so it is asked within an order's transaction, and it pretends to be paid. */
export type Trial = { readonly pageOf: (orderId: string) => string; readonly pretend: (payment: PaymentAsked, now: number) => Notice };

/**
 * The door to who takes the money for orders of the built-in store. Everything that can be asked may be asked again: the process may
 * die at any point of it. Only the trial payment is built; a provider is one more adapter that passes `payment.test.ts`.
 */
export type PaymentProvider = {
  readonly name: string;
  /** Only the trial payment has it. */
  readonly trial?: Trial;
  /** Opens a payment. @returns where it is paid */
  create: (payment: PaymentAsked) => Promise<{ payUrl: string }>;
  /** A notification, when it is signed by the provider and fresh; undefined: not to be believed. Whether it was seen before is not its to know. */
  read: (notice: Notice, now: number) => Told | undefined;
  /** What has become of a payment, for when no notification came; undefined: nothing yet. */
  query: (orderId: string) => Promise<Told | undefined>;
  /** Gives the money back. `pending`: it is on its way; a notification or the next query tells. */
  refund: (payment: PaymentAsked) => Promise<"refunded" | "pending">;
};
