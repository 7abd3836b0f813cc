/**
 * A label shows amount and percent: when they agree, a lost point or a wrong unit is ruled out; when they do not, one of them was misread.
 */
import { DAILY_VALUES } from "@nutri/domain/daily-values";

export { DAILY_VALUES };

/** A percent rounded to a whole number; and by the coarser steps that food labels may use. */
const EXACT = 0.75;
const NEAR = { points: 1.5, share: 0.07 };
/** Further off than this, rounding or an older standard cannot be why. */
const FAR = 1.7;

/** What the printed percent says of an amount: it is just of it (every digit is right), about, it cannot be of it; or nothing. */
export function percentSays(
  nutrient: string,
  amountIn: (unit: "g" | "mg" | "ug") => number | undefined,
  percent: number,
): "exact" | "about" | "wrong" | undefined {
  const row = DAILY_VALUES[nutrient];
  const amount = row && amountIn(row.unit);
  if (!row || amount === undefined || percent <= 0) return undefined;
  const off = row.of.flatMap((value) => (value === undefined ? [] : [{ expected: (100 * amount) / value, by: Math.abs((100 * amount) / value - percent) }]));
  // Of one or two percent everything small is about the same.
  if (off.some(({ by }) => by <= EXACT) && percent > 2) return "exact";
  if (off.some(({ by, expected }) => by <= Math.max(NEAR.points, NEAR.share * percent) && (percent > 2 || expected < 3.5))) return "about";
  return off.every(({ expected: e }) => e > FAR * percent + NEAR.points || e * FAR + NEAR.points < percent) ? "wrong" : undefined;
}
