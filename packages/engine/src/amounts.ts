/** Amounts between records and as they are read. */
import { type AmountUnit, convert, readable, type Text, tidy, UnlikeUnits } from "@nutri/domain";

/** Converts, or undefined where the units do not meet (% of energy, IU). */
export function inUnit(value: number, from: AmountUnit, to: AmountUnit): number | undefined {
  try {
    return convert(value, from, to);
  } catch (e) {
    if (e instanceof UnlikeUnits) return undefined;
    throw e;
  }
}

/** A number for the plan: six significant digits, so that sums of the same things are the same bytes. */
export const plain = (n: number): number => Number(tidy(n).toPrecision(6));

const UNIT_TEXT: Readonly<Partial<Record<AmountUnit, string>>> = { ug: "µg" };

/** "12.5 mg", the same in both languages. */
export const amountText = (value: number, unit: AmountUnit): string => `${readable(value)} ${UNIT_TEXT[unit] ?? unit}`;

/** Joins names as a list in both languages. */
export const listText = (names: readonly Text[]): Text => ({ zh: names.map((n) => n.zh).join("、"), en: names.map((n) => n.en).join(", ") });
