import type { CustomPlan } from "@nutri/contract/calls/plan";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { clientType } from "../../../lib/environment.ts";
import type { Problem } from "../../../lib/problem.ts";
import { openProtocol } from "../../../lib/protocol.ts";
import { newKey } from "../../../lib/http.ts";
import { setCurrentQsId } from "../../../lib/questionnaire-ids.ts";
import { useNavigate } from "../../../lib/router.ts";
import { hasConsent, useSession } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";

type PlanType = CustomPlan["planType"];

/** Begins a plan: the documents first, when they are not accepted yet; then the new plan; then its questionnaire. */
export function useStartPlan(): { start: (planType: PlanType) => Promise<void>; starting: PlanType | undefined } {
  const navigate = useNavigate();
  const [starting, setStarting] = useState<PlanType>();

  const start = async (planType: PlanType): Promise<void> => {
    if (!hasConsent(useSession.getState()) && !(await openProtocol("ask"))) return;
    setStarting(planType);
    try {
      const plan = await call("customPlanNew", { body: { clientType: clientType(), planType } }, { idempotencyKey: newKey() });
      setCurrentQsId(plan.id);
      await navigate(`/questionnaire?plan_type=${planType}`);
    } catch (e) {
      // 401 and 403 have spoken already, by the contract's rules.
      const problem = e as Problem;
      if (problem.code !== 401 && problem.code !== 403) toast(problem.message);
    } finally {
      setStarting(undefined);
    }
  };
  return { start, starting };
}
