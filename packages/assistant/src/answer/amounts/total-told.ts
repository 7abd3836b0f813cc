/** "600 mg in the morning, 300 from milk, 600 at night: what's my total?": every amount that was told of one thing, added up and held against the day's limit. */
import { type AmountUnit, readable, type Text, tidy } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import type { Nutrient } from "@nutri/knowledge";
import { every } from "../../text/every.ts";
import { typed } from "../../text/typed.ts";
import { asksTotal } from "../../understand/all-told.ts";
import { nutrientOf } from "../../understand/nutrient-of.ts";
import { countSaid } from "../../understand/said-numbers.ts";
import { both, type Context, inside, once, type Part, type Speaker } from "../part.ts";
import { inNutrientUnit } from "./addends.ts";
import { byTable, ceilingsFor } from "./bands.ts";
import { ADULT_MOST, STAGE_MOST } from "./caffeine-sum.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { limitFindings, limitLines, nameOfLimit } from "./limit-words.ts";
import { SCOPE_NAMES, SET_NAMES } from "./needs.ts";
import { saltOf } from "./salt.ts";

const UNIT = "iu|国际单位|单位|mcg|µg|μg|ug|微克|mg|毫克|g|克|grams?";
const AMOUNT = new RegExp(`(?<![\\d.,])(\\d[\\d,]*(?:\\.\\d+)?)\\s?(${UNIT})(?![a-z]|\\s?\\/)`, "giu");
/** A number without its unit, right behind a name or before "的": in the unit of the others. */
const BARE = /(?<![\d.,])(\d{2,5})(?![\d.,]*\s?(?:[a-z%\d]|粒|片|颗|岁|周|个|次|天|年|月|元|块|米|点|号|毫升|升|度|公斤|斤))/giu;
const COUNT =
  /(?<![\d.])(\d{1,2}|half|one|two|three|four|five|six|[一二两三四五六半])\s?(?:of (?:them|those)\s?)?(?:x\b|(?:times )?(?:a|per|each|every) day|daily|tablets?\b|capsules?\b|caps\b|pills?\b|gumm(?:y|ies)\b|drops?\b|lozenges?\b|scoops?\b|soft ?gels?\b|coffees?\b|cups?\b|cans?\b|teas?\b|shots?\b|monsters?\b|片|粒|颗|滴|勺|包|袋|支|杯|罐|瓶|次)/iu;
const A_FEW = /(?<![\d.])([2-9]|two|three|four|five|six|[两三四五六])\s?(?:个|款)?(?=\s?\p{L})/iu;
const EACH = /\beach\b|\bapiece\b|\bper (?:tablet|capsule|cap|pill|gummy|drop|lozenge|scoop|cup|can)\b|[每一1](?:片|粒|颗|滴|勺|包|杯|罐|瓶)(?!一)/iu;
const SEPARATORS = /[，。；;\n]|,(?!\d)|\.(?=\s|$)|\b(?:and|plus|then|n)\b|还有|另外|再[加来吃喝]|加上|又[吃喝来一]|然后/giu;
/** What is needed, allowed or aimed at is not taken. */
const MEASURE = /推荐|上限|建议|需要|最多|目标|应该|\b(?:limit|recommended|rda|need|goal|aim\w*|max\w*|should|target|under|supposed)\b/iu;

type Addend = { readonly value: number; readonly unit: AmountUnit; readonly count: number };
type Segment = { readonly text: string; readonly start: number };

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (const m of every(SEPARATORS, text)) {
    segments.push({ text: text.slice(start, m.index), start });
    start = m.index + m[0].length;
  }
  return [...segments, { text: text.slice(start), start }].filter((s) => s.text.trim() !== "");
}

/** How many of it: "2 coffees … 95 mg each", "7.5 mg each, I have 2 a day". An amount of all is counted once. */
function countIn(segment: string, before: string | undefined, next: string | undefined): number {
  const own = COUNT.exec(segment.replace(AMOUNT, " "))?.[1];
  const each = EACH.test(segment);
  if (own !== undefined && (each || /^[x×*]/u.test(own))) return countSaid(own.toLowerCase()) || 1;
  // "I have 2 monsters a day, 160 mg each"
  const ahead = each && before !== undefined && !before.match(AMOUNT) ? (COUNT.exec(before)?.[1] ?? A_FEW.exec(before)?.[1]) : undefined;
  if (ahead !== undefined) return countSaid(ahead.toLowerCase()) || 1;
  const behind = next === undefined || next.match(AMOUNT) ? undefined : COUNT.exec(next)?.[1];
  return behind === undefined ? 1 : countSaid(behind.toLowerCase()) || 1;
}

/** The names of other nutrients in a segment: an amount behind one is that one's. */
function nearestName(c: Context, segment: string, at: number): string | undefined {
  const places = c.u.linked
    .flatMap((l) => {
      const id = nutrientOf(l.ref, c.k);
      const name = l.given === "" || id === undefined ? undefined : typed(l.given, segment);
      return name === undefined || id === undefined ? [] : [{ id, at: segment.indexOf(name) }];
    })
    .toSorted((a, b) => a.at - b.at);
  return (places.findLast((p) => p.at <= at) ?? places[0])?.id;
}

