import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate } from "../../../lib/date.ts";
import type { HealthReport } from "../api/reports.ts";
import { dayText } from "./day.ts";

/** What a report is called: the day of the test and the institution, as far as they are known. */
export function useTitle(): (report: HealthReport) => { title: string; note: string } {
  const t = useText("report");
  const lang = useLang();
  return ({ reportDate, createdAt, institution }) => {
    const uploaded = t("list.uploaded", { date: shortDate(createdAt, lang) });
    if (!reportDate) return { title: institution ?? t("list.untitled"), note: uploaded };
    return { title: dayText(reportDate, lang), note: institution ?? uploaded };
  };
}
