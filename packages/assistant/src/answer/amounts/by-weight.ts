/** Grams per kilogram, and a weight that was told: what that comes to. */
import { readable } from "@nutri/domain";
import { isWeakened } from "../../understand/weakened.ts";
import { articleParts } from "../articles/articles.ts";
import { stageAdvice } from "../rules/condition.ts";
import { asked } from "../each.ts";
import { both, type Context, inside, type Part } from "../part.ts";

const PER_KG_EN = /\bneeds? (\d+(?:\.\d+)?) (?:to|–|-) (\d+(?:\.\d+)?) g(?: of [a-z]+)?(?: a day)? (?:per|for each|for every) (?:kg|kilogram)(?! a meal)/iu;
const HEALTHY_EN = /\bhealthy ones (\d+(?:\.\d+)?) (?:to|–|-) (\d+(?:\.\d+)?) g\b/iu;
const ASKS = /多少|几克|够|\bhow (?:much|many)\b|\benough\b|\bneed\b/iu;
const AT_A_MEAL = /一顿|一餐|每餐|每顿|一次|\bper meal\b|\bat (?:a|one|each) meal\b|\bat once\b/iu;

export function byWeightOf(c: Context): Part | undefined {
  const { u } = c;
  const [n, ...others] = asked(c);
  const kg = u.person.weightKg;
  // In an illness the amount is for a doctor to set.
  const ill = u.conditions.some((x) => c.k.conditions.get(x.ref.id)?.kind === "disease");
  if (!n || others.length > 0 || kg === undefined || u.young || ill || u.medicines.length > 0 || !ASKS.test(u.question) || AT_A_MEAL.test(u.question))
    return undefined;
  const [article] = articleParts(c);
  const from = [article, stageAdvice(c)].find((p) => p?.lead && PER_KG_EN.test(p.lead.en) && p.lead.en.toLowerCase().includes(inside(n.name).en));
  // "Who grows weak needs …, healthy ones …"
  const healthy = isWeakened(u) ? null : HEALTHY_EN.exec(from?.lead?.en ?? "");
  const [, low, high] = healthy ?? PER_KG_EN.exec(from?.lead?.en ?? "") ?? [];
  // Both languages say the same figures.
  if (!from?.lead || low === undefined || high === undefined || !from.lead.zh.includes(low) || !from.lead.zh.includes(high)) return undefined;
  const [least, most] = [low, high].map((x) => Math.round(Number(x) * kg));
  return {
    id: "usual",
    lead: both(
      `按 ${readable(kg)} 公斤算，每天 ${least} 到 ${most} 克${n.name.zh}（每公斤 ${low} 到 ${high} 克）。`,
      `At ${readable(kg)} kg that is ${least} to ${most} g of ${inside(n.name).en} a day (${low} to ${high} g per kg).`,
    ),
    title: both("按体重算", "By weight"),
    sources: from.sources ?? [],
    findings: [{ kind: "amount", of: n.id, role: "stated", value: Math.round(Number(high) * kg), unit: n.unit, rule: from.article ?? "by_weight" }],
  };
}
