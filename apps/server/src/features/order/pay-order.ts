import type { Handler } from "../../handler.ts";
import { moveOwn } from "./move-order.ts";
import { showOrder } from "./show-order.ts";

/** The built-in store's trial payment: no money moves. */
export const orderPay: Handler<"orderPay"> = async ({ context, body, caller, lang }) =>
  showOrder(await moveOwn(context, caller.userId, body.orderId, (status) => (status === "created" ? "paid" : undefined)), lang, context.now());
