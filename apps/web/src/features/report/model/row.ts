import type { Row } from "../api/reports.ts";

/** Below this a row is not shown as read: the person is asked. */
const SURE = 0.8;
export type Sureness = Pick<Row, "corrected" | "confidence" | "ask">;
export const isUnsure = ({ corrected, ask, confidence }: Sureness): boolean => !corrected && (ask ?? confidence < SURE);
export const isOutside = ({ flag }: Row): boolean => flag === "low" || flag === "high" || flag === "abnormal";

const SIGN = { "<": "<", ">": ">", "<=": "≤", ">=": "≥" } as const;
const plain = (n: number): string => String(Number(n.toPrecision(12)));

/** A value as the sheet has it: never rounded. */
export const valueText = ({ value, comparator }: Pick<Row, "value" | "comparator">): string =>
  `${comparator ? SIGN[comparator] : ""}${typeof value === "number" ? plain(value) : value}`;

/** The range it is measured by: as printed where the sheet prints one. Undefined when none is known. */
export function rangeText({ refPrinted, refLow, refHigh }: Pick<Row, "refPrinted" | "refLow" | "refHigh">): string | undefined {
  if (refPrinted) return refPrinted;
  if (refLow !== undefined && refHigh !== undefined) return `${plain(refLow)}–${plain(refHigh)}`;
  if (refLow !== undefined) return `≥${plain(refLow)}`;
  return refHigh === undefined ? undefined : `≤${plain(refHigh)}`;
}

/** Units inside a sentence as people write them: micro, and powers of ten. */
export const unitsIn = (text: string): string =>
  text
    .replace(/\bu(?=(?:g|mol|IU|U|L)\b)/g, "µ")
    .replace(/10[\^*](\d+)/g, (_, power: string) => `10${[...power].map((d) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(d)]).join("")}`);

/** A unit as people write it: without the brackets of UCUM. */
export const unitText = (unit: string): string =>
  unitsIn(
    unit
      .replace(/[[\]{}]/g, "")
      .replace("_m2", "m2")
      .replace("m2", "m²"),
  );

/** What was typed as a result: a number, with a comparator if there was one; words stay words. Undefined when it is nothing. */
export function typedValue(text: string): number | string | undefined {
  const clean = text.normalize("NFKC").trim().replace("，", ",").replace("≤", "<=").replace("≥", ">=");
  if (clean === "") return undefined;
  const m = /^([<>]=?)?\s*(-?\d+(?:[.,]\d+)?)$/.exec(clean);
  if (!m?.[2]) return /\d[.,]?$/.test(clean) && !/[^\d.,\s]/.test(clean) ? undefined : clean.slice(0, 40);
  const number = Number(m[2].replace(",", "."));
  return m[1] ? `${m[1]}${m[2].replace(",", ".")}` : number;
}

/** What needs a look first: outside or not sure, in the sheet's order; then the rest. */
export function sorted(rows: readonly Row[]): { look: Row[]; fine: Row[] } {
  const look = rows.filter((r) => isUnsure(r) || isOutside(r));
  return { look, fine: rows.filter((r) => !look.includes(r)) };
}
