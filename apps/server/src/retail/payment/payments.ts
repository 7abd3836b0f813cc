import { transact } from "../../context.ts";
import { orderById, type Order } from "../order-store.ts";
import { followPlatform, moveOrder } from "../orders.ts";
import type { RetailPlatform } from "../platform.ts";
import type { RetailBase } from "../store.ts";
import type { Notice, PaymentProvider, Told } from "./provider.ts";
import { AFTER } from "./states.ts";
import * as store from "./store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than a notification is fresh: none can come twice unnoticed. */
const KEEP_MS = DAY;
const LEASE_MS = 5 * MINUTE;
const MOST_WAIT_MS = 60 * MINUTE;
const MOST_AT_ONCE = 50;

/** A built-in store with who takes its money. */
export type Till = { readonly platform: RetailPlatform; readonly provider: PaymentProvider };

/** Notes the payment of an order; again it is the same. */
export const openPayment = (base: RetailBase, { provider }: Till, { id, payableCents }: Order): Promise<void> =>
  store.addPayment(base, provider.name, { orderId: id, amountCents: payableCents });

/** Whether what was paid pays the order. @returns false: the money is to go back */
async function payOrder(base: RetailBase, { platform }: Till, told: Told, amountCents: number): Promise<boolean> {
  if (told.amountCents !== amountCents) {
    base.log.error({ orderId: told.orderId, asked: amountCents, paid: told.amountCents }, "a payment is not of the amount asked: it goes back");
    return false;
  }
  const order = await orderById(base, told.orderId);
  return order !== undefined && moveOrder(base, platform, order, "paid");
}

/** The money is back: so is what the order held. An order that is gone (erased) takes its payment with it. */
async function settleRefund(base: RetailBase, { platform }: Till, orderId: string): Promise<void> {
  const order = await orderById(base, orderId);
  if (order) await followPlatform(base, platform, order, "refunded");
  else await store.forgetPayment(base, orderId);
}

/** Takes over what a provider tells of a payment; news that is none changes nothing. In a transaction. */
async function follow(base: RetailBase, till: Till, told: Told): Promise<void> {
  const payment = await store.paymentOf(base, told.orderId);
  const next = payment && payment.provider === till.provider.name ? AFTER[payment.status][told.state] : undefined;
  if (!payment || !next) return;
  const to = next === "paid" && !(await payOrder(base, till, told, payment.amountCents)) ? "refunding" : next;
  if (!(await store.changePayment(base, payment, to, told.state === "paid" ? told.amountCents : undefined)))
    throw new Error("a payment was moved twice at once");
  if (to === "refunded") await settleRefund(base, till, told.orderId);
}

/** Takes a notification. `refused`: not to be believed; `known`: it came before, and changes nothing. */
export async function receiveNotice(base: RetailBase, till: Till, notice: Notice): Promise<"taken" | "known" | "refused"> {
  const told = till.provider.read(notice, base.now());
  if (!told) return "refused";
  return transact(base, async (inner) => {
    if (!(await store.addMessage(inner, `${till.provider.name} ${told.messageId}`))) return "known";
    await follow(inner, till, told);
    return "taken";
  });
}

/**
 * Asks for a paid order's money back. The trial payment answers at once; with any other the order stays paid until the provider says
 * that the money is back. False: there is nothing paid to give back (any more). In a transaction.
 */
export async function askRefund(base: RetailBase, till: Till, order: Order): Promise<boolean> {
  const payment = await store.paymentOf(base, order.id);
  if (payment?.status !== "paid" || !(await store.changePayment(base, payment, "refunding"))) return false;
  await store.markRefundAsked(base, order.id);
  if (till.provider.trial && (await till.provider.refund(payment)) === "refunded") await refunded(base, till, order.id);
  return true;
}

async function refunded(base: RetailBase, till: Till, orderId: string): Promise<void> {
  const payment = await store.paymentOf(base, orderId);
  if (payment?.status === "refunding" && (await store.changePayment(base, payment, "refunded"))) await settleRefund(base, till, orderId);
}

/** Gives back what is due. What fails is tried again, ever less often, and never given up: it is somebody's money. */
async function giveMoneyBack(base: RetailBase, till: Till): Promise<void> {
  for (let i = 0; i < MOST_AT_ONCE; i++) {
    const payment = await store.claimRefund(base, base.now() + LEASE_MS);
    if (!payment) return;
    const { orderId, attempts, paidCents } = payment;
    try {
      const outcome = await till.provider.refund({ orderId, amountCents: paidCents ?? payment.amountCents });
      if (outcome === "refunded") await transact(base, (inner) => refunded(inner, till, orderId));
      else await store.refundAgainAt(base, orderId, base.now() + MOST_WAIT_MS);
    } catch (error) {
      base.log.error({ err: error, orderId, attempts }, "a refund failed: it is tried again");
      await store.refundAgainAt(base, orderId, base.now() + Math.min(MOST_WAIT_MS, MINUTE * 2 ** attempts));
    }
  }
}

/** Asks for payments that nothing was told of: notifications may be lost. */
async function askForNews(base: RetailBase, till: Till): Promise<void> {
  for (const { orderId } of await store.openPayments(base, base.now() - DAY, base.now() - MINUTE, MOST_AT_ONCE)) {
    const told = await till.provider.query(orderId);
    if (told) await transact(base, (inner) => follow(inner, till, told));
  }
}

/** What is to be seen to from time to time. */
export async function tendPayments(base: RetailBase, till: Till): Promise<void> {
  await giveMoneyBack(base, till);
  await askForNews(base, till);
  await store.forgetMessages(base, base.now() - KEEP_MS);
}
