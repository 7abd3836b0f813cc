import type { Lang } from "@nutri/domain/lang";
import { setLang, useLang, useText } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { type Theme, useSession } from "../../../lib/session.ts";
import { Choice } from "../../../ui/Choice.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Part } from "./Part.tsx";

const LANGUAGES: readonly { value: Lang; label: string }[] = [
  { value: "zh-CN", label: "中文" },
  { value: "en-US", label: "English" },
];
const SIZES = { usual: 1, bit: 1.15, large: 1.3, larger: 1.5, largest: 2 } as const;
const NAMES = Object.keys(SIZES) as (keyof typeof SIZES)[];
const THEMES = ["system", "light", "dark"] as const satisfies readonly Theme[];

/** Language, text size (up to double), light or dark. */
export function Display() {
  const t = useText("settings");
  const lang = useLang();
  const settings = useSession((s) => s.settings);
  const size = NAMES.find((name) => SIZES[name] === settings.textSize);
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
      <h3 className="mb-2 text-14">{t("display.language")}</h3>
      <Segmented label={t("display.language")} options={LANGUAGES} value={lang} onChange={speak} />
      <h3 className="mt-4 mb-2 text-14">{t("display.theme")}</h3>
      <Segmented
        label={t("display.theme")}
        options={THEMES.map((value) => ({ value, label: t(`display.themes.${value}`) }))}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <Fold
        title={
          <>
            {t("display.size")} <span className="font-normal text-ink-2">{size ? t(`display.sizes.${size}`) : `${Math.round(settings.textSize * 100)}%`}</span>
          </>
        }
        className="mt-4 rounded-card border border-line bg-card px-4 py-1"
      >
        <Choice
          hideLabel
          label={t("display.size")}
          options={NAMES.map((value) => ({ value, label: t(`display.sizes.${value}`) }))}
          value={size}
          onChange={(value) => change({ textSize: SIZES[value] })}
        />
      </Fold>
    </Part>
  );
}
