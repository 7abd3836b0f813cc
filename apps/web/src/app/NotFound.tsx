import { useText } from "../i18n/index.ts";
import { Go } from "../ui/Go.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Screen } from "../ui/Screen.tsx";

/** The catch-all page. */
export default function NotFound() {
  const t = useText("common");
  return (
    <Screen
      windowTitle={t("title.notFound")}
      nav="home"
      footer={
        <Go to="/qsStartPage" replace look="primary">
          {t("home")}
        </Go>
      }
    >
      <div className="pt-8">
        <Icon name="search" size={40} className="text-ink-2" />
        <h1 className="mt-4 text-28">{t("notFound.heading")}</h1>
        <p className="mt-2 text-ink-2">{t("notFound.body")}</p>
      </div>
    </Screen>
  );
}
