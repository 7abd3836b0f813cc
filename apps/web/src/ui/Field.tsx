import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { useText } from "../i18n/index.ts";
import { Icon } from "./Icon.tsx";

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Written behind the input: a unit. */
  unit?: string;
};

/** A labelled input; hint and error are tied to it. 16 px, so that no phone zooms in. */
export function Field({ label, hint, error, optional = false, unit, className = "", ...input }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const t = useText("common");
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex items-baseline gap-2 text-14 font-semibold">
        {label}
        {optional && <span className="text-12 font-normal text-ink-2">{t("optional")}</span>}
      </label>
      <div
        className={`flex min-h-13 items-center rounded-control border bg-card px-4 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-leaf ${error ? "border-high" : "border-edge"}`}
      >
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className="min-w-0 flex-1 bg-transparent py-2 text-16 focus-visible:outline-none"
          {...input}
        />
        {unit && <span className="pl-2 text-14 text-ink-2">{unit}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-ink-2">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className={error ? "mt-1.5 flex items-center gap-1.5 text-14 text-high" : ""}>
        {error && <Icon name="warning" size={15} />}
        {error}
      </p>
    </div>
  );
}
