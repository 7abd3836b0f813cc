import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate, shortTime } from "../../../lib/date.ts";
import { ListRow } from "../../../ui/ListRow.tsx";
import type { Order } from "../api/orders.ts";
import { yuan } from "../model/money.ts";
import { StatusChip } from "./StatusChip.tsx";

/** An order in the list: what is in it, when, what it costs, how it stands. */
export function OrderRow({ order }: { order: Order }) {
  const t = useText("retail");
  const lang = useLang();
  const { items = [], createdAt, payableCents, status } = order;
  const name = items[0]?.name ?? order.orderId;
  return (
    <ListRow
      to={`/order?orderId=${encodeURIComponent(order.orderId)}`}
      title={items.length > 1 ? t("orders.summary", { name, count: items.length }) : name}
      note={
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusChip status={status} />
          <span className="text-ink">{yuan(payableCents)}</span>
          <span>{t("orders.made", { date: shortDate(createdAt, lang), time: shortTime(createdAt) })}</span>
        </span>
      }
    />
  );
}
