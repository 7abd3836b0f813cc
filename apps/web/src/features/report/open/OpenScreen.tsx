import { useText } from "../../../i18n/index.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type ReportState, useReport } from "../api/reading.ts";
import { useTitle } from "../model/title.ts";
import { LoadingStreamUploadFiles } from "../reading/LoadingStreamUploadFiles.tsx";
import { Failed } from "./Failed.tsx";
import { OpenReport } from "./OpenReport.tsx";

/** One report: being read, read, or why not. */
export function OpenScreen({ id }: { id: string }) {
  const t = useText("report");
  const state = useReport(id);
  const titleOf = useTitle();
  const { title, note } = state.kind === "there" ? titleOf(state.report) : { title: t("list.untitled"), note: "" };
  if (state.kind === "there" && state.report.status !== "failed") return <OpenReport report={state.report} title={[title, note].filter(Boolean).join(" · ")} />;
  return (
    <Screen title={title}>
      <Other state={state} />
    </Screen>
  );
}

function Other({ state }: { state: ReportState }) {
  const t = useText("report");
  switch (state.kind) {
    case "loading":
      return <Skeleton bones={["h-52 w-full mt-4", "h-7 w-3/4", "h-20 w-full", "h-20 w-full", "h-20 w-full"]} />;
    case "reading":
      return <LoadingStreamUploadFiles stream={state.stream} />;
    case "failed":
      return <ErrorState problem={state.problem} onRetry={state.retry} still={t("reading.still")} />;
    case "there":
      return <Failed report={state.report} />;
    case "missing":
      return (
        <EmptyState
          icon="search"
          title={t("open.missing")}
          action={
            <Go to="/reportListPage" replace look="primary">
              {t("open.toList")}
            </Go>
          }
        >
          {t("open.missingBody")}
        </EmptyState>
      );
  }
}
