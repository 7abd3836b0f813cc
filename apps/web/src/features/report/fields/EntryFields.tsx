import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Analyte } from "../api/analytes.ts";
import { typedValue } from "../model/row.ts";
import { AnalyteField } from "./AnalyteField.tsx";
import { ResultField, resultOf, type Typed } from "./ResultField.tsx";

export type Entry = { code: string; name: string; value: number | string; unit: string };

/** One row by hand: which analyte, its result, its unit. */
export function EntryFields({ onEntry, submit, busy = false }: { onEntry: (entry: Entry) => void; submit: string; busy?: boolean }) {
  const t = useText("report");
  const [analyte, setAnalyte] = useState<Analyte>();
  const [typed, setTyped] = useState<Typed>({ sign: "", text: "", unit: "" });
  const [tried, setTried] = useState(false);
  const value = typedValue(resultOf(typed));
  const choose = (chosen: Analyte | undefined): void => {
    setAnalyte(chosen);
    setTyped((s) => ({ ...s, unit: chosen?.unit ?? "" }));
  };
  const add = (): void => {
    if (!analyte || value === undefined || typed.text.trim() === "") return setTried(true);
    onEntry({ code: analyte.code, name: analyte.name, value, unit: typed.unit });
    setAnalyte(undefined);
    setTyped({ sign: "", text: "", unit: "" });
    setTried(false);
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(e) => {
        e.preventDefault();
        add();
      }}
    >
      <AnalyteField value={analyte} onChange={choose} {...(tried && !analyte && { error: t("hand.noAnalyte") })} />
      {analyte && (
        <ResultField
          value={typed}
          onChange={setTyped}
          units={analyte.units}
          error={tried && (value === undefined || typed.text.trim() === "") ? t("hand.noValue") : undefined}
        />
      )}
      <Button type="submit" look="secondary" block busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
