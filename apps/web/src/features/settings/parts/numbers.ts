/** The bounds of the contract. */
export const NUMBERS = {
  birthYear: { min: 1900, max: 2030, whole: true },
  heightCm: { min: 50, max: 250, whole: false },
  weightKg: { min: 2, max: 400, whole: false },
} as const;
export type NumberName = keyof typeof NUMBERS;

/** A typed number within its bounds; `undefined` when nothing was typed. */
export function readNumber(name: NumberName, typed: string): number | undefined | "wrong" {
  const text = typed.normalize("NFKC").trim().replace(",", ".");
  if (text === "") return undefined;
  const n = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  const { min, max, whole } = NUMBERS[name];
  return n >= min && n <= max && (!whole || Number.isInteger(n)) ? n : "wrong";
}
