import { text } from "@nutri/domain";
import { type Context, transact } from "../../context.ts";
import { Fault, notFound } from "../../fault.ts";
import { type Order, orderOf } from "../../retail/order-store.ts";
import { isOverdue } from "../../retail/orders.ts";

const refused = (order: Order): Fault => {
  const elsewhere = order.platform !== "local";
  return new Fault("conflict", {
    details: [
      elsewhere
        ? { path: "orderId", message: text("请在商城里处理这个订单。", "Please do this in the shop where you pay."), code: "on_platform" }
        : {
            path: "orderId",
            message: text("订单的状态已经不允许这样做。", "The order can no longer do this."),
            code: "order_state",
            params: { status: order.status },
          },
    ],
  });
};

/** Moves the caller's own order of the built-in store, where `move` may. @returns the order as it is then @throws Fault not_found, conflict */
export function moveOwn(context: Context, userId: string, orderId: string, move: (context: Context, order: Order) => Promise<boolean>): Promise<Order> {
  return transact(context, async (inner) => {
    const order = await orderOf(inner, userId, orderId);
    if (!order) throw notFound();
    const here = order.platform === "local" && !isOverdue(order, inner.now());
    if (!here || !(await move(inner, order))) throw refused(order);
    return (await orderOf(inner, userId, orderId)) ?? order;
  });
}
