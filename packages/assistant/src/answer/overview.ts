import { lowerFirst } from "@nutri/domain/english";
import { articleParts } from "./articles/articles.ts";
import { asked, cite } from "./each.ts";
import { everyday } from "./articles/everyday.ts";
import { listed } from "./amounts/nutrient.ts";
import { both, inside, line, type Speaker } from "./part.ts";
import { amountOf, limitOf } from "./amounts/quantity.ts";

/** What may stand beside a name that is all that was said, spaces left out: "what is" it, a letter or number more of it. */
const BESIDE_NAME =
  /^(?:what['’]?(?:s|is|are)|tellmeabout|about|什么是|介绍(?:一下)?|说说)?(?:an?|the)?[a-z0-9-]{0,8}(?:是什么|是啥|是干什么的|介绍)?[?？。.!]*$/u;
const ONLY_NAME = /^(?:what['’]?(?:s|is|are)|tellmeabout|about|什么是|介绍(?:一下)?|说说)?(?:an?|the)?(?:是什么|是啥|是干什么的|介绍)?[?？。.!]*$/u;
const close = (text: string): string => text.toLowerCase().replaceAll(/\s/gu, "");

const WHAT_IS = /^(?:what(?:['’]s| is| are) |tell me about )|什么是|是什么|是啥|介绍/iu;

/** A name alone ("维生素K1", "methylcobalamin"): what it is, what it does, how much is needed, how much is too much. */
export const overviewOf: Speaker = (c) => {
  const { u, k } = c;
  const [l] = u.eaten;
  const n = asked(c)[0];
  if (
    !l ||
    !n ||
    u.eaten.length > 1 ||
    u.linked.length > 1 ||
    u.intents.some((i) => i !== "benefit") ||
    (u.intents.length > 0 && !WHAT_IS.test(u.asked)) ||
    !BESIDE_NAME.test(close(u.asked).replace(close(l.given), "")) ||
    // More is asked than what it is, and that is written.
    (!ONLY_NAME.test(close(u.asked).replace(close(l.given), "")) &&
      articleParts(c)
        .slice(0, 1)
        .some((p) => p.foreseen === true || p.same === true)) ||
    u.medicines.length > 0 ||
    u.labs.length > 0 ||
    l.dose
  )
    return undefined;
  const form = l.ref.kind === "form" ? k.forms.get(l.ref.id)?.form : undefined;
  const needed = amountOf(c);
  const limit = limitOf(c);
  const doing = listed(n.functions.map((f) => both(f.zh, lowerFirst(f.en))));
  const what = form ? both(`${form.name.zh}是${n.name.zh}的一种形式。`, `${form.name.en} is a form of ${inside(n.name).en}. `) : both("", "");
  const foods = everyday(c, n);
  return {
    id: "overview",
    lead: both(`${what.zh}${n.name.zh}的作用：${doing.zh}。`, `${what.en}${n.name.en}: ${doing.en}.`),
    body: [
      ...(form?.note ? [line(form.note)] : []),
      ...(n.deficiency.length > 0 ? [line(both(`缺了会：${listed(n.deficiency).zh}。`, `Too little: ${listed(n.deficiency).en}.`))] : []),
      ...[needed, limit].flatMap((p) => (p?.lead ? [line(p.lead)] : [])),
      ...(foods ? [line(foods.text)] : []),
    ],
    sources: [
      ...(form ? k.sources(form.sources.slice(0, 1)) : []),
      ...cite(c, n).slice(0, 2),
      ...(needed?.sources ?? []).slice(0, 1),
      ...(limit?.sources ?? []).slice(0, 1),
    ],
    findings: [{ kind: "name", of: "nutrient", id: n.id }, ...(needed?.findings ?? []), ...(limit?.findings ?? [])],
    suggestions: [
      both(`${n.name.zh}每天需要多少？`, `How much ${inside(n.name).en} do I need a day?`),
      both(`哪些食物含${n.name.zh}多？`, `Which foods are high in ${inside(n.name).en}?`),
    ],
  };
};
