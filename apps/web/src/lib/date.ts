import type { Lang } from "@nutri/domain/lang";

type When = Date | string | number;
const locale = new Map<Lang, Intl.DateTimeFormat>();
const english = (): Intl.DateTimeFormat => {
  const made = locale.get("en-US") ?? new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
  locale.set("en-US", made);
  return made;
};

/** 11月8日; in English the locale's short form, Nov 8. Local time; "" when it is no date. */
export function shortDate(when: When, lang: Lang): string {
  const date = new Date(when);
  if (Number.isNaN(date.getTime())) return "";
  return lang === "en-US" ? english().format(date) : `${date.getMonth() + 1}月${date.getDate()}日`;
}

/** Hours and minutes, 24 h: 09:05. */
export const shortTime = (when: When): string => {
  const date = new Date(when);
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
};
