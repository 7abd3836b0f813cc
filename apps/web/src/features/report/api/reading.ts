import type { Stage } from "@nutri/contract/calls/plan";
import type { Lang } from "@nutri/domain/lang";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLang } from "../../../i18n/index.ts";
import type { StreamEvent } from "../../../lib/events.ts";
import type { Problem } from "../../../lib/problem.ts";
import { dropStream, startStream, type Stream, useStream } from "../../../lib/stream-store.ts";
import { type HealthReport, reportQuery, takeReport } from "./reports.ts";

export const readingKey = (id: string, lang: Lang): string => `report ${id} ${lang}`;

/** Follows the reading of a report. It runs on when the screen is left; a lost connection is resumed. */
const follow = (id: string, lang: Lang): void =>
  startStream(readingKey(id, lang), "reportStream", { query: { id }, isLast: ({ event }: StreamEvent) => event === "report" || event === "error" });

const lastOf = (stream: Stream | undefined, event: string): unknown => stream?.events.findLast((e) => e.event === event)?.data;
export const stageOf = (stream: Stream | undefined): Stage | undefined => lastOf(stream, "stage") as Stage | undefined;

function problemIn(stream: Stream | undefined): Problem | undefined {
  if (stream?.state === "failed") return stream.problem;
  const error = lastOf(stream, "error") as Pick<Problem, "code" | "error" | "message"> | undefined;
  return error && { requestId: "", data: null, ...error };
}

export type ReportState =
  | { kind: "loading" }
  | { kind: "missing" }
  | { kind: "failed"; problem: Problem; retry: () => void }
  | { kind: "reading"; stream: Stream | undefined; report: HealthReport }
  | { kind: "there"; report: HealthReport };

const isReading = (report: HealthReport | undefined): boolean => report?.status === "queued" || report?.status === "reading";

/** Where a report stands: stored, being read (followed by its stream, which outlives the screen), or not to be had. */
export function useReport(id: string): ReportState {
  const lang = useLang();
  const { data, error, refetch } = useQuery(reportQuery(id, lang));
  const key = readingKey(id, lang);
  const stream = useStream(key);
  const reading = isReading(data);
  const read = lastOf(stream, "report") as HealthReport | undefined;

  useEffect(() => {
    if (reading && !read) follow(id, lang);
  }, [reading, read, id, lang]);
  useEffect(() => {
    if (reading && read) takeReport(read, lang);
  }, [reading, read, lang]);
  useEffect(() => {
    if (data && !reading && stream?.state === "done") dropStream(key);
  }, [data, reading, stream?.state, key]);

  const again = (): void => {
    if (!reading) return void refetch();
    dropStream(key);
    follow(id, lang);
  };
  if (data && !reading) return { kind: "there", report: data };
  const problem = data ? problemIn(stream) : error;
  if (problem?.code === 404) return { kind: "missing" };
  if (problem) return { kind: "failed", problem, retry: again };
  return data ? { kind: "reading", stream, report: data } : { kind: "loading" };
}
