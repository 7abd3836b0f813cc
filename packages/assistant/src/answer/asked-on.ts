/** A follow-up says little ("葡萄呢"): the state it is asked in, and what is asked, are said with it where texts are sought by their words. */
import type { Intent } from "../understand/intents.ts";
import { withoutTask } from "../understand/task-frame.ts";
import { nameOf } from "./names.ts";
import type { Linked } from "../understand/link.ts";
import { nutrientOf } from "../understand/nutrient-of.ts";
import type { Context } from "./part.ts";

const ASKED: Readonly<Partial<Record<Intent, { readonly zh: string; readonly en: string }>>> = {
  may_i: { zh: "能吃吗", en: "can I have" },
  amount: { zh: "多少", en: "how much" },
  benefit: { zh: "有用吗", en: "does it help" },
};
const OF_BEFORE: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["amount", "limit", "timing", "side_effects"]);
/** Longer ones have words of their own. */
const FEW: Readonly<Record<"zh" | "en", number>> = { zh: 8, en: 24 };

const SENTENCES = /(?<=[.?!])\s+|(?<=[。？！；])/u;
const holds = (text: string, { given }: Linked): boolean => given !== "" && text.toLowerCase().includes(given.toLowerCase());
/** "How much creatine for me? I'm vegetarian and weigh 68 kg": a habit told beside a question on something else is not what is sought. */
export function withoutHabits({ u, k }: Context, text: string): { readonly text: string; readonly linked: readonly Linked[] } {
  const parts = text.split(SENTENCES).filter((s) => s.trim() !== "");
  const asks = parts.filter((s) => /[?？]\s*$/u.test(s));
  const habits = u.linked.filter((l) => l.ref.kind === "condition" && k.conditions.get(l.ref.id)?.kind === "habit" && !asks.some((s) => holds(s, l)));
  const isTold = (s: string): boolean => !asks.includes(s) && habits.some((l) => holds(s, l)) && u.linked.every((l) => habits.includes(l) || !holds(s, l));
  const told = parts.filter(isTold);
  // Whether a nutrient is got at all is a question of how one eats.
  const things = u.eaten.filter((l) => l.given === "" || asks.some((s) => holds(s, l)));
  if (told.length === 0 || things.length === 0 || u.eaten.some((l) => nutrientOf(l.ref, k) !== undefined)) return { text, linked: u.linked };
  return { text: parts.filter((s) => !told.includes(s)).join(" "), linked: u.linked.filter((l) => !habits.includes(l)) };
}

/** The question as it would have been asked alone. */
export function askedOn({ u, k, q }: Context): string {
  // "How much then?" is asked of what the question before was about.
  if (u.carried && u.linked.every((l) => l.given === "") && OF_BEFORE.has(u.intents[0]) && q.memory.question !== undefined)
    return `${withoutTask(q.memory.question)} ${u.asked}`;
  const lang = u.lang === "zh-CN" ? "zh" : "en";
  const states = u.conditions.filter((x) => x.given === "");
  if (!u.carried || states.length === 0 || u.eaten.length === 0 || u.eaten.some((l) => l.given === "") || u.asked.trim().length > FEW[lang])
    return withoutTask(u.asked);
  const asks = u.intents[0] && ASKED[u.intents[0]]?.[lang];
  return [...states.map((x) => nameOf(k, x)[lang]), u.asked, asks].filter((s) => s !== undefined).join(" ");
}
