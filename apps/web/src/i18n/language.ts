import { type Lang, matchLang } from "@nutri/domain/lang";
import { addressParam } from "../lib/address.ts";
import { KEYS, local } from "../lib/storage.ts";

/** The language the address asks for: `lang=en` English, anything else given Chinese; undefined when it asks for none. */
export const addressLang = (href?: string): Lang | undefined => {
  const asked = addressParam("lang", href);
  return asked === undefined ? undefined : asked === "en" ? "en-US" : "zh-CN";
};

/** The language at start: the address, else the stored one, else the browser's list, else Chinese. */
export const startLang = (): Lang =>
  addressLang() ?? matchLang([local.getItem(KEYS.language) ?? "", ...(navigator.languages ?? [navigator.language])].filter(Boolean));

/** The short tag of `lang` in an address. */
const tagOf = (lang: Lang): "en" | "zh" => (lang === "en-US" ? "en" : "zh");

/** The address with its `lang` parameters (before and after the `#`) set to another language; unchanged when it has none. */
export const withLang = (href: string, lang: Lang): string => href.replace(/([?&]lang=)[^&#]*/g, `$1${tagOf(lang)}`);
