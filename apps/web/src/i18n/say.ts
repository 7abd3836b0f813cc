import type { Lang } from "@nutri/domain/lang";

export type Strings = { readonly [key: string]: string | Strings };
export type Values = Record<string, string | number>;

const find = (strings: Strings, key: string): string | undefined => {
  const found = key.split(".").reduce<string | Strings | undefined>((at, part) => (typeof at === "object" ? at[part] : undefined), strings);
  return typeof found === "string" ? found : undefined;
};

const plurals = new Map<Lang, Intl.PluralRules>();
const pluralOf = (lang: Lang, count: number): string => {
  const rules = plurals.get(lang) ?? new Intl.PluralRules(lang);
  plurals.set(lang, rules);
  return rules.select(count);
};

/** The text of a key: the plural form for `count` where there is one, `{{name}}` filled in. A key that is not there shows itself. */
export function sayIn(strings: Strings, lang: Lang, key: string, values: Values = {}): string {
  const count = values["count"];
  // Chinese has one form only, and the browser's plural rules take a slow phone a while to set up.
  const plural = typeof count === "number" && find(strings, `${key}_one`) !== undefined ? find(strings, `${key}_${pluralOf(lang, count)}`) : undefined;
  const text = plural ?? find(strings, key) ?? find(strings, `${key}_other`) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all));
}
