import { useText } from "../../i18n/index.ts";
import { OrderView } from "./order/OrderView.tsx";
import { WithOrder } from "./order/WithOrder.tsx";

/** /order?orderId=: one order. */
export default function OrderScreen() {
  const t = useText("retail");
  return <WithOrder title={t("one.title")}>{(order, seen) => <OrderView order={order} seen={seen} />}</WithOrder>;
}
