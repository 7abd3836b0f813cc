import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { yuan } from "../model/money.ts";

type Props = { totalCents: number; discountCents: number; payableCents: number; paid?: boolean };

/** Products, what the voucher takes off, what is to be paid or was. */
export function Sums({ totalCents, discountCents, payableCents, paid = false }: Props) {
  const t = useText("retail");
  return (
    <Card className="mt-6">
      <dl className="flex flex-col gap-1.5">
        <Sum name={t("order.sum")} value={yuan(totalCents)} />
        {discountCents > 0 && <Sum name={t("order.discount")} value={`−${yuan(discountCents)}`} />}
        <Sum name={t(paid ? "order.paid" : "order.payable")} value={yuan(payableCents)} strong />
      </dl>
    </Card>
  );
}

const Sum = ({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) => (
  <div className={`flex flex-wrap items-baseline justify-between gap-x-3 ${strong ? "text-18 font-semibold" : ""}`}>
    <dt className={strong ? "" : "text-ink-2"}>{name}</dt>
    <dd>{value}</dd>
  </div>
);
