/** Rules found that are beside the question: on the meal at which a dose is taken, on the nutrient that a food is asked to hold, on the baby of a mother who asks for herself. */
import type { Taboo } from "@nutri/domain";
import type { Linked } from "../../understand/link.ts";
import { escape } from "../../text/escape.ts";
import type { Context } from "../part.ts";
import { isMeal } from "./verdict.ts";

/** How many tablets, or one left out: the meal in it is only the time. */
const A_COUNT = /两[片粒颗份次]|双份|双倍|加倍|[补漏忘][吃服了掉]|\b(?:two|2|double|both|twice|extra|another|missed|skipped|forgot\w*|catch up)\b/iu;
const BY_MEALS = /饭[前后]|餐[前后]|空腹|随[餐饭]|\bwith(?:out)? (?:food|meals?)\b|\bempty stomach\b|\b(?:before|after) (?:food|meals?|eating)\b/iu;
export const asksCount = ({ u }: Pick<Context, "u">): boolean => A_COUNT.test(u.question) && !BY_MEALS.test(u.question);

/** Whether a food gives a nutrient, and not whether the nutrient may be had. */
const A_SOURCE =
  /(?:能|可以|可|是不是|真的?)?补(?!充剂|剂)[^，。？?]{0,4}(?:吗|么|行不行|好不好|够|$|[?？])|含[^，。？?]{0,6}(?:多|高|丰富)|(?:多|高|够)不(?:多|高|够)|\b(?:source of|rich in|high in|full of|a lot of|much|enough|contain|have any|provide|give)\b/iu;
/** "A glass of wine at dinner": when another thing is had, and no question of the meal. */
const AT_TABLE = /\b(?:at|for|over) (?:breakfast|lunch|dinner|supper)\b|[早午中晚](?:饭|餐)(?:的?时候?|桌上)?(?:喝|来|配)/iu;
/** "A multivitamin with zinc in it", "带锌的复合维生素": what the product holds, and no second tablet. */
const isHeld =
  (question: string) =>
  ({ given }: Linked): boolean =>
    given !== "" &&
    new RegExp(
      `[带含有]${escape(given)}(?:的|[，。,?？]|$)|(?:containing|that has|that contains) ${escape(given)}\\b|\\bwith ${escape(given)} in it\\b`,
      "iu",
    ).test(question);
/** The nutrients that are asked for in a food named beside them. */
function soughtIn({ u, k }: Context): ReadonlySet<string> {
  const isFood = ({ ref, denied }: Linked): boolean =>
    !denied && (k.items.get(ref.id)?.kind === "food" || (ref.kind === "group" && k.groups.get(ref.id)?.kind === "food"));
  const sought = u.eaten.filter((l) => l.ref.kind === "nutrient" && l.dose === undefined);
  const asks = A_SOURCE.test(u.question);
  // "Bananas, because of potassium?", "香蕉钾高": what is in the food, named as the reason.
  const isReason = ({ given }: Linked): boolean => {
    // A name is kept without its spaces.
    const name = [...given].map(escape).join("\\s?");
    return (
      given !== "" && new RegExp(`${name}(?:含量)?(?:太|很|较|比较)?[高多]|because(?: of)?[^.?!]{0,12}${name}|${name} in (?!addition)`, "iu").test(u.question)
    );
  };
  const inProduct = u.eaten.some(({ ref }) => ref.kind === "item" && k.items.get(ref.id)?.kind !== "food") ? sought.filter(isHeld(u.question)) : [];
  if (inProduct.length > 0) return new Set(inProduct.map((l) => l.ref.id));
  return new Set(u.eaten.some(isFood) ? sought.filter((l) => asks || isReason(l)).map((l) => l.ref.id) : []);
}

/** What goes into the baby's mouth is asked, and not what the mother has. */
const TO_BABY =
  /给(?:他|她|它|宝宝|孩子|娃|婴儿)|(?:宝宝|孩子|娃|婴儿)[^，。？?]{0,6}[能可]|\bgive\b|\b(?:can|may|should|could) (?:he|she|they|the baby|baby|my (?:baby|son|daughter|child|\w+ old))\b/iu;
const isMothers = (c: Context, t: Taboo): boolean =>
  t.subject.kind === "life_stage" &&
  t.subject.id === "infant" &&
  (c.u.person.pregnancy === "lactating" || c.u.conditions.some((x) => x.ref.id === "lactation")) &&
  (t.item.kind === "alcohol" || (c.u.subject !== "baby" && c.u.subject !== "child" && !TO_BABY.test(c.u.question)));

/** "Nothing but milk so far", "喝奶之外": what a baby lives on is no drink asked about. */
const LIVES_ON =
  /(?:只|光|还在?|除了|全)[喝吃]?(?:母|配方)?奶|喝奶(?:之外|以外|的)|\b(?:only|nothing but|just|besides|apart from|other than|still|exclusively|between) (?:\w+ ){0,2}(?:milk|bottles?)\b/iu;
const isTheirMilk = (c: Context, t: Taboo): boolean =>
  t.subject.kind === "life_stage" && t.subject.id === "infant" && t.item.id === "milk" && c.u.eaten.length > 1 && LIVES_ON.test(c.u.text);

/** Whether this rule speaks of something that was told and not asked. */
export function isBesideAsked(c: Context): (t: Taboo) => boolean {
  const [count, sought] = [asksCount(c), soughtIn(c)];
  const atTable = AT_TABLE.test(c.u.question) && c.u.eaten.length > 1;
  return (t) => ((count || atTable) && isMeal(t)) || sought.has(t.item.id) || isMothers(c, t) || isTheirMilk(c, t);
}
