import { givenUp } from "@nutri/domain";
import type { Handler } from "../../handler.ts";
import { moveOwn } from "./move-order.ts";
import { showOrder } from "./show-order.ts";

/** Gives an order up: unpaid it is cancelled, paid and not shipped it is refunded. Stock and voucher go back. */
export const orderCancel: Handler<"orderCancel"> = async ({ context, body, caller, lang }) =>
  showOrder(await moveOwn(context, caller.userId, body.orderId, givenUp), lang, context.now());
