/** Questions that a figure of the tables answers, whatever article is near: the need and the limit at once, several people, a plain limit. */
import type { Intent } from "../../understand/intents.ts";
import type { Understanding } from "../../understand/understand.ts";
import { articleParts } from "../articles/articles.ts";
import { dosed } from "./dosed.ts";
import type { Context, Part, Speaker } from "../part.ts";
import { comparesPeople, personsIn } from "./persons.ts";

export const LIMIT =
  /\bupper (?:limit|level|intake)|\b(?:the |an? )?(?:safe |max(?:imum)? )?limit\b|\bul\b|\bmax(?:imum)?\b|\btoo much\b|上限|最多|最大量|过量|太多|多不多|不能超过/iu;
const THE_LIMIT = /\bupper (?:limit|level|intake)|\blimit\b|\bul\b|上限/iu;
const NEED =
  /\b(?:rda|rdi|adequate intake|ai|recommended|recommendation|how (?:much|many)|need|intakes?|requirements?|per day|daily)\b|推荐|需要|参考量|摄入量|要多少|该(?:吃|补)?多少|[吃补]多少|适宜|(?:每天|一天|每日|一日)(?:是|要|该)?多少|各(?:要|是|该)?多少/iu;
const PIECES = /[?？,，;；。]|\.\s|(?<=\p{Script=Han})\s(?=\p{Script=Han})|\band\b|\bplus\b|以及|还有|[和与跟、]/iu;
const WHY = /为什么|为何|为啥|\bwhy\b|\bhow come\b/iu;
const ASKS_FOODS = /\bfoods?\b|\bsources?\b|食物|吃什么|食品/iu;

/** "When is it best taken?" beside them is not answered by a table. */
const FIGURES: ReadonlySet<Intent> = new Set<Intent>(["limit", "amount", "forms", "may_i", "benefit"]);
/** The limit in one piece of the question and the need in another. */
export const asksBoth = ({ asked }: Understanding): boolean => {
  const pieces = asked.split(PIECES);
  return pieces.some((s) => LIMIT.test(s)) && pieces.some((s) => NEED.test(s) && !LIMIT.test(s));
};

const ILL: ReadonlySet<string | undefined> = new Set(["disease", "genetic", "procedure"]);
/** The figure itself is asked for, of one or two nutrients. */
const isPlain = (c: Context): boolean => c.u.nutrients.length > 0 && c.u.nutrients.length < 3 && c.u.medicines.length + c.u.labs.length === 0 && !dosed(c);
/** An illness of theirs may set another figure. */
const isIll = (c: Context): boolean => c.u.conditions.some((x) => ILL.has(c.k.conditions.get(x.ref.id)?.kind));

/** No article near says anything of a limit. */
const unwritten = (c: Context): boolean => {
  const [article] = articleParts(c);
  return article?.lead === undefined || !/上限|超过|限量|最多/u.test(article.lead.zh);
};

/** @param need says how much is needed; @param limit how much is too much */
export function figureAsked(c: Context, need: Speaker, limit: Speaker): Part | undefined {
  const { u } = c;
  if (!isPlain(c)) return undefined;
  const people = NEED.test(u.text) && (comparesPeople(u.asked) || personsIn(u.text).length > 1);
  if (people || (asksBoth(u) && !isIll(c) && u.intents.every((i) => FIGURES.has(i)))) {
    const part = need(c);
    // Nothing else was asked: no text on one half of it stands before or between.
    return part && { ...part, ...(!WHY.test(u.text) && !ASKS_FOODS.test(u.text) && { exact: true }) };
  }
  return THE_LIMIT.test(u.question) && u.intents[0] === "limit" && !u.staged && !isIll(c) && (u.nutrients.length > 1 || unwritten(c)) ? limit(c) : undefined;
}
