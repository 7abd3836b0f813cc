import { useState } from "react";
import { useLang, useText } from "../../../i18n/index.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import type { HealthReport } from "../api/reports.ts";
import { dayText } from "../model/day.ts";
import { isOutside, isUnsure } from "../model/row.ts";

const DaySheet = onDemand(() => import("./DaySheet.tsx"));

/** How many results, how many outside, how many to look at; the day of the test, which can be put right. */
export function Headline({ report }: { report: HealthReport }) {
  const t = useText("report");
  const lang = useLang();
  const [sheet, setSheet] = useState<"unused" | "open" | "closed">("unused");
  const rows = report.rows ?? [];
  const outside = rows.filter(isOutside).length;
  const unsure = rows.filter(isUnsure).length;
  const count = rows.length;
  return (
    <header className="pt-4">
      <h1 className="text-22">
        {outside > 0
          ? t("open.headingOutside", { count, outside })
          : unsure > 0 || count === 0
            ? t("open.heading", { count })
            : t("open.headingFine", { count })}
      </h1>
      <p className="flex flex-wrap items-center gap-x-1 text-14 text-ink-2">
        {report.reportDate ? `${t("open.day")} ${dayText(report.reportDate, lang)}` : t("open.dayNone")}
        <Button look="quiet" small className="!px-2 font-normal" onClick={() => setSheet("open")}>
          {t("open.dayFix")}
        </Button>
      </p>
      {unsure > 0 && (
        <Banner tone="info" icon="question" className="mt-1 text-14">
          {t("open.unsure", { count: unsure })}
        </Banner>
      )}
      {sheet !== "unused" && <DaySheet report={report} open={sheet === "open"} onClose={() => setSheet("closed")} />}
    </header>
  );
}
