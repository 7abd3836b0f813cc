import type { Handler } from "../../handler.ts";
import { giveUp } from "../../retail/payment/give-up.ts";
import { moveOwn } from "./move-order.ts";
import { showOrder } from "./show-order.ts";

/** Gives an order up: unpaid it is cancelled, paid and not shipped its money is asked back. Stock and voucher go back when it has ended. */
export const orderCancel: Handler<"orderCancel"> = async ({ context, body, caller, lang }) =>
  showOrder(await moveOwn(context, caller.userId, body.orderId, (inner, order) => giveUp(inner, inner.retail, order)), lang, context.now());
