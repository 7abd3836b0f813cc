import { type ReactNode, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import type { HealthReport, Row } from "../api/reports.ts";
import { sorted } from "../model/row.ts";
import { RowItem } from "./RowItem.tsx";

const RowSheet = onDemand(() => import("./RowSheet.tsx"));

type Props = { report: HealthReport; selected: Row | undefined; onSelect: (row: Row | undefined) => void };
/** What the sheet is about; `row` absent: a new one. It stays mounted once opened, so that it can sink away. */
type Editing = { open: boolean; row?: Row };

/** The rows: those to look at first, then those within the range. */
export function Rows({ report, selected, onSelect }: Props) {
  const t = useText("report");
  const { look, fine } = sorted(report.rows ?? []);
  const [editing, setEditing] = useState<Editing>();
  const list = (rows: readonly Row[]): ReactNode => (
    <Card flush className="mt-3">
      <ul>
        {rows.map((row) => (
          <RowItem
            key={row.index}
            reportId={report.id}
            row={row}
            selected={row.index === selected?.index}
            onSelect={onSelect}
            onCorrect={() => setEditing({ open: true, row })}
          />
        ))}
      </ul>
    </Card>
  );
  return (
    <>
      {look.length > 0 && (
        <section className="mt-5">
          <h2 className="text-18">{t("open.look")}</h2>
          <p className="mt-1 text-14 text-ink-2">{t("open.lookLead")}</p>
          {list(look)}
        </section>
      )}
      {fine.length > 0 && (
        <section className="mt-6">
          <h2 className="text-18">{t("open.fine", { count: fine.length })}</h2>
          {list(fine)}
        </section>
      )}
      <Button look="quiet" small icon="plus" className="mt-2" onClick={() => setEditing({ open: true })}>
        {t("open.add")}
      </Button>
      {editing && (
        <RowSheet
          key={editing.row?.index ?? "new"}
          report={report}
          row={editing.row}
          open={editing.open}
          onClose={() => setEditing({ ...editing, open: false })}
        />
      )}
    </>
  );
}
