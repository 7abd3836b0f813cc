import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate } from "../../../lib/date.ts";
import { Card } from "../../../ui/Card.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RadarChart } from "../../../ui/RadarChart.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { PlanState } from "../api/plan.ts";

const FEWEST_AXES = 3;

/** The latest plan in one sentence with its radar. */
export function PlanCard({ plan: state }: { plan: PlanState }) {
  const t = useText("report");
  const lang = useLang();
  if (state.kind === "loading") return <Skeleton bones={["h-64 w-full"]} className="mt-6" />;
  if (state.kind === "failed") return null;
  return (
    <section className="mt-8">
      <h2 className="text-18">{t("overview.plan")}</h2>
      {state.kind === "ready" ? (
        <Card className="mt-3">
          <p className="font-semibold">{state.plan.summary}</p>
          <p className="text-14 text-ink-2">{t("overview.planNote", { date: shortDate(state.plan.createdAt, lang) })}</p>
          {state.plan.radar.length >= FEWEST_AXES && <RadarChart axes={state.plan.radar} label={t("overview.radar")} />}
          <Go to="/qsGeneratePageNew" look="secondary">
            {t("open.toPlan")}
          </Go>
        </Card>
      ) : (
        <Go
          to={state.kind === "making" ? "/qsGeneratePageNew" : "/qsStartPage"}
          className="mt-3 flex min-h-16 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 active:bg-neutral-soft"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{t(state.kind === "making" ? "plan.making" : "overview.noPlan")}</span>
            {state.kind === "none" && <span className="block text-14 text-ink-2">{t("overview.noPlanBody")}</span>}
          </span>
          <Icon name="forward" size={18} className="text-ink-2" />
        </Go>
      )}
    </section>
  );
}
