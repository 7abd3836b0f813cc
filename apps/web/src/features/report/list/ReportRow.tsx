import { useText } from "../../../i18n/index.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { HealthReport } from "../api/reports.ts";
import { openReportAt } from "../model/address.ts";
import { useTitle } from "../model/title.ts";

/** One report in the list: when, where, how many are outside, where its reading stands. */
export function ReportRow({ report }: { report: HealthReport }) {
  const { title, note } = useTitle()(report);
  return (
    <Go to={openReportAt(report.id)} className="flex min-h-16 items-center gap-3 border-line px-4 py-3 active:bg-neutral-soft [&:not(:last-child)]:border-b">
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          {note && <span className="block text-14 text-ink-2">{note}</span>}
        </span>
        <State report={report} />
      </span>
      <Icon name="forward" size={18} className="text-ink-2" />
    </Go>
  );
}

function State({ report: { status, abnormalCount = 0 } }: { report: HealthReport }) {
  const t = useText("report");
  if (status === "needs_subject")
    return (
      <Chip tone="info" icon="question">
        {t("list.status.needs_subject")}
      </Chip>
    );
  if (status === "failed")
    return (
      <Chip tone="high" icon="warning">
        {t("list.status.failed")}
      </Chip>
    );
  if (status !== "ready")
    return (
      <Chip tone="neutral" icon="clock">
        {t(`list.status.${status}`)}
      </Chip>
    );
  return abnormalCount > 0 ? (
    <Chip tone="low" icon="info">
      {t("list.outside", { count: abnormalCount })}
    </Chip>
  ) : (
    <Chip tone="leaf" icon="check">
      {t("list.allFine")}
    </Chip>
  );
}
