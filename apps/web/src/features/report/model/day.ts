import type { Lang } from "@nutri/domain/lang";
import { shortDate } from "../../../lib/date.ts";

/** Today as YYYY-MM-DD, local. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
}

/** A day (YYYY-MM-DD) in words; with its year when that is not this one. A day has no time zone. */
export function dayText(day: string, lang: Lang, now = new Date()): string {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return "";
  const short = shortDate(new Date(year, month - 1, date), lang);
  if (year === now.getFullYear()) return short;
  return lang === "en-US" ? `${short}, ${year}` : `${year}年${short}`;
}
