/** JSON of the platform: its ids are 64-bit numbers, which do not fit JavaScript's. */

type Context = { source?: string };
const reviver = (_key: string, value: unknown, context?: Context): unknown =>
  typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value) && context?.source !== undefined ? context.source : value;

/** Parses JSON; a whole number that JavaScript cannot hold becomes its digits. @throws SyntaxError */
export const parseJson = (text: string): unknown => JSON.parse(text, reviver);

const { rawJSON } = JSON as typeof JSON & { rawJSON: (text: string) => unknown };

/** An id as the number that the platform wants, digit by digit. @param digits of a 64-bit number */
export function long(digits: string): unknown {
  if (!/^\d{1,19}$/.test(digits)) throw new RangeError("not an id of the platform");
  return rawJSON(digits.replace(/^0+(?=\d)/, ""));
}
