/** A follow-up says little ("葡萄呢"): the state it is asked in, and what is asked, are said with it where texts are sought by their words. */
import type { Intent } from "../understand/intents.ts";
import { withoutTask } from "../understand/task-frame.ts";
import { nameOf } from "./names.ts";
import type { Context } from "./part.ts";

const ASKED: Readonly<Partial<Record<Intent, { readonly zh: string; readonly en: string }>>> = {
  may_i: { zh: "能吃吗", en: "can I have" },
  amount: { zh: "多少", en: "how much" },
  benefit: { zh: "有用吗", en: "does it help" },
};
/** Longer ones have words of their own. */
const FEW: Readonly<Record<"zh" | "en", number>> = { zh: 8, en: 24 };

/** The question as it would have been asked alone. */
export function askedOn({ u, k }: Context): string {
  const lang = u.lang === "zh-CN" ? "zh" : "en";
  const states = u.conditions.filter((x) => x.given === "");
  if (!u.carried || states.length === 0 || u.eaten.length === 0 || u.eaten.some((l) => l.given === "") || u.asked.trim().length > FEW[lang])
    return withoutTask(u.asked);
  const asks = u.intents[0] && ASKED[u.intents[0]]?.[lang];
  return [...states.map((x) => nameOf(k, x)[lang]), u.asked, asks].filter((s) => s !== undefined).join(" ");
}
