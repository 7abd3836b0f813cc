import { setLang, useLang } from "../../../i18n/index.ts";

/** The other language, by its own name. */
export function LanguageSwitch() {
  const other = useLang() === "en-US" ? ({ lang: "zh-CN", name: "中文" } as const) : ({ lang: "en-US", name: "English" } as const);
  return (
    <button
      type="button"
      lang={other.lang}
      onClick={() => void setLang(other.lang)}
      className="-mr-3 inline-flex min-h-11 items-center rounded-control px-3 text-14 text-ink-2 active:bg-well"
    >
      {other.name}
    </button>
  );
}