/** What an amount is of, and how much of it: nothing where it cannot be counted so. */
type Of = { readonly id: string; readonly valueOf: (value: number, unit: AmountUnit) => number | undefined };
const ofNutrient = (n: Nutrient): Of => ({ id: n.id, valueOf: (value, unit) => inNutrientUnit(n, value, unit) });

/** @param unit of the numbers that stand without one */
function addendsIn(c: Context, of: Of, unit: string | undefined): Addend[] {
  const segments = segmentsOf(c.u.text);
  return segments.flatMap(({ text }, i): Addend[] => {
    if (MEASURE.test(text)) return [];
    const withUnit = every(AMOUNT, text);
    const bare = withUnit.length > 0 || unit === undefined ? [] : every(BARE, text).map((m) => ({ index: m.index, said: `${m[1]} ${unit}` }));
    const found = [...withUnit.map((m) => ({ index: m.index, said: m[0] })), ...bare];
    const read = found.flatMap(({ index, said }): Addend[] => {
      const name = nearestName(c, text, index);
      const dose = parseDose(said.replace(/(?<=\d\s?)单位/u, "IU")).amount;
      const value = dose && of.valueOf(dose.value, dose.unit);
      if (!dose || value === undefined || (name !== undefined && name !== of.id)) return [];
      return [{ value: dose.value, unit: dose.unit, count: countIn(text, segments[i - 1]?.text, segments[i + 1]?.text) }];
    });
    // "About 300 mg, or 30 %": of one portion the last that was told of it.
    return read.slice(-1);
  });
}

/** In which unit most were told. */
function unitOf(text: string): string | undefined {
  const said = every(AMOUNT, text).map((m) => m[2]?.toLowerCase() ?? "");
  return said[0] !== undefined && said.every((u) => u === said[0]) ? said[0] : undefined;
}

/** What is added up: what the question names, else the one of which most was told. */
function whatOf(c: Context): { readonly n: Nutrient; readonly addends: readonly Addend[] } | undefined {
  const unit = unitOf(c.u.text);
  const asked = c.u.nutrients.filter((id) => c.u.linked.some((l) => nutrientOf(l.ref, c.k) === id && typed(l.given, c.u.question) !== undefined));
  const ids = asked.length === 1 ? asked : c.u.nutrients;
  const sums = ids.flatMap((id) => {
    const n = c.k.nutrients.get(id);
    return n ? [{ n, addends: addendsIn(c, ofNutrient(n), unit) }] : [];
  });
  return sums.filter((s) => s.addends.length > 1).toSorted((a, b) => b.addends.length - a.addends.length)[0];
}

const sumOf = (n: Nutrient, addends: readonly Addend[]): number => tidy(addends.reduce((s, a) => s + (inNutrientUnit(n, a.value, a.unit) ?? 0) * a.count, 0));

const MG: Readonly<Partial<Record<AmountUnit, number>>> = { mg: 1, g: 1000 };
const CAFFEINE: Of = { id: "caffeine", valueOf: (value, unit) => (MG[unit] === undefined ? undefined : value * (MG[unit] ?? 0)) };
const OF_CAFFEINE =
  /咖啡|美式|拿铁|红牛|东鹏|魔爪|能量饮料|奶茶|浓茶|可乐|\bcaffeine\b|\bcoffees?\b|\bespressos?\b|\blattes?\b|\benergy drinks?\b|\bred bulls?\b|\bmonsters?\b|\bcelsius\b|\bpre-?workout\b/iu;
const ARTICLE = "caffeine_limits";
/** Caffeine is no nutrient, and has a limit of its own. */
function caffeineTotal(c: Context): Part | undefined {
  const { u, k } = c;
  if (u.young || !OF_CAFFEINE.test(u.text)) return undefined;
  const addends = addendsIn(c, CAFFEINE, "mg");
  const total = tidy(addends.reduce((s, a) => s + (CAFFEINE.valueOf(a.value, a.unit) ?? 0) * a.count, 0));
  if (addends.length < 2) return undefined;
  const staged = u.staged || u.conditions.some((x) => x.ref.id === "trying_to_conceive" || x.ref.id === "lactation");
  const most = staged ? STAGE_MOST : ADULT_MOST;
  const parts = addends.map((a) => `${a.count > 1 ? `${a.count} × ` : ""}${amount(a.value, a.unit)}`).join(" + ");
  const who = staged ? both("备孕、孕期和哺乳期", "when trying for a baby, pregnant or breastfeeding") : both("健康成人", "for healthy adults");
  const verdict =
    total > most
      ? both(
          `超了：${who.zh}每天不超过 ${most} 毫克。减掉一样，或换低因的。`,
          ` Yes, too much: ${who.en} the most is ${most} mg a day. Leave one of them out, or take a decaffeinated one.`,
        )
      : both(`没有超：${who.zh}每天不超过 ${most} 毫克。`, ` Not too much: ${who.en} the most is ${most} mg a day.`);
  return {
    id: "total",
    whole: true,
    lead: both(`${parts} = ${readable(total)} 毫克咖啡因。${verdict.zh}`, `${parts} = ${readable(total)} mg of caffeine.${verdict.en}`),
    title: both("一共多少", "In all"),
    sources: k.sources(k.articles.get(ARTICLE)?.sources ?? []),
    findings: [
      { kind: "amount", of: "caffeine", role: "stated", value: total, unit: "mg", rule: "asked" },
      { kind: "amount", of: "caffeine", role: "limit", value: most, unit: "mg", rule: ARTICLE },
    ],
    refer: staged,
  };
}

