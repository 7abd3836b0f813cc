import { parseHeight, parseWeight } from "../../../lib/read-measure.ts";
import type { Units } from "../../../lib/units.ts";

/** The bounds of the contract. */
export const NUMBERS = {
  birthYear: { min: 1900, max: 2030 },
  heightCm: { min: 50, max: 250 },
  weightKg: { min: 2, max: 400 },
} as const;
export type NumberName = keyof typeof NUMBERS;

const parseYear = (text: string): number | undefined => (/^\d{4}$/.test(text) ? Number(text) : undefined);
const PARSE: Record<NumberName, (text: string, units: Units) => number | undefined> = { birthYear: parseYear, heightCm: parseHeight, weightKg: parseWeight };

/** A typed number within its bounds, in years, centimetres or kilograms; `undefined` when nothing was typed. */
export function readNumber(name: NumberName, typed: string, units: Units = "metric"): number | undefined | "wrong" {
  const text = typed.normalize("NFKC").trim();
  if (text === "") return undefined;
  const n = PARSE[name](text, units) ?? Number.NaN;
  const { min, max } = NUMBERS[name];
  return n >= min && n <= max ? n : "wrong";
}
