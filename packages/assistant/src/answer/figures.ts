/** Amounts as they are read: with the international units people know beside them. */
import { type AmountUnit, readable } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";

const UNIT: Readonly<Partial<Record<AmountUnit, string>>> = { ug: "µg" };

export const amount = (value: number, unit: AmountUnit): string => `${readable(value)} ${UNIT[unit] ?? unit}`;

/** 1 IU in the nutrient's unit, for the vitamins that labels give in IU. */
const iuOf = (n: Nutrient): number | undefined =>
  ["vitamin_d", "vitamin_a"].includes(n.id) ? n.conversions.find((c) => c.from === "IU" && (c.form === undefined || /retin/u.test(c.form)))?.factor : undefined;

export function nutrientAmount(n: Nutrient, value: number, unit: AmountUnit = n.unit): string {
  const iu = unit === n.unit ? iuOf(n) : undefined;
  return iu === undefined ? amount(value, unit) : `${amount(value, unit)} (${Math.round(value / iu)} IU)`;
}
