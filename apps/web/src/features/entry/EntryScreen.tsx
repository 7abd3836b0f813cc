import { useText } from "../../i18n/index.ts";
import { openProtocol } from "../../lib/protocol.ts";
import { useOnline } from "../../lib/online.ts";
import { Button } from "../../ui/Button.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { preloadSheet } from "../../ui/Sheet.tsx";
import { useStartPlan } from "./api/start-plan.ts";
import { useFreshUser } from "./api/user.ts";
import { Brand } from "./components/Brand.tsx";
import { Hero } from "./components/Hero.tsx";
import { LanguageSwitch } from "./components/LanguageSwitch.tsx";
import { LastPlan, SheetLink } from "./components/Lazy.tsx";
import { OfflineNote } from "./components/OfflineNote.tsx";
import { ScreenLink } from "./components/ScreenLink.tsx";
import { OtherWays } from "./components/OtherWays.tsx";

/** /qsStartPage: what one gets and how long it takes, the ways in, the last plan. */
export default function EntryScreen() {
  const t = useText("entry");
  const { start, starting } = useStartPlan();
  const online = useOnline();
  useFreshUser();
  return (
    <Screen nav={<Brand />} action={<LanguageSwitch />}>
      <Hero />
      <h1 className="mt-4 text-28">
        <span className="block">{t("heading1")}</span> <span className="block">{t("heading2")}</span>
      </h1>
      <p className="mt-2 text-14 text-ink-2">{t("lead")}</p>
      {!online && <OfflineNote />}
      <Button block className="mt-4" onPointerDown={preloadSheet} busy={starting === "short_questionnaire"} onClick={() => void start("short_questionnaire")}>
        {t("start")}
      </Button>
      <OtherWays busy={starting === "deep_questionnaire"} onDeep={() => void start("deep_questionnaire")} />
      <LastPlan />
      <div className="mx-auto mt-2 flex max-w-[18rem] flex-wrap justify-center">
        <ScreenLink to="/introductionPage">{t("how")}</ScreenLink>
        <ScreenLink to="/settings">{t("settings")}</ScreenLink>
        <SheetLink of="display" />
        <SheetLink of="code" />
        <Button look="link" small onClick={() => void openProtocol("read")}>
          {t("documents")}
        </Button>
      </div>
      <p className="text-center text-12 text-ink-2">{t("disclaimer")}</p>
    </Screen>
  );
}
