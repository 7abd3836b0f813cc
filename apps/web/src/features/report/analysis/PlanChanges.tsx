import { useText } from "../../../i18n/index.ts";
import { Go } from "../../../ui/Go.tsx";
import { type PlanState, usePlan } from "../api/plan.ts";
import { ChangeList } from "./ChangeList.tsx";

/** How the plan changes with the reports: its newest changes with their reasons, or why there are none. */
export function PlanChanges() {
  const t = useText("report");
  const state = usePlan();
  return (
    <section className="mt-8" aria-live="polite">
      <h2 className="text-18">{t("plan.title")}</h2>
      <Body state={state} />
    </section>
  );
}

function Body({ state }: { state: PlanState }) {
  const t = useText("report");
  if (state.kind === "none")
    return (
      <>
        <p className="mt-1 mb-3 text-ink-2">{t("plan.noPlan")}</p>
        <Go to="/qsStartPage" look="secondary">
          {t("open.toStart")}
        </Go>
      </>
    );
  if (state.kind !== "ready") return <p className="mt-1 text-ink-2">{t(state.kind === "failed" ? "plan.failed" : "plan.making")}</p>;
  return (
    <>
      {state.plan.changes?.length ? <ChangeList plan={state.plan} /> : <p className="mt-1 text-ink-2">{t("plan.none")}</p>}
      <Go to="/qsGeneratePageNew" look="secondary" className="mt-3">
        {t("plan.see")}
      </Go>
    </>
  );
}
