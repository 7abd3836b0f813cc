import { useQueries } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { type HealthReport, reportQuery } from "./reports.ts";

/** As many of the newest reports as "since last time" and the choice of trends need. */
const NEWEST = 4;
const dayOf = (r: HealthReport): string => r.reportDate ?? r.createdAt.slice(0, 10);

/** The newest read reports of the person with their rows, newest test first; `waiting` while any of them is on its way. */
export function useReadReports(list: readonly HealthReport[]): { reports: HealthReport[]; waiting: boolean } {
  const lang = useLang();
  const wanted = list
    .filter((r) => r.status === "ready" && r.mine !== false)
    .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
    .slice(0, NEWEST);
  return useQueries({
    queries: wanted.map((r) => reportQuery(r.id, lang)),
    combine: (results) => ({ reports: results.flatMap(({ data }) => (data ? [data] : [])), waiting: results.some((r) => r.isPending) }),
  });
}
