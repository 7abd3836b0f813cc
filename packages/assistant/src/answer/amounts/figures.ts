/** Amounts as they are read: with the international units people know beside them. */
import { type AmountUnit, readable } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";

const UNIT: Readonly<Partial<Record<AmountUnit, string>>> = { ug: "µg" };

export const amount = (value: number, unit: AmountUnit): string => `${readable(value)} ${UNIT[unit] ?? unit}`;

/** 1 IU in the nutrient's unit, for the vitamins that labels give in IU. */
const iuOf = (n: Nutrient): number | undefined =>
  ["vitamin_d", "vitamin_a"].includes(n.id) ? n.conversions.find((c) => c.from === "IU" && (c.form === undefined || /retin/u.test(c.form)))?.factor : undefined;

/** 38 µg and 63 µg stand for 1500 and 2500 IU, themselves rounded: from a thousand on, to the nearest hundred where that is the same amount. */
const ROUND = 100;
const SAME = 0.015;
function inIu(exact: number): number {
  const near = Math.round(exact / ROUND) * ROUND;
  return exact >= 1000 && Math.abs(near - exact) <= exact * SAME ? near : Math.round(exact);
}

export function nutrientAmount(n: Nutrient, value: number, unit: AmountUnit = n.unit): string {
  const iu = unit === n.unit ? iuOf(n) : undefined;
  return iu === undefined ? amount(value, unit) : `${amount(value, unit)} (${inIu(value / iu)} IU)`;
}
