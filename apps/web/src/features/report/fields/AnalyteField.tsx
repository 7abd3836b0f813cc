import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Field } from "../../../ui/Field.tsx";
import { type Analyte, findAnalytes, useAnalytes } from "../api/analytes.ts";
import { unitText } from "../model/row.ts";

const MOST = 8;

/** Chooses an analyte: by name, or by an abbreviation as sheets print it. */
export function AnalyteField({ value, onChange, error }: { value: Analyte | undefined; onChange: (analyte: Analyte | undefined) => void; error?: string }) {
  const t = useText("report");
  const [typed, setTyped] = useState("");
  const { data } = useAnalytes();
  if (value)
    return (
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 font-semibold">{value.name}</p>
        <Button look="quiet" small onClick={() => onChange(undefined)}>
          {t("hand.change")}
        </Button>
      </div>
    );
  const found = findAnalytes(data?.options ?? [], typed);
  const choose = (analyte: Analyte): void => {
    setTyped("");
    onChange(analyte);
  };
  return (
    <>
      <Field
        label={t("hand.analyte")}
        hint={t("hand.analyteHint")}
        error={error}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(e) => setTyped(e.target.value)}
      />
      <output className="sr-only">{typed && data ? t("hand.found", { count: found.length }) : ""}</output>
      {typed && data && found.length === 0 && <p className="text-14 text-ink-2">{t("hand.none")}</p>}
      {found.length > 0 && (
        <Card flush className="mt-2">
          <ul>
            {found.slice(0, MOST).map((a) => (
              <li key={a.code} className="border-line [&:not(:last-child)]:border-b">
                <button type="button" onClick={() => choose(a)} className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left active:bg-neutral-soft">
                  <span className="min-w-0 flex-1">{a.name}</span>
                  <span className="text-14 text-ink-2">{unitText(a.unit)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
