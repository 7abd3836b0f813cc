import { useText } from "../../../i18n/index.ts";
import { useSearch } from "../../../lib/router.ts";
import { shortTime } from "../../../lib/date.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Card } from "../../../ui/Card.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import { isElsewhere, type Order } from "../api/orders.ts";
import { Part } from "../basket/Part.tsx";
import { Sums } from "../basket/Sums.tsx";
import { OldNote, type Seen } from "../list/OldNote.tsx";
import { Picture } from "../list/Picture.tsx";
import { yuan } from "../model/money.ts";
import { CancelOrder } from "./CancelOrder.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { StatusChip } from "./StatusChip.tsx";

/** What was to be paid has been. */
const PAID: ReadonlySet<Order["status"]> = new Set(["paid", "shipped", "received", "refunded"]);

/** How an order stands, the one thing to do next, what is in it and where it goes. */
export function OrderView({ order, seen }: { order: Order; seen: Seen }) {
  const t = useText("retail");
  const placed = useSearch().get("placed") === "1" && order.status === "created";
  const can = order.can ?? [];
  return (
    <Screen windowTitle={t("one.title")} footer={<Pay order={order} />}>
      <h1 className="text-28">{placed ? t("one.placed") : t(`status.${order.status}`)}</h1>
      <p className="mt-1 text-ink-2">{placed ? t("one.placedBody") : <Says order={order} />}</p>
      <div className="mt-3 mb-4 flex flex-wrap gap-2">{placed && <StatusChip status={order.status} />}</div>
      <OldNote of={seen} />
      {order.platform === "local" && <Banner tone="info" title={t("one.trial")} className="text-14" />}
      <Items order={order} />
      <Sums {...order} paid={PAID.has(order.status)} />
      <OrderFacts order={order} />
      <div className="mt-6 flex flex-col gap-2">
        {can.includes("cancel") && <CancelOrder order={order} />}
        <Go to="/orders" look="quiet">
          {t("one.all")}
        </Go>
      </div>
    </Screen>
  );
}

function Says({ order }: { order: Order }) {
  const t = useText("retail");
  if (order.refunding) return t("says.refunding");
  if (order.status !== "created") return t(`says.${order.status}`);
  return isElsewhere(order) || order.unpaidUntil === undefined ? t("says.createdElsewhere") : t("says.created", { time: shortTime(order.unpaidUntil) });
}

/** To the built-in store's trial payment, or to the shop where the order is paid. */
function Pay({ order }: { order: Order }) {
  const t = useText("retail");
  const price = yuan(order.payableCents);
  if (order.can?.includes("pay"))
    return (
      <Go to={`/trialPay?orderId=${encodeURIComponent(order.orderId)}`} look="primary">
        {t("one.pay", { price })}
      </Go>
    );
  if (order.status !== "created" || !order.payUrl?.startsWith("https://")) return null;
  return (
    <a href={order.payUrl} rel="noopener noreferrer" className={buttonClass({ block: true })}>
      {t("one.payElsewhere", { price })}
    </a>
  );
}

function Items({ order }: { order: Order }) {
  const t = useText("retail");
  return (
    <Part title={t("one.items")}>
      <Card flush>
        <ul>
          {order.items?.map((line) => (
            <li key={line.skuId} className="flex items-center gap-3 border-line p-4 [&:not(:last-child)]:border-b">
              <Picture src={line.image} small />
              <p className="min-w-0 flex-1">
                <span className="block font-semibold">{line.name}</span>
                <span className="block text-14 text-ink-2">{line.skuName}</span>
                <span className="block text-14">{t("one.times", { price: yuan(line.priceCents), count: line.quantity })}</span>
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </Part>
  );
}
