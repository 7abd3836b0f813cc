import { useText } from "../i18n/index.ts";
import { formatNumber } from "./number.ts";

const UNITS = ["ug", "mg", "g", "L", "mL", "IU", "kcal"] as const;
const isUnit = (unit: string): unit is (typeof UNITS)[number] => UNITS.some((u) => u === unit);

/** The name of a unit in the present language; one it has no name for stays as it is. */
export function useUnit(): (unit: string) => string {
  const t = useText("common");
  return (unit) => (isUnit(unit) ? t(`unit.${unit}`) : unit);
}

/** "9.4 毫克", "9.4 mg": number and unit never part at a line's end. */
export function useAmount(): (value: number, unit: string) => string {
  const t = useText("common");
  const unitName = useUnit();
  return (value, unit) => t("amount", { n: formatNumber(value), unit: unitName(unit) }).replaceAll(" ", "\u00a0");
}
