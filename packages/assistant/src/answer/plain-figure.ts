/** "How much selenium do I need a day?", "upper limit of vitamin B6", "哪些食物钾多": one nutrient and a figure or foods asked of it, and nothing else. The tables know that, whatever article is near. */
import { nameOf } from "./names.ts";
import { articleParts } from "./articles/articles.ts";
import { ceilingsFor } from "./amounts/bands.ts";
import { energyShare } from "./amounts/energy-share.ts";
import { foodsOf } from "./amounts/nutrient.ts";
import { amountOf, limitOf } from "./amounts/quantity.ts";
import { asked } from "./each.ts";
import type { Context, Speaker } from "./part.ts";
import { pairs } from "./rules/pairs.ts";
import { typed } from "../text/typed.ts";
import { leading } from "./turns.ts";

/** All that such a question is made of beside the name. */
const WORDS_ZH =
  "请问|一天|每天|每日|一日|天天|日常|平时|到底|大概|一般|正常|普通|成年?人|大人|男人|女人|男的|女的|男性|女性|我|人|要|需要|需|应该|应|该|得|可以|能|摄入|吃|补充?|喝|来自|推荐|参考|建议|安全|摄取|量|用量|剂量|上限|最高|最大|最多|不能超过|超过|多少|几|毫克|微克|克|单位|国际单位|算|就|才|够|合适|过量|太多|多|好|为|是|的|有|含|含量|高|丰富|富含|哪些|哪里|哪|什么|食物|食品|东西|菜|里|吗|呢|啊|\\d+岁?";
const WORDS_EN =
  "how|much|many|what|what's|whats|which|where|is|are|the|a|an|of|for|in|to|from|do|does|should|can|could|may|i|we|you|one|people|person|adults?|men|women|man|woman|male|female|need|needs|needed|require|required|requirements?|recommended|reference|daily|day|per|each|every|intake|intakes|allowance|amounts?|dose|dosage|rda|rni|dri|ai|ul|take|get|have|eat|consume|supplements?|upper|tolerable|limit|maximum|max|safe|safely|too|at|most|exceed|be|as|normal|average|typical|healthy|good|best|high|rich|source|sources|foods?|contains?|containing|with|lots?|plenty|old|years?|year|aged?|mg|mcg|iu|g|grams?|milligrams?|micrograms?|\\d+";
const ONLY = new RegExp(`^(?:${WORDS_ZH}|\\b(?:${WORDS_EN})\\b|[\\s,.;:?!，。；：？！、'’()（）-])*$`, "iu");
/** Drinks are counted otherwise than what food holds as well. */
const ELSEWHERE: ReadonlySet<string> = new Set(["water"]);
/** What is written on much of it. */
const ON_MUCH = /多|过量|上限|伤|\b(?:much|limit|too|overdose|harm)/iu;

export function plainFigure(c: Context): Speaker | undefined {
  const { u, k } = c;
  const [l, ...others] = u.linked.filter((x, i, all) => x.given !== "" && all.findIndex((o) => o.ref.id === x.ref.id) === i);
  const [n] = asked(c);
  if (!l || !n || others.length + u.medicines.length + u.conditions.length + u.labs.length + u.goals.length > 0) return undefined;
  if (l.dose || l.denied || u.staged || u.young || u.story || u.carried || u.nutrients.length !== 1 || ELSEWHERE.has(n.id)) return undefined;
  const name = [nameOf(k, l).zh, nameOf(k, l).en, l.given].map((x) => typed(x.toLowerCase().replaceAll(/[\s'’-]/gu, ""), u.asked)).find((x) => x !== undefined);
  const [article] = articleParts(c);
  if (name === undefined || !ONLY.test(u.asked.replace(name, " ")) || article?.exact === true) return undefined;
  if ((pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined)) return undefined;
  const first = leading(c);
  const share = first === "amount" || first === "limit" ? energyShare(c) : undefined;
  if (share) return energyShare;
  const speaker = first === "amount" ? amountOf : first === "limit" ? limitOf : first === "foods" ? foodsOf : undefined;
  if (speaker === undefined || speaker(c) === undefined) return undefined;
  // Where no limit is set, what is written on much of the very thing says more.
  const written = `${article?.title?.zh} ${article?.title?.en}`;
  if (speaker === limitOf && ceilingsFor(c, n).length === 0 && ON_MUCH.test(written) && written.includes(nameOf(k, l).zh)) return undefined;
  return speaker;
}
