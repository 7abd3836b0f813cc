/** "A large americano and a milk tea a day while pregnant, too much?": what the drinks of a day hold together, from least to most, held against the day's limit. */
import { countSaid } from "../../understand/said-numbers.ts";
import { type Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import { both, type Context, line, once, type Part, type Speaker } from "../part.ts";

/** What a cup, can or bottle of it holds, in mg, as `caffeine_limits` has it from EFSA's table (2015); by the can an energy drink is 250 to 500 mL. Of milk tea the least is the tea in it; how much a cup holds at most differs by shop. */
const DRINKS: readonly { readonly name: Text; readonly is: RegExp; readonly least: number; readonly most: number | undefined }[] = [
  { name: both("奶茶", "milk tea"), is: /奶茶|milk tea|bubble tea|boba/iu, least: 50, most: undefined },
  { name: both("美式", "americano"), is: /冰?美式(?:咖啡)?|americanos?/iu, least: 75, most: 150 },
  { name: both("拿铁类咖啡", "latte or flat white"), is: /拿铁|卡布奇诺|澳白|lattes?|cappuccinos?|flat whites?/iu, least: 75, most: 150 },
  { name: both("浓缩咖啡", "espresso"), is: /浓缩(?:咖啡)?|espressos?/iu, least: 80, most: 80 },
  { name: both("能量饮料", "energy drink"), is: /红牛|东鹏特饮|魔爪|能量饮料|功能饮料|red bulls?|monsters?|energy drinks?/iu, least: 80, most: 160 },
  { name: both("可乐", "cola"), is: /可乐|colas?|cokes?|pepsi/iu, least: 40, most: 40 },
  { name: both("咖啡", "coffee"), is: /咖啡(?!因)|coffees?/iu, least: 75, most: 150 },
  { name: both("茶", "tea"), is: /(?:红|绿|浓|乌龙|普洱)?茶(?!匙|油|籽)|(?:black |green )?teas?/iu, least: 50, most: 50 },
];
/** Some cups of milk tea hold more than one of filter coffee. */
const A_COFFEE = 90;
const MANY_ZH = "([\\d一两二三四五半])\\s?个?(?:超大|大|中|小)?[杯罐瓶听](?:的)?(?:冰|热|无糖|全糖)?";
const MANY_EN =
  "\\b(\\d|an?|one|two|three|four|five) (?:large |big |venti |small |medium )?(?:(?:cups?|mugs?|cans?|bottles?|glass(?:es)?|shots?) of )?(?:iced |hot )?";
const A_DAY = /[每一][天日]|今天|\b(?:a|per|each|every) day\b|\bdaily\b|\btoday\b/iu;
const HOW_MUCH = /多少|几杯|\b(?:how (?:much|many)|what(?:['’]?s| is) (?:the|my) (?:\w+ )?(?:limit|most|max(?:imum)?))\b/iu;
const ASKS =
  /多少|几杯|超|过量|太多|多吗|多不多|行[吗不]|可以吗|没事|安全|最多|上限|多少毫克|\b(?:too much|how (?:much|many)|most|max(?:imum)?|over|limit|ok|okay|fine|safe)\b/iu;
/** Milligrams a day, as `caffeine_limits` has them. */
export const STAGE_MOST = 200;
export const ADULT_MOST = 400;
const ARTICLE = "caffeine_limits";
const NURSING = "caffeine_pregnancy";

type Cup = { readonly name: Text; readonly count: number; readonly least: number; readonly most: number | undefined };
/** Each drink that is told with how many of it; a word that one drink has taken is not read again for the next ("milk tea", "tea"). @returns them, and the first that is named with no number ("and milk tea?") */
function cupsIn(text: string): { readonly cups: readonly Cup[]; readonly unnumbered: Cup | undefined } {
  let rest = text;
  const cups = DRINKS.flatMap(({ name, is, least, most }) => {
    const found = new RegExp(`(?:${MANY_ZH}|${MANY_EN})(?:${is.source})`, "iu").exec(rest);
    if (!found) return [];
    // What its label says counts before what such a drink mostly holds.
    const told = LABELLED.exec(rest.slice(found.index + found[0].length));
    rest = rest.replace(found[0] + (told?.[0] ?? ""), " ");
    const said = (found[1] ?? found[2] ?? "").toLowerCase();
    const count = countSaid(said);
    const mg = told ? Number(told[1]) : undefined;
    return count > 0 ? [{ name, count, least: mg ?? least, most: mg ?? most }] : [];
  });
  const named = DRINKS.find(({ is, name }) => cups.every((x) => x.name !== name) && new RegExp(`(?:${is.source})`, "iu").test(rest));
  return { cups, unnumbered: named && WITHOUT.test(rest) ? undefined : named && { ...named, count: 1 } };
}
/** "2 monsters a day, 160mg each", "一杯美式（150毫克）". */
const LABELLED =
  /^s?[^.。;；\d]{0,14}?(?:[,，(（]|\bof\b|\bwith\b|\bat\b|是|有|含|各|每[罐杯瓶])?\s?(?:a?bout|around|roughly|~|大概|大约|约)?\s?(\d{2,3})\s?(?:mg|毫克)(?:\s(?:of caffeine|caffeine))?(?:\s?(?:each|apiece|a (?:can|cup)|per (?:can|cup)))?/iu;
/** It is left out already. */
const WITHOUT = /低因|无咖啡因|脱因|不[喝碰]|戒|没[有喝]|\b(?:decaf\w*|no (?:tea|cola|coke|coffee)|instead of|gave up|given up|quit|stopped|don['’]?t)\b/iu;

const verdict = (least: number, likely: number, most: number, limit: number): Text =>
  least > limit
    ? both("超了", "Yes, too much")
    : likely > limit
      ? both("很可能超了", "Very likely too much")
      : most >= limit
        ? both("可能会超", "It may be too much")
        : both("没有超", "No, not too much");

const NUMBERS_EN = ["", "one", "two", "three", "four", "five"];
const namesOf = (cups: readonly Cup[]): Text =>
  both(
    cups.map((x) => `${x.count === 1 ? "一" : x.count}份${x.name.zh}`).join("加"),
    cups.map((x) => `${NUMBERS_EN[x.count] ?? x.count} ${x.name.en}`).join(" and "),
  );

export const caffeineSum: Speaker = once((c: Context): Part | undefined => {
  const { u, k } = c;
  if (u.young || u.medicines.length > 0 || u.labs.length > 0 || !A_DAY.test(u.asked) || !ASKS.test(u.question)) return undefined;
  const { cups: counted, unnumbered } = cupsIn(u.text);
  // Asked about beside what is counted, one of it is reckoned with: what is drunk already may fit, and the two together not.
  const cups = counted.length > 0 && unnumbered ? [...counted, unnumbered] : counted;
  // Of one kind of drink the general answer speaks; in pregnancy and while nursing half as much is the most, and what they told is weighed against it.
  if (cups.length < (u.staged ? 1 : 2)) return undefined;
  // In an illness its own rule speaks.
  if (u.conditions.some((x) => !x.denied && k.conditions.get(x.ref.id)?.kind === "disease")) return undefined;
  const article = k.articles.get(ARTICLE);
  if (!article) return undefined;
  const stage = u.staged;
  const limit = stage ? STAGE_MOST : ADULT_MOST;
  const sum = (of: (x: Cup) => number): number => cups.reduce((total, x) => total + x.count * of(x), 0);
  const least = sum((x) => x.least);
  const open = cups.some((x) => x.most === undefined);
  const most = open ? Infinity : sum((x) => x.most ?? 0);
  const likely = sum((x) => (x.most === undefined ? A_COFFEE : (x.least + x.most) / 2));
  const said = verdict(least, likely, most, limit);
  const above = likely > limit;
  const range = (from: number, to: number | undefined): Text =>
    to === undefined
      ? both(`至少 ${from}`, `at least ${from}`)
      : from === to
        ? both(`约 ${to}`, `about ${to}`)
        : both(`约 ${from} 到 ${to}`, `about ${from} to ${to}`);
  const all = range(least, open ? undefined : most);
  const each = cups.map((x) => {
    const { zh, en } = range(x.least, x.most);
    return x.most === undefined
      ? both(
          `${x.name.zh}一杯里光茶就${zh} 毫克，港式的测得一杯 73 到 220 毫克，比咖啡还多`,
          `the tea in one ${x.name.en} alone ${en} mg, and café cups measured in Hong Kong held 73 to 220 mg, more than a coffee`,
        )
      : both(`${x.name.zh}一份${zh} 毫克`, `one ${x.name.en} ${en} mg`);
  });
  const who = stage ? both("孕期和哺乳期", "in pregnancy and breastfeeding") : both("健康成人", "for healthy adults");
  const [only] = cups;
  const fitting = only?.most === undefined ? 1 : Math.max(1, Math.floor(limit / only.most));
  const cut =
    cups.length > 1
      ? both("两样里减掉一样，或换小杯、低因的。", " Leave one of them out, or take a small or decaffeinated one.")
      : both(`一天留 ${fitting} 份，其余换低因的。`, ` Keep to ${fitting === 1 ? "one" : fitting} a day and take the rest decaffeinated.`);
  const told =
    cups.length === 1 && HOW_MUCH.test(u.question)
      ? both(
          `${who.zh}每天不超过 ${limit} 毫克咖啡因。你喝的加起来一天${all.zh} 毫克：${said.zh}。`,
          `No more than ${limit} mg of caffeine a day ${who.en}. What you drink comes to ${all.en} mg a day: ${lowerFirst(said.en)}.`,
        )
      : both(
          `${said.zh}：这些加起来一天${all.zh} 毫克咖啡因，${who.zh}每天不超过 ${limit} 毫克。`,
          `${said.en}: together ${all.en} mg of caffeine a day, and ${who.en} the most is ${limit} mg.`,
        );
  const alone = counted.reduce((total, x) => total + x.count * (x.most ?? Infinity), 0);
  const lead =
    unnumbered && alone <= limit && most > limit
      ? both(
          `${namesOf(counted).zh}可以，同一天别再喝${unnumbered.name.zh}：两样都算咖啡因，加起来${open ? "至少 " : "约 "}${least}${open ? "" : ` 到 ${most}`} 毫克${open ? "、究竟多少说不准" : ""}，${who.zh}每天不超过 ${limit} 毫克。`,
          `A day with ${namesOf(counted).en} is within it, but no ${unnumbered.name.en} on the same day: each holds caffeine, together ${open ? `at least ${least} mg and how much more is not known` : `about ${least} to ${most} mg`}, and ${who.en} the most is ${limit} mg a day.`,
        )
      : above
        ? both(`${told.zh}${cut.zh}`, `${told.en}${cut.en}`)
        : told;
  const nursing = u.person.pregnancy === "lactating" || u.conditions.some((x) => x.ref.id === "lactation");
  return {
    id: "usual",
    lead,
    title: both("咖啡因加起来", "The caffeine together"),
    body: [
      line(
        both(
          `${each.map((t) => t.zh).join("；")}；各家差别很大，标签上写了的照标签算。`,
          `${each.map((t) => t.en).join("; ")}; shops differ widely, and a figure on the label counts before these.`,
        ),
      ),
      line(both("可乐、巧克力、能量饮料里的也要算进去。", "What is in cola, chocolate and energy drinks counts too.")),
      ...(nursing
        ? [
            line(
              both(
                "喂完就喝，不用停喂或挤掉；宝宝烦躁、睡不好就再少。",
                "Drink it right after a feed, with no milk to throw away; less if the baby is fretful or sleeps badly.",
              ),
            ),
          ]
        : []),
    ],
    sources: [...k.sources(article.sources), ...(nursing ? k.sources((k.articles.get(NURSING)?.sources ?? []).filter((x) => x.source === "lactmed")) : [])],
    findings: [{ kind: "amount", of: "caffeine", role: "stated", value: open ? least : most, unit: "mg", rule: article.id }],
    refer: stage,
  };
});
