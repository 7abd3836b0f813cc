/** "All 1200 mg in one go?": what may be taken at one time, where an article on the nutrient has it, and in how many doses it goes. */
import { type AmountUnit, type Text } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import type { Nutrient } from "@nutri/knowledge";
import { inNutrientUnit } from "./addends.ts";
import { asked, cite } from "../each.ts";
import { compoundTold } from "./elemental.ts";
import { amount } from "./figures.ts";
import { doseOf } from "./limit-words.ts";
import { both, type Context, inside, line, type Part } from "../part.ts";

const ASKS =
  /\b(?:(?:all )?at once|(?:in|at) (?:one|a single) (?:go|time|sitting|dose)|single dose|one dose|all together|split|spread (?:it|them)|divided?)\b|一次(?:性)?(?:吃|喝|服|补|全|都|就)|一口气|一把(?:吞|吃)|一下子|一起吃完|分开[吃服补]?|分(?:成)?(?:几|两|三|2|3)次|要不要分/iu;
const MOST_ZH = /一次[^；。，]{0,4}?(?:不要?超过|别超过|最多|至多)\s?(\d[\d.]*\s?(?:毫克|微克|克|国际单位))/u;
const MOST_EN = /\b(?:no more than|at most|up to|not more than)\s(\d[\d.,]*\s?(?:mg|µg|g|IU)) (?:at once|at a time|at one time|per dose)\b/iu;
const SLIP = 1e-9;

type Most = { readonly value: number; readonly unit: AmountUnit; readonly article: string };
/** The most of one time that an article on this nutrient gives, alike in both languages. */
export function mostAtOnce({ k }: Context, n: Nutrient): Most | undefined {
  for (const a of k.records.articles ?? []) {
    if (a.about.nutrients[0] !== n.id) continue;
    const [zh, en] = [MOST_ZH.exec(`${a.answer.zh}\n${a.body?.zh ?? ""}`), MOST_EN.exec(`${a.answer.en}\n${a.body?.en ?? ""}`)].map(
      (m) => parseDose(m?.[1] ?? "").amount,
    );
    if (zh && en && zh.value === en.value && zh.unit === en.unit) return { ...zh, article: a.id };
  }
  return undefined;
}

const AMOUNTS = /\d[\d.,]*\s?(?:mg|mcg|[µμ]g|g|IU|毫克|微克|克|国际单位)(?![a-z])/giu;
/** "Is one tablet of 1200 mg ok or should I split it?": the one amount of the question, where its nutrient is not named beside it. */
function doseBeside({ u }: Context, n: Nutrient): { readonly value: number; readonly text: Text } | undefined {
  const [only, ...others] = u.question.match(AMOUNTS) ?? [];
  const told = only === undefined || others.length > 0 ? undefined : parseDose(only).amount;
  const value = told && inNutrientUnit(n, told.value, told.unit);
  const text = told && amount(told.value, told.unit);
  return value === undefined || text === undefined ? undefined : { value, text: both(text, text) };
}

export function atOnceOf(c: Context): Part | undefined {
  const [n, ...others] = asked(c);
  if (!n || others.length > 0 || c.u.medicines.length > 0 || !ASKS.test(c.u.question)) return undefined;
  const dose = doseOf(c, n) ?? doseBeside(c, n);
  const most = dose && mostAtOnce(c, n);
  const value = most && inNutrientUnit(n, most.value, most.unit);
  const article = most && c.k.articles.get(most.article);
  if (!dose || !most || value === undefined || !article) return undefined;
  const [at, en] = [amount(most.value, most.unit), inside(n.name).en];
  const parts = Math.ceil(dose.value / value - SLIP);
  // A label's number is mostly the nutrient's own: within as the compound's weight, and perhaps not as that.
  const compound = compoundTold(c, n);
  const own = compound && inNutrientUnit(n, compound.told.value, compound.told.unit);
  const unsure = own !== undefined && own > value;
  const lead: Text = unsure
    ? both(
        `分开吃更稳妥：${n.name.zh}一次不超过 ${at}。标签上的数多半就是${n.name.zh}（元素）本身，那么 ${amount(own, n.unit)} 要分几顿饭吃；只有标的是化合物的重量时，才是${dose.text.zh}，${parts > 1 ? `也要分 ${parts} 次` : "可以一次吃"}。`,
        `Split it to be safe: no more than ${at} of ${en} at once. A label's number is mostly ${en} itself, and then ${amount(own, n.unit)} goes over several meals; only where it is the weight of the compound is it ${dose.text.en}, which ${parts > 1 ? `makes ${parts} doses too` : "goes at once"}.`,
      )
    : parts > 1
      ? both(
          `不要一次吃完，分 ${parts} 次：${n.name.zh}一次不超过 ${at}，多了吸收的比例下降；${dose.text.zh} 分到几顿饭里吃。`,
          `No, split it into ${parts} doses: no more than ${at} of ${en} at once, as a smaller share of more is absorbed; spread ${dose.text.en} over the day.`,
        )
      : both(
          `可以一次吃：${dose.text.zh} 没有超过一次的量（${n.name.zh}一次不超过 ${at}）。`,
          `Yes: ${dose.text.en} is within what goes at once (no more than ${at} of ${en}).`,
        );
  return {
    id: "usual",
    lead,
    title: both("一次吃多少", "How much at once"),
    body: n.timing ? [line(n.timing.text)] : [],
    sources: [...c.k.sources(article.sources.slice(0, 2)), ...cite(c, n).slice(0, 1)],
    findings: [{ kind: "amount", of: n.id, role: "stated", value, unit: n.unit, rule: article.id }],
  };
}
