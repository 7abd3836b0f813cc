/** "8 to 10 Brazil nuts a day, too many?": the number that was told, by what the article on them says one holds, held against the most of a day. */
import { countSaid } from "../../understand/said-numbers.ts";
import { inNutrientUnit } from "./addends.ts";
import { articleParts } from "../articles/articles.ts";
import { ceilingsFor } from "./bands.ts";
import { nutrientAmount } from "./figures.ts";
import { SCOPE_NAMES } from "./needs.ts";
import { both, type Context, inside, once, type Part, type Speaker } from "../part.ts";
import { parseDose } from "@nutri/domain/dose";

const ONE_ZH = /一[颗粒个片]约?有?\s?(\d[\d.]*)\s?到\s?(\d[\d.]*)\s?(微克|毫克|克)/u;
const ONE_EN = /\bone \w+ holds (?:about )?(\d[\d.]*) to (\d[\d.]*) (µg|mg|g)\b/iu;
const A_NUMBER = "(\\d{1,2}|[一二两三四五六七八九十]|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve))";
const TOLD = new RegExp(
  `${A_NUMBER}(?:\\s?(?:-|–|~|、|到|至|to|or)\\s?${A_NUMBER})?\\s?(?:[颗粒个片]|(?:\\w+ ){0,2}(?:nuts?|pieces?|tablets?|seeds?)\\b)`,
  "iu",
);
const A_DAY = /[每一]天|天天|每日|\b(?:a|per|each|every) day\b|\bdaily\b|\bevery (?:morning|night|evening)\b/iu;
const JUDGED = /太多|多吗|多不多|多了|过量|超|行[吗不]|可以吗|没事|安全|\b(?:too many|too much|ok|okay|fine|safe|over|bad)\b/iu;

export const piecesTold: Speaker = once((c: Context): Part | undefined => {
  const { u, k } = c;
  const [l, ...others] = u.eaten;
  const said = TOLD.exec(u.asked);
  if (!l || others.length > 0 || !said || !A_DAY.test(u.asked) || !JUDGED.test(u.question) || u.medicines.length + u.labs.length > 0 || u.staged)
    return undefined;
  const [part] = articleParts(c);
  const article = k.articles.get(part?.article ?? "");
  const n = k.nutrients.get(article?.about.nutrients[0] ?? "");
  const [zh, en] = [ONE_ZH.exec(article?.answer.zh ?? ""), ONE_EN.exec(article?.answer.en ?? "")];
  if (!part || !article?.about.items.includes(l.ref.id) || !n || !zh || !en || zh[1] !== en[1] || zh[2] !== en[2]) return undefined;
  const unit = parseDose(`1 ${en[3] ?? ""}`).amount?.unit;
  const each = [en[1], en[2]].map((x) => (unit === undefined ? undefined : inNutrientUnit(n, Number(x), unit)));
  const few = countSaid((said[1] ?? "").toLowerCase());
  const many = said[2] === undefined ? few : countSaid(said[2].toLowerCase());
  const most = ceilingsFor(c, n).toSorted((a, b) => Number(b.set === c.q.referenceSet) - Number(a.set === c.q.referenceSet) || a.value - b.value)[0];
  const [one, rich] = each;
  if (one === undefined || rich === undefined || !most || !(few > 0) || !(many >= few)) return undefined;
  const [least, highest] = [one * few, rich * many].map((x) => Math.round(x / TEN) * TEN) as [number, number];
  const opening =
    least > most.value
      ? both("多了：", "Yes, too many: ")
      : highest > most.value
        ? both("可能多了：", "They may be too many: ")
        : both("没有超：", "Within the limit: ");
  const count = few === many ? both(`${few}`, `${few}`) : both(`${few} 到 ${many}`, `${few} to ${many}`);
  const limit = nutrientAmount(n, most.value);
  return {
    ...part,
    id: "article",
    same: true,
    lead: both(
      `${opening.zh}${count.zh} 颗约有 ${least} 到 ${nutrientAmount(n, highest)} 的${n.name.zh}，上限是每天 ${limit}（${SCOPE_NAMES[most.scope].zh}）。${article.answer.zh}`,
      `${opening.en}${count.en} hold about ${least} to ${nutrientAmount(n, highest)} of ${inside(n.name).en}, and the limit is ${limit} a day (${SCOPE_NAMES[most.scope].en}). ${article.answer.en}`,
    ),
    sources: [...(part.sources ?? []), most.source],
    findings: [{ kind: "amount", of: n.id, role: "stated", value: highest, unit: n.unit, rule: article.id }],
  };
});
const TEN = 10;
