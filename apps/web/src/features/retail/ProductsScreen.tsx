import { lazy, Suspense } from "react";
import { useText } from "../../i18n/index.ts";
import { useSearch } from "../../lib/router.ts";
import { Screen } from "../../ui/Screen.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ListStep } from "./list/ListStep.tsx";

/** Who only looks does not fetch the form. */
const OrderStep = lazy(() => import("./basket/OrderStep.tsx"));

/** /productsPage: the plan's products to choose from; `?step=order`: what was chosen, to be ordered. */
export default function ProductsScreen() {
  const t = useText("retail");
  if (useSearch().get("step") !== "order") return <ListStep />;
  return (
    <Suspense
      fallback={
        <Screen windowTitle={t("order.title")}>
          <Skeleton bones={["h-10 w-1/2", "h-24 w-full", "h-40 w-full"]} />
        </Screen>
      }
    >
      <OrderStep />
    </Suspense>
  );
}
