import { useText } from "../../../i18n/index.ts";
import { Go } from "../../../ui/Go.tsx";
import { useBasketProducts } from "../api/products.ts";
import { useBasket } from "../model/basket.ts";
import { yuan } from "../model/money.ts";
import { usePricedBasket } from "../model/use-basket.ts";

const CHECKOUT = "/productsPage?step=order";

/** The one way on from choosing: how many products, what they cost. */
export function ToCheckout() {
  const t = useText("retail");
  const items = useBasket((b) => b.items);
  const { totalCents, lines, dead } = usePricedBasket(useBasketProducts(items.map((i) => i.productId)).data ?? []);
  const waiting = lines.length + dead.length < items.length || lines.length === 0;
  return (
    <Go to={CHECKOUT} look="primary">
      {waiting ? t("list.toSee") : t("list.checkout", { count: lines.length, price: yuan(totalCents) })}
    </Go>
  );
}
