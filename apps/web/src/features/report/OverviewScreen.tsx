import { useText } from "../../i18n/index.ts";
import { queryClient } from "../../lib/query.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Go } from "../../ui/Go.tsx";
import { PullToRefresh } from "../../ui/PullToRefresh.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { UploadReportsItem } from "../../ui/UploadReportsItem.tsx";
import { usePlan } from "./api/plan.ts";
import { useReports } from "./api/reports.ts";
import { useReadReports } from "./api/read-reports.ts";
import { PlanCard } from "./overview/PlanCard.tsx";
import { PlanNews } from "./overview/PlanNews.tsx";
import { RecentReports } from "./overview/RecentReports.tsx";
import { SinceLast } from "./overview/SinceLast.tsx";
import { Trends } from "./trend/Trends.tsx";

/** /report, the second tab: health at a glance. Latest plan, values over time, what changed, the reports. */
export default function OverviewScreen() {
  const common = useText("common");
  return (
    <Screen title={common("title.report")} nav="none" large>
      <PullToRefresh onRefresh={() => queryClient.refetchQueries({ type: "active" })}>
        <Body />
      </PullToRefresh>
    </Screen>
  );
}

function Body() {
  const t = useText("report");
  const { data, error, refetch } = useReports();
  const plan = usePlan();
  const { reports, waiting } = useReadReports(data?.items ?? []);
  if (!data && error) return <ErrorState problem={error} onRetry={() => void refetch()} />;
  // All of it at once: what came later would push down what is being read.
  if (!data || waiting || plan.kind === "loading") return <Skeleton bones={["h-92 w-full", "h-11 w-full", "h-40 w-full", "h-64 w-full"]} />;
  if (data.items.length === 0 && plan.kind === "none")
    return (
      <EmptyState
        icon="leaf"
        title={t("overview.empty")}
        action={
          <div className="flex flex-col gap-2">
            <Go to="/qsStartPage" look="primary">
              {t("overview.start")}
            </Go>
            <Go to="/uploadReportsPageNew" look="quiet">
              {t("list.add")}
            </Go>
          </div>
        }
      >
        {t("overview.emptyBody")}
      </EmptyState>
    );
  return (
    <>
      <Trends reports={reports} />
      <SinceLast reports={reports} />
      <PlanNews plan={plan} />
      <PlanCard plan={plan} />
      <RecentReports items={data.items} total={data.total} />
      <UploadReportsItem className="mt-3" />
    </>
  );
}
