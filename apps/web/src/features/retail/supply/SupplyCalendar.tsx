import { type CalendarDate, getLocalTimeZone, today } from "@internationalized/date";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
  RangeCalendar,
  RangeCalendarStateContext,
} from "react-aria-components";
import { use, useEffect } from "react";
import { useLang, useText } from "../../../i18n/index.ts";
import { Icon } from "../../../ui/Icon.tsx";

type Days = { start: CalendarDate; end: CalendarDate };
const ARROW = "grid size-11 place-items-center rounded-pill active:bg-well disabled:opacity-40";
const CELL =
  "grid min-h-11 w-full place-items-center data-[outside-month]:invisible data-[disabled]:text-ink-2 data-[disabled]:opacity-45 data-[selected]:bg-leaf-soft data-[selection-start]:rounded-l-control data-[selection-start]:bg-leaf data-[selection-start]:text-on-leaf data-[selection-end]:rounded-r-control data-[selection-end]:bg-leaf data-[selection-end]:text-on-leaf data-[focus-visible]:outline-2 data-[focus-visible]:outline-leaf";

/** A month to choose the first and the last day in, by touch and by keyboard; days gone by cannot be chosen. */
export function SupplyCalendar({ value, onChange, onBegun }: { value: Days; onChange: (days: Days) => void; onBegun: (begun: boolean) => void }) {
  const t = useText("retail");
  return (
    <I18nProvider locale={useLang()}>
      <RangeCalendar aria-label={t("order.calendar")} value={value} onChange={onChange} minValue={today(getLocalTimeZone())}>
        <header className="flex items-center justify-between">
          <Button slot="previous" aria-label={t("order.previous")} className={ARROW}>
            <Icon name="back" />
          </Button>
          <Heading className="text-16" />
          <Button slot="next" aria-label={t("order.next")} className={ARROW}>
            <Icon name="forward" />
          </Button>
        </header>
        <CalendarGrid className="w-full table-fixed border-collapse">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell className="py-1 text-12 font-normal text-ink-2">{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={CELL} />}</CalendarGridBody>
        </CalendarGrid>
        <Begun onBegun={onBegun} />
      </RangeCalendar>
    </I18nProvider>
  );
}

/** Tells when a first day is chosen and no last one yet: what was chosen before does not hold then. */
function Begun({ onBegun }: { onBegun: (begun: boolean) => void }) {
  const begun = Boolean(use(RangeCalendarStateContext)?.anchorDate);
  useEffect(() => onBegun(begun), [begun, onBegun]);
  return null;
}
