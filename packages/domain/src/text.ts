import { z } from "zod";

/** A text in both first languages of the product. The engine and the knowledge speak only in these; one language is chosen at the door. */
export const Text = z.strictObject({ zh: z.string().min(1), en: z.string().min(1) });
export type Text = z.infer<typeof Text>;

export { type Localised, localise, text } from "./bilingual.ts";
export { FALLBACK_LANG, type Lang, LANGS, matchLang } from "./lang.ts";
