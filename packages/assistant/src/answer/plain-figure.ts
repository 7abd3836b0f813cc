/** "How much selenium do I need a day?", "upper limit of vitamin B6", "哪些食物钾多": one nutrient and a figure or foods asked of it, and nothing else. The tables know that, whatever article is near. */
import { nameOf } from "./names.ts";
import { articleParts } from "./articles/articles.ts";
import { writtenPart } from "./articles/written-part.ts";
import { ceilingsFor } from "./amounts/bands.ts";
import type { Nutrient } from "@nutri/knowledge";
import { energyShare } from "./amounts/energy-share.ts";
import { effectsOf, foodsOf, timingOf } from "./amounts/nutrient.ts";
import { amountOf, limitOf } from "./amounts/quantity.ts";
import { asked, cite } from "./each.ts";
import { both, type Context, inside, once, type Part, type Speaker } from "./part.ts";
import { betweenOf } from "./rules/between.ts";
import { names } from "./point-unknown.ts";
import { pairs } from "./rules/pairs.ts";
import { typed } from "../text/typed.ts";
import { anyWord, isOnly } from "../text/word-by-word.ts";
import type { Linked } from "../understand/link.ts";
import { leading } from "./turns.ts";

/** All that such a question is made of beside the name. */
const WORDS_ZH =
  "请问|一天|每天|每日|一日|天天|日常|平时|到底|大概|一般|正常|普通|成年?人|大人|男人|女人|男的|女的|男性|女性|我|人|要|需要|需|应该|应|该|得|可以|能|摄入|吃|补充?|喝|来自|推荐|参考|建议|安全|摄取|量|用量|剂量|上限|最高|最大|最多|不能超过|超过|多少|几|毫克|微克|克|单位|国际单位|算|就|才|够|合适|过量|太多|多|好|为|是|的|有|含|含量|高|丰富|富含|哪些|哪里|哪|什么|食物|食品|东西|菜|里|用|作用|用处|好处|功效|治|副作用|不良反应|坏处|一起|同时|一块儿?|和|跟|与|配|搭|什么时候|几点|早上|晚上|早晨|睡前|饭前|饭后|空腹|随餐|时间|最好|还是|更|比较|后|前|时|吗|呢|啊|\\d+岁?";
const WORDS_EN =
  "how|much|many|what|what's|whats|which|where|is|are|the|a|an|of|for|in|to|from|do|does|should|can|could|may|i|we|you|one|people|person|adults?|men|women|man|woman|male|female|need|needs|needed|require|required|requirements?|recommended|reference|daily|day|per|each|every|intake|intakes|allowance|amounts?|dose|dosage|rda|rni|dri|ai|ul|take|get|have|eat|consume|supplements?|upper|tolerable|limit|maximum|max|safe|safely|too|at|most|exceed|be|as|normal|average|typical|healthy|good|best|high|rich|source|sources|foods?|contains?|containing|with|lots?|plenty|old|years?|year|aged?|mg|mcg|iu|g|grams?|milligrams?|micrograms?|used?|uses|benefits?|work|works|side|effects?|harms?|risks?|with|together|at once|same time|mix|combine|when|time|times|morning|evening|night|bedtime|before|after|or|and|without|meals?|breakfast|stomach|empty|better|it|my|on|\\d+";
const WORD = anyWord(WORDS_ZH, WORDS_EN);
/** Drinks are counted otherwise than what food holds as well. */
const ELSEWHERE: ReadonlySet<string> = new Set(["water"]);
/** What is written on much of it. */
const ON_MUCH = /多|过量|上限|伤|\b(?:much|limit|too|overdose|harm)/iu;

/** Where it is written which vitamin goes with food and which at any time. */
const WRITTEN = "with_food_timing";
const ON_TIME = /什么时候|早上吃|晚上吃|饭前|饭后|空腹|随餐|\b(?:when to|timing|with food|before food|after food|morning or|how to take)\b/iu;
/** Nothing reviewed names a time. */
const untimed: Speaker = (c) => {
  const [n] = asked(c);
  return (
    n && {
      id: "timing",
      lead: both(
        `核对过的资料没有说${n.name.zh}要在几点、饭前还是饭后吃：照标签或医嘱，天天同一个时间，好记。`,
        `The sources reviewed name no time of day for ${inside(n.name).en}, nor before or after food: go by the label or by what was prescribed, at the same time each day.`,
      ),
      title: both("什么时候吃", "When to take it"),
      sources: cite(c, n),
    }
  );
};
const written: Speaker = (c) => {
  const article = c.k.articles.get(WRITTEN);
  return article && writtenPart(c, article);
};
function timed(c: Context, n: Nutrient, article: Part | undefined): Speaker | undefined {
  if (timingOf(c) || ON_TIME.test(`${article?.title?.zh} ${article?.title?.en}`)) return undefined;
  return c.k.articles.get(WRITTEN)?.about.nutrients.includes(n.id) === true ? written : untimed;
}

