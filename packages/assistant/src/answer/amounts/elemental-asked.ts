/** "Ferrous sulfate 325 mg, how much iron is that?" */
import { asked, cite } from "../each.ts";
import { ceilings, readers, SCOPE_NAMES, SET_NAMES } from "./needs.ts";
import { compoundTold, held, nameOfForm, otherReading } from "./elemental.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { inNutrientUnit } from "./addends.ts";
import { JUDGED } from "./plain-units.ts";
import { saltAsked } from "./salt.ts";
import { both, type Context, inside, line, type Part } from "../part.ts";

const ASKS =
  /\bhow (?:much|many)\b[^.?!]{0,40}\b(?:actual|elemental|real|pure|is (?:that|it|this|in)|does (?:it|that|this|one)|in (?:it|that|this|a|one|each|\d))|\b(?:actual|elemental|really (?:get|contains?))\b|\bequals?\b|\bequivalent\b|元素|实际|\btotal\b|一共|总共|合计|含[\p{Script=Han}]{0,4}(?:多少|几)|(?:含|有|是|等于|相当于|折合|合)(?:着)?(?:多少|几)|真正/iu;

const A_DAY =
  /(?:一天|每天|每日|一日)[^，。？?\d]{0,3}([二两三四五六\d])\s?[片粒颗次]|\b(\d|two|three|four|five|six)(?: of (?:them|these|those))?(?: tablets?| pills?| caps\w*| softgels?| times)? (?:(?:a|per|every|each) day|daily)\b|\b(twice|thrice)(?: (?:a|per|every|each) day| daily)\b|\b(\d|two|three|four|five|six) (?:[a-z]+ ){0,3}\d+ ?mg (?:tablets|pills|capsules|caps) (?:(?:a|per|every|each) day|daily)\b/iu;
const COUNT: Readonly<Record<string, number>> = { 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, two: 2, twice: 2, three: 3, thrice: 3, four: 4, five: 5, six: 6 };
/** So many of what holds so much. */
function aDay(text: string): number | undefined {
  const m = A_DAY.exec(text);
  const told = m
    ?.slice(1)
    .find((x) => x !== undefined)
    ?.toLowerCase();
  const count = told === undefined ? undefined : (COUNT[told] ?? Number(told));
  return count !== undefined && count > 1 ? count : undefined;
}

export const writes = (text: string, value: number): boolean => new RegExp(`(?<![\\d.])${value}(?![\\d.]*\\d)`, "u").test(text.replaceAll(",", ""));
/** A share is no measurement: "about 1000 mg", and not 1001. */
export const inRound = (value: number): number =>
  Number(value.toPrecision(2)) === Math.round(value) ? Math.round(value) : Math.round(Number(value.toPrecision(3)) / ROUND) * ROUND || Math.round(value);
const ROUND = 5;

export function elementalAsked(c: Context): Part | undefined {
  const salt = saltAsked(c);
  if (salt) return salt;
  const n = asked(c).find((x) => compoundTold(c, x));
  const told = n && compoundTold(c, n);
  if (!n || !told || !(ASKS.test(c.u.text) || c.u.text.toLowerCase().includes(`how much ${inside(n.name).en}`) || c.u.text.includes(`多少${n.name.zh}`)))
    return undefined;
  const pieces = aDay(c.u.text);
  // How many a day may be in the amount already: then what one holds is the number that was written.
  const counted = pieces !== undefined && !writes(c.u.text, told.told.value) && writes(c.u.text, told.told.value / pieces);
  const single = counted ? { ...told, told: { ...told.told, value: told.told.value / pieces } } : told;
  const [of, en] = [amount(single.told.value, single.told.unit), inside(n.name).en];
  const one = (inNutrientUnit(n, single.told.value, single.told.unit) ?? 0) * told.share;
  const value = one * (pieces ?? 1);
  const most = ceilings(c, n, readers(c)).toSorted((a, b) => a.value - b.value);
  const limit = most.find((m) => m.set === c.q.referenceSet) ?? most[0];
  const whose = limit && both(`${SET_NAMES[limit.set]?.zh}，${SCOPE_NAMES[limit.scope].zh}`, `${SET_NAMES[limit.set]?.en}, ${SCOPE_NAMES[limit.scope].en}`);
  const above = limit !== undefined && value > limit.value;
  const percent = Math.round(told.share * 100);
  const judged = limit !== undefined && whose !== undefined && pieces !== undefined && JUDGED.test(c.u.text);
  const verdict = !judged
    ? both("", "")
    : above
      ? both(
          `超过了上限（每天 ${nutrientAmount(n, limit.value)}）：医生开的照医嘱，自己吃的减下来。`,
          ` That is above the upper limit (${nutrientAmount(n, limit.value)} a day): as prescribed by a doctor, otherwise cut down.`,
        )
      : both(
          `没有超过上限（每天 ${nutrientAmount(n, limit.value)}，饭里的也要算上）。`,
          ` That is not above the upper limit (${nutrientAmount(n, limit.value)} a day, food counted in).`,
        );
  return {
    id: "usual",
    lead: both(
      `${of} ${nameOfForm(told.form).zh}里约有 ${held(single)} 的${n.name.zh}（约 ${percent}%）${pieces ? `，一天 ${pieces} ${/次/u.test(A_DAY.exec(c.u.text)?.[0] ?? "") ? "次" : "片"}就是约 ${nutrientAmount(n, inRound(value))}` : ""}。${verdict.zh}`,
      `${of} of ${nameOfForm(told.form).en} holds about ${held(single)} of ${en} (about ${percent}%)${pieces ? `; ${pieces} a day make about ${nutrientAmount(n, inRound(value))}` : ""}.${verdict.en}`,
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
      line(otherReading(n, single)),
    ],
    sources: [...c.k.sources(told.form.sources.slice(0, 1)), ...(limit ? [limit.source] : []), ...cite(c, n).slice(0, 1)],
    findings: [{ kind: "amount", of: n.id, role: "content", value: Math.round(value * 10) / 10, unit: n.unit, rule: told.form.id }],
    refer: above,
  };
}
