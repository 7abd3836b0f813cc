/** "Ferrous sulfate 325 mg, how much iron is that?" */
import { asked, cite } from "./each.ts";
import { ceilings, readers, SCOPE_NAMES, SET_NAMES } from "./needs.ts";
import { compoundTold, held, nameOfForm, otherReading } from "./elemental.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { inNutrientUnit } from "./addends.ts";
import { saltAsked } from "./salt.ts";
import { both, type Context, inside, line, type Part } from "./part.ts";

const ASKS =
  /\bhow (?:much|many)\b[^.?!]{0,40}\b(?:actual|elemental|real|pure|is (?:that|it|this|in)|does (?:it|that|this|one)|in (?:it|that|this|a|one|each|\d))|\b(?:actual|elemental|really (?:get|contains?))\b|\bequals?\b|\bequivalent\b|元素|实际|含[\p{Script=Han}]{0,4}(?:多少|几)|(?:含|有|是|等于|相当于|折合|合)(?:着)?(?:多少|几)|真正/iu;

export function elementalAsked(c: Context): Part | undefined {
  const salt = saltAsked(c);
  if (salt) return salt;
  const n = asked(c).find((x) => compoundTold(c, x));
  const told = n && compoundTold(c, n);
  if (!n || !told || !(ASKS.test(c.u.text) || c.u.text.toLowerCase().includes(`how much ${inside(n.name).en}`) || c.u.text.includes(`多少${n.name.zh}`)))
    return undefined;
  const [of, en] = [amount(told.told.value, told.told.unit), inside(n.name).en];
  const value = (inNutrientUnit(n, told.told.value, told.told.unit) ?? 0) * told.share;
  const most = ceilings(c, n, readers(c)).toSorted((a, b) => a.value - b.value);
  const limit = most.find((m) => m.set === c.q.referenceSet) ?? most[0];
  const whose = limit && both(`${SET_NAMES[limit.set]?.zh}，${SCOPE_NAMES[limit.scope].zh}`, `${SET_NAMES[limit.set]?.en}, ${SCOPE_NAMES[limit.scope].en}`);
  const above = limit !== undefined && value > limit.value;
  const percent = Math.round(told.share * 100);
  return {
    id: "usual",
    lead: both(
      `${of} ${nameOfForm(told.form).zh}里约有 ${held(told)} 的${n.name.zh}（约 ${percent}%）。`,
      `${of} of ${nameOfForm(told.form).en} holds about ${held(told)} of ${en} (about ${percent}%).`,
    ),
    title: both("实际含量", "What it holds"),
    body: [
      ...(limit && whose
        ? [
            line(
              above
                ? both(
                    `这比一般人的上限（每天 ${nutrientAmount(n, limit.value)}，${whose.zh}）多，是治疗用的量：医生开的照医嘱吃，不要自己长期吃。`,
                    `That is more than the upper limit for everybody (${nutrientAmount(n, limit.value)} a day, ${whose.en}), an amount used for treatment: take it as prescribed, and not for long on your own.`,
                  )
                : both(
                    `没有超过上限（每天 ${nutrientAmount(n, limit.value)}，${whose.zh}）。`,
                    `It is not above the upper limit (${nutrientAmount(n, limit.value)} a day, ${whose.en}).`,
                  ),
            ),
          ]
        : []),
      line(otherReading(n, told)),
    ],
    sources: [...c.k.sources(told.form.sources.slice(0, 1)), ...(limit ? [limit.source] : []), ...cite(c, n).slice(0, 1)],
    findings: [{ kind: "amount", of: n.id, role: "content", value: Math.round(value * 10) / 10, unit: n.unit, rule: told.form.id }],
    refer: above,
  };
}
