import { type ReactNode, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { type Analyte, useAnalytes } from "../api/analytes.ts";
import { type HealthReport, type Row, useCorrect } from "../api/reports.ts";
import { AnalyteField } from "../fields/AnalyteField.tsx";
import { EntryFields } from "../fields/EntryFields.tsx";
import { ResultField, resultOf, type Typed } from "../fields/ResultField.tsx";
import { typedValue } from "../model/row.ts";

type Props = { report: HealthReport; row: Row | undefined; open: boolean; onClose: () => void };

/** Corrects a row, or adds one. */
export default function RowSheet(props: Props) {
  return props.row ? <CorrectSheet {...props} row={props.row} /> : <AddSheet {...props} />;
}

function AddSheet({ report, open, onClose }: Props) {
  const t = useText("report");
  const { save, busy, problem } = useSaving(report, onClose);
  return (
    <Sheet open={open} onClose={onClose} title={t("open.addTitle")}>
      <EntryFields submit={t("open.save")} busy={busy} onEntry={({ code, value, unit }) => save([{ code, value, unit }])} />
      {problem}
    </Sheet>
  );
}

const SIGNS = ["<", ">"] as const;
const typedOf = ({ value, comparator, unit }: Row): Typed => ({
  sign: SIGNS.find((s) => comparator?.startsWith(s)) ?? "",
  text: String(value),
  unit,
});

function CorrectSheet({ report, row, open, onClose }: Props & { row: Row }) {
  const t = useText("report");
  const { data } = useAnalytes();
  const [typed, setTyped] = useState(() => typedOf(row));
  const [other, setOther] = useState<Analyte>();
  const [tried, setTried] = useState(false);
  const { save, busy, problem } = useSaving(report, onClose);
  const code = other?.code ?? row.code;
  const analyte = data?.options.find((a) => a.code === code);
  const value = typedValue(resultOf(typed));
  const units = [...new Set([row.unit, ...(analyte?.units ?? [])])].filter((u) => u !== "" || row.unit === "");
  const submit = (): void => {
    if (value === undefined || typed.text.trim() === "") return setTried(true);
    save([{ index: row.index, value, unit: typed.unit, ...(other && { code: other.code }) }]);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("open.correctTitle", { name: row.name })}
      footer={
        <Button block busy={busy} onClick={submit}>
          {t("open.save")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <ResultField
          value={typed}
          onChange={setTyped}
          units={units}
          words={typeof row.value === "string"}
          error={tried && value === undefined ? t("hand.noValue") : undefined}
        />
        {row.code === undefined || other ? <AnalyteField value={other} onChange={setOther} /> : null}
        {problem}
      </div>
    </Sheet>
  );
}

function useSaving(report: HealthReport, onClose: () => void): { save: ReturnType<typeof useCorrect>["save"]; busy: boolean; problem: ReactNode } {
  const t = useText("report");
  const { save, busy, problem } = useCorrect(report.id, () => {
    toast(t("open.saved"));
    onClose();
  });
  const words = problem && (
    <p role="alert" className="mt-2 text-14 text-high">
      {problem.details?.[0]?.message ?? problem.message}
    </p>
  );
  return { save, busy, problem: words };
}
