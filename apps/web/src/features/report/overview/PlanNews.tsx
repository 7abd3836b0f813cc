import { useText } from "../../../i18n/index.ts";
import { ChangeList } from "../analysis/ChangeList.tsx";
import type { PlanState } from "../api/plan.ts";

/** What changed in the plan, where something did. */
export function PlanNews({ plan: state }: { plan: PlanState }) {
  const t = useText("report");
  if (state.kind !== "ready" || !state.plan.changes?.length) return null;
  return (
    <section className="mt-8">
      <h2 className="text-18">{t("overview.changes")}</h2>
      <ChangeList plan={state.plan} />
    </section>
  );
}
