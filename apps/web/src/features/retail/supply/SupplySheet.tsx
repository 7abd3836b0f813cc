import { parseDate } from "@internationalized/date";
import { SUPPLY_MAX_DAYS } from "@nutri/domain/order";
import { useState } from "react";
import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate } from "../../../lib/date.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { setPeriod } from "../model/basket.ts";
import { dayAt, daysOf, type Period } from "../model/period.ts";
import { SupplyCalendar } from "./SupplyCalendar.tsx";

type Props = { open: boolean; period: Period; onClose: () => void };

/** The first and the last day in a calendar, from today on, at most so many days. */
export default function SupplySheet({ open, period, onClose }: Props) {
  const t = useText("retail");
  const lang = useLang();
  const [chosen, setChosen] = useState(period);
  const [begun, setBegun] = useState(false);
  const days = daysOf(chosen);
  const tooLong = days > SUPPLY_MAX_DAYS;
  const take = (): void => {
    setPeriod(chosen);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("order.calendar")}
      footer={
        <Button block disabled={tooLong || begun} onClick={take}>
          {t("order.take")}
        </Button>
      }
    >
      <SupplyCalendar
        value={{ start: parseDate(chosen.from), end: parseDate(chosen.to) }}
        onBegun={setBegun}
        onChange={({ start, end }) => setChosen({ from: start.toString(), to: end.toString() })}
      />
      <p aria-live="polite" className={`mt-2 flex items-center gap-1.5 ${tooLong && !begun ? "text-high" : ""}`}>
        {!begun && tooLong && <Icon name="warning" size={16} />}
        {begun
          ? t("order.lastDay")
          : tooLong
            ? t("order.tooLong", { n: SUPPLY_MAX_DAYS })
            : `${t("order.days", { count: days })} · ${t("order.range", { from: shortDate(dayAt(chosen.from), lang), to: shortDate(dayAt(chosen.to), lang) })}`}
      </p>
    </Sheet>
  );
}
