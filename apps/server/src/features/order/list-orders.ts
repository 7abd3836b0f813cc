import type { Handler } from "../../handler.ts";
import { ordersOf } from "../../retail/order-store.ts";
import { showOrder } from "./show-order.ts";

/** The caller's orders, newest first. */
export const orders: Handler<"orders"> = async ({ context, query, caller, lang }) => {
  const { orders: found, total } = await ordersOf(context, caller.userId, (query.page_num - 1) * query.page_size, query.page_size);
  return { items: found.map((o) => showOrder(o, lang, context.now())), total };
};
