import { useState } from "react";
import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate } from "../../../lib/date.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { Part } from "../basket/Part.tsx";
import { dayAt, type Period } from "../model/period.ts";

const SupplySheet = onDemand(() => import("./SupplySheet.tsx"));

/** For which days is bought; the calendar's code comes when it is opened. */
export function SupplyField({ period, days }: { period: Period; days: number }) {
  const t = useText("retail");
  const lang = useLang();
  const [sheet, setSheet] = useState<"unused" | "open" | "closed">("unused");
  const say = (day: string): string => shortDate(dayAt(day), lang);
  return (
    <Part title={t("order.supply")}>
      <Card>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-[min(100%,9rem)] flex-1">
            <span className="block font-semibold">{t("order.days", { count: days })}</span>
            <span className="block text-14 text-ink-2">{t("order.range", { from: say(period.from), to: say(period.to) })}</span>
          </p>
          <Button look="secondary" small onClick={() => setSheet("open")}>
            {t("order.change")}
          </Button>
        </div>
        <p className="mt-2 text-14 text-ink-2">{t("order.supplyNote")}</p>
      </Card>
      {sheet !== "unused" && <SupplySheet open={sheet === "open"} period={period} onClose={() => setSheet("closed")} />}
    </Part>
  );
}
