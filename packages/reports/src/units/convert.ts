import type { Analyte } from "../types.ts";
import { readUnit, type Unit, unitKey } from "./unit.ts";

/** Different codes for one size, so that a record has to name only one of them. */
const SAME_SIZE: readonly (readonly string[])[] = [
  ["[IU]/L", "U/L"],
  ["m[IU]/L", "u[IU]/mL"],
  ["[IU]/mL", "U/mL", "k[IU]/L"],
  ["10*9/L", "10*3/uL"],
  ["10*12/L", "10*6/uL"],
  ["ug/L", "ng/mL"],
  ["ng/L", "pg/mL"],
  ["mg/L", "ug/mL"],
  ["{ratio}", "1"],
  ["[IU]/L", "m[IU]/mL"],
];
const sizeOf = (ucum: string): string => SAME_SIZE.find((group) => group.includes(ucum))?.[0] ?? ucum;

/** Whether an analyte is a bare number, for which no unit is printed. */
export const unitless = (analyte: Analyte): boolean => ["{ratio}", "1", "[pH]", "{T-score}", "{presence}", "{titer}"].includes(analyte.unit);

/** `G/L` and `T/L` of cells: giga and tera, where elsewhere the letter can only be a gram's. */
const CELLS: Readonly<Record<string, RegExp>> = { "10*9/L": /^g\/l$/i, "10*12/L": /^t\/l$/i };
export const asCells = (analyte: Analyte, unit: Unit): Unit => (CELLS[analyte.unit]?.test(unit.text) ? { ...unit, ucum: analyte.unit, exact: true } : unit);

/** `10*4/uL`, `/uL` as a power of ten in a litre. */
function powerOf(ucum: string | undefined): number | undefined {
  const m = /^(?:10\*(\d+))?\/(u?)L$/.exec(ucum ?? "");
  return m ? Number(m[1] ?? 0) + (m[2] ? 6 : 0) : undefined;
}

/** Counts in any power of ten. */
function asCount(analyte: Analyte, size: string | undefined): ((value: number) => number) | undefined {
  const [from, to] = [powerOf(size), powerOf(analyte.unit)];
  return from === undefined || to === undefined ? undefined : (v) => Number((v * 10 ** (from - to)).toPrecision(6));
}

/** The way from a printed unit to the analyte's own; undefined when the record does not know that unit: then nothing is converted. */
export function toSi(analyte: Analyte, unit: string): ((value: number) => number) | undefined {
  if ((unit === "" && unitless(analyte)) || CELLS[analyte.unit]?.test(unit)) return (v) => v;
  const key = unitKey(unit);
  const size = readUnit(unit).ucum;
  const found =
    analyte.units.find((u) => unitKey(u.spelling) === key) ??
    (size === undefined ? undefined : analyte.units.find((u) => sizeOf(readUnit(u.spelling).ucum ?? u.spelling) === sizeOf(size)));
  if (!found) return asCount(analyte, size);
  return (v) => Number((v * found.factor + (found.offset ?? 0)).toPrecision(6));
}
