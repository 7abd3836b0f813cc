import { z } from "zod";
import { tidy } from "./number.ts";

/** Mass units of a nutrient amount, in grams; "IU" and "kcal" convert to none of them without saying of what. */
const GRAMS = { g: 1, mg: 1e-3, ug: 1e-6 } as const;

export const AMOUNT_UNITS = ["g", "mg", "ug", "IU", "kcal", "mL", "L", "%E", "CFU", "cup"] as const;
export const AmountUnit = z.enum(AMOUNT_UNITS);
export type AmountUnit = z.infer<typeof AmountUnit>;

export const Quantity = z.strictObject({ value: z.number(), unit: AmountUnit });
export type Quantity = z.infer<typeof Quantity>;

export class UnlikeUnits extends Error {
  constructor(from: string, to: string) {
    super(`cannot convert ${from} to ${to}`);
    this.name = "UnlikeUnits";
  }
}

const isMass = (u: string): u is keyof typeof GRAMS => u in GRAMS;

/** Converts between units of the same kind. @throws UnlikeUnits when they are not (IU needs a nutrient: see the knowledge's conversions). */
export function convert(value: number, from: AmountUnit, to: AmountUnit): number {
  if (from === to) return value;
  if (isMass(from) && isMass(to)) return tidy((value * GRAMS[from]) / GRAMS[to]);
  if (from === "L" && to === "mL") return value * 1000;
  if (from === "mL" && to === "L") return value / 1000;
  throw new UnlikeUnits(from, to);
}
