/** A limit that no table of nutrients has and an article holds as advice (caffeine: 400 mg a day): whether a dose is above it. */
import type { Text } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import type { Linked } from "../../understand/link.ts";
import { nutrientOf } from "../../understand/understand.ts";
import { articleParts } from "../articles/articles.ts";
import { wayOf } from "../rules/asked-way.ts";
import { amount } from "./figures.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside, once, type Part } from "../part.ts";
import { asksMeasure } from "./unit-asked.ts";

const MOST_ZH = /每天[^；。，]{0,6}?(?:不要?超过|别超过|最多|至多)\s?(\d[\d.]*\s?(?:毫克|微克|克|国际单位))/u;
const MOST_EN = /\b(?:up to|at most|no more than|not more than)\s(\d[\d.,]*\s?(?:mg|µg|g|IU))(?: [a-z ]{1,20})? a day\b/iu;
/** The most of one time. */
const ONCE_ZH = /一次[^；。，]{0,4}?(?:不要?超过|别超过|最多|至多)\s?(\d[\d.]*\s?(?:毫克|微克|克|国际单位))/u;
const ONCE_EN = /\b(\d[\d.,]*\s?(?:mg|µg|g|IU)) at once\b/iu;
const AT_ONCE = /一次|一口气|一下子|\b(?:at once|at one time|in one go|single dose|in one sitting)\b/iu;
/** Of whom a clause of it speaks. */
const OF_MOTHERS = /孕|哺乳|备孕|pregnan|breastfeed/iu;
const OF_YOUNG = /儿童|孩子|青少年|child|teen/iu;
const OF_ALL = /^(?:健康)?(?:的)?(?:一般)?(?:成人|成年人)/u;

type Advised = {
  readonly article: Part;
  readonly name: Text;
  readonly told: string;
  readonly most: string;
  readonly over: boolean;
  /** It reaches the limit by itself, and something else brings more. */
  readonly onTop: boolean;
  readonly who: Text;
  readonly atOnce: boolean;
};

/** Another thing that is drunk or eaten with it holds it too: coffee beside the tablets. */
const SOURCES: Readonly<Record<string, string>> = { caffeine: "caffeine_source" };
function comesOnTop({ u, k }: Context, l: Linked): boolean {
  const group = SOURCES[l.ref.id] ?? [...k.groupsOf(l.ref.id)].find((g) => Object.values(SOURCES).includes(g));
  return group !== undefined && u.eaten.some((x) => x !== l && !x.dose && [x.ref, ...x.also].some((r) => r.id !== l.ref.id && k.groupsOf(r.id).has(group)));
}

const advisedFor = once((c: Context): Advised | undefined => {
  const { u, k } = c;
  const dosed = u.eaten.filter((l) => l.dose && nutrientOf(l.ref, k) === undefined);
  const [l] = dosed;
  const [article] = articleParts(c);
  if (!l?.dose || dosed.length > 1 || asksMeasure(u.asked) || u.medicines.length > 0 || article?.lead === undefined) return undefined;
  const name = nameOf(k, l);
  const { zh, en } = article.lead;
  if (![article.title?.zh ?? "", zh].some((t) => t.includes(name.zh) || t.includes(l.given)) && article.id !== "article") return undefined;
  const single = AT_ONCE.test(u.question) && ONCE_EN.test(en);
  const [written, inEnglish] = single ? [ONCE_ZH, ONCE_EN] : [MOST_ZH, MOST_EN];
  const clause = zh
    .split(/[；。]/u)
    .find((s) => (u.staged ? OF_MOTHERS.test(s) : u.young ? OF_YOUNG.test(s) : !OF_MOTHERS.test(s) && !OF_YOUNG.test(s)) && written.test(s));
  const most = clause === undefined ? undefined : parseDose(written.exec(clause)?.[1] ?? "").amount;
  // Both languages say the same number, or neither is held to say it.
  if (!most || most.unit !== l.dose.unit || clause === undefined || !inEnglish.test(en) || !en.includes(String(most.value))) return undefined;
  return {
    article,
    name,
    told: amount(l.dose.value, l.dose.unit),
    most: amount(most.value, most.unit),
    over: l.dose.value > most.value || (l.dose.value === most.value && comesOnTop(c, l)),
    onTop: l.dose.value === most.value,
    atOnce: single,
    who: OF_ALL.test(clause) ? both("健康成人", "for healthy adults") : u.staged ? both("孕期和哺乳期", "in pregnancy and while breastfeeding") : both("", ""),
  };
});

/** Only who asks whether it is too much hears "yes" of what is too much. */
const ASKS_OVER = /超|过量|太多|多[吗了不]|\b(?:too (?:much|many|high)|over|above|exceed\w*|a lot)\b/iu;

export const isOverAdvised = (c: Context): boolean => advisedFor(c)?.over === true;

export function advisedLimit(c: Context): Part | undefined {
  const held = advisedFor(c);
  if (!held) return undefined;
  const { article, name, told, most, over, onTop, who, atOnce } = held;
  const [per, all] = atOnce
    ? [both("一次", "at once"), both("", "")]
    : [both("每天", "a day"), both("，喝的、吃的都加在一起算", ", all drinks and foods added up")];
  const way = wayOf(c.u.question);
  const may = way === "may" || way === "keep" || way === "need";
  const en = inside(name).en;
  const yes = over
    ? may
      ? both("不行，超过了：", "No, that is too much: ")
      : ASKS_OVER.test(c.u.question)
        ? both("是，超过了：", "Yes, too much: ")
        : both("超过了：", "Too much: ")
    : !may && !ASKS_OVER.test(c.u.question)
      ? both("没有超过：", "Within the limit: ")
      : may
        ? both("可以，没有超过：", "Yes, within the limit: ")
        : both("没有超过：", "No: ");
  return {
    id: "limit",
    lead: both(
      `${yes.zh}${told} ${over ? (onTop ? "已经到了" : "高于") : "没有高于"}${who.zh}${per.zh} ${most} 的${name.zh}限量${over && onTop ? "，别的还要加上去" : all.zh}。`,
      `${yes.en}${told} is ${over ? (onTop ? "already" : "above") : "not above"} the advised limit of ${most} of ${en} ${per.en}${who.en === "" ? "" : ` ${who.en}`}${over && onTop ? ", and the rest comes on top" : all.en}.`,
    ),
    ...(over && { over }),
    // What brings how much of it is how to come down.
    body: over ? (article.body ?? []).slice(0, 2) : [],
    sources: article.sources?.slice(0, 1) ?? [],
    findings: [],
    refer: over,
  };
}
