import { useText } from "../../../i18n/index.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PullToRefresh } from "../../../ui/PullToRefresh.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useReports } from "../api/reports.ts";
import { ReportRow } from "./ReportRow.tsx";

/** All reports, newest first. */
export function ReportList() {
  const t = useText("report");
  const { data, error, refetch } = useReports();
  if (!data)
    return error ? <ErrorState problem={error} onRetry={() => void refetch()} /> : <Skeleton bones={["h-20 w-full mt-4", "h-20 w-full", "h-20 w-full"]} />;
  return (
    <PullToRefresh onRefresh={() => refetch()}>
      {error && (
        <Banner tone="low" className="mb-3 text-14">
          {error.error === "offline" ? t("list.old") : error.message}
        </Banner>
      )}
      {data.items.length === 0 ? (
        <EmptyState icon="flask" title={t("list.empty")}>
          {t("list.emptyBody")}
        </EmptyState>
      ) : (
        <Card flush className="mt-2">
          {data.items.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </Card>
      )}
      {data.total > data.items.length && <p className="mt-3 text-14 text-ink-2">{t("list.hidden", { count: data.items.length })}</p>}
    </PullToRefresh>
  );
}
