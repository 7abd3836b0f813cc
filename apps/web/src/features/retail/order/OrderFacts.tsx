import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate, shortTime } from "../../../lib/date.ts";
import { Card } from "../../../ui/Card.tsx";
import { type Fact, Facts } from "../../../ui/Facts.tsx";
import { Foreign } from "../../../ui/Foreign.tsx";
import { useAreas } from "../address/use-areas.ts";
import type { Order } from "../api/orders.ts";
import { dayAt } from "../model/period.ts";

/** Where to, for when, which voucher, when it was made and its number. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useText("retail");
  const lang = useLang();
  const { areas } = useAreas();
  const { address, supply, voucher, remark, createdAt, orderId } = order;
  const day = (d: string): string => shortDate(dayAt(d), lang);
  const area = address && areas?.nameOf(address.areaCode);
  const rows: readonly Fact[] = [
    [
      t("one.to"),
      address && (
        <>
          <span className="block">
            {address.name} · {address.tel}
          </span>
          {/* Its line is there before the list of areas is, so that nothing below moves. */}
          <Foreign lang="zh" className="block min-h-[1lh]">
            {area}
          </Foreign>
          {address.addressDetail}
        </>
      ),
    ],
    [t("one.supply"), supply && t("order.range", { from: day(supply.from), to: day(supply.to) })],
    [t("order.voucher"), voucher?.title],
    [t("one.remark"), remark],
    [t("one.at"), t("orders.made", { date: shortDate(createdAt, lang), time: shortTime(createdAt) })],
    [t("one.number"), orderId],
  ];
  return (
    <Card className="mt-4">
      <Facts facts={rows} />
    </Card>
  );
}
