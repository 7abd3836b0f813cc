import { useLang, useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { Voucher } from "../api/products.ts";
import { yuan } from "../model/money.ts";
import { type Best, termsOf, whyNotUsed } from "../model/vouchers.ts";
import { Part } from "./Part.tsx";

type Props = { vouchers: readonly Voucher[]; failed: boolean; best: Best; totalCents: number; now: number };

/** The voucher that is used and what it saves; folded, the others and why they are not. */
export function VoucherField({ vouchers, failed, best, totalCents, now }: Props) {
  const t = useText("retail");
  const lang = useLang();
  const others = vouchers.filter((v) => v.id !== best.voucher?.id);
  return (
    <Part title={t("order.voucher")}>
      <Card>
        {failed && <p className="text-14 text-low-ink">{t("order.vouchersFailed")}</p>}
        {best.voucher ? (
          <p className="flex items-start gap-2">
            <Icon name="ticket" className="mt-0.5 text-leaf" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{t("order.best", { title: best.voucher.title })}</span>
              <span className="block text-14 text-leaf">{t("order.saves", { price: yuan(best.discountCents) })}</span>
            </span>
          </p>
        ) : (
          !failed && <p className="text-ink-2">{t("order.noVoucher")}</p>
        )}
        {others.length > 0 && (
          <Fold title={<span className="text-14">{t("order.others", { count: others.length })}</span>} className="mt-1">
            <ul className="flex flex-col gap-3">
              {others.map((v) => (
                <li key={v.id} className="text-14">
                  <span className="block">{v.title}</span>
                  <span className="block text-ink-2">{[termsOf(v, t, lang), whyNotUsed(v, totalCents, now, t, lang)].filter(Boolean).join(" · ")}</span>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </Card>
    </Part>
  );
}
