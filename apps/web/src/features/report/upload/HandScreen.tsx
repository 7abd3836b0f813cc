import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { useNavigate, useSearch } from "../../../lib/router.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import { DayField } from "../fields/DayField.tsx";
import { type Entry, EntryFields } from "../fields/EntryFields.tsx";
import { backTo, openReportAt } from "../model/address.ts";
import { today } from "../model/day.ts";
import { unitText } from "../model/row.ts";
import { useRead } from "./use-read.ts";

type Numbered = Entry & { key: number };

/** Values typed by hand, one analyte at a time. */
export function HandScreen() {
  const t = useText("report");
  const navigate = useNavigate();
  const back = backTo(useSearch());
  const [rows, setRows] = useState<readonly Numbered[]>([]);
  const [date, setDate] = useState("");
  const { type, busy, problem } = useRead((id) => void navigate(openReportAt(id, back), { replace: true }));
  const future = date > today();
  const save = (): void => type({ rows: rows.map(({ code, value, unit }) => ({ code, value, unit })), ...(date && { reportDate: date }) });
  return (
    <Screen
      windowTitle={t("hand.title")}
      footer={
        <Button block busy={busy} disabled={rows.length === 0 || future} onClick={save}>
          {t("hand.submit")}
        </Button>
      }
    >
      <h1 className="pt-2 text-22">{t("hand.title")}</h1>
      <p className="mt-1 mb-4 text-14 text-ink-2">{t("hand.lead")}</p>
      {problem && (
        <Banner tone="high" urgent title={t("upload.failed")} className="mb-4">
          {problem.message}
          {problem.details?.map((d) => (
            <p key={d.path}>{d.message}</p>
          ))}
        </Banner>
      )}
      <EntryFields submit={t("hand.add")} onEntry={(entry) => setRows([...rows, { ...entry, key: (rows.at(-1)?.key ?? 0) + 1 }])} />
      <section className="mt-6">
        <h2 className="text-18">{rows.length > 0 ? t("hand.rows", { count: rows.length }) : t("hand.empty")}</h2>
        {rows.length > 0 && (
          <Card flush className="mt-3">
            <ul>
              {rows.map((row) => (
                <EntryRow key={row.key} row={row} onRemove={() => setRows(rows.filter((r) => r.key !== row.key))} />
              ))}
            </ul>
          </Card>
        )}
      </section>
      <DayField optional className="mt-5" label={t("hand.date")} value={date} onChange={setDate} error={future ? t("hand.future") : undefined} />
    </Screen>
  );
}

function EntryRow({ row, onRemove }: { row: Numbered; onRemove: () => void }) {
  const t = useText("report");
  return (
    <li className="flex min-h-14 items-center gap-3 border-line py-1 pr-1 pl-4 [&:not(:last-child)]:border-b">
      <span className="min-w-0 flex-1 font-semibold">{row.name}</span>
      <span>
        {row.value} <span className="text-14 text-ink-2">{unitText(row.unit)}</span>
      </span>
      <IconButton icon="close" label={t("hand.remove", { name: row.name })} onClick={onRemove} />
    </li>
  );
}
