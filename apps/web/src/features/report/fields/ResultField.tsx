import { useId } from "react";
import { useText } from "../../../i18n/index.ts";
import { Field } from "../../../ui/Field.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { unitText } from "../model/row.ts";

export type Typed = { sign: "" | "<" | ">"; text: string; unit: string };
/** As one result: what the sheet would print. */
export const resultOf = ({ sign, text }: Typed): string => `${sign}${text.trim()}`;

type Props = { value: Typed; onChange: (value: Typed) => void; units: readonly string[]; words?: boolean; error?: string | undefined };

/** A result and its unit: the phone's number keys, unless it is a result in words. `<` and `>` are chosen, as those keys have none. */
export function ResultField({ value, onChange, units, words = false, error }: Props) {
  const t = useText("report");
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      {!words && (
        <Segmented
          label={t("hand.comparator")}
          value={value.sign}
          onChange={(sign) => onChange({ ...value, sign })}
          options={[
            { value: "", label: t("hand.exact") },
            { value: "<", label: "<" },
            { value: ">", label: ">" },
          ]}
        />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Field
          className="min-w-[8rem] flex-1"
          label={t("hand.value")}
          error={error}
          inputMode={words ? "text" : "decimal"}
          autoComplete="off"
          maxLength={40}
          value={value.text}
          onChange={(e) => onChange({ ...value, text: e.target.value })}
        />
        {units.length > 0 && (
          <div className="min-w-[8rem] flex-1">
            <label htmlFor={id} className="mb-1.5 block text-14 font-semibold">
              {t("hand.unit")}
            </label>
            <select
              id={id}
              value={value.unit}
              onChange={(e) => onChange({ ...value, unit: e.target.value })}
              className="min-h-13 w-full rounded-control border border-edge bg-card px-3 text-16 text-ink"
            >
              {units.map((u) => (
                <option key={u} value={u}>
                  {unitText(u) || "–"}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
    </div>
  );
}
