import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate } from "../../../lib/date.ts";
import { setCurrentQsId } from "../../../lib/questionnaire-ids.ts";
import { useNavigate } from "../../../lib/router.ts";
import type { LastPlan } from "../../../lib/session.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { WithQueries } from "../../../lib/WithQueries.tsx";
import { useLastPlan } from "../../../lib/last-plan.ts";

const ROW = "mt-3 flex min-h-13 w-full items-center gap-3 rounded-card border border-line bg-card px-3.5 py-2 text-left text-14 active:bg-neutral-soft";

/** The last plan, to go on with: its screen when it is there or being made, else its questionnaire. */
export default function LastPlanRow() {
  return (
    <WithQueries>
      <Row />
    </WithQueries>
  );
}

function Row() {
  const t = useText("entry");
  const { plan, loading, failed, retry } = useLastPlan();
  if (loading) return <Skeleton bones={["h-13 w-full"]} className="mt-3" />;
  if (failed)
    return (
      <button type="button" className={ROW} onClick={retry}>
        <Icon name="cloud" size={18} className="text-ink-2" />
        <span className="flex-1">{t("last.failed")}</span>
        <Retry />
      </button>
    );
  return plan ? <Found plan={plan} /> : null;
}

function Retry() {
  const t = useText("common");
  return <span className="font-semibold text-leaf">{t("retry")}</span>;
}

function Found({ plan }: { plan: LastPlan }) {
  const t = useText("entry");
  const lang = useLang();
  const navigate = useNavigate();
  const made = plan.status === "ready" || plan.status === "generating";
  const date = shortDate(plan.createdAt, lang);
  const words = {
    draft: t("last.draft", { date }),
    failed: t("last.draft", { date }),
    generating: t("last.making", { date }),
    ready: plan.nickname ? t("last.plan", { name: plan.nickname, date }) : t("last.planNoName", { date }),
  }[plan.status];
  const go = (): void => {
    setCurrentQsId(plan.id);
    void navigate(made ? "/qsGeneratePageNew" : plan.reviewOnly ? "/questionnaireSpecify" : `/questionnaire?plan_type=${plan.planType}`);
  };
  return (
    <button type="button" className={ROW} onClick={go}>
      <Chip tone="neutral">{t("last.chip")}</Chip>
      <span className="min-w-0 flex-1">{words}</span>
      <span className="font-semibold text-leaf">{made ? t("last.see") : t("last.go")}</span>
    </button>
  );
}