/** What is named, where nothing is asked but a figure, foods, a time, what it does or whether two go together. */
const plainThings = once((c: Context): readonly Linked[] => {
  const { u, k } = c;
  const things = u.linked.filter((x, i, all) => x.given !== "" && all.findIndex((o) => o.ref.id === x.ref.id) === i);
  if (things.length === 0 || things.length > 2 || u.medicines.length + u.conditions.length + u.labs.length + u.goals.length > 0) return [];
  if (things.some((l) => l.dose || l.denied) || u.staged || u.young || u.story || u.carried) return [];
  const nameIn = (l: Linked, text: string): string | undefined => {
    const { zh, en } = nameOf(k, l);
    return [zh, en, l.given].map((x) => typed(x.toLowerCase().replaceAll(/[\s'’-]/gu, ""), text)).find((x) => x !== undefined);
  };
  const rest = things.reduce<string | undefined>((text, l) => {
    const name = text === undefined ? undefined : nameIn(l, text);
    return name === undefined ? undefined : text?.replace(name, " ");
  }, u.asked);
  return rest !== undefined && isOnly(WORD, rest) ? things : [];
});
const plainThing = (c: Context): Linked | undefined => (plainThings(c).length === 1 ? plainThings(c)[0] : undefined);
/** "Vitamin B6 with coffee?": what is written on all of them, where no rule is on the two. */
const WITH_COFFEE = "coffee_and_supplements";
const COFFEE: ReadonlySet<string> = new Set(["coffee", "tea", "green_tea", "black_tea"]);
const withCoffee: Speaker = (c) => {
  const article = c.k.articles.get(WITH_COFFEE);
  return article && writtenPart(c, article);
};
/** Two things asked about together and nothing else. */
export function plainPair(c: Context): Speaker | undefined {
  const two = plainThings(c);
  if (two.length !== 2 || !c.u.intents.includes("together") || articleParts(c)[0]?.exact === true) return undefined;
  const [drink] = two.filter((l) => COFFEE.has(l.ref.id));
  const taken = two.find((l) => l !== drink);
  const isTaken = taken !== undefined && (taken.ref.kind === "nutrient" || c.k.items.get(taken.ref.id)?.kind === "supplement");
  if (drink && isTaken && betweenOf(c) === undefined) return withCoffee;
  return betweenOf(c) && !articleParts(c).some((p) => two.every((l) => names(c, p, l))) ? betweenOf : undefined;
}
/** Of one supplement and nothing else, what is written on its kind is no answer. */
export function onTheThing(c: Context, parts: readonly Part[]): readonly Part[] {
  const two = plainThings(c).length === 2 && c.u.intents.includes("together") ? plainThings(c) : [];
  if (two.length > 0) return parts.filter((p) => p.exact === true || p.article === undefined || two.every((l) => names(c, p, l)));
  const l = plainThing(c);
  if (l?.ref.kind !== "item" || c.k.items.get(l.ref.id)?.kind !== "supplement") return parts;
  return parts.filter(
    (p) => p.exact === true || p.article === undefined || c.k.articles.get(p.article)?.about.items.includes(l.ref.id) === true || names(c, p, l),
  );
}

export function plainFigure(c: Context): Speaker | undefined {
  const l = plainThing(c);
  const [n] = asked(c);
  const [article] = articleParts(c);
  if (!l || !n || c.u.nutrients.length !== 1 || ELSEWHERE.has(n.id) || article?.exact === true) return undefined;
  if ((pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined)) return undefined;
  const first = leading(c);
  if (first === "timing") return timed(c, n, article);
  const share = first === "amount" || first === "limit" ? energyShare(c) : undefined;
  if (share) return energyShare;
  const speaker =
    first === "amount"
      ? amountOf
      : first === "limit"
        ? limitOf
        : first === "foods"
          ? foodsOf
          : first === "side_effects"
            ? effectsOf(c)
              ? effectsOf
              : limitOf
            : undefined;
  if (speaker === undefined || speaker(c) === undefined) return undefined;
  // Where no limit is set, what is written on much of the very thing says more.
  const title = `${article?.title?.zh} ${article?.title?.en}`;
  if (speaker === limitOf && ceilingsFor(c, n).length === 0 && ON_MUCH.test(title) && title.includes(nameOf(c.k, l).zh)) return undefined;
  return speaker;
}
