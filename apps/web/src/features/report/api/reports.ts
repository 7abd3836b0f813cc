import type { HealthReport as Shape, ReportRow } from "@nutri/contract/calls/report";
import type { Input, Output } from "@nutri/contract/client";
import type { Lang } from "@nutri/domain/lang";
import { useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { queryClient, queryOf, useWrite } from "../../../lib/query.ts";
import type { Problem } from "../../../lib/problem.ts";

export type HealthReport = Output<"reportGet">;
export type Row = ReportRow;
export type Analysis = NonNullable<Shape["analysis"]>;

const PAGE = 50;
const AGAIN_MS = 4000;
const isGoing = ({ status }: HealthReport): boolean => status === "queued" || status === "reading";

/** All reports, newest first. While one is being read they are asked for again. */
export const useReports = () =>
  useQuery({
    ...queryOf("reportList", { query: { page_num: 1, page_size: PAGE } }, useLang()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isGoing) ? AGAIN_MS : false),
  });
export const reportQuery = (id: string, lang: Lang) => queryOf("reportGet", { query: { id } }, lang);

/** A report that came (read, corrected, confirmed) is what is shown; all that rests on it is asked for anew. */
export function takeReport(report: HealthReport, lang: Lang): void {
  const { queryKey } = reportQuery(report.id, lang);
  queryClient.setQueryData(queryKey, report);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [id, input] }) => RESTING.has(String(id)) || (id === "reportGet" && (input as { query: { id: string } }).query.id !== report.id),
  });
}
/** Answers that change with a report: the list, the trends, the plans. */
const RESTING: ReadonlySet<string> = new Set(["reportList", "biomarkerTrend", "precisePlanGet", "precisePlansByUser", "customPlanLast"]);

type Rows = Input<"reportCorrect">["body"]["rows"];

/** Corrects, adds or removes rows, or the day of the test; the report comes back analysed again. */
export function useCorrect(id: string, onDone: () => void): { save: (rows: Rows, reportDate?: string) => void; busy: boolean; problem: Problem | null } {
  const lang = useLang();
  const { mutate, isPending, error } = useWrite("reportCorrect", {
    onSuccess: (report) => {
      takeReport(report, lang);
      onDone();
    },
  });
  return { save: (rows, reportDate) => mutate({ body: { id, rows, ...(reportDate && { reportDate }) } }), busy: isPending, problem: error };
}

/** Answers whose report it is. */
export function useConfirm(id: string) {
  const lang = useLang();
  const { mutate, isPending, error } = useWrite("reportConfirm", { onSuccess: (report) => takeReport(report, lang) });
  return { confirm: (mine: boolean) => mutate({ body: { id, mine } }), busy: isPending, problem: error };
}

/** Removes a report with its files. */
export function useRemove(id: string, onDone: () => void) {
  const { mutate, isPending, error } = useWrite("reportRemove", {
    onSuccess: () => {
      queryClient.removeQueries({ predicate: ({ queryKey: [call, input] }) => isOf(call, input, id) });
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [call] }) => RESTING.has(String(call)) });
      onDone();
    },
  });
  return { remove: () => mutate({ body: { id } }), busy: isPending, problem: error };
}
const isOf = (call: unknown, input: unknown, id: string): boolean =>
  (call === "reportGet" && (input as { query: { id: string } }).query.id === id) || (call === "reportPage" && (input as { id: string }).id === id);
