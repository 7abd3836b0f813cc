/** Less was told than the amount from which a rule on their medicine holds: where it begins is the answer, and not silence. */
import { findTaboos } from "@nutri/engine";
import { askedOf } from "./asked-of.ts";
import { amount } from "./figures.ts";
import { both, type Context, inside, line, type Part } from "./part.ts";
import { ruleOf } from "./stance.ts";
import { findingsOf, tabooCard } from "./taboos.ts";

export function belowOf(c: Context): Part | undefined {
  const [l, ...others] = c.u.eaten;
  if (!l?.dose || others.length > 0) return undefined;
  const { dose: told, ...undosed } = l;
  const { taboos } = findTaboos(askedOf({ ...c, u: { ...c.u, eaten: [undosed] } }), c.k);
  const t = taboos.find((x) => x.subject.kind === "medicine" && x.severity !== "minor" && ruleOf(x, c.k)?.dose?.atLeast !== undefined);
  const from = t && ruleOf(t, c.k)?.dose;
  if (!t || from?.atLeast === undefined) return undefined;
  const [item, subject] = [inside(t.item.name), inside(t.subject.name)];
  const [text, start] = [amount(told.value, told.unit), amount(from.atLeast, from.unit)];
  return {
    id: "pairs",
    lead: both(
      `每天 ${text} ${item.zh}低于和${subject.zh}要当心的量（每天 ${start} 起）；开始吃或改变量之前，先告诉开${subject.zh}的医生。`,
      `${text} of ${item.en} a day is less than the amount to mind with ${subject.en} (from ${start} a day); tell the doctor who prescribes ${subject.en} before you start or change it.`,
    ),
    title: both("搭配", "Together"),
    body: [
      line(
        both(
          `**${t.subject.name.zh} × ${t.item.name.zh}**：${t.effect.zh}${t.advice.zh}`,
          `**${t.subject.name.en} × ${t.item.name.en}**: ${t.effect.en} ${t.advice.en}`,
        ),
      ),
    ],
    sources: t.sources,
    findings: findingsOf([t]),
    cards: tabooCard([t], c.u.lang === "zh-CN" ? "zh" : "en"),
    refer: true,
  };
}
