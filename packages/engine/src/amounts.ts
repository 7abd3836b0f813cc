/** Amounts between records and as they are read. */
import { type AmountUnit, convert, readable, text, type Text, tidy } from "@nutri/domain";

const ALIKE: readonly ReadonlySet<AmountUnit>[] = [new Set(["g", "mg", "ug"]), new Set(["mL", "L"])];

/** Converts, or undefined where the units do not meet (% of energy, IU). Asked often, so without an error being made and caught. */
export const inUnit = (value: number, from: AmountUnit, to: AmountUnit): number | undefined =>
  from === to || ALIKE.some((units) => units.has(from) && units.has(to)) ? convert(value, from, to) : undefined;

/** A number for the plan: six significant digits, so that sums of the same things are the same bytes. */
export const plain = (n: number): number => Number(tidy(n).toPrecision(6));

/** A unit as it is read, the same in both languages: ug/L → µg/L. */
export const unitText = (unit: string): string =>
  unit
    .replace(/^\{[^{}]*\}$/, "")
    .replace(/[{}]/g, "")
    .replace(/\bu(?=(?:g|mol|IU|U|L)\b)/g, "µ");

/** Units that Chinese sentences and screens write out, as the records do. */
const IN_CHINESE: Partial<Record<AmountUnit, string>> = { ug: "微克", mg: "毫克", g: "克", mL: "毫升", L: "升", kcal: "千卡" };

/** 12.5 毫克, 12.5 mg. */
export const amountText = (value: number, unit: AmountUnit): Text => {
  const number = readable(value);
  return text(`${number} ${IN_CHINESE[unit] ?? unitText(unit)}`, `${number} ${unitText(unit)}`);
};

/** Joins names as a list in both languages. */
export const listText = (names: readonly Text[]): Text => ({ zh: names.map((n) => n.zh).join("、"), en: names.map((n) => n.en).join(", ") });
