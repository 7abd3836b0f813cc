import { useText } from "../i18n/index.ts";
import { isMissingCode } from "../lib/missing-code.ts";
import { Button } from "../ui/Button.tsx";
import { Go } from "../ui/Go.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Screen } from "../ui/Screen.tsx";

/** What happened, the request's number, a way back. */
export function ErrorPanel({ error, requestId }: { error?: unknown; requestId?: string | undefined }) {
  const t = useText("common");
  const missing = isMissingCode(error);
  return (
    <Screen
      windowTitle={t("title.error")}
      nav="home"
      footer={
        missing ? (
          <Button block onClick={() => window.location.reload()}>
            {t("error500.reload")}
          </Button>
        ) : (
          <Go to="/qsStartPage" replace look="primary">
            {t("home")}
          </Go>
        )
      }
    >
      <div className="pt-8">
        <Icon name="cloud" size={40} className="text-ink-2" />
        <h1 className="mt-4 text-28">{t("error500.heading")}</h1>
        <p className="mt-2 text-ink-2">{missing ? t("error500.chunk") : t("error500.body")}</p>
        {requestId && <p className="mt-4 text-14 text-ink-2">{t("requestId", { id: requestId })}</p>}
      </div>
    </Screen>
  );
}
