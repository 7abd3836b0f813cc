import { useText } from "../../i18n/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Go } from "../../ui/Go.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useOrders } from "./api/orders.ts";
import { OldNote } from "./list/OldNote.tsx";
import { OrderRow } from "./order/OrderRow.tsx";

/** /orders: the visitor's orders, newest first. */
export default function OrdersScreen() {
  const t = useText("retail");
  return (
    <Screen windowTitle={t("orders.title")}>
      <h1 className="mb-3 text-28">{t("orders.title")}</h1>
      <Content />
    </Screen>
  );
}

function Content() {
  const t = useText("retail");
  const found = useOrders();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = found;
  if (!data) return error ? <ErrorState problem={error} onRetry={() => void refetch()} /> : <Skeleton bones={["h-20 w-full", "h-20 w-full", "h-20 w-full"]} />;
  const orders = data.pages.flatMap((p) => p.items);
  const left = (data.pages.at(-1)?.total ?? 0) - orders.length;
  if (orders.length === 0)
    return (
      <EmptyState
        icon="document"
        title={t("orders.empty")}
        action={
          <Go to="/productsPage" look="primary">
            {t("order.toList")}
          </Go>
        }
      >
        {t("orders.emptyBody")}
      </EmptyState>
    );
  return (
    <>
      <OldNote of={found} />
      <Card flush>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </Card>
      {hasNextPage && left > 0 && (
        <Button look="secondary" block busy={isFetchingNextPage} className="mt-4" onClick={() => void fetchNextPage()}>
          {t("orders.more", { count: left })}
        </Button>
      )}
    </>
  );
}
