import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { type HealthReport, useCorrect } from "../api/reports.ts";
import { DayField } from "../fields/DayField.tsx";
import { today } from "../model/day.ts";

/** The right day of the test, where the sheet's was misread or is missing. */
export default function DaySheet({ report, open, onClose }: { report: HealthReport; open: boolean; onClose: () => void }) {
  const t = useText("report");
  const [day, setDay] = useState(report.reportDate ?? "");
  const { save, busy, problem } = useCorrect(report.id, () => {
    toast(t("open.saved"));
    onClose();
  });
  const future = day > today();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("open.dayFix")}
      footer={
        <Button block busy={busy} disabled={day === "" || future} onClick={() => save([], day)}>
          {t("open.save")}
        </Button>
      }
    >
      <DayField label={t("open.day")} value={day} onChange={setDay} error={future ? t("hand.future") : (problem?.details?.[0]?.message ?? problem?.message)} />
    </Sheet>
  );
}
