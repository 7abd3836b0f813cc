import { notFound } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { orderOf } from "../../retail/order-store.ts";
import { showOrder } from "./show-order.ts";

export const order: Handler<"order"> = async ({ context, query, caller, lang }) => {
  const found = await orderOf(context, caller.userId, query.orderId);
  if (!found) throw notFound();
  return showOrder(found, lang, context.now());
};
