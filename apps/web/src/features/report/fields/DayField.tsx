import { useId } from "react";
import { useLang, useText } from "../../../i18n/index.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { dayText, today } from "../model/day.ts";

type Props = { label: string; value: string; onChange: (day: string) => void; error?: string | undefined; optional?: boolean; className?: string };

/** A day up to today (YYYY-MM-DD, "" for none) with the device's own calendar. What was chosen is written in the app's language: the browser's own field may speak another. */
export function DayField({ label, value, onChange, error, optional = false, className = "" }: Props) {
  const t = useText("report");
  const common = useText("common");
  const lang = useLang();
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex items-baseline gap-2 text-14 font-semibold">
        {label}
        {optional && <span className="text-12 font-normal text-ink-2">{common("optional")}</span>}
      </label>
      <div
        className={`group relative flex min-h-13 items-center gap-2 rounded-control border bg-card px-4 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-leaf ${error ? "border-high" : "border-edge"}`}
      >
        <input
          id={id}
          type="date"
          max={today()}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(e) => onChange(e.target.value)}
          className="absolute inset-0 size-full rounded-control bg-card px-4 text-16 text-ink opacity-0 focus:opacity-100 focus-visible:outline-none"
        />
        <span aria-hidden="true" className={`pointer-events-none min-w-0 flex-1 group-focus-within:invisible ${value ? "" : "text-ink-2"}`}>
          {value ? dayText(value, lang) : t("hand.noDate")}
        </span>
        <Icon name="clock" size={18} className="pointer-events-none text-ink-2 group-focus-within:invisible" />
      </div>
      <p id={`${id}-error`} aria-live="polite" className={error ? "mt-1.5 text-14 text-high" : ""}>
        {error}
      </p>
    </div>
  );
}
