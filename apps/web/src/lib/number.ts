import { useLang } from "../i18n/index.ts";

/** Making a formatter costs far more than using one, and a plan shows hundreds of numbers. */
const made = new Map<string, Intl.NumberFormat>();
function formatter(lang: string, large: boolean): Intl.NumberFormat {
  const key = `${lang} ${large}`;
  const held = made.get(key) ?? new Intl.NumberFormat(lang, large ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });
  made.set(key, held);
  return held;
}

/** Three significant digits below 100, whole above, as people read amounts. */
const formatNumber = (value: number, lang: string): string => formatter(lang, Math.abs(value) >= 100).format(value);

/** A formatter of amounts in the present language. */
export const useNumber = (): ((value: number) => string) => {
  const lang = useLang();
  return (value) => formatNumber(value, lang);
};
