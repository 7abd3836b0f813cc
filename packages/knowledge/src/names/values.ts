/** A measurement told where a condition is asked for: "eGFR 25", "HbA1c 9", 血压160/100. Only what lies plainly outside is read; what may be normal names nothing. */
import type { Biomarker } from "../schema.ts";
import type { Lookup } from "./lookup.ts";
import { keyOf, plainText, tokens } from "./normalise.ts";

/** How people shorten the names of what is measured. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/\b(?:blood )?sugars?\b/u, "blood glucose"],
  [/糖化$/u, "糖化血红蛋白"],
];
const LEADING = /^(?:(?:my|his|her|has|have|with|latest|recent|last|最近|我的|我|查出|测得?)\s*)+/u;
const TRAILING =
  /(?:\s*(?:\b(?:level|result|reading|value|count|of|is|was|at|about|around|over|under|above|below)|[:：=＝~≈><]|[是为在约有达值到]|大概|高达|高到|低到|只有))+\s*$/u;
const PRESSURE = /(?:血压|\bblood pressure\b|\bbp\b)[^\d]{0,10}(\d{2,3})\s?(?:\/|over|-)\s?(\d{2,3})\s*(?:mmhg)?\s*$/u;
const unitKey = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/[\s{}[\]]/gu, "")
    .replace(/[µμ]/gu, "u")
    .replace(/²/gu, "2");

type Meaning = Biomarker["means"][number];

const holds = ({ above, atLeast, below, atMost }: Meaning, value: number): boolean =>
  (above === undefined || value > above) &&
  (atLeast === undefined || value >= atLeast) &&
  (below === undefined || value < below) &&
  (atMost === undefined || value <= atMost);

export type ReadValue = (text: string) => string | undefined;

/** @returns the condition that a measurement in the text plainly is. */
export function createReadValue(lookup: Lookup, biomarkers: readonly Biomarker[]): ReadValue {
  const byId = new Map(biomarkers.map((b) => [b.id, b]));
  const of = (name: string): Biomarker | undefined => {
    const plain = name.replace(LEADING, "").trim();
    const short = plain.replace(TRAILING, "");
    const found = [plain, short, SAID.reduce((n, [from, to]) => n.replace(from, to), short)]
      .map((n) => lookup.exact(keyOf(tokens(n)), ["biomarker"]))
      .find((m) => m !== undefined);
    return found && byId.get(found.row.id);
  };

  /** @param said the name as it was told */
  const meantBy = (b: Biomarker, said: string, number: number, unit: string): string | undefined => {
    const values = (unit === "" ? [b.unit, ...b.bareUnits] : [unit]).flatMap((u) => {
      const known = b.units.find((x) => unitKey(x.spelling) === unitKey(u));
      // The bounds are told to one decimal in either convention: 126 mg/dL is 7.0 mmol/L.
      const value = known && (known.factor === 1 ? number : Math.round((number * known.factor + (known.offset ?? 0)) * 10) / 10);
      return value !== undefined && value >= b.plausible.min && value <= b.plausible.max ? [value] : [];
    });
    const meanings = b.means.filter((m) => m.said.length === 0 || m.said.some((word) => said.includes(word)));
    const [first, ...rest] = values.map((value) => meanings.find((m) => holds(m, value))?.condition);
    return b.bareUnitsOverlap && rest.some((other) => other !== first) ? undefined : first;
  };

  const pressure = (text: string): string | undefined => {
    const [, systolic, diastolic] = PRESSURE.exec(text) ?? [];
    if (systolic === undefined || diastolic === undefined || Number(systolic) <= Number(diastolic)) return undefined;
    const meaning = (id: string, mmHg: string): string | undefined => {
      const b = byId.get(id);
      return b && meantBy(b, "", Number(mmHg), "");
    };
    const [upper, lower] = [meaning("bp_systolic", systolic), meaning("bp_diastolic", diastolic)];
    return lower === "hypertension" ? lower : (upper ?? lower);
  };

  return (given) => {
    const text = plainText(given);
    if (!/\d/u.test(text)) return undefined;
    const both = pressure(text);
    if (both !== undefined) return both;
    for (const m of text.matchAll(/\d+(?:\.\d+)?/gu)) {
      const before = text.slice(0, m.index);
      const name = before.replace(/[-−–]\s*$/u, "");
      const b = of(name);
      if (!b) continue;
      const negative = name !== before && b.plausible.min < 0;
      const condition = meantBy(b, name, (negative ? -1 : 1) * Number(m[0]), text.slice(m.index + m[0].length).trim());
      if (condition !== undefined) return condition;
    }
    return undefined;
  };
}
