import { useText } from "../../../i18n/index.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useQuickQuestions } from "../api/messages.ts";
import { QuickQuestions } from "./QuickQuestions.tsx";

/** What stands where nothing has been said yet: who this is, what can be asked about, questions to begin with. */
export function WelcomeCard({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useText("chat");
  const { data, error, refetch } = useQuickQuestions();
  if (error) return <ErrorState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton bones={["h-8 w-3/4", "h-16", "h-11", "h-14", "h-14", "h-14"]} />;
  return (
    <div className="flex flex-col gap-6 pt-4">
      <div>
        <h1 className="text-28">{data.title}</h1>
        <p className="mt-2 text-ink-2">{data.intro}</p>
      </div>
      <section>
        <h2 className="text-18">{t("welcome.try")}</h2>
        <QuickQuestions tags={data.tags} questions={data.questions} onAsk={onAsk} />
      </section>
      <nav aria-label={t("welcome.also")} className="flex flex-col gap-1">
        {(
          [
            ["/qsGeneratePageNew", "welcome.plan", "leaf"],
            ["/questionnaireSpecify", "welcome.check", "pill"],
            ["/uploadReportsPageNew", "welcome.report", "document"],
          ] as const
        ).map(([to, key, icon]) => (
          <Go key={to} to={to} className="flex min-h-11 items-center gap-3 text-leaf">
            <Icon name={icon} size={18} />
            {t(key)}
          </Go>
        ))}
      </nav>
    </div>
  );
}
