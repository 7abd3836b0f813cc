/** How much of a nutrient is too much, and whether what was told is. */
import { type Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { Nutrient } from "@nutri/knowledge";
import { countryIn } from "../../understand/country.ts";
import { byTable, ceilingsFor, formOf } from "./bands.ts";
import { articleParts } from "../articles/articles.ts";
import { asked, cite, each } from "../each.ts";
import { farLead, farTodo, isFar, overOpening, ownLimitLead } from "./far-over.ts";
import { excessSign, excessSuspected } from "../rules/excess-sign.ts";
import { nutrientAmount } from "./figures.ts";
import { addendsOf } from "./addends.ts";
import { carefulTold, onlyIfCompound } from "./careful-reading.ts";
import { compoundTold, otherReading } from "./elemental.ts";
import { saltLines } from "./salt.ts";
import { advisedLimit, isOverAdvised } from "./limit-advised.ts";
import { doseOf, limitFindings, limitLines, limitText, nameOfLimit } from "./limit-words.ts";
import { ceilings, readers, ruleLimits, SCOPE_NAMES, SET_NAMES, targetRows } from "./needs.ts";
import { both, type Context, inside, line, type Part, type Speaker } from "../part.ts";
import { isPreterm } from "./preterm.ts";
import { pieceOf, piecesLead } from "./tablets.ts";

const A_FIGURE =
  /多少|几(?:个|片|粒|颗|毫克|克)|上限|最多|最大|不能超过|\bhow (?:much|many)\b|\blimit\b|\bmax(?:imum)?\b|\b(?:at|the) most\b|\bsafe (?:dose|amount)|\bexceed|不超过/iu;
const CAN_ONE =
  /\b(?:can|could|is it possible to) (?:you|i|we|one|people|someone)\b|\b(?:can|could|does|is) too much\b|\b(?:be|is|is it) (?:harmful|bad|dangerous|toxic)\b|有害吗|有坏处吗|伤身吗|不好吗|能不能吃过量|会不会(?:过量|中毒)|会(?:过量|中毒)吗/iu;
const TOO_MUCH = /\b(?:too (?:much|many|high)|overdos\w*|toxic|harm\w*|bad|dangerous)\b|过量|中毒|太多|有害|坏处|伤身|不好/iu;
/** One day's slip is not "for long". */
const ONCE =
  /两遍|[吃喝服](?:了)?[两2]次|多[吃服喝]了(?:一|1)|不小心|今[天早]|刚[才刚]|昨[天晚]|\b(?:twice|by mistake|by accident|accidentally|this morning|today|yesterday|last night|an? extra)\b/iu;
/** Asked for a figure, the figure leads; asked what comes of it, that. */
function figureOrEffect({ u }: Context, effects: Text, { most, harm }: { most: Text; harm: Text }): Text {
  if (effects.zh === "") return most;
  const yes = CAN_ONE.test(u.asked) && TOO_MUCH.test(u.asked) && !ONCE.test(u.asked) ? both("会。", "Yes. ") : both("", "");
  return A_FIGURE.test(u.asked)
    ? both(`${most.zh}${harm.zh}`, `${most.en} ${harm.en}`)
    : both(`${yes.zh}${harm.zh}${most.zh}`, `${yes.en}${harm.en} ${most.en}`);
}

/** What was told of it is more than the strictest set allows. */
export const isOver = (c: Context): boolean =>
  isOverAdvised(c) ||
  asked(c).some((n) => {
    const dose = doseOf(c, n);
    return dose !== undefined && ceilings(c, n, readers(c)).some((m) => dose.value > m.value);
  });

/** What is told of it is at a limit, and the complaint is what too much of it brings. */
export const isExcessTold = (c: Context): boolean =>
  asked(c).some((n) => {
    const dose = doseOf(c, n);
    const most = ceilingsFor(c, n).map((m) => m.value);
    return dose !== undefined && most.length > 0 && excessSign(c, n, dose.value, Math.min(...most)) !== undefined;
  });

export const limitFor = (c: Context, n: Nutrient): Part | undefined => {
  // The tables are of babies born at term.
  if (isPreterm(c)) return undefined;
  const people = readers(c);
  const most = ceilingsFor(c, n);
  const rules = ruleLimits(c, n, people);
  const name = inside(n.name);
  const dose = doseOf(c, n);
  const compound = addendsOf(c, n) ? undefined : compoundTold(c, n);
  const other = compound && carefulTold(c, n, compound) !== undefined ? onlyIfCompound(n, compound) : both("", "");
  const excess = n.excess.map(line);
  if (most.length === 0 && excess.length === 0 && !n.supplementable) return undefined;
  // A child's dose is held against the strictest of all.
  const set = countryIn(c.u.text)?.place === "eu" ? "efsa-ul" : c.q.referenceSet;
  const ofForm = formOf(c, n, most);
  const ofSet = ofForm.filter((m) => m.set === set);
  const strictest = (ofSet.length > 0 && !c.u.young ? ofSet : [...ofForm]).toSorted((a, b) => a.value - b.value)[0];
  const own = ofSet[0] ?? strictest;
  const table = own ? (byTable(most).find((t) => t.includes(own)) ?? [own]) : [];
  const over = dose && strictest && dose.value > strictest.value;
  // Food comes on top of what fills the limit by itself.
  const isFilledUp = dose !== undefined && strictest?.scope === "total" && dose.value === strictest.value;
  // Where two authorities differ the stricter is said too.
  const stricter = dose && most.filter((m) => m.scope === strictest?.scope && dose.value > m.value).toSorted((a, b) => a.value - b.value)[0];
  const elsewhere =
    stricter === undefined
      ? both("", "")
      : both(
          `按${SET_NAMES[stricter.set]?.zh}（每天 ${nutrientAmount(n, stricter.value)}）就超过了，以更严的为准更稳妥。`,
          ` By the limit in the ${SET_NAMES[stricter.set]?.en} (${nutrientAmount(n, stricter.value)} a day) it is too much, and the stricter is the safer one to keep to.`,
        );
  // A complaint that too much of it brings, told with a dose at a limit of any of them: first of all to stop.
  const sign = dose && most.length > 0 ? excessSign(c, n, dose.value, Math.min(...most.map((m) => m.value))) : undefined;
  const effects = both(n.excess.map((e) => e.zh).join("；"), n.excess.map((e) => lowerFirst(e.en)).join("; "));
  const piece = strictest && pieceOf(c, n);
  const far = over === true && piece === undefined && isFar(dose.value, strictest.value);
  // A limit of their own state comes before everybody's.
  const lower = dose && strictest && !far ? rules.filter((r) => r.amount < strictest.value && dose.value > r.amount)[0] : undefined;
  // Asked how many: what one holds is no dose.
  const rows = piece ? targetRows(c, n, c.q.referenceSet, people) : [];
  const least = rules.filter((r) => strictest !== undefined && r.amount < strictest.value)[0];
  const said =
    piece && strictest
      ? piecesLead(
          c,
          n,
          piece,
          least
            ? { value: least.amount, scope: "total", of: both("就你说的情况", "in your situation") }
            : { value: strictest.value, scope: strictest.scope, of: SCOPE_NAMES[strictest.scope] },
          rows.length > 0 ? Math.max(...rows.map((r) => r.value)) : undefined,
        )
      : dose && strictest
        ? lower
          ? ownLimitLead(c, { n, dose, own: lower.amount, most: strictest.value })
          : far
            ? farLead(c, {
                n,
                dose,
                most: strictest.value,
                limit: both(
                  `${SCOPE_NAMES[strictest.scope].zh}${strictest.who?.zh ?? ""}每天 ${nutrientAmount(n, strictest.value)}`,
                  `${nutrientAmount(n, strictest.value)} a day${strictest.who ? ` at ${strictest.who.en}` : ""}, ${SCOPE_NAMES[strictest.scope].en}`,
                ),
              })
            : over
              ? both(
                  `${overOpening(c).zh}${dose.text.zh} 超过了${n.name.zh}的上限（${SCOPE_NAMES[strictest.scope].zh}${strictest.who?.zh ?? ""}每天 ${nutrientAmount(n, strictest.value)}），${overAdvice(c, n).zh}${other.zh}`,
                  `${overOpening(c).en}${dose.text.en} is above the upper limit for ${name.en} (${nutrientAmount(n, strictest.value)} a day${strictest.who ? ` at ${strictest.who.en}` : ""}, ${SCOPE_NAMES[strictest.scope].en}); ${overAdvice(c, n).en}${other.en}`,
                )
              : isFilledUp
                ? both(
                    `${dose.text.zh} 正好是${n.name.zh}的上限（每天 ${nutrientAmount(n, strictest.value)}，${SCOPE_NAMES[strictest.scope].zh}）：再加上食物里的就超过了，没有医生安排不要这样长期吃。${elsewhere.zh}`,
                    `${dose.text.en} is the whole of the upper limit for ${name.en} (${nutrientAmount(n, strictest.value)} a day, ${SCOPE_NAMES[strictest.scope].en}): with what food holds it is more, so do not take it for long unless a doctor has arranged it.${elsewhere.en}`,
                  )
                : both(
                    `${dose.text.zh} 没有超过${n.name.zh}的上限（每天 ${nutrientAmount(n, strictest.value)}，${SCOPE_NAMES[strictest.scope].zh}），但要把${strictest.scope === "total" ? "食物和" : ""}其他补充剂一起算。${elsewhere.zh}`,
                    `${dose.text.en} is not above the upper limit for ${name.en} (${nutrientAmount(n, strictest.value)} a day, ${SCOPE_NAMES[strictest.scope].en}); count ${strictest.scope === "total" ? "food and " : ""}other supplements with it.${elsewhere.en}`,
                  )
        : own
          ? (excessSuspected(c, n, both(`每天 ${nutrientAmount(n, (strictest ?? own).value)}`, `${nutrientAmount(n, (strictest ?? own).value)} a day`)) ??
            figureOrEffect(c, effects, {
              most: both(
                `${n.name.zh}的${nameOfLimit(own).zh}：${limitText(n, table).zh}（${SET_NAMES[own.set]?.zh}，${SCOPE_NAMES[own.scope].zh}）。`,
                `The ${lowerFirst(nameOfLimit(own).en)} for ${name.en} is ${limitText(n, table).en} (${SET_NAMES[own.set]?.en}, ${SCOPE_NAMES[own.scope].en}).`,
              ),
              harm: both(`${n.name.zh}长期吃多了，可能出现：${effects.zh}。`, `Too much ${name.en} for long can bring: ${effects.en}.`),
            }))
          : withoutLimit(c, n, effects);
  // By one table it is not above the limit, by the stricter one it is: who has the sign is told the stricter.
  const only = sign && !over && !isFilledUp && elsewhere.zh !== "" ? elsewhere : undefined;
  const lead =
    sign && only
      ? both(`${sign.zh}${only.zh}`, `${sign.en}${only.en.trim()}`)
      : sign && !(far && n.overdose?.grave) && !piece
        ? both(`${sign.zh}${said.zh.replace(overOpening(c).zh, "")}`, `${sign.en}${said.en.replace(overOpening(c).en, "")}`)
        : said;
  return {
    id: "limit",
    ...(own === undefined && dose === undefined && A_FIGURE.test(c.u.question) && !CAN_ONE.test(c.u.question) && { unset: true }),
    lead,
    title: both("多少算多", "How much is too much"),
    ...(over && { over }),
    body: [
      ...(far ? excess : []),
      ...limitLines(
        n,
        most.filter((m) => dose !== undefined || !table.includes(m)),
      ),
      ...saltLines(n, dose?.value ?? own?.value),
      ...(compound && other.zh === "" ? [line(otherReading(n, compound))] : []),
      ...(rules.length > 0
        ? rules
            .filter((r) => r !== lower)
            .filter((r) => own === undefined || r.amount < Math.min(own.value, strictest?.value ?? own.value))
            .slice(0, 2)
            .map((r) =>
              line(
                both(
                  `就你说的情况，上限更低：每天 ${nutrientAmount(n, r.amount)}。`,
                  `In your situation the limit is lower: ${nutrientAmount(n, r.amount)} a day.`,
                ),
              ),
            )
        : []),
      ...(own && dose && !far && effects.zh !== ""
        ? [line(both(`长期超过上限，可能出现：${effects.zh}。`, `Above the limit for long it can bring: ${effects.en}.`))]
        : []),
    ],
    todo: far ? farTodo(c, n) : [both("看一看所有产品的标签，把同一种营养素加在一起算。", "Look at the labels of all you take and add up the same nutrient.")],
    sources: [...most.map((m) => m.source), ...cite(c, n), ...(far ? c.k.sources(n.overdose?.sources ?? []) : []), ...rules.slice(0, 1).map((r) => r.source)],
    findings: [
      ...limitFindings(n, most),
      ...(dose ? [{ kind: "amount" as const, of: n.id, role: "stated" as const, value: dose.value, unit: n.unit, rule: "asked" }] : []),
    ],
    suggestions: [both(`${n.name.zh}每天需要多少？`, `How much ${name.en} do I need a day?`)],
    refer: over === true || c.u.pregnant || sign !== undefined,
  };
};
/** Taken over the limit for weeks or more: to stop, and what to have tested, stand beside the limit. */
const FOR_LONG =
  /\bsince (?!this morning|today|yesterday|last night|breakfast|lunch)|\bfor (?!(?:a|one|1) week\b)(?:[\w-]+ ){0,3}(?:weeks?|months?|years?|ages)\b|[几数多两三四五六七八九十半一\d]个?多?(?:月|年)|[几数多两三四五六七八九十\d]个?多?(?:星期|周)|长期|一直在?吃|从(?:去年|今年|上个月|冬天|夏天)/iu;
const overAdvice = ({ u }: Context, n: Nutrient): Text =>
  n.overdose && !/at once/u.test(n.overdose.text.en) && FOR_LONG.test(u.text) && !u.young
    ? both(`不是医生开的现在就停。${n.overdose.text.zh}`, `unless a doctor prescribed it, stop it now. ${n.overdose.text.en}`)
    : both("没有医生安排不要这样长期吃。", "do not take it for long unless a doctor has arranged it.");
const TENTHS = 10;
const HARMLESS = /无害|无妨|没有害处/u;
/** No table has a limit of it: what was told is held against the need. */
function withoutLimit(c: Context, n: Nutrient, effects: Text): Text {
  const name = inside(n.name);
  const dose = doseOf(c, n);
  const need = Math.max(0, ...targetRows(c, n, c.q.referenceSet, readers(c)).map((r) => r.value));
  const ratio = dose && need > 0 ? dose.value / need : 0;
  const times = ratio >= TENTHS ? Math.round(ratio) : Math.round(ratio * TENTHS) / TENTHS;
  const much =
    dose && times > 1
      ? both(
          `${dose.text.zh} 是一天参考量（${nutrientAmount(n, need)}）的 ${times} 倍；`,
          `${dose.text.en} is ${times} times the reference intake of a day (${nutrientAmount(n, need)}). `,
        )
      : // Nothing to hold it against: what so much of an oil holds is told all the same.
        dose && compoundTold(c, n)
        ? both(`你说的是 ${dose.text.zh}；`, `That is ${dose.text.en}. `)
        : both("", "");
  // What can kill in a large amount is for nobody to take by themselves, though no table limits it.
  const alone =
    n.overdose?.grave === true && n.supplementable && dose !== undefined
      ? both("不要自己吃，先问医生：", "Not on your own, ask a doctor first: ")
      : both("", "");
  // What comes of it is no harm: the yellow urine of riboflavin.
  if (HARMLESS.test(effects.zh))
    return both(`${much.zh}${n.name.zh}没有设定上限：${effects.zh}。`, `${much.en}No upper limit is set for ${name.en}: ${effects.en}.`);
  // What a label's percent comes to was asked first; a dose that was told is known.
  const [ahead, behind] = c.u.eaten.some((l) => l.dose?.share) ? [much, both("", "")] : [both("", ""), much];
  return effects.zh === ""
    ? both(
        `${ahead.zh}中国、美国和欧盟都没有给${n.name.zh}定上限：没有资料说多少算多，不等于多少都行。${behind.zh.replace("；", "。")}`,
        `${ahead.en}Neither China, the US nor the EU sets an upper limit for ${name.en}: nothing tells how much is too much, which is not the same as any amount being safe. ${behind.en}`.trim(),
      )
    : both(
        `${alone.zh}${much.zh}${n.name.zh}没有设定上限，但吃多也有代价：${effects.zh}。`,
        `${alone.en}${much.en}No upper limit is set for ${name.en}, but much of it has a price: ${effects.en}.`,
      );
}
const ofNutrients = each("limit", limitFor);
/** Where no table has a limit, the one that is held as advice. */
export const limitOf: Speaker = (c) => (isOneSlip(c) ? undefined : (ofNutrients(c) ?? advisedLimit(c)));
/** A dose too many, once: what is written on that, and not what comes of months of it. */
const isOneSlip = (c: Context): boolean =>
  ONCE.test(c.u.asked) && asked(c).every((n) => doseOf(c, n) === undefined) && articleParts(c).some((p) => SLIP.test(p.title?.en ?? ""));
const SLIP = /\bextra\b|\btoo many\b|\btwice\b/iu;
