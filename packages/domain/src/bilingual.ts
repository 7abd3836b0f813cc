import type { Lang } from "./lang.ts";

/** Texts in both first languages, free of zod so that a phone can use them; their schema is in text.ts. */
export type Text = { zh: string; en: string };

/** The same shape with each `Text` replaced by one string. */
export type Localised<T> = T extends Text
  ? string
  : T extends readonly (infer U)[]
    ? Localised<U>[]
    : T extends object
      ? { [K in keyof T]: Localised<T[K]> }
      : T;

const isText = (value: object): value is Text => {
  const keys = Object.keys(value);
  return keys.length === 2 && "zh" in value && "en" in value && typeof value.zh === "string" && typeof value.en === "string";
};

/** Chooses one language all the way down. */
export function localise<T>(value: T, lang: Lang): Localised<T> {
  const walk = (v: unknown): unknown => {
    if (v === null || typeof v !== "object") return v;
    if (Array.isArray(v)) return v.map(walk);
    if (isText(v)) return lang === "en-US" ? v.en : v.zh;
    return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, walk(x)]));
  };
  return walk(value) as Localised<T>;
}

/** A text made in both languages at once: `say((lang) => …)` or two strings. */
export const text = (zh: string, en: string): Text => ({ zh, en });
