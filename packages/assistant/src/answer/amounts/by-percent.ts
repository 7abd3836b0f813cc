/** Figures of an answer made into the person's own. So many per cent of the weight, and a weight that was told: what that comes to, in the unit it was told in. */
import { readable } from "@nutri/domain";
import { both, type Context, type Part } from "../part.ts";
import { byKilogram } from "./per-weight.ts";
import { withoutRepeats } from "../articles/repeated-figures.ts";
import { A_NUMBER } from "../articles/says-of-it.ts";
import { leading } from "../turns.ts";
import { inUnitAsked } from "./unit-asked.ts";

const ASKS =
  /(?:减|瘦|掉)[^，。？?]{0,6}(?:多少|几)|\bhow (?:much|many)\b[^.?!]{0,30}\blos(?:e|ing)\b|\blos(?:e|ing)\b[^.?!]{0,24}\bhow (?:much|many)\b|\bhow many (?:kilos?|kgs?|kilograms?|pounds?|lbs?|stones?)\b|(?:多少|几)(?:公斤|千克|斤)/iu;
/** Asked in the scales' own unit: that is said first. */
const IN_WEIGHT = /\bhow many (?:kilos?|kgs?|kilograms?|pounds?|lbs?|stones?)\b|(?:多少|几)(?:公斤|千克|斤)/iu;
/** "减 7% 到 10%", "7% to 10%", "5 to 10 %". */
const RANGE_ZH = /(\d+)\s?%?\s?(?:到|–|-)\s?(\d+)\s?%/u;
const RANGE_EN = /\b(\d+)\s?%?\s?(?:to|and|–|-)\s?(\d+)\s?(?:%|per ?cent)/u;
/** A first step before the range: "5% lowers liver fat, 7% to 10% …". */
const STEP = /(?<![\d.])(\d+)\s?%(?=[^\d%]{2,20}?\d+\s?%?\s?(?:到|–|-)\s?\d+\s?%)/u;
const EXAMPLE = /^-?\s*(?:例如|比如)\s?\d+\s?(?:公斤|斤)的人/u;
const POUND = 0.45359237;
const UNITS: readonly { readonly said: RegExp; readonly kg: number; readonly zh: string; readonly en: string }[] = [
  { said: /\d\s?斤/u, kg: 0.5, zh: "斤", en: "jin" },
  { said: /\d\s?(?:lbs?|pounds?)\b/iu, kg: POUND, zh: "磅", en: "lb" },
  { said: /./u, kg: 1, zh: "公斤", en: "kg" },
];

const SENTENCE = { zh: /(?<=。)/u, en: /(?<=[.!])\s+/u } as const;
/** Asked how much, what a rule says to take stands before what it is good for. */
function amountAhead(c: Context, parts: Part[]): Part[] {
  const [first, ...others] = parts;
  if (first?.id !== "pairs" || !first.lead || leading(c) !== "amount") return parts;
  const [zh, en] = [first.lead.zh.split(SENTENCE.zh), first.lead.en.split(SENTENCE.en)];
  const [why, much] = zh;
  if (zh.length !== 2 || en.length !== 2 || why === undefined || much === undefined || A_NUMBER.test(why) || !A_NUMBER.test(much)) return parts;
  return [{ ...first, lead: both(`${much}${why}`, `${en[1]} ${en[0]}`) }, ...others];
}
const bare = (s: string | undefined): string => (s ?? "").toLowerCase().replaceAll(/[\s,，。.]/gu, "");
/** What stands in the first answer word for word is not said again under it. */
const withoutEcho = (parts: readonly Part[]): Part[] =>
  parts.filter((p, i) => i === 0 || p.lead === undefined || !bare(parts[0]?.lead?.en).includes(bare(p.lead.en)) || (p.findings ?? []).length > 0);

export const asTheirFigures = (c: Context, parts: Part[]): Part[] =>
  inUnitAsked(c, byKilogram(c, byShare(c, amountAhead(c, withoutRepeats(withoutEcho(parts))))));

/** "Lose 7% of the weight", asked in kilograms. */
const ONE_ZH = /减(?:重|体重)?\s?(\d+)\s?%/u;
const ONE_EN = /\blos(?:e|ing)\s(\d+)\s?% of\b/u;
function bySingle({ u }: Context, first: Part | undefined, unit: (typeof UNITS)[number] | undefined, kg: number | undefined): Part | undefined {
  const lead = first?.lead;
  if (!lead || !unit || kg === undefined || u.young || u.staged || !IN_WEIGHT.test(u.text) || RANGE_ZH.test(lead.zh)) return undefined;
  const [zh, en] = [ONE_ZH.exec(lead.zh)?.[1], ONE_EN.exec(lead.en)?.[1]];
  if (zh === undefined || zh !== en) return undefined;
  const [of, share] = [readable(Math.round(kg / unit.kg)), readable(Math.round((Number(zh) / 100) * (kg / unit.kg)))];
  return {
    ...first,
    lead: both(`${of} ${unit.zh}的 ${zh}% 约是 ${share} ${unit.zh}。${lead.zh}`, `${zh}% of ${of} ${unit.en} is about ${share} ${unit.en}. ${lead.en}`),
  };
}

function byShare(c: Context, parts: Part[]): Part[] {
  const { u } = c;
  const [first, ...others] = parts;
  const kg = u.person.weightKg;
  const unit = UNITS.find((x) => x.said.test(u.text));
  const goal = bySingle(c, first, unit, kg);
  if (goal) return [goal, ...others];
  const [zh, en] = [RANGE_ZH.exec(first?.lead?.zh ?? ""), RANGE_EN.exec(first?.lead?.en ?? "")];
  // Both languages say the same figures; a child or a mother is not told to lose weight.
  if (!first?.lead || !unit || kg === undefined || u.young || u.staged || !ASKS.test(u.text) || !zh || !en || zh[1] !== en[1] || zh[2] !== en[2]) return parts;
  const [low, high] = [zh[1], zh[2]];
  const [least, most] = [low, high].map((p) => readable(Math.round((Number(p) / 100) * (kg / unit.kg))));
  const of = readable(Math.round(kg / unit.kg));
  const step = STEP.exec(first.lead.zh)?.[1];
  const amountOf = (p: string): number => readable(Math.round((Number(p) / 100) * (kg / unit.kg)));
  const firstStep =
    step === undefined ? both("", "") : both(`（${step}% 约 ${amountOf(step)} ${unit.zh}）`, ` (${step}% is about ${amountOf(step)} ${unit.en})`);
  const sum = both(
    `按 ${of} ${unit.zh}算，${low}% 到 ${high}% 是 ${least} 到 ${most} ${unit.zh}${firstStep.zh}。`,
    `At ${of} ${unit.en}, ${low} to ${high}% is ${least} to ${most} ${unit.en}${firstStep.en}.`,
  );
  return [
    {
      ...first,
      // What somebody else would come to is said for nobody.
      body: (first.body ?? []).filter((t) => !EXAMPLE.test(t.zh)),
      lead: IN_WEIGHT.test(u.text)
        ? both(`${sum.zh}${first.lead.zh}`, `${sum.en} ${first.lead.en}`)
        : both(`${first.lead.zh}${sum.zh}`, `${first.lead.en} ${sum.en}`),
    },
    ...others,
  ];
}
