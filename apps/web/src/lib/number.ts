import { readable } from "@nutri/domain/number";

/**
 * A number as people read it, in groups of three digits, the same in both languages. Written out, because to make the browser's
 * own formatter takes a phone a tenth of a second before a plan can be drawn.
 */
export const formatNumber = (value: number): string => {
  const shown = readable(value);
  return Math.abs(shown) >= 1000 ? String(shown).replaceAll(/\B(?=(?:\d{3})+$)/g, ",") : String(shown);
};
