import type { Input } from "@nutri/contract/client";
import { useLang } from "../../../i18n/index.ts";
import { useWrite } from "../../../lib/query.ts";
import { useNavigate } from "../../../lib/router.ts";
import { takeOrder } from "../api/orders.ts";
import { type Conflict, refreshShop } from "../api/products.ts";
import { emptyBasket, useBasket } from "../model/basket.ts";
import { isUnsure } from "../model/refusal.ts";
import type { PricedBasket } from "../model/use-basket.ts";

type Ask = Input<"orderMultiProd">;

function askFor({ lines, period }: PricedBasket, voucherId: string | undefined, conflicts: readonly Conflict[]): Ask {
  const { address, remark, accepted } = useBasket.getState();
  const acceptedConflicts = conflicts.map((c) => c.id).filter((id) => accepted.includes(id));
  return {
    body: {
      items: lines.map((l) => ({ productId: l.product.id, skuId: l.sku.id, quantity: l.quantity, shownPriceCents: l.priceCents })),
      address,
      supply: period,
      ...(voucherId && { voucherId }),
      ...(acceptedConflicts.length > 0 && { acceptedConflicts }),
      ...(remark.trim() && { remark: remark.trim() }),
    },
  };
}

/** Places the order and goes to it. When nobody knows whether it arrived, the same order sent again keeps its key: it is placed once. */
export function usePlaceOrder() {
  const lang = useLang();
  const navigate = useNavigate();
  const { mutate, reset, isPending, error, variables } = useWrite("orderMultiProd", {
    onSuccess: (order) => {
      takeOrder(order, lang);
      void navigate(`/order?orderId=${encodeURIComponent(order.orderId)}&placed=1`, { replace: true });
      emptyBasket();
    },
    // What was refused was refused because something is not what was shown.
    onError: (problem) => void (isUnsure(problem) || refreshShop()),
  });
  const place = (basket: PricedBasket, voucherId: string | undefined, conflicts: readonly Conflict[]): void => {
    const ask = askFor(basket, voucherId, conflicts);
    const again = error && variables && isUnsure(error) && JSON.stringify(ask) === JSON.stringify(variables);
    mutate(again ? variables : ask);
  };
  return { place, reset, busy: isPending, problem: error, sent: variables?.body.items ?? [] };
}
