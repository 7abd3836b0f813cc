/** When there is nothing to say: said plainly, with what was understood and what would help. */
import { both, type Context, joinText, type Part } from "./part.ts";
import { nameOf } from "./names.ts";

const ASK = [
  both("钙片什么时候吃好？", "When should I take magnesium?"),
  both("华法林能和鱼油一起吃吗？", "Can I take fish oil with warfarin?"),
  both("维生素C吃多了会怎样？", "How much vitamin C is too much?"),
];

/** Food is what this is for, whatever the words. */
const ABOUT_EATING =
  /[吃喝补奶]|饭|餐|菜|营养|保健食?品|减肥|热量|\bformula\b|\bwean\w*|\bcalor\w+|\b(?:eat\w*|drinks?|drinking|food|meals?|breakfast|lunch|dinner|snacks?|diet|cook\w*|vitamins?|supplements?)\b/iu;

export function unknown(c: Context): Part {
  const named = joinText(c.u.linked.slice(0, 3).map((l) => nameOf(c.k, l)));
  const lead =
    c.u.linked.length > 0
      ? both(
          `关于${named.zh}的这个问题，我手上的资料里没有可靠的答案，所以不乱说。这不表示没有风险；要紧的话，请问医生或药师。`,
          `I have no reliable answer to this question about ${named.en} in my sources, so I would rather not guess. That does not mean there is no risk; if it matters, ask a doctor or pharmacist.`,
        )
      : ABOUT_EATING.test(c.u.asked)
        ? both(
            "这一点我手上没有核对过的资料，不乱说。换个说法，或写出食物、营养素、药或毛病的名字，我再查。",
            "On this I hold nothing reviewed, so I do not guess. Put it another way, or name the food, nutrient, medicine or complaint, and I look again.",
          )
        : both(
            "这个我答不了：我只懂营养，也就是吃的东西、营养素、补充剂、它们和药怎么搭、化验单怎么看，别的不知道。如果问的是这些，请换个说法，写出它的名字。",
            "I cannot answer that: I only know nutrition, that is food, nutrients, supplements, how they go with medicines, and lab values; of other things I am not sure. If it was about one of these, please rephrase and name it.",
          );
  return { id: "unknown", lead, suggestions: ASK };
}

const MOST_NEAR = 6;
/** What is written on the same thing, of something else: after the plain word that on this there is nothing. */
export function nearUnknown(c: Context): Part | undefined {
  const main = c.u.linked.find((l) => !l.denied && l.ref.kind !== "condition" && l.ref.kind !== "goal");
  if (!main || c.u.young) return undefined;
  const found = c.library
    .articles(c.u.asked, c.u.linked, MOST_NEAR)
    .find(
      (h) =>
        h.article.audience === undefined &&
        h.focus.includes(`${main.ref.kind}:${main.ref.id}`) &&
        !h.focus.some((f) => /^(?:medicine|class|condition):/u.test(f)),
    );
  if (!found) return undefined;
  const { article } = found;
  return { id: "near", article: article.id, title: article.title, lead: article.answer, sources: c.k.sources(article.sources) };
}

export const EMPTY: Part = {
  id: "empty",
  lead: both("我没看到可以读的文字。用中文或英文把问题打给我就行。", "There is no text I can read in that. Please type your question in Chinese or English."),
  suggestions: ASK,
};

/** A follow-up that lost what it follows. */
export const whatAbout = (c: Context): Part => ({
  id: "ask_back",
  lead: both(
    `记下了${c.u.told.age !== undefined && c.u.told.age >= 1 ? `：${c.u.told.age} 岁` : ""}。你想问哪种营养素、补充剂、药或食物？告诉我就能按这个情况查。`,
    `Noted${c.u.told.age !== undefined && c.u.told.age >= 1 ? `: age ${c.u.told.age}` : ""}. Which nutrient, supplement, medicine or food is it about? Tell me and I will look it up for that situation.`,
  ),
});
