import { useText } from "../../i18n/index.ts";
import { Screen } from "../../ui/Screen.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { askAhead, type PlanState, usePlanState } from "./api/plan.ts";
import { Incomplete } from "./components/Incomplete.tsx";
import { LoadingStream } from "./components/LoadingStream.tsx";
import { Missing, NoPlan } from "./components/NoPlan.tsx";
import { PlanSkeleton } from "./components/PlanSkeleton.tsx";
import { openedPlanId, usePlanId } from "./plan-id.ts";
import { Report } from "./report/Report.tsx";

export const begin = (): void => askAhead(openedPlanId());

/** /qsGeneratePageNew: the plan; while it is being made its stages; else what stands in the way and the one action out of it. */
export default function PlanScreen() {
  const t = useText("common");
  const id = usePlanId();
  const state = usePlanState(id);
  if (state.kind === "ready") return <Report key={state.plan.id} plan={state.plan} old={state.old} />;
  return (
    <Screen title={t("title.qsGeneratePageNew")}>
      {state.kind !== "making" && <h1 className="sr-only">{t("title.qsGeneratePageNew")}</h1>}
      <Waiting id={id} state={state} />
    </Screen>
  );
}

function Waiting({ id, state }: { id: string | undefined; state: Exclude<PlanState, { kind: "ready" }> }) {
  const t = useText("plan");
  switch (state.kind) {
    case "none":
      return <NoPlan />;
    case "missing":
      return <Missing />;
    case "loading":
      return <PlanSkeleton />;
    case "making":
      return <LoadingStream stream={state.stream} />;
    case "incomplete":
      return <Incomplete id={id} problem={state.problem} />;
    case "failed":
      return <ErrorState problem={state.problem} onRetry={state.retry} still={t("making.still")} />;
  }
}
