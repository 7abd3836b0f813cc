import { type ReactNode, useId } from "react";
import { Icon } from "./Icon.tsx";

/** A tick with its sentence, in one 44 px target. Never ticked beforehand where it is a consent. */
export function Checkbox({
  checked,
  onChange,
  invalid = false,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  invalid?: boolean;
  children: ReactNode;
}) {
  return (
    <label className="relative flex min-h-11 items-start gap-3 py-2.5">
      <input
        type="checkbox"
        checked={checked}
        aria-invalid={invalid || undefined}
        onChange={(e) => onChange(e.target.checked)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className={`mt-px grid size-[1.375rem] shrink-0 place-items-center rounded-[7px] border-[1.5px] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-leaf ${checked ? "border-leaf bg-leaf text-on-leaf" : invalid ? "border-high bg-card" : "border-edge bg-card"}`}
      >
        {checked && <Icon name="check" size={16} />}
      </span>
      <span className="relative min-w-0 flex-1">{children}</span>
    </label>
  );
}

type ChoiceOption<V extends string> = { value: V; label: string; note?: string };
type ChoiceProps<V extends string> = { label: string; options: readonly ChoiceOption<V>[]; hideLabel?: boolean } & (
  | { multiple?: false; value: V | undefined; onChange: (value: V) => void }
  | { multiple: true; value: readonly V[]; onChange: (value: V[]) => void }
);

/** One of several, or several, as cards to tap: native radios or checkboxes underneath. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const name = useId();
  const { label, options, hideLabel = false } = props;
  const chosen = (v: V): boolean => (props.multiple ? props.value.includes(v) : props.value === v);
  const change = (v: V): void => (props.multiple ? props.onChange(chosen(v) ? props.value.filter((x) => x !== v) : [...props.value, v]) : props.onChange(v));
  return (
    <fieldset>
      <legend className={hideLabel ? "sr-only" : "mb-2 text-14 font-semibold"}>{label}</legend>
      <div className="flex flex-col gap-2.5">
        {options.map(({ value, label: text, note }) => (
          <label
            key={value}
            className={`flex min-h-14 items-center gap-3 rounded-card border px-4 py-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf ${chosen(value) ? "border-leaf bg-leaf-soft" : "border-line bg-card"}`}
          >
            <input
              type={props.multiple ? "checkbox" : "radio"}
              name={name}
              value={value}
              checked={chosen(value)}
              onChange={() => change(value)}
              className="sr-only"
            />
            <span className="min-w-0 flex-1">
              <span className={`block ${chosen(value) ? "font-semibold text-leaf" : ""}`}>{text}</span>
              {note && <span className="block text-14 text-ink-2">{note}</span>}
            </span>
            <span
              aria-hidden="true"
              className={`grid size-[1.5rem] shrink-0 place-items-center border-[1.5px] ${props.multiple ? "rounded-[7px]" : "rounded-pill"} ${chosen(value) ? "border-leaf bg-leaf text-on-leaf" : "border-edge"}`}
            >
              {chosen(value) && <Icon name="check" size={16} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
