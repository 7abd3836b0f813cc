import { counted } from "@nutri/domain/english";
import { useLang } from "../i18n/index.ts";
import { formatNumber } from "./number.ts";

/** What a unit of a product is called when there are `n` of it. Only English has a form of its own for several. */
export const unitOf = (n: number, unit: string, lang: string): string => (lang.startsWith("en") ? counted(n, unit) : unit);

/** "3 片", "3 tablets". */
export function useCounted(): (n: number, unit: string) => string {
  const lang = useLang();
  return (n, unit) => `${formatNumber(n)} ${unitOf(n, unit, lang)}`;
}
