import { useText } from "../../../i18n/index.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Go } from "../../../ui/Go.tsx";
import type { HealthReport } from "../api/reports.ts";
import { useFailure } from "../model/failure.ts";
import { RemoveReport } from "./RemoveReport.tsx";

/** A report that could not be read: why, and what helps. */
export function Failed({ report }: { report: HealthReport }) {
  const t = useText("report");
  const { title, body } = useFailure()(report.error ?? report.problems?.[0]?.code);
  return (
    <>
      <EmptyState
        icon="document"
        title={title}
        action={
          <div className="flex flex-col gap-2">
            <Go to="/uploadReportsPageNew" replace look="primary">
              {t("failure.again")}
            </Go>
            <Go to="/uploadReportsPageNew?by=hand" replace look="quiet">
              {t("failure.hand")}
            </Go>
          </div>
        }
      >
        {body}
      </EmptyState>
      <RemoveReport id={report.id} />
    </>
  );
}
