/** Limits of a nutrient as they are written, and the amount that was told of it. */
import type { Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import type { Finding } from "../../types.ts";
import { nutrientOf } from "../../understand/understand.ts";
import { addendsOf, inNutrientUnit } from "./addends.ts";
import { byTable, type CeilingFor } from "./bands.ts";
import { carefulText, carefulTold } from "./careful-reading.ts";
import { compoundText, compoundTold, elementTold, weightBeside, wholeOf } from "./elemental.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { type Ceiling, SCOPE_NAMES, SET_NAMES } from "./needs.ts";
import { both, type Context, line } from "../part.ts";

export const limitText = (n: Nutrient, table: readonly CeilingFor[]): Text =>
  both(
    table.map((m) => `${m.who?.zh ?? ""}每天 ${nutrientAmount(n, m.value)}`).join("，"),
    table.map((m) => `${nutrientAmount(n, m.value)} a day${m.who ? ` (${m.who.en})` : ""}`).join(", "),
  );
export const nameOfLimit = ({ kind }: Ceiling): Text =>
  kind === "SAFE_LEVEL"
    ? both("安全摄入水平", "Safe level of intake")
    : kind === "UL"
      ? both("上限", "Upper limit")
      : both("限量（防慢性病）", "Chronic-disease limit");
/** A line for each table. */
export const limitLines = (n: Nutrient, most: readonly CeilingFor[]): Text[] =>
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
export const limitFindings = (n: Nutrient, most: readonly CeilingFor[]): Finding[] =>
  most.map((m) => ({ kind: "amount", of: n.id, role: "limit", value: m.value, unit: n.unit, rule: m.rule }));

/** "50000 ÷ 7", "5000 × 2 ÷ 7": what is taken at once, spread over the days. */
function spread(atOnce: number, aDay: number): string {
  const days =
    [2, 3, 4, 5, 6, 7, 14, 28, 30].find((d) => Math.abs((aDay / atOnce) * d - Math.round((aDay / atOnce) * d)) < 0.01 && aDay * d >= atOnce * 0.99) ?? 7;
  const times = Math.round((aDay / atOnce) * days);
  return times === 1 ? `${atOnce} ÷ ${days}` : `${atOnce} × ${times} ÷ ${days}`;
}
const ofLabel = ({ percent }: { percent: number }, held: string, whole: string): Text =>
  both(`标签上的 ${percent}%（按 ${whole} 算）也就是 ${held}`, `${held} (${percent}% of the label's ${whole})`);
/** The amount that was told of it, a day: of several the sum, of a compound what of the nutrient is in it. */
/** "A multi with 18 mg, and a separate one of 65 mg elemental": two things, and not one told twice. */
const OF_TWO = /\b(?:multi\w*|prenatal|separate|another|plus|also|as well|on top)\b|另外?一|还有|加上|复合|分开/iu;
export const doseOf = (c: Context, n: Nutrient): { value: number; text: Text } | undefined => {
  const sum = elementTold(c) && !OF_TWO.test(c.u.asked) ? undefined : addendsOf(c, n);
  if (sum) return { value: sum.value, text: both(sum.text, sum.text) };
  const compound = compoundTold(c, n);
  const element = elementTold(c);
  const told = compound?.told ?? element ?? c.u.eaten.find((l) => l.dose && nutrientOf(l.ref, c.k) === n.id && !wholeOf(c.k, n, l))?.dose;
  const value = told && inNutrientUnit(n, told.value, told.unit);
  if (!told || value === undefined) return undefined;
  const careful = compound && carefulTold(c, n, compound);
  if (compound && careful !== undefined) return { value: careful, text: carefulText(n, compound) };
  if (compound) return { value: value * compound.share, text: compoundText(n, compound) };
  const weight = told === element ? weightBeside(c, n, told) : undefined;
  if (weight) return { value, text: weight };
  if (told.share) return { value, text: ofLabel(told.share, amount(told.value, told.unit), amount(told.share.of, told.unit)) };
  const text = `${amount(told.value, told.unit)}${told.atOnce === undefined ? "" : ` (${spread(told.atOnce, told.value)})`}`;
  return { value, text: both(text, text) };
};
