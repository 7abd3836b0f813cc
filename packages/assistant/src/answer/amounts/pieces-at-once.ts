/** "1250 mg of calcium carbonate a tablet, how much calcium is that, and may I swallow two in one go?": what one holds, and whether so many go at one time. */
import { countSaid } from "../../understand/said-numbers.ts";
import { inNutrientUnit } from "./addends.ts";
import { mostAtOnce } from "./at-once.ts";
import { asked, cite } from "../each.ts";
import { compoundTold, nameOfForm, otherReading } from "./elemental.ts";
import { inRound, writes } from "./elemental-asked.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { both, type Context, inside, line, once, type Part, type Speaker } from "../part.ts";

const MANY =
  /(?:一次|一口气|一把|一起|同时|一下子)[^，。？?]{0,4}?([两二三四2-4])[片粒颗]|([两二三四2-4])[片粒颗][^，。？?]{0,3}(?:一次|一口气|一把|一起|同时|一下子|一块)|\b(two|three|four|both|2|3|4)\b[^.?!]{0,24}\b(?:at once|in one go|together|in one sitting|at (?:the same|a|one) time)\b/iu;

export const piecesAtOnce: Speaker = once((c: Context): Part | undefined => {
  const { u, k } = c;
  const [n, ...others] = asked(c);
  const said = MANY.exec(u.asked)
    ?.slice(1)
    .find((x) => x !== undefined);
  if (!n || others.length > 0 || u.medicines.length > 0 || said === undefined) return undefined;
  const read = compoundTold(c, n);
  const most = read && mostAtOnce(c, n);
  if (!most) return undefined;
  const many = /^both$/iu.test(said) ? 2 : countSaid(said.toLowerCase());
  if (many < 2) return undefined;
  // "Two of 750 mg" is told as what both hold: then what one holds is the number that was written.
  const counted = !writes(u.asked, read.told.value) && writes(u.asked, read.told.value / many);
  const told = counted ? { ...read, told: { ...read.told, value: read.told.value / many } } : read;
  const [one, limit] = [(inNutrientUnit(n, told.told.value, told.told.unit) ?? 0) * told.share, inNutrientUnit(n, most.value, most.unit) ?? Infinity];
  const article = k.articles.get(most.article);
  if (one === 0 || !article) return undefined;
  const [of, en, at] = [amount(told.told.value, told.told.unit), inside(n.name).en, amount(most.value, most.unit)];
  const each = nutrientAmount(n, inRound(one));
  const all = nutrientAmount(n, inRound(one * many));
  const holds = both(
    `一片约有 ${each} 的${n.name.zh}（${of} ${nameOfForm(told.form).zh}的约 ${Math.round(told.share * 100)}%）`,
    `One tablet holds about ${each} of ${en} (about ${Math.round(told.share * 100)}% of ${of} of ${nameOfForm(told.form).en})`,
  );
  const tooMuch = one * many > limit;
  return {
    id: "usual",
    whole: true,
    lead: tooMuch
      ? both(
          `${holds.zh}，${many} 片要分开吃：一起是约 ${all}，${n.name.zh}一次不超过 ${at}，多了吸收的比例下降；分到不同的餐里，隔开几小时。`,
          `${holds.en}, so not ${many} at once: that is about ${all}, and no more than ${at} of ${en} goes at a time, as a smaller share of more is absorbed; take them apart, at different meals.`,
        )
      : both(
          `${holds.zh}，${many} 片一次吃也可以：约 ${all}，没有超过一次的量（${at}）。`,
          `${holds.en}, and ${many} at once are fine: about ${all}, within what goes at a time (${at}).`,
        ),
    title: both("一次吃多少", "How much at once"),
    body: [...(n.timing ? [line(n.timing.text)] : []), line(otherReading(n, told))],
    todo: article.refer ? [article.refer] : [],
    sources: [...k.sources([...told.form.sources.slice(0, 1), ...article.sources.slice(0, 2)]), ...cite(c, n).slice(0, 1)],
    findings: [{ kind: "amount", of: n.id, role: "content", value: Math.round(one * 10) / 10, unit: n.unit, rule: told.form.id }],
  };
});
