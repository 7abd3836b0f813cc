import { type ReactNode, useId } from "react";

/** One of two to five short words, side by side. */
export function Segmented<V extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  /** `lang`: of a label that is in another language than the screen. `shown`: what is seen in the label's place. */
  options: readonly { value: V; label: string; lang?: string; shown?: ReactNode }[];
  value: V | undefined;
  onChange: (value: V) => void;
}) {
  const name = useId();
  return (
    <fieldset className="rounded-control bg-well p-1">
      <legend className="sr-only">{label}</legend>
      <div className="flex gap-1">
        {options.map((o) => (
          <label
            key={o.value}
            lang={o.lang}
            className={`flex min-h-11 flex-1 items-center justify-center rounded-[9px] px-2 text-center text-14 has-focus-visible:outline-2 has-focus-visible:outline-leaf ${o.value === value ? "border border-transparent bg-card font-semibold text-ink" : "text-ink-2"}`}
          >
            <input type="radio" name={name} value={o.value} checked={o.value === value} onChange={() => onChange(o.value)} className="sr-only" />
            {o.shown && <span aria-hidden="true">{o.shown}</span>}
            <span className={o.shown ? "sr-only" : ""}>{o.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