/** Asked for in a unit: told in both. */
const IN_UNIT = /(?:是|有|合|多少)(?:多少)?(?:微克|毫克|国际单位|单位|iu|mcg|ug|mg)|\b(?:in|how (?:many|much)) (?:mcg|ug|µg|mg|iu|micrograms|milligrams)\b/iu;
/** What they come to was told: nothing is left to add up. */
const SUMMED = /(?:加起来|一共|总共|合计|总量)[^，,。？?\d]{0,6}\d|\b(?:total(?:s|ling)?|altogether|in all)\b[^.?!\d]{0,12}\d/iu;
/** Of sodium what is eaten of it as salt was asked. */
const IN_SALT = /盐|\bsalt\b/iu;

export const totalTold: Speaker = once((c: Context): Part | undefined => {
  const { u } = c;
  if (!asksTotal(u.text) || SUMMED.test(u.text) || u.labs.length > 0) return undefined;
  const caffeine = caffeineTotal(c);
  const found = caffeine ? undefined : whatOf(c);
  if (!found) return caffeine;
  const { n, addends } = found;
  const total = sumOf(n, addends);
  const parts = addends.map((a) => `${a.count > 1 ? `${a.count} × ` : ""}${amount(a.value, a.unit)}`).join(" + ");
  const most = ceilingsFor(c, n).toSorted((a, b) => Number(b.set === c.q.referenceSet) - Number(a.set === c.q.referenceSet));
  const [table] = byTable(most);
  const limit = table?.[0];
  // Another table is stricter: that is said, for it is the safer one.
  const stricter = limit && total <= limit.value ? most.find((m) => m.scope === limit.scope && total > m.value) : undefined;
  const stricterSaid = stricter
    ? both(
        `按${SET_NAMES[stricter.set]?.zh}（每天 ${nutrientAmount(n, stricter.value)}）就超了，按严的来更稳妥。`,
        ` By the ${SET_NAMES[stricter.set]?.en} (${nutrientAmount(n, stricter.value)} a day) it is too much, and the stricter is the safer one to keep to.`,
      )
    : both("", "");
  const salt = n.id === "sodium" && IN_SALT.test(u.text) ? saltOf(n, total) : undefined;
  const inSalt = salt === undefined ? both("", "") : both(`（约合 ${salt} 克盐）`, ` (about ${salt} g of salt)`);
  const [{ unit: first } = { unit: n.unit }] = addends;
  const alike = addends.every((a) => a.unit === first) && !IN_UNIT.test(u.text);
  const sum = alike ? amount(tidy(addends.reduce((s, a) => s + a.value * a.count, 0)), first) : nutrientAmount(n, total);
  const of = limit && `${SET_NAMES[limit.set]?.zh}，每天 ${nutrientAmount(n, limit.value)}，${SCOPE_NAMES[limit.scope].zh}`;
  const ofEn = limit && `${SET_NAMES[limit.set]?.en}: ${nutrientAmount(n, limit.value)} a day, ${SCOPE_NAMES[limit.scope].en}`;
  const name = inside(n.name).en;
  const stands: Text =
    limit === undefined
      ? both(`的${n.name.zh}。它没有设定上限，不等于多少都行。`, ` of ${name}. No upper limit is set for it, which is not the same as any amount being safe.`)
      : total > limit.value
        ? both(
            ` 超过了${n.name.zh}的${nameOfLimit(limit).zh}（${of}）：减掉一样，没有医生安排不要长期这样吃。`,
            ` is above the ${nameOfLimit(limit).en.toLowerCase()} for ${name} (${ofEn}): leave one of them out, and do not keep to it for long unless a doctor arranged it.`,
          )
        : both(
            ` 没有超过${n.name.zh}的${nameOfLimit(limit).zh}（${of}），别的来源也要算进去。`,
            ` is not above the ${nameOfLimit(limit).en.toLowerCase()} for ${name} (${ofEn}); count other sources with it.`,
          );
  return {
    id: "total",
    whole: true,
    lead: both(`${parts} = ${sum}${inSalt.zh}${stands.zh}${stricterSaid.zh}`, `${parts} = ${sum}${inSalt.en}${stands.en}${stricterSaid.en}`),
    title: both("一共多少", "In all"),
    body: limitLines(n, most).slice(0, 3),
    sources: [...c.k.sources(n.sources.slice(0, 1)), ...most.slice(0, 2).map((m) => m.source)],
    findings: [...limitFindings(n, most), { kind: "amount", of: n.id, role: "stated", value: total, unit: n.unit, rule: "asked" }],
    refer: u.staged || u.young || (limit !== undefined && total > limit.value),
  };
});
