/** Asked when, how long or how much: a rule that names no time and no amount is no answer where another text does. */
import { asksSpan } from "../../understand/span.ts";
import { ownConflict } from "../articles/foreseen-whole.ts";
import type { Context, Part } from "../part.ts";
import { A_NUMBER, ILL } from "../articles/says-of-it.ts";
import { leading } from "../turns.ts";

const HOW_LONG =
  /多久|多长时间|\bhow (?:long|soon|early)\b|(?:什么时候|几个月|多大)[^，。？?]{0,4}(?:开始|加|给|能|可以|吃)|\bwhen\b[^.?!]{0,24}\b(?:start|introduce|give|begin)\b/iu;
/** From what age whole nuts may be had is not when the first taste is. */
const THE_FORM = /看怎么吃/u;
const A_TIME = /\d\s?(?:个?小时|分钟|天|周|个?月|岁)|睡前|饭[前后]|午后|空腹/u;
/** Asked when or how long, of a state of theirs: a verdict without a time is no answer where an article is. */
export const besideTime = (c: Context, p: Part): boolean =>
  (leading(c) === "timing" || HOW_LONG.test(c.u.question) || asksSpan(c.u.question)) &&
  c.u.medicines.length === 0 &&
  !ownConflict(c) &&
  (!A_TIME.test(p.lead?.zh ?? "") || THE_FORM.test(p.lead?.zh ?? ""));
/** No more than that is not how much is needed. */
const AT_MOST = /(?:不要?|别)超过\s?\d[\d.]*\s?(?:毫克|微克|克|国际单位)/gu;
/** Asked how much: where the rule of a state names no amount, an article that does (`figure`), or the need of what is good to take, is said first. */
export const besideFigure = (c: Context, p: Part, figure: boolean): boolean =>
  leading(c) === "amount" &&
  c.u.medicines.length === 0 &&
  !A_NUMBER.test((p.lead?.zh ?? "").replace(AT_MOST, "")) &&
  (figure || (p.findings ?? []).every((f) => f.kind !== "name" || f.stance === undefined || f.stance === "beneficial"));
/** A stage of life has a need of its own in the tables: that is how much, before how much is too much. */
const ofTheStage = (c: Context, p: Part): boolean =>
  p.balanced === true && leading(c) === "amount" && c.u.staged && c.u.conditions.every((x) => !ILL.has(c.k.conditions.get(x.ref.id)?.kind));
/** Asked for a time or an amount of which a state's rule says nothing: the time or the amount, then the rule. */
export function figureFirst(c: Context, parts: readonly Part[]): readonly Part[] {
  const [first] = parts;
  if (first?.id !== "pairs") return parts;
  const of = leading(c) === "timing" && besideTime(c, first) ? "timing" : besideFigure(c, first, false) || ofTheStage(c, first) ? "amount" : undefined;
  const figure = parts.find((p) => p.id === of);
  return figure ? [figure, ...parts.filter((p) => p !== figure)] : parts;
}
