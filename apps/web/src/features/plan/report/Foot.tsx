import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate } from "../../../lib/date.ts";
import { Button } from "../../../ui/Button.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { canPrint } from "../api/share.ts";
import type { Plan } from "../model/types.ts";

/** The disclaimer, once; the ways to pass the plan on; what it was made with and when. */
export function Foot({ plan, onShare }: { plan: Plan; onShare: () => void }) {
  const t = useText("plan");
  const lang = useLang();
  return (
    <footer className="mt-8 border-t border-line pt-4">
      <p className="text-14 text-ink-2">{plan.disclaimer}</p>
      <Go to={`/chat?q=${encodeURIComponent(t("onward.plan"))}`} look="secondary" className="no-print mt-4">
        <Icon name="chat" size={18} />
        {t("onward.ask")}
      </Go>
      <div className="no-print mt-3 flex flex-wrap gap-3">
        <Button look="secondary" small icon="share" className="flex-1" onClick={onShare}>
          {t("share.button")}
        </Button>
        {canPrint() && (
          <Button look="secondary" small icon="print" className="flex-1" onClick={() => window.print()}>
            {t("share.printShort")}
          </Button>
        )}
      </div>
      <p className="mt-4 text-12 text-ink-2">
        {t("foot.made", { date: shortDate(plan.createdAt, lang), set: t(`foot.set.${plan.referenceSet}`) })}
        <br />
        {t("foot.versions", { knowledge: plan.knowledgeVersion, engine: plan.engineVersion, catalogue: plan.catalogueVersion })}
        {plan.optimality.status === "bounded" && (
          <>
            <br />
            {t("foot.bounded")}
          </>
        )}
      </p>
    </footer>
  );
}
