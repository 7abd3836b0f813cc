/** Fats and carbohydrate, whose amount the tables give as a share of a day's energy: the share, and what that is in grams on a day's usual energy. */
import { type ReferenceSet, type SourceRef, type Text } from "@nutri/domain";
import { referencesOf, rowFor, stageOf } from "@nutri/engine/reference-rows";
import type { Nutrient } from "@nutri/knowledge";
import { asked } from "../each.ts";
import { readers, SET_NAMES } from "./needs.ts";
import { both, type Context, line, once, type Part, type Speaker } from "../part.ts";

/** Kilocalories in a gram (IOM 2005). */
const KCAL: Readonly<Record<string, number>> = {
  total_fat: 9,
  saturated_fat: 9,
  n3_pufa: 9,
  n6_pufa: 9,
  linoleic_acid: 9,
  carbohydrate: 4,
};
/** What labels reckon with. */
const A_DAY = 2000;
const SETS: readonly ReferenceSet[] = ["china-2023", "us-dri"];

type Share = {
  readonly set: ReferenceSet;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly kind: string;
  readonly rule: string;
  readonly source: SourceRef;
};
function shareIn(c: Context, n: Nutrient, set: ReferenceSet): Share | undefined {
  const [reader] = readers(c);
  const reference = referencesOf(c.k, set).find((r) => r.nutrient === n.id && r.unit === "%E");
  const [source] = reference ? c.k.sources(reference.sources.slice(0, 1)) : [];
  if (!reader || !reference || !source) return undefined;
  const row = (["AMDR", "AI"] as const).flatMap((kind) => rowFor(reference, kind, reader.resolved, stageOf(reader.resolved.pregnancy ?? "none")) ?? [])[0];
  if (!row) return undefined;
  const min = row.min ?? row.value;
  return { set, ...(min !== undefined && { min }), ...(row.max !== undefined && { max: row.max }), kind: row.kind, rule: reference.id, source };
}

const grams = (percent: number, kcal: number): number => {
  const g = ((percent / 100) * A_DAY) / kcal;
  return g < 10 ? Math.round(g * 10) / 10 : Math.round(g);
};
const range = (min: number | undefined, max: number | undefined, unit: string): Text =>
  min === undefined || max === undefined ? both(`${min ?? max}${unit}`, `${min ?? max}${unit}`) : both(`${min} 到 ${max}${unit}`, `${min} to ${max}${unit}`);
function said({ min, max }: Share, kcal: number): Text {
  const of = (x: number | undefined): number | undefined => (x === undefined ? undefined : grams(x, kcal));
  const [share, inGrams] = [range(min, max, "%"), range(of(min), of(max), " g")];
  const [least, most] = min === undefined ? ["不超过", "no more than "] : max === undefined ? ["约为", "about "] : ["", ""];
  return both(
    `${least}每天总能量的 ${share.zh}（一天 ${A_DAY} 千卡的话是 ${inGrams.zh.replace(" g", " 克")}）`,
    `${most}${share.en} of the day's energy (on ${A_DAY} kcal ${inGrams.en})`,
  );
}

export const energyShare: Speaker = once((c: Context): Part | undefined => {
  const [n] = asked(c);
  const kcal = n && KCAL[n.id];
  if (!n || kcal === undefined || c.u.young) return undefined;
  const found = [c.q.referenceSet, ...SETS.filter((s) => s !== c.q.referenceSet)].flatMap((set) => shareIn(c, n, set) ?? []);
  const [own, ...others] = found;
  if (!own) return undefined;
  const lead = said(own, kcal);
  return {
    id: "amount",
    lead: both(`${n.name.zh}：${lead.zh}。`, `${n.name.en}: ${lead.en}.`),
    title: both("需要多少", "How much"),
    body: [
      line(both(`按${SET_NAMES[own.set]?.zh ?? own.set}（${own.kind}）。`, `From the ${SET_NAMES[own.set]?.en ?? own.set} (${own.kind}).`)),
      ...others.map((o) => {
        const other = said(o, kcal);
        return line(both(`${SET_NAMES[o.set]?.zh ?? o.set}：${other.zh}。`, `${SET_NAMES[o.set]?.en ?? o.set}: ${other.en}.`));
      }),
      ...n.excess.map(line),
    ],
    sources: found.map((f) => f.source),
    findings: found.flatMap((f) =>
      [f.min, f.max].flatMap((x) =>
        x === undefined ? [] : [{ kind: "amount" as const, of: n.id, role: "target" as const, value: grams(x, kcal), unit: "g", rule: f.rule }],
      ),
    ),
  };
});
