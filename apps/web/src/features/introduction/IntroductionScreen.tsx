import type { ReactNode } from "react";
import { useText } from "../../i18n/index.ts";
import { openProtocol } from "../../lib/protocol.ts";
import { Card } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ListRow } from "../../ui/ListRow.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { KnowledgeVersion } from "./KnowledgeVersion.tsx";

const STEPS = ["needs", "intake", "limits", "conflicts", "plan"] as const;
const LIMITS = ["safe", "names", "diet", "photo", "young"] as const;
const NEVER = ["diagnose", "stop", "promise", "sell"] as const;

/** /introductionPage: how it works, what it rests on, its limits, what it will not do, who is responsible, what becomes of the data. */
export default function IntroductionScreen() {
  const t = useText("introduction");
  const common = useText("common");
  return (
    <Screen title={common("title.introductionPage")}>
      <h1 className="mt-4 text-28">{t("heading")}</h1>
      <p className="mt-2 text-ink-2">{t("lead")}</p>
      <Part title={t("steps.title")}>
        <ol className="flex flex-col gap-4">
          {STEPS.map((step, i) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden="true" className="grid size-[1.75rem] shrink-0 place-items-center rounded-pill bg-leaf-soft text-14 font-semibold text-leaf">
                {i + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`steps.${step}.title`)}</span>
                <span className="block text-14 text-ink-2">{t(`steps.${step}.body`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t("sources.title")}>
        <p>{t("sources.body")}</p>
        <KnowledgeVersion />
      </Part>
      <Part title={t("limits.title")}>
        <Points icon="info" look="text-low-ink" points={LIMITS.map((p) => t(`limits.${p}`))} />
      </Part>
      <Part title={t("never.title")}>
        <Points icon="close" look="text-ink-2" points={NEVER.map((p) => t(`never.${p}`))} />
      </Part>
      <Part title={t("who.title")}>
        <p>{t("who.body")}</p>
      </Part>
      <Part title={t("data.title")}>
        <p>{t("data.body")}</p>
        <Card flush className="mt-3">
          <ListRow start={<Icon name="settings" className="text-leaf" />} title={t("data.settings")} to="/settings" />
          <ListRow start={<Icon name="document" className="text-leaf" />} title={t("data.documents")} onPress={() => void openProtocol("read")} />
        </Card>
      </Part>
    </Screen>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="pt-8">
    <h2 className="mb-3 text-18">{title}</h2>
    {children}
  </section>
);

const Points = ({ icon, look, points }: { icon: "info" | "close"; look: string; points: readonly string[] }) => (
  <ul className="flex flex-col gap-2.5">
    {points.map((point) => (
      <li key={point} className="flex gap-2.5">
        <Icon name={icon} size={18} className={`mt-1 ${look}`} />
        <span className="min-w-0 flex-1">{point}</span>
      </li>
    ))}
  </ul>
);
