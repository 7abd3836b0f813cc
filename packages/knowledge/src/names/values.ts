/** A measurement told where a condition is asked for: "eGFR 25", "HbA1c 9", 血压160/100. Only what lies plainly outside is read; what may be normal names nothing. */
import type { Biomarker } from "../schema.ts";
import type { Lookup } from "./lookup.ts";
import { keyOf, plainText, tokens } from "./normalise.ts";

/** Bounds in the biomarker's own unit; the first that holds is meant. */
type Band = { readonly atLeast?: number; readonly below?: number; readonly condition: string };
type Told = {
  readonly bands: readonly Band[];
  /** The unit of the other convention, for a number without one. */
  readonly other?: string;
  /** Both conventions are usual at the same numbers: without a unit both must mean the same. */
  readonly both?: true;
};

const MEANINGS: Readonly<Record<string, Told>> = {
  // KDIGO 2024, GFR categories.
  egfr: {
    bands: [
      { below: 15, condition: "ckd_5" },
      { below: 30, condition: "ckd_4" },
      { below: 60, condition: "ckd_3" },
    ],
  },
  // Above the highest reference limit of any adult (WS/T 404.5-2015).
  creatinine: { bands: [{ atLeast: 112, condition: "ckd" }], other: "mg/dL" },
  // ADA Standards of Care 2025, section 2.
  hba1c: {
    bands: [
      { atLeast: 6.5, condition: "diabetes" },
      { atLeast: 5.7, condition: "prediabetes" },
    ],
    other: "mmol/mol",
  },
  // Chinese hypertension guideline 2024; below 90/60 as in its reference range.
  bp_systolic: {
    bands: [
      { atLeast: 140, condition: "hypertension" },
      { below: 90, condition: "hypotension" },
    ],
  },
  bp_diastolic: {
    bands: [
      { atLeast: 90, condition: "hypertension" },
      { below: 60, condition: "hypotension" },
    ],
  },
  // Overweight by WHO and by WS/T 428-2013 alike.
  bmi: {
    bands: [
      { atLeast: 25, condition: "obesity" },
      { below: 18.5, condition: "underweight" },
    ],
  },
  // Chinese guideline on hyperuricaemia 2019.
  uric_acid: { bands: [{ atLeast: 420.5, condition: "hyperuricaemia" }], other: "mg/dL" },
  // Chinese guideline on lipids 2023: raised, not borderline.
  ldl_c: { bands: [{ atLeast: 4.1, condition: "hypercholesterolaemia" }], other: "mg/dL" },
  cholesterol_total: { bands: [{ atLeast: 6.2, condition: "hypercholesterolaemia" }], other: "mg/dL" },
  triglycerides: { bands: [{ atLeast: 2.3, condition: "hypertriglyceridaemia" }], other: "mg/dL" },
  potassium: {
    bands: [
      { atLeast: 5.5, condition: "hyperkalaemia" },
      { below: 3.5, condition: "hypokalaemia" },
    ],
  },
  sodium: { bands: [{ below: 135, condition: "hyponatraemia" }] },
  // WHO 2024: below the limit of every adult, pregnant or not.
  hemoglobin: { bands: [{ below: 105, condition: "anaemia" }], other: "g/dL" },
  // WHO 2020, healthy adults.
  ferritin: { bands: [{ below: 15, condition: "iron_deficiency_anaemia" }] },
  platelets: { bands: [{ below: 100, condition: "thrombocytopenia" }] },
  // Above the higher of the two sexes' limits (WS/T 404.1-2012).
  alt: { bands: [{ atLeast: 51, condition: "liver_disease" }] },
  homocysteine: { bands: [{ atLeast: 15.1, condition: "hyperhomocysteinaemia" }] },
  // WHO: T-score.
  bone_density_t: {
    bands: [
      { below: -2.49, condition: "osteoporosis" },
      { below: -1, condition: "osteopenia" },
    ],
  },
  vitamin_d_25oh: { bands: [{ below: 50, condition: "vitamin_d_deficiency" }], other: "ng/mL", both: true },
};
/** Blood sugar is judged by the fasting bounds only when it is said to be fasting (ADA; WHO for the lower), otherwise by the bound for any time of day. */
const FASTING: Told = {
  bands: [
    { atLeast: 7, condition: "diabetes" },
    { atLeast: 6.1, condition: "prediabetes" },
  ],
  other: "mg/dL",
};
const ANY_TIME: Told = { bands: [{ atLeast: 11.1, condition: "diabetes" }], other: "mg/dL" };

const toldOf = (id: string, name: string): Told | undefined =>
  id === "glucose_fasting" ? (/空腹|fasting|\bf[pb]g\b/u.test(name) ? FASTING : ANY_TIME) : Object.hasOwn(MEANINGS, id) ? MEANINGS[id] : undefined;

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

const meantBy = (told: Told, value: number): string | undefined =>
  told.bands.find((b) => (b.atLeast === undefined || value >= b.atLeast) && (b.below === undefined || value < b.below))?.condition;

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

  const inUnit = (b: Biomarker, told: Told, number: number, unit: string): string | undefined => {
    const plausible = (n: number): boolean => n >= (b.plausible?.min ?? -Infinity) && n <= (b.plausible?.max ?? Infinity);
    const units = unit === "" ? [b.unit, ...(told.other === undefined ? [] : [told.other])] : [unit];
    const values = units.flatMap((u) => {
      const known = b.units.find((x) => unitKey(x.spelling) === unitKey(u));
      // The bounds are told to one decimal in either convention: 126 mg/dL is 7.0 mmol/L.
      const value = known && (known.factor === 1 ? number : Math.round((number * known.factor + (known.offset ?? 0)) * 10) / 10);
      return value !== undefined && plausible(value) ? [value] : [];
    });
    const [first, ...rest] = values.map((v) => meantBy(told, v));
    return told.both && rest.some((r) => r !== first) ? undefined : first;
  };

  const pressure = (text: string): string | undefined => {
    const [, systolic, diastolic] = PRESSURE.exec(text) ?? [];
    if (systolic === undefined || diastolic === undefined || Number(systolic) <= Number(diastolic)) return undefined;
    const each = (
      [
        ["bp_systolic", systolic],
        ["bp_diastolic", diastolic],
      ] as const
    ).map(([id, n]) => meantBy(MEANINGS[id] ?? { bands: [] }, Number(n)));
    return each.find((c) => c === "hypertension") ?? each.find((c) => c !== undefined);
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
      const told = b && toldOf(b.id, name);
      if (!b || !told) continue;
      const negative = name !== before && (b.plausible?.min ?? 0) < 0;
      const condition = inUnit(b, told, (negative ? -1 : 1) * Number(m[0]), text.slice(m.index + m[0].length).trim());
      if (condition !== undefined) return condition;
    }
    return undefined;
  };
}
