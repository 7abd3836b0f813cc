import { useLang } from "../i18n/index.ts";

/** Three significant digits below 100, whole above, as people read amounts. */
const formatNumber = (value: number, lang: string): string =>
  new Intl.NumberFormat(lang, Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 }).format(value);

/** A formatter of amounts in the present language. */
export const useNumber = (): ((value: number) => string) => {
  const lang = useLang();
  return (value) => formatNumber(value, lang);
};
