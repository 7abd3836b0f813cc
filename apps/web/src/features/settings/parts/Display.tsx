import type { Lang } from "@nutri/domain/lang";
import { setLang, useLang, useText } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { type Theme, useSession } from "../../../lib/session.ts";
import { UNITS } from "../../../lib/units.ts";
import { Segmented } from "../../../ui/Segmented.tsx";
import { TextSize } from "../../../ui/TextSize.tsx";
import { Part } from "./Part.tsx";

const LANGUAGES: readonly { value: Lang; label: string; lang: Lang }[] = [
  { value: "zh-CN", label: "中文", lang: "zh-CN" },
  { value: "en-US", label: "English", lang: "en-US" },
];
const THEMES = ["system", "light", "dark"] as const satisfies readonly Theme[];

/** Language, light or dark, text size (up to double), units. */
export function Display() {
  const t = useText("settings");
  const lang = useLang();
  const settings = useSession((s) => s.settings);
  const { units = "metric" } = settings;
  const change = (more: Partial<typeof settings>): void => {
    useSession.setState({ settings: { ...settings, ...more } });
  };
  const speak = (next: Lang): void => {
    void setLang(next);
    // What the server words on its own follows, quietly.
    call("userinfo", { body: { language: next } }).catch(() => undefined);
  };
  return (
    <Part title={t("display.title")}>
      <h3 className="mb-2 text-14 font-semibold">{t("display.language")}</h3>
      <Segmented label={t("display.language")} options={LANGUAGES} value={lang} onChange={speak} />
      <h3 className="mt-4 mb-2 text-14 font-semibold">{t("display.theme")}</h3>
      <Segmented
        label={t("display.theme")}
        options={THEMES.map((value) => ({ value, label: t(`display.themes.${value}`) }))}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <div className="mt-4">
        <TextSize />
      </div>
      <h3 className="mt-4 mb-2 text-14 font-semibold">{t("display.units")}</h3>
      <Segmented
        label={t("display.units")}
        options={UNITS.filter((value) => value !== "jin" || lang === "zh-CN" || units === value).map((value) => ({
          value,
          label: t(`display.unitSets.${value}`),
        }))}
        value={units}
        onChange={(next) => change({ units: next })}
      />
    </Part>
  );
}
