import type { PrecisePlan, Stage, STAGES } from "@nutri/contract/calls/plan";
import type { Lang } from "@nutri/domain/lang";
import type { StreamEvent } from "../../../lib/events.ts";
import type { Problem } from "../../../lib/problem.ts";
import { startStream, type Stream } from "../../../lib/stream-store.ts";

export const makingKey = (id: string, lang: Lang): string => `plan ${id} ${lang}`;

/** Follows the making of a plan. It runs on when the screen is left; a lost connection is resumed. */
export const follow = (id: string, lang: Lang): void =>
  startStream(makingKey(id, lang), "precisePlanStream", {
    query: { custom_nutrition_plan_id: id },
    isLast: ({ event }: StreamEvent) => event === "plan" || event === "error",
  });

const lastOf = (stream: Stream | undefined, event: string): unknown => stream?.events.findLast((e) => e.event === event)?.data;

/** The plan, once the stream has brought it. */
export const made = (stream: Stream | undefined): PrecisePlan | undefined => lastOf(stream, "plan") as PrecisePlan | undefined;

/** Why it was not made: the stream was refused or lost, or it ended with an error. */
export function makingProblem(stream: Stream | undefined): Problem | undefined {
  if (stream?.state === "failed") return stream.problem;
  const error = lastOf(stream, "error") as (Pick<Problem, "code" | "error" | "message"> & { requestId?: string }) | undefined;
  return error && { ...error, requestId: error.requestId ?? "", data: null };
}

type StageName = (typeof STAGES)[number];
const NAMES: readonly StageName[] = ["answers", "targets", "intake", "conflicts", "plan", "done"];
export type StageState = { name: StageName; state: "done" | "now" | "waiting"; label: string | undefined };

/** All stages with where each stands. The last one that was told is under way; what stands before it is done. Labels are the server's, where it has told them. */
export function stagesOf(stream: Stream | undefined): { stages: StageState[]; progress: number } {
  const told = (stream?.events ?? []).filter((e) => e.event === "stage").map((e) => e.data as Stage);
  const last = told.at(-1);
  const at = Math.max(
    0,
    NAMES.findIndex((name) => name === last?.stage),
  );
  const finished = last?.stage === "done";
  return {
    progress: last?.progress ?? 0,
    stages: NAMES.map((name, i) => ({
      name,
      state: i < at || finished ? "done" : i === at ? "now" : "waiting",
      label: told.find((s) => s.stage === name)?.label,
    })),
  };
}
