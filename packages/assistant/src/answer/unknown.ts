/** When there is nothing to say: said plainly, with what was understood and what would help. */
import type { ArticleHit } from "../retrieve/library.ts";
import { ALL_BUT, isSpecial, SURE } from "./articles/match-levels.ts";
import { both, type Context, joinText, type Part } from "./part.ts";
import { hitsOf, ofChildren } from "./articles/articles.ts";
import { SAFETY } from "./item.ts";
import { nameOf } from "./names.ts";
import { fits } from "./articles/written-for.ts";

const ASK = [
  both("钙片什么时候吃好？", "When should I take magnesium?"),
  both("华法林能和鱼油一起吃吗？", "Can I take fish oil with warfarin?"),
  both("维生素C吃多了会怎样？", "How much vitamin C is too much?"),
];

/** Food, what it does in the body, and weight are what this is for, whatever the words. */
const ABOUT_EATING = new RegExp(
  [
    "[吃喝补奶饿渴胖瘦]|饭|餐|菜|营养|保健食?品|减肥|热量|体重|公斤|\\d\\s?斤|食物|维(?:他命|生素)|缺乏|中毒",
    "胃|肠|肚子|消化|便秘|大便|便便|拉稀|小便|尿|屁|打嗝|反酸|恶心|口臭|口苦|嘴角|舌[头苔]|牙龈|指甲|头发|脱发|抽筋|乏力|没劲|犯困|贫血",
    "\\b(?:formula|wean\\w*|calor\\w+|eat\\w*|drinks?|drinking|food|meals?|breakfast|lunch|dinner|snacks?|diet\\w*|cook\\w*|vitamins?|minerals?|supplements?|nutri\\w+|protein|carbs?|fibre|fiber|deficien\\w+|hungry|hangry|hunger|thirst\\w*|appetite|crav\\w+)\\b",
    "\\b(?:weight|overweight|underweight|skinny|lbs?|kilos?|kg|(?:lose|gain|drop|shed|losing|put on) .{0,20}pounds?|stomach|tummy|belly|guts?|bowels?|digest\\w*|poop\\w*|stools?|constipat\\w+|diarrh\\w+|gassy|gas|bloat\\w*|burp\\w*|heartburn|reflux|nause\\w+|urine|pee|breath|tongue|gums?|nails?|hair|cramps?|fatigue|an(?:a)?emi\\w+)\\b",
  ].join("|"),
  "iu",
);

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

/** From here on the likeliest of what is written may be what was meant; its words are not all by chance. */
const MAY_BE = { likely: 0.3, near: 0.2, alone: 0.45, likelier: 0.5 } as const;
/** Written for whoever asks: an age, a sex or a stage that nobody told of is somebody else's. */
const forAll = ({ article, states }: ArticleHit): boolean => article.audience === undefined && states.length === 0;
/** What is written on the same thing, or what was likeliest meant: after the plain word that on this very question there is nothing, unless it is all but certain. */
export function nearUnknown(c: Context): Part[] {
  const main = c.u.linked.find((l) => !l.denied && l.ref.kind !== "condition" && l.ref.kind !== "goal");
  const hits = hitsFor(c);
  const meant = meantIn(c, hits);
  const found =
    meant ?? (main && hits.find((h) => forAll(h) && h.focus.includes(`${main.ref.kind}:${main.ref.id}`) && !h.focus.some(isSpecial) && !ofAnother(c, h)));
  return found ? nearParts(c, found) : [];
}
/** What is written of a medicine with one herb is nothing near for who asks of another food: blood sausage is no danshen. */
const ofAnother = ({ u }: Context, { focus }: ArticleHit): boolean => {
  const named = new Set(u.linked.filter(({ ref }) => ref.kind === "item").map(({ ref }) => `item:${ref.id}`));
  const items = focus.filter((f) => f.startsWith("item:"));
  return named.size > 0 && items.length > 0 && !items.some((f) => named.has(f)) && focus.some((f) => f.startsWith("medicine:"));
};
/** Adults' amounts are not for a child: of one only what is written on children. */
const hitsFor = (c: Context): ArticleHit[] => hitsOf(c).filter((h) => fits(c, h) && (!c.u.young || ofChildren(h)));
const meantIn = (c: Context, hits: readonly ArticleHit[]): ArticleHit | undefined => {
  const ofEating = c.u.linked.length > 0 || ABOUT_EATING.test(c.u.asked);
  return hits.find(
    (h) =>
      !ofAnother(c, h) &&
      (ofEating || h.near >= MAY_BE.alone) &&
      h.likely >= MAY_BE.likely &&
      (h.near >= MAY_BE.near || h.shared > 0 || h.likely >= MAY_BE.likelier) &&
      (forAll(h) || h.likely >= SURE || h.shared > 0),
  );
};
const nearParts = (c: Context, { article, likely, near }: ArticleHit): Part[] => [
  ...(likely >= ALL_BUT && near >= MAY_BE.alone ? [] : [ONLY_NEAR]),
  { id: "near", article: article.id, title: article.title, lead: article.answer, sources: c.k.sources(article.sources) },
];

/** What is said of a thing, a goal or an illness where nothing answers the question. */
const OF_THE_THING: ReadonlySet<string> = new Set(["advice", "goal", "minds", "item"]);
/** General advice does not answer: what was likelier meant stands in its place, and whom the thing does not suit after it. */
export function ratherThan(c: Context, parts: readonly Part[]): readonly Part[] {
  const [first] = parts;
  if (first === undefined || !parts.every((p) => OF_THE_THING.has(p.id)) || c.u.intents.some((i) => SAFETY.has(i))) return parts;
  const meant = meantIn(c, hitsFor(c));
  if (!meant || meant.likely < SURE) return parts;
  return [...nearParts(c, meant), ...parts.filter((p) => p.id === "minds" || p.id === "item")];
}

/** Before what is near: that it is not the answer to the very question. */
const ONLY_NEAR: Part = {
  id: "unknown",
  lead: both(
    "这一问我没有正好对上的、核对过的资料；下面是最接近的一条，先看是不是你想问的。不是的话换个说法，或写出食物、营养素、药或毛病的名字。",
    "I hold nothing reviewed on exactly this; below is the nearest that I have, so see first whether it is what you mean. If not, put it another way, or name the food, nutrient, medicine or complaint.",
  ),
  suggestions: ASK,
};

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
