import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import { type Product, useVouchers } from "../api/products.ts";
import { useAreas } from "../address/use-areas.ts";
import { AddressForm } from "../address/AddressForm.tsx";
import { addressErrors } from "../address/errors.ts";
import { OldNote, type Seen } from "../list/OldNote.tsx";
import { Sentences } from "../list/Sentences.tsx";
import { useBasket } from "../model/basket.ts";
import { openConflicts } from "../model/line.ts";
import { yuan } from "../model/money.ts";
import { usePricedBasket } from "../model/use-basket.ts";
import { bestOf } from "../model/vouchers.ts";
import { SupplyField } from "../supply/SupplyField.tsx";
import { Conflicts } from "./Conflicts.tsx";
import { Lines } from "./Lines.tsx";
import { Refused } from "./Refused.tsx";
import { Sums } from "./Sums.tsx";
import { usePlaceOrder } from "./use-place-order.ts";
import { VoucherField } from "./VoucherField.tsx";

/** The basket, what must be known and accepted, for how long, where to, and the price. */
export function OrderForm({ products, seen }: { products: readonly Product[]; seen: Seen }) {
  const t = useText("retail");
  const basket = usePricedBasket(products);
  const { accepted, address } = useBasket();
  const { areas } = useAreas();
  const vouchers = useVouchers();
  const [now] = useState(() => Date.now());
  const best = bestOf(vouchers.data?.items ?? [], basket.totalCents, now);
  const { place, reset, busy, problem, sent } = usePlaceOrder();
  const [tried, setTried] = useState(false);

  const chosen = basket.lines.map((l) => l.product);
  const conflicts = openConflicts(chosen);
  const unread = conflicts.filter((c) => !accepted.includes(c.id));
  const wrong = addressErrors(address, areas);
  const nothing = basket.lines.length === 0;
  const ready = unread.length === 0 && wrong.size === 0 && basket.dead.length === 0 && !nothing;
  const submit = (): void => {
    setTried(true);
    if (ready) return place(basket, best.voucher?.id, conflicts);
    // What is missing may lie far above: the first of it is shown and focused once it is marked.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
  };

  return (
    <Screen
      windowTitle={t("order.title")}
      footer={
        nothing ? (
          <Go to="/productsPage" replace look="primary">
            {t("order.toList")}
          </Go>
        ) : (
          <Button block busy={busy} onClick={submit}>
            {t("order.submit", { price: yuan(best.payableCents) })}
          </Button>
        )
      }
    >
      <h1 className="mb-4 text-28">{t("order.title")}</h1>
      <OldNote of={seen} />
      {problem && <Refused key={problem.requestId} problem={problem} sent={sent} products={products} onAdjusted={reset} />}
      <Lines basket={basket} tried={tried} />
      {nothing || (
        <>
          <Conflicts products={chosen} conflicts={conflicts} missing={tried && unread.length > 0} />
          <SupplyField period={basket.period} days={basket.days} />
          <AddressForm errors={tried ? wrong : new Map()} />
          <VoucherField vouchers={vouchers.data?.items ?? []} failed={vouchers.isError} best={best} totalCents={basket.totalCents} now={now} />
          <Sums totalCents={basket.totalCents} discountCents={best.discountCents} payableCents={best.payableCents} />
          <Sentences products={chosen} className="mt-5" />
          <p className="mt-3 text-14 text-ink-2">{t("order.submitNote")}</p>
        </>
      )}
    </Screen>
  );
}
