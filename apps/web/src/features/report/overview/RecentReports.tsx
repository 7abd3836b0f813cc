import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { Go } from "../../../ui/Go.tsx";
import type { HealthReport } from "../api/reports.ts";
import { ReportRow } from "../list/ReportRow.tsx";

const FIRST = 3;

/** The newest reports, and the way to all of them. */
export function RecentReports({ items, total }: { items: readonly HealthReport[]; total: number }) {
  const t = useText("report");
  return (
    <section className="mt-8">
      <div className="flex items-center justify-between">
        <h2 className="text-18">{t("overview.reports")}</h2>
        {total > 0 && (
          <Go to="/reportListPage" className="inline-flex min-h-11 items-center px-2 text-14 font-semibold text-leaf">
            {t("overview.all", { count: total })}
          </Go>
        )}
      </div>
      {items.length > 0 && (
        <Card flush className="mt-1">
          {items.slice(0, FIRST).map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </Card>
      )}
    </section>
  );
}
