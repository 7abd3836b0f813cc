import type { PersonGiven } from "@nutri/assistant";
import { type Lang, localise, type Text } from "@nutri/domain";
import { personFrom } from "../../chat/inquiry.ts";
import { heldOf } from "../../chat/person-store.ts";
import { lowerFirst } from "@nutri/domain/english";
import type { Handler } from "../../handler.ts";

/** Topic of the questions about what is the person's own. */
const OWN = "own";
const OWN_NAME: Text = { zh: "我的方案", en: "My plan" };
const MOST_OWN = 4;

const say = (lang: Lang, zh: string, en: string): string => (lang === "en-US" ? en : zh);

/** Questions that only this person has: about what is low, what they take, what their report shows. */
function ownQuestions({ plan, reports, answers }: PersonGiven, lang: Lang): string[] {
  const low = plan?.nutrients.filter((n) => n.status === "low").slice(0, 1) ?? [];
  const medicine = answers?.medicines?.[0]?.name;
  const flagged = reports?.[0]?.rows.find((r) => r.flag === "high" || r.flag === "low");
  return [
    ...low.map(({ name }) => say(lang, `我的${name}为什么偏低？`, `Why is my ${lowerFirst(name)} low?`)),
    ...(plan ? [say(lang, "我的方案一天怎么吃？", "When do I take what in my plan?")] : []),
    ...(medicine ? [say(lang, `我在吃${medicine}，要注意什么？`, `What should I watch while I take ${medicine}?`)] : []),
    ...(flagged ? [say(lang, `我的${flagged.name} ${flagged.value} 说明什么？`, `What does my ${flagged.name} of ${flagged.value} mean?`)] : []),
  ].slice(0, MOST_OWN);
}

/** The welcome card: the persona's texts, with questions of the person's own first. */
export const chatQuickQuestions: Handler<"chatQuickQuestions"> = async ({ context, caller, lang }) => {
  const { title, intro, topics } = localise(context.brand, lang);
  const own = caller.healthConsent ? ownQuestions(personFrom(await heldOf(context, caller.userId, lang)), lang) : [];
  return {
    title,
    intro,
    tags: [...(own.length > 0 ? [{ id: OWN, name: localise(OWN_NAME, lang) }] : []), ...topics.map(({ id, name }) => ({ id, name }))],
    questions: [...own.map((text) => ({ tag: OWN, text })), ...topics.flatMap(({ id, questions }) => questions.map((text) => ({ tag: id, text })))],
  };
};
