import { useText } from "../../../i18n/index.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { type Row, useCorrect } from "../api/reports.ts";
import { isUnsure, rangeText, unitText, valueText } from "../model/row.ts";
import { FlagTag, TEXT } from "./FlagTag.tsx";

type Props = { reportId: string; row: Row; selected: boolean; onSelect: (row: Row | undefined) => void; onCorrect: () => void };

/** One result: name, value, unit, flag, what it is measured by. Chosen, it shows its place on the page and what can be done. */
export function RowItem({ reportId, row, selected, onSelect, onCorrect }: Props) {
  const t = useText("report");
  const { save, busy, problem } = useCorrect(reportId, () => toast(t("open.saved")));
  const unsure = isUnsure(row);
  return (
    <li id={`row-${row.index}`} className={`scroll-mt-96 border-line [&:not(:last-child)]:border-b ${selected ? "bg-apricot-soft" : ""}`}>
      <button
        type="button"
        aria-expanded={selected}
        onClick={() => onSelect(selected ? undefined : row)}
        className="flex min-h-14 w-full flex-wrap items-start justify-between gap-x-3 gap-y-1 px-4 py-3 text-left"
      >
        <Name row={row} />
        <span className="ml-auto flex flex-col items-end gap-1">
          <span>
            <span className={`text-18 font-semibold ${unsure ? "" : TEXT[row.flag]}`}>{valueText(row)}</span>{" "}
            <span className="text-14 text-ink-2">{unitText(row.unit)}</span>
          </span>
          <FlagTag row={row} />
        </span>
      </button>
      {selected && (
        <div className="px-4 pb-3">
          {row.valueSi !== undefined && row.unitSi && unitText(row.unitSi) !== unitText(row.unit) && (
            <p className="text-14 text-ink-2">{t("open.si", { value: String(Number(row.valueSi.toPrecision(4))), unit: unitText(row.unitSi) })}</p>
          )}
          <div role="group" aria-label={t("open.actions", { name: row.name })} className="mt-1 -ml-2 flex flex-wrap gap-1">
            {unsure && (
              <Button small busy={busy} icon="check" className="ml-2" onClick={() => save([{ index: row.index }])}>
                {t("open.right")}
              </Button>
            )}
            <Button look="quiet" small icon="edit" onClick={onCorrect}>
              {t("open.correct")}
            </Button>
            <Button look="quiet" small icon="trash" className="!text-high" busy={busy} onClick={() => save([{ index: row.index, remove: true }])}>
              {t("open.remove")}
            </Button>
          </div>
          {problem && (
            <p role="alert" className="mt-1 text-14 text-high">
              {problem.details?.[0]?.message ?? problem.message}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

const DOUBTS = ["name", "value", "unit", "implausible", "flag", "range", "conflict"] as const;
type Doubt = (typeof DOUBTS)[number];
const doubtOf = (row: Row): Doubt | "other" => DOUBTS.find((d) => row.doubts?.includes(d)) ?? "other";

function Name({ row }: { row: Row }) {
  const t = useText("report");
  const range = rangeText(row);
  const by = row.flagFrom && row.flagFrom !== "none" ? t(`open.by.${row.flagFrom}`) : "";
  return (
    <span className="min-w-[40%] flex-[1_1_8rem]">
      <span className="block font-semibold">{row.name}</span>
      {row.namePrinted && row.namePrinted !== row.name && <span className="block text-12 text-ink-2">{t("open.printed", { name: row.namePrinted })}</span>}
      {isUnsure(row) ? (
        <span className="block text-14 text-info">{t(`open.doubt.${doubtOf(row)}`)}</span>
      ) : (
        range && <span className="block text-14 text-ink-2">{[t("open.range", { range }), by].filter(Boolean).join(" · ")}</span>
      )}
    </span>
  );
}
