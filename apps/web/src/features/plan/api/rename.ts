import type { PrecisePlan } from "@nutri/contract/calls/plan";
import { hashKey } from "@tanstack/react-query";
import { useLang } from "../../../i18n/index.ts";
import { queryClient, useWrite } from "../../../lib/query.ts";
import { planQuery } from "./plan.ts";

/** Renames a plan; what is shown changes at once, the other language when it is next asked for. */
export function useRename(onDone: () => void) {
  const lang = useLang();
  return useWrite("updateNicknamePost", {
    onSuccess: async (plan: PrecisePlan) => {
      const key = planQuery(plan.customNutritionPlanId, lang).queryKey;
      queryClient.setQueryData(key, plan);
      onDone();
      await queryClient.invalidateQueries({
        predicate: (q) => ["customPlanLast", "precisePlansByUser", "precisePlanGet"].includes(String(q.queryKey[0])) && q.queryHash !== hashKey(key),
      });
    },
  });
}
