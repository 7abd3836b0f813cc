/** The two first languages, free of zod so that a phone's entry screen can use them. */
export const LANGS = ["zh-CN", "en-US"] as const;
export type Lang = (typeof LANGS)[number];
export const FALLBACK_LANG: Lang = "zh-CN";

/**
 * The notes' locale rule: each wanted value first as it is, then by its primary part; a match is exact or a
 * supported locale that starts with the value; otherwise zh-CN.
 */
export function matchLang(wanted: readonly string[]): Lang {
  for (const value of wanted) {
    for (const candidate of [value, value.split("-")[0] ?? ""]) {
      const found = candidate && LANGS.find((l) => l.toLowerCase() === candidate.toLowerCase() || l.toLowerCase().startsWith(candidate.toLowerCase()));
      if (found) return found;
    }
  }
  return FALLBACK_LANG;
}
