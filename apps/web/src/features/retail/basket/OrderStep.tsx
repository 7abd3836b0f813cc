import { useText } from "../../../i18n/index.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useBasketProducts } from "../api/products.ts";
import { useBasket } from "../model/basket.ts";
import { OrderForm } from "./OrderForm.tsx";

/** What was chosen, as it is sold now; then where it goes and what it costs. */
export default function OrderStep() {
  const t = useText("retail");
  const items = useBasket((b) => b.items);
  const found = useBasketProducts(items.map((i) => i.productId));
  const { data, error, refetch } = found;
  if (items.length > 0 && data) return <OrderForm products={data} seen={found} />;
  return (
    <Screen windowTitle={t("order.title")}>
      <h1 className="text-28">{t("order.title")}</h1>
      {items.length === 0 ? (
        <EmptyState
          title={t("order.empty")}
          action={
            <Go to="/productsPage" replace look="primary">
              {t("order.toList")}
            </Go>
          }
        >
          {t("order.emptyBody")}
        </EmptyState>
      ) : error ? (
        <ErrorState problem={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton bones={["h-24 w-full mt-4", "h-24 w-full", "h-40 w-full"]} />
      )}
    </Screen>
  );
}
