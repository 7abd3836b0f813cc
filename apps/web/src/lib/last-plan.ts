import type { CustomPlan } from "@nutri/contract/calls/plan";
import { useLang } from "../i18n/index.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryOf } from "./query.ts";
import { hasConsent, type LastPlan, useSession } from "./session.ts";

const brief = (plan: CustomPlan, seenAt: number): LastPlan => ({
  id: plan.id,
  status: plan.status,
  planType: plan.planType,
  createdAt: plan.createdAt,
  ...(plan.questionnaire?.answers.nickname ? { nickname: plan.questionnaire.answers.nickname } : {}),
  ...(plan.questionnaire?.answers.reviewOnly && { reviewOnly: true as const }),
  seenAt,
});

/** The last plan, asked for once consent is there; without network, as it was last seen. */
export function useLastPlan(): { plan: LastPlan | undefined; loading: boolean; failed: boolean; retry: () => void } {
  const consented = useSession(hasConsent);
  const seen = useSession((s) => s.lastPlan);
  const { data, isPending, isError, dataUpdatedAt, refetch } = useQuery({
    ...queryOf("customPlanLast", {}, useLang()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "generating" ? 2000 : false),
    enabled: consented,
  });
  useEffect(() => {
    if (data !== undefined) useSession.setState({ lastPlan: data ? brief(data, dataUpdatedAt) : undefined });
  }, [data, dataUpdatedAt]);
  const plan = consented ? seen : undefined;
  return { plan, loading: consented && isPending && !plan, failed: isError && !plan, retry: () => void refetch() };
}
