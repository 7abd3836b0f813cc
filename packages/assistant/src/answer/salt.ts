/** Sodium as people weigh it: grams of table salt. */
import { readable, type Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import { nutrientAmount } from "./figures.ts";
import { both, line } from "./part.ts";

const SALT = "sodium_chloride";
const MG_IN_G = 1000;

/** A line for an amount of sodium; none for any other nutrient. */
export function saltLines(n: Nutrient, value: number | undefined): Text[] {
  const share = n.forms.find((f) => f.id === SALT)?.fraction;
  if (n.id !== "sodium" || share === undefined || value === undefined) return [];
  const grams = readable(Math.round((value / share / MG_IN_G) * 10) / 10);
  const of = nutrientAmount(n, value);
  return [
    line(
      both(
        `${of} 钠约合食盐 ${grams} 克，饭菜、酱油和加工食品里的都算。`,
        `${of} of sodium is about ${grams} g of salt, that in meals, sauces and processed food included.`,
      ),
    ),
  ];
}
