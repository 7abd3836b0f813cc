/** "How much protein per meal?" of those whom no article on sport is for: the day's need, shared out over three meals. */
import { readable, type Text } from "@nutri/domain";
import { isWeakened } from "../../understand/weakened.ts";
import { rowsOf } from "./bands.ts";
import { asked } from "../each.ts";
import type { Row } from "./needs.ts";
import { both, type Context, joinText, line, once, type Speaker } from "../part.ts";
import { rowFindings } from "./quantity.ts";
import { AT_A_MEAL } from "../turns.ts";

const PROTEIN = "protein";
const MEALS = 3;
const OLD = 65;
/** Healthy people of that age, for each kilogram, and at a meal (PROT-AGE). */
const AGED = { low: 1.0, high: 1.2, meal: [25, 30] } as const;
const ILL: ReadonlySet<string | undefined> = new Set(["disease", "genetic"]);

const each = (grams: number): string => String(readable(Math.round(grams / MEALS)));
const shared = (r: Row): Text =>
  both(
    `${r.who.zh}每天 ${readable(r.value)} 克，每餐约 ${each(r.value)} 克`,
    `${each(r.value)} g at each of three meals, of ${readable(r.value)} g a day (${r.who.en})`,
  );

/** A meal of somebody old: by the weight that was told, or as it is advised. */
function aged(kg: number | undefined): Text {
  const [low, high] = AGED.meal;
  if (kg === undefined)
    return both(
      `老人每餐 ${low} 到 ${high} 克蛋白质，一天三餐：早饭最容易不够。`,
      `In later life ${low} to ${high} g of protein at each of three meals; breakfast is where it mostly lacks.`,
    );
  const [least, most] = [AGED.low, AGED.high].map((x) => x * kg);
  return both(
    `按 ${readable(kg)} 公斤算每餐约 ${each(least ?? 0)} 到 ${each(most ?? 0)} 克蛋白质（健康老人一天每公斤 1.0 到 1.2 克，分三餐）；没力气、变瘦的要到每餐 ${low} 到 ${high} 克。`,
    `At ${readable(kg)} kg about ${each(least ?? 0)} to ${each(most ?? 0)} g of protein at each of three meals (1.0 to 1.2 g per kg a day in healthy old age); who grows weak or thin needs ${low} to ${high} g at a meal.`,
  );
}

export const perMeal: Speaker = once((c: Context) => {
  const { u, k } = c;
  const [n, ...others] = asked(c);
  if (n?.id !== PROTEIN || others.length > 0 || !AT_A_MEAL.test(u.question) || u.medicines.length > 0) return undefined;
  if (u.conditions.some((x) => ILL.has(k.conditions.get(x.ref.id)?.kind)) || u.goals.length > 0) return undefined;
  const isOld = (u.person.age ?? 0) >= OLD || u.conditions.some((x) => x.ref.id === "older_adult");
  if (isOld && !isWeakened(u)) {
    const written = k.articles.get("protein_per_meal");
    return {
      id: "usual",
      lead: aged(u.person.weightKg),
      title: both("每餐的蛋白质", "Protein at a meal"),
      body: [line(both("20 克大约是：三个鸡蛋、100 克肉或鱼、120 克老豆腐。", "20 g is about three eggs, 100 g of meat or fish, or 120 g of firm tofu."))],
      sources: k.sources(written?.sources ?? []),
      findings: [{ kind: "amount", of: n.id, role: "stated", value: AGED.meal[1], unit: n.unit, rule: "protein_per_meal" }],
      refer: true,
    };
  }
  const rows = u.young || u.staged ? rowsOf(c, n, c.q.referenceSet) : [];
  const [first] = rows;
  if (!first) return undefined;
  const all = joinText(rows.map(shared));
  return {
    id: "usual",
    lead: both(`蛋白质按一天算，分三餐：${all.zh}；奶和点心里的也算。`, `Protein goes by the day: ${all.en}, milk and snacks counted in.`),
    title: both("每餐的蛋白质", "Protein at a meal"),
    sources: [first.source],
    findings: rowFindings(n, rows),
    refer: true,
  };
});
