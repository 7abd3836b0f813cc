import type { PrecisePlan } from "@nutri/contract/calls/plan";
import { useQuery } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { queryOf } from "../../../lib/query.ts";
import { currentQsId } from "../../../lib/questionnaire-ids.ts";

export type PlanState = { kind: "none" | "loading" | "making" | "failed" } | { kind: "ready"; plan: PrecisePlan };

const AGAIN_MS = 1500;
/** No plan to change: nothing begun, not complete, or not this visitor's. */
const NONE: ReadonlySet<string> = new Set(["questionnaire_incomplete", "not_found"]);

/** The newest plan of this device's questionnaire; while one is being made it is asked for again. */
export function usePlan(): PlanState {
  const id = currentQsId();
  const { data, error } = useQuery({
    ...queryOf("precisePlanGet", { query: { custom_nutrition_plan_id: id ?? "" } }, useLang()),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && "status" in state.data ? AGAIN_MS : false),
  });
  if (id === undefined) return { kind: "none" };
  if (data) return "status" in data ? { kind: "making" } : { kind: "ready", plan: data };
  if (error) return { kind: NONE.has(error.error) ? "none" : "failed" };
  return { kind: "loading" };
}
