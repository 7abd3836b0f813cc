import type { PrecisePlan } from "@nutri/contract/calls/plan";
import type { Output } from "@nutri/contract/client";
import type { Lang } from "@nutri/domain/lang";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { lang as currentLang, useLang } from "../../../i18n/index.ts";
import { isLost, type Problem } from "../../../lib/problem.ts";
import { queryClient, queryOf } from "../../../lib/query.ts";
import { keepPlanCopy, planCopy } from "../../../lib/plan-copy.ts";
import { setCurrentQsId } from "../../../lib/questionnaire-ids.ts";
import { dropStream, type Stream, useStream } from "../../../lib/stream-store.ts";
import { follow, made, makingKey, makingProblem } from "./making.ts";

type Answer = Output<"precisePlanGet">;
const isPlan = (answer: Answer | undefined): answer is PrecisePlan => answer !== undefined && !("status" in answer);

/** The newest plan of a questionnaire, worded in `lang`. Kept in memory as long as the app is open; where there is no network its last copy on this device stands in. */
export const planQuery = (id: string, lang: Lang) => {
  const input = { query: { custom_nutrition_plan_id: id } };
  return { ...queryOf("precisePlanGet", input, lang), gcTime: Number.POSITIVE_INFINITY, refetchOnReconnect: true };
};

/** Asks for the plan ahead of its screen, which then finds it held or on its way. */
export function askAhead(id: string | undefined): void {
  if (id !== undefined) void queryClient.prefetchQuery(planQuery(id, currentLang()));
}

export type PlanState =
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "making"; stream: Stream | undefined }
  | { kind: "incomplete"; problem: Problem }
  | { kind: "missing" }
  | { kind: "failed"; problem: Problem; retry: () => void }
  /** `old`: it could not be refreshed; when it was last seen (epoch ms) and why. */
  | { kind: "ready"; plan: PrecisePlan; old?: { seenAt: number; offline: boolean } };

const refused = (problem: Problem, retry: () => void): PlanState =>
  problem.error === "questionnaire_incomplete"
    ? { kind: "incomplete", problem }
    : problem.code === 404
      ? { kind: "missing" }
      : { kind: "failed", problem, retry };

/** Where the plan of this id stands: stored, in the making (followed by its stream, which outlives the screen), refused, or not to be had. */
export function usePlanState(id: string | undefined): PlanState {
  const lang = useLang();
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...planQuery(id ?? "", lang), enabled: id !== undefined });
  const key = makingKey(id ?? "", lang);
  const stream = useStream(key);
  const plan = made(stream);
  const making = data !== undefined && !isPlan(data);

  useEffect(() => {
    if (id !== undefined && making && !plan) follow(id, lang);
  }, [id, making, plan, lang]);
  useEffect(() => {
    if (id !== undefined && making && plan) queryClient.setQueryData(planQuery(id, lang).queryKey, plan);
  }, [id, making, plan, lang]);
  useEffect(() => {
    // Only once the plan is held elsewhere: dropped before, the next render would begin to make it anew.
    if (data !== undefined && !making && stream?.state === "done") dropStream(key);
  }, [data, making, stream?.state, key]);
  useEffect(() => {
    // A plan opened by its address is the one that its questions lead back to.
    if (isPlan(data)) setCurrentQsId(id);
  }, [data, id]);
  useEffect(() => {
    if (isPlan(data)) keepPlanCopy(data, lang, dataUpdatedAt);
  }, [data, lang, dataUpdatedAt]);

  if (id === undefined) return { kind: "none" };
  if (isPlan(data)) return { kind: "ready", plan: data, ...(error && { old: { seenAt: dataUpdatedAt, offline: error.error === "offline" } }) };
  // Only where the server cannot be asked: it may know that this plan holds no longer.
  const copy = error && isLost(error) ? planCopy(id, lang) : undefined;
  if (error && copy) return { kind: "ready", plan: copy.plan, old: { seenAt: copy.seenAt, offline: error.error === "offline" } };
  const again = (): void => {
    if (!making) return void refetch();
    dropStream(key);
    follow(id, lang);
  };
  const problem = making ? makingProblem(stream) : error;
  if (problem) return refused(problem, again);
  return making ? { kind: "making", stream } : { kind: "loading" };
}
