import type { Context } from "../../context.ts";
import type { Handler } from "../../handler.ts";
import type { Order } from "../../retail/order-store.ts";
import { openPayment, receiveNotice } from "../../retail/payment/payments.ts";
import { moveOwn } from "./move-order.ts";
import { showOrder } from "./show-order.ts";

/** The trial payment pretends to be paid, and tells so as any provider does: by a signed notification. Elsewhere an order is not paid here. */
async function pretend(context: Context, order: Order): Promise<boolean> {
  const { retail: platform } = context;
  const provider = platform.payment;
  if (order.status !== "created" || !provider?.trial) return false;
  const till = { platform, provider };
  await openPayment(context, till, order);
  const notice = provider.trial.pretend({ orderId: order.id, amountCents: order.payableCents }, context.now());
  return (await receiveNotice(context, till, notice)) === "taken";
}

/** The built-in store's trial payment: no money moves. */
export const orderPay: Handler<"orderPay"> = async ({ context, body, caller, lang }) =>
  showOrder(await moveOwn(context, caller.userId, body.orderId, pretend), lang, context.now());
