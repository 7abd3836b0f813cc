/** So many grams for each kilogram, and a weight that was told: what that comes to, said with the answer. */
import { readable } from "@nutri/domain";
import { both, type Context, type Part } from "../part.ts";

const ASKS = /多少|几克|够|\bhow (?:much|many)\b|\benough\b|\bneed\b|\btarget\b/iu;
/** "每公斤体重吃 1.4 到 2.0 克", "1.4 to 2.0 g of protein per kg". */
const PER_KG_ZH = /每公斤(?:体重)?[^，。；\d]{0,8}(\d+(?:\.\d+)?)\s?(?:到|–|-)\s?(\d+(?:\.\d+)?)\s?克/u;
const PER_KG_EN =
  /\b(\d+(?:\.\d+)?)\s?(?:to|–|-)\s?(\d+(?:\.\d+)?) g(?:rams?)?(?: of [a-z]+)?(?: a day)? (?:per|for each|for every|a) (?:kg|kilogram|kilo)\b(?! (?:a|per|each) meal)/iu;
const A_DAY = /每天|一天|每日/u;
/** Said of one meal, in the same clause. */
const A_MEAL = /每[餐顿][^，。；]{0,24}$/u;

export function byKilogram(c: Context, parts: Part[]): Part[] {
  const { u } = c;
  const [first, ...others] = parts;
  const kg = u.person.weightKg;
  const [zh, en] = [PER_KG_ZH.exec(first?.lead?.zh ?? ""), PER_KG_EN.exec(first?.lead?.en ?? "")];
  // A child's, a mother's and a sick person's amount is for somebody else to set; both languages say the same figures.
  const ill = u.conditions.some((x) => ILL.has(c.k.conditions.get(x.ref.id)?.kind));
  if (
    !first?.lead ||
    first.id === "usual" ||
    kg === undefined ||
    u.young ||
    u.staged ||
    ill ||
    (trains(c) && EVERYBODY.test(first.lead.zh)) ||
    !ASKS.test(u.text) ||
    !zh ||
    !en ||
    Number(zh[1]) !== Number(en[1]) ||
    Number(zh[2]) !== Number(en[2])
  )
    return parts;
  const [least, most] = [zh[1], zh[2]].map((x) => readable(Math.round(Number(x) * kg)));
  const of = readable(kg);
  const day = A_MEAL.test(first.lead.zh.slice(0, zh.index)) ? both("每餐 ", " a meal") : A_DAY.test(first.lead.zh) ? both("每天 ", " a day") : both(" ", "");
  return [
    {
      ...first,
      lead: both(
        `按你的 ${of} 公斤算是${day.zh}${least} 到 ${most} 克：${first.lead.zh}`,
        `At your ${of} kg that is ${least} to ${most} g${day.en}. ${first.lead.en}`,
      ),
    },
    ...others,
  ];
}
/** What everybody needs is not what who trains does. */
const EVERYBODY = /健康成人每公斤|一般人每公斤/u;
const trains = ({ u }: Context): boolean => u.conditions.some((x) => x.ref.id === "regular_training") || u.goals.some((g) => g === "muscle" || g === "sport");
const ILL: ReadonlySet<string | undefined> = new Set(["disease", "genetic"]);
