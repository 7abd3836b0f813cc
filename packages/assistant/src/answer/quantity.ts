/** How much of a nutrient is needed, and how much is too much. */
import { readable, type ReferenceSet, type Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { Nutrient } from "@nutri/knowledge";
import type { Finding } from "../types.ts";
import { isPolar } from "../understand/intents.ts";
import { calledOf, countryIn } from "../understand/country.ts";
import { nutrientOf } from "../understand/understand.ts";
import { articleParts } from "./articles.ts";
import { byTable, type CeilingFor, ceilingsFor, formOf, targetBands } from "./bands.ts";
import { asked, cite, each } from "./each.ts";
import { everyday } from "./everyday.ts";
import { farLead, farTodo, isFar, overOpening, ownLimitLead } from "./far-over.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { type Ceiling, ceilings, readers, type Row, ruleLimits, SCOPE_NAMES, SET_NAMES, targetRows } from "./needs.ts";
import { both, type Context, inside, line, type Part } from "./part.ts";

export const rowText = (n: Nutrient, rows: readonly Row[]): Text =>
  both(
    rows.map((r) => `${r.who.zh}每天 ${nutrientAmount(n, r.value)}`).join("，"),
    rows.map((r) => `${nutrientAmount(n, r.value)} a day (${r.who.en})`).join(", "),
  );
export const rowFindings = (n: Nutrient, rows: readonly Row[]): Finding[] =>
  rows.map((r) => ({ kind: "amount", of: n.id, role: "target", value: r.value, unit: n.unit, rule: r.rule }));

const limitText = (n: Nutrient, table: readonly CeilingFor[]): Text =>
  both(
    table.map((m) => `${m.who?.zh ?? ""}每天 ${nutrientAmount(n, m.value)}`).join("，"),
    table.map((m) => `${nutrientAmount(n, m.value)} a day${m.who ? ` (${m.who.en})` : ""}`).join(", "),
  );
const nameOfLimit = ({ kind }: Ceiling): Text =>
  kind === "SAFE_LEVEL"
    ? both("安全摄入水平", "Safe level of intake")
    : kind === "UL"
      ? both("上限", "Upper limit")
      : both("限量（防慢性病）", "Chronic-disease limit");
/** A line for each table. */
const limitLines = (n: Nutrient, most: readonly CeilingFor[]): Text[] =>
  byTable(most).flatMap((table) => {
    const [first] = table;
    const text = limitText(n, table);
    return first
      ? [
          line(
            both(
              `${nameOfLimit(first).zh}（${SET_NAMES[first.set]?.zh}，${SCOPE_NAMES[first.scope].zh}）：${text.zh}。`,
              `${nameOfLimit(first).en} (${SET_NAMES[first.set]?.en}, ${SCOPE_NAMES[first.scope].en}): ${text.en}.`,
            ),
          ),
        ]
      : [];
  });
const limitFindings = (n: Nutrient, most: readonly CeilingFor[]): Finding[] =>
  most.map((m) => ({ kind: "amount", of: n.id, role: "limit", value: m.value, unit: n.unit, rule: m.rule }));

export const amountFor = (c: Context, n: Nutrient): Part | undefined => {
  const people = readers(c);
  const rowsOf = (set: ReferenceSet): Row[] => {
    const bands = targetBands(c, n, set);
    return bands.length > 0 ? bands : targetRows(c, n, set, people);
  };
  const own = rowsOf(c.q.referenceSet);
  const otherSet = c.q.referenceSet === "china-2023" ? "us-dri" : "china-2023";
  const other = rowsOf(otherSet);
  const [leading, beside] = own.length > 0 ? [own, other] : [other, []];
  if (leading.length === 0 || isMilk(c, n)) return undefined;
  const name = inside(n.name);
  const text = rowText(n, leading);
  const kinds = [...new Set(leading.map((r) => r.kind))].join("/");
  const set = own.length > 0 ? c.q.referenceSet : otherSet;
  const most = ceilingsFor(c, n).toSorted((a, b) => Number(b.set === set) - Number(a.set === set));
  const [first] = leading;
  const foods = everyday(c, n);
  // The country asked about is named in the answer, and so is that its table is not held.
  const country = countryIn(c.u.text);
  const of = country ? both(`（${SET_NAMES[set]?.zh}）`, ` (${SET_NAMES[set]?.en})`) : both("", "");
  const notHeld =
    country && country.set !== set
      ? both("你问的那个国家的参考量表我手上没有，先按别国的说：", "I do not hold that country's table of intakes, so here is another's. ")
      : both("", "");
  if (notHeld.zh !== "" && writtenOf(c)) return undefined;
  const [more, enough] = [comparedWithAdults(c, n, set, leading), comparedWithNeed(c, n, leading)];
  return {
    id: "amount",
    ...(set !== c.q.referenceSet && !c.u.staged && !c.u.young && { unset: true }),
    lead: both(
      `${notHeld.zh}${enough.zh}${more.zh}${n.name.zh}的参考量：${text.zh}${of.zh}。`,
      `${notHeld.en}${enough.en}${more.en}Reference intake of ${name.en}: ${text.en}${of.en}.`,
    ),
    title: both("需要多少", "How much"),
    body: [
      line(both(`按${SET_NAMES[set]?.zh ?? set}（${kinds}），包括食物里的。`, `From the ${SET_NAMES[set]?.en ?? set} (${kinds}), food included.`)),
      ...limitLines(n, most).slice(0, 2),
      ...(beside.length > 0
        ? [line(both(`${SET_NAMES[otherSet]?.zh}：${rowText(n, beside).zh}。`, `${SET_NAMES[otherSet]?.en}: ${rowText(n, beside).en}.`))]
        : []),
      ...(leading.length > 1 ? [whoAreYou(c)] : []),
    ],
    todo: n.supplementable && foods ? [foods.text] : [],
    sources: [...leading.slice(0, 1), ...beside.slice(0, 1), ...most.slice(0, 2)].map((r) => r.source),
    findings: [...rowFindings(n, leading), ...rowFindings(n, beside), ...limitFindings(n, most)],
    cards:
      first && !c.u.young
        ? [
            {
              kind: "recommend",
              title: c.u.lang === "zh-CN" ? "参考摄入量" : "Reference intake",
              items: leading.slice(0, 1).map((r) => ({
                nutrient: n.id,
                name: c.u.lang === "zh-CN" ? n.name.zh : n.name.en,
                amount: readable(r.value),
                unit: n.unit,
                ...(c.q.person.plan && n.supplementable && { action: "add_to_plan" as const }),
              })),
            },
          ]
        : [],
    suggestions: [
      both(`${n.name.zh}吃多少算过量？`, `How much ${name.en} is too much?`),
      both(`哪些食物含${n.name.zh}多？`, `Which foods are high in ${name.en}?`),
    ],
    refer: c.u.pregnant || c.u.young,
  };
};
/** An article tells of the very country. */
const writtenOf = (c: Context): boolean => {
  const { zh = "", en = "" } = articleParts(c)[0]?.lead ?? {};
  return calledOf(countryIn(c.u.text)).some((name) => zh.startsWith(name) || en.toLowerCase().startsWith(name.toLowerCase()));
};
/** The water of a young baby is its milk. */
const isMilk = ({ u }: Context, n: Nutrient): boolean => n.id === "water" && (u.person.age ?? 1) < 0.5;
export const amountOf = each("amount", amountFor);

const ENOUGH = /够|\benough\b|\bsufficient\b/iu;
/** "Is 10 mg a day enough?" */
export const asksWhetherEnough = (c: Context): boolean => ENOUGH.test(c.u.asked) && asked(c).some((n) => doseOf(c, n) !== undefined);
/** The amount told beside the need; what else is eaten counts too, so a little less may still do. */
function comparedWithNeed(c: Context, n: Nutrient, rows: readonly Row[]): Text {
  const dose = asksWhetherEnough(c) ? doseOf(c, n) : undefined;
  const most = Math.max(...rows.map((r) => r.value));
  if (!dose) return both("", "");
  return dose.value >= most
    ? both(`够了，${dose.text} 已经到了参考量，饭里还有。`, `Yes: ${dose.text} reaches the reference intake, and food adds to it. `)
    : both(`${dose.text} 单独算不到参考量，要和饭里的加起来看。`, `${dose.text} alone is below the reference intake; what food brings counts with it. `);
}

const MORE = /更多|多(?:吃|补|需要)(?:一?些|点)?|比.{1,8}(?:多|高)|\bmore\b|\bless\b|\bextra\b/iu;
/** "Do older people need more?" */
export const asksWhetherMore = ({ u }: Context): boolean => MORE.test(u.question) && isPolar(u.question);
/** Beside what other adults need. */
function comparedWithAdults(c: Context, n: Nutrient, set: ReferenceSet, rows: readonly Row[]): Text {
  const [own] = rows;
  if (!own || !asksWhetherMore(c)) return both("", "");
  const adult: Context = {
    ...c,
    u: { ...c.u, conditions: [], pregnant: false, subject: "self", person: c.u.person.gender ? { gender: c.u.person.gender } : {} },
  };
  const [usual] = targetRows(adult, n, set, readers(adult));
  if (!usual || usual.value === 0) return both("", "");
  const others = nutrientAmount(n, usual.value);
  return own.value > usual.value
    ? both(`要多一些（一般成人每天 ${others}）。`, `Yes, more than other adults (${others} a day). `)
    : own.value < usual.value
      ? both(`反而少一些（一般成人每天 ${others}）。`, `No, less than other adults (${others} a day). `)
      : both(`不用更多，和一般成人一样。`, `No, as much as other adults. `);
}

/** One fact more and there is one number: asked for after what can be said without it. */
const whoAreYou = (c: Context): Text =>
  c.u.pregnant
    ? both("你现在怀孕多少周？告诉我，我给你一个准数。", "How many weeks pregnant are you? Tell me and I give you the one number.")
    : c.u.young && c.u.person.age === undefined
      ? both("孩子多大？告诉我，我给你一个准数。", "How old is the child? Tell me and I give you the one number.")
      : c.u.person.age === undefined
        ? both("年龄和性别不同，数就不同。你多大、是男是女？", "It differs with age and sex. How old are you, and are you a woman or a man?")
        : c.u.young
          ? both("女孩和男孩的数不同。孩子是女孩还是男孩？", "It differs for girls and boys. Which is the child?")
          : both("男女的数不同。你是女性还是男性？", "It differs for women and men. Which are you?");

const doseOf = (c: Context, n: Nutrient): { value: number; text: string } | undefined => {
  const told = c.u.eaten.find((l) => l.dose && nutrientOf(l.ref, c.k) === n.id)?.dose;
  if (!told) return undefined;
  const factor =
    told.unit === n.unit
      ? 1
      : MASS[told.unit] && MASS[n.unit]
        ? (MASS[told.unit] ?? 1) / (MASS[n.unit] ?? 1)
        : n.conversions.find((x) => x.from === told.unit)?.factor;
  return factor === undefined ? undefined : { value: told.value * factor, text: amount(told.value, told.unit) };
};
const MASS: Readonly<Record<string, number>> = { g: 1e6, mg: 1e3, ug: 1 };

const A_FIGURE =
  /多少|几(?:个|片|粒|颗|毫克|克)|上限|最多|最大|不能超过|\bhow (?:much|many)\b|\blimit\b|\bmax(?:imum)?\b|\bsafe (?:dose|amount)|\bexceed|不超过/iu;
const CAN_ONE =
  /\b(?:can|could|is it possible to) (?:you|i|we|one|people|someone)\b|\b(?:can|could|does|is) too much\b|\b(?:be|is|is it) (?:harmful|bad|dangerous|toxic)\b|有害吗|有坏处吗|伤身吗|不好吗|能不能吃过量|会不会(?:过量|中毒)|会(?:过量|中毒)吗/iu;
const TOO_MUCH = /\b(?:too (?:much|many|high)|overdos\w*|toxic|harm\w*|bad|dangerous)\b|过量|中毒|太多|有害|坏处|伤身|不好/iu;
/** Asked for a figure, the figure leads; asked what comes of it, that. */
function figureOrEffect({ u }: Context, effects: Text, { most, harm }: { most: Text; harm: Text }): Text {
  if (effects.zh === "") return most;
  const yes = CAN_ONE.test(u.asked) && TOO_MUCH.test(u.asked) ? both("会。", "Yes. ") : both("", "");
  return A_FIGURE.test(u.asked)
    ? both(`${most.zh}${harm.zh}`, `${most.en} ${harm.en}`)
    : both(`${yes.zh}${harm.zh}${most.zh}`, `${yes.en}${harm.en} ${most.en}`);
}

/** What was told of it is more than the strictest set allows. */
export const isOver = (c: Context): boolean =>
  asked(c).some((n) => {
    const dose = doseOf(c, n);
    return dose !== undefined && ceilings(c, n, readers(c)).some((m) => dose.value > m.value);
  });

export const limitFor = (c: Context, n: Nutrient): Part | undefined => {
  const people = readers(c);
  const most = ceilingsFor(c, n);
  const rules = ruleLimits(c, n, people);
  const name = inside(n.name);
  const dose = doseOf(c, n);
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
  // Where two authorities differ the stricter is said too.
  const stricter = dose && most.filter((m) => m.scope === strictest?.scope && dose.value > m.value).toSorted((a, b) => a.value - b.value)[0];
  const elsewhere =
    stricter === undefined
      ? both("", "")
      : both(
          `按${SET_NAMES[stricter.set]?.zh}（每天 ${nutrientAmount(n, stricter.value)}）就超过了，以更严的为准更稳妥。`,
          ` By the limit in the ${SET_NAMES[stricter.set]?.en} (${nutrientAmount(n, stricter.value)} a day) it is too much, and the stricter is the safer one to keep to.`,
        );
  const effects = both(n.excess.map((e) => e.zh).join("；"), n.excess.map((e) => lowerFirst(e.en)).join("; "));
  const far = over === true && isFar(dose.value, strictest.value);
  // A limit of their own state comes before everybody's.
  const lower = dose && strictest && !far ? rules.filter((r) => r.amount < strictest.value && dose.value > r.amount)[0] : undefined;
  const lead =
    dose && strictest
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
                `${overOpening(c).zh}${dose.text} 超过了${n.name.zh}的上限（${SCOPE_NAMES[strictest.scope].zh}${strictest.who?.zh ?? ""}每天 ${nutrientAmount(n, strictest.value)}），没有医生安排不要这样长期吃。`,
                `${overOpening(c).en}${dose.text} is above the upper limit for ${name.en} (${nutrientAmount(n, strictest.value)} a day${strictest.who ? ` at ${strictest.who.en}` : ""}, ${SCOPE_NAMES[strictest.scope].en}); do not take it for long unless a doctor has arranged it.`,
              )
            : both(
                `${dose.text} 没有超过${n.name.zh}的上限（每天 ${nutrientAmount(n, strictest.value)}，${SCOPE_NAMES[strictest.scope].zh}），但要把食物和其他补充剂一起算。${elsewhere.zh}`,
                `${dose.text} is not above the upper limit for ${name.en} (${nutrientAmount(n, strictest.value)} a day, ${SCOPE_NAMES[strictest.scope].en}); count food and other supplements with it.${elsewhere.en}`,
              )
      : own
        ? figureOrEffect(c, effects, {
            most: both(
              `${n.name.zh}的${nameOfLimit(own).zh}：${limitText(n, table).zh}（${SET_NAMES[own.set]?.zh}，${SCOPE_NAMES[own.scope].zh}）。`,
              `The ${lowerFirst(nameOfLimit(own).en)} for ${name.en} is ${limitText(n, table).en} (${SET_NAMES[own.set]?.en}, ${SCOPE_NAMES[own.scope].en}).`,
            ),
            harm: both(`${n.name.zh}长期吃多了，可能出现：${effects.zh}。`, `Too much ${name.en} for long can bring: ${effects.en}.`),
          })
        : effects.zh === ""
          ? both(
              `中国、美国和欧盟都没有给${n.name.zh}定上限：没有资料说多少算多，不等于多少都行。`,
              `Neither China, the US nor the EU sets an upper limit for ${name.en}: nothing tells how much is too much, which is not the same as any amount being safe.`,
            )
          : both(
              `${n.name.zh}没有设定上限，但吃多也有代价：${effects.zh}。`,
              `No upper limit is set for ${name.en}, but much of it has a price: ${effects.en}.`,
            );
  return {
    id: "limit",
    ...(own === undefined && A_FIGURE.test(c.u.question) && !CAN_ONE.test(c.u.question) && { unset: true }),
    lead,
    title: both("多少算多", "How much is too much"),
    ...(over && { over }),
    body: [
      ...(far ? excess : []),
      ...limitLines(
        n,
        most.filter((m) => dose !== undefined || !table.includes(m)),
      ),
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
      ...(dose && !far ? excess : []),
    ],
    todo: far ? farTodo(c, n) : [both("看一看所有产品的标签，把同一种营养素加在一起算。", "Look at the labels of all you take and add up the same nutrient.")],
    sources: [...most.map((m) => m.source), ...cite(c, n), ...(far ? c.k.sources(n.overdose?.sources ?? []) : []), ...rules.slice(0, 1).map((r) => r.source)],
    findings: [
      ...limitFindings(n, most),
      ...(dose ? [{ kind: "amount" as const, of: n.id, role: "stated" as const, value: dose.value, unit: n.unit, rule: "asked" }] : []),
    ],
    suggestions: [both(`${n.name.zh}每天需要多少？`, `How much ${name.en} do I need a day?`)],
    refer: over === true || c.u.pregnant,
  };
};
export const limitOf = each("limit", limitFor);
