import type { Analyte } from "@nutri/reports";
import { PRINTED } from "./printed-ranges.ts";
import type { Random } from "./random.ts";

/** One printed row and what is true of it. `code` absent: a test we hold no record of, which must not be taken for one we do. */
export type TruthRow = {
  name: string;
  abbr?: string;
  code?: string;
  value: string;
  number?: number;
  comparator?: string;
  unit: string;
  range: string;
  flag: "low" | "normal" | "high" | "abnormal";
  mark: string;
};
export type Sheet = { lang: "zh" | "en"; rows: TruthRow[]; sex: "male" | "female"; age: number; date: string; institution: string; person: string };

/** Names that stand close to those we know, and are something else. */
const STRANGERS: readonly (readonly [zh: string, en: string, unit: string, low: number, high: number, decimals: number])[] = [
  ["载脂蛋白E", "Apolipoprotein E", "mg/L", 27, 49, 1],
  ["补体C1q", "Complement C1q", "mg/L", 159, 233, 0],
  ["糖类抗原50", "CA 50", "U/mL", 0, 25, 1],
  ["碳酸酐酶", "Carbonic anhydrase", "U/L", 10, 40, 0],
  ["视黄醇结合蛋白", "Retinol binding protein", "mg/L", 25, 70, 1],
  ["降钙素", "Calcitonin", "pg/mL", 0, 9, 1],
  ["免疫球蛋白D", "Immunoglobulin D", "mg/L", 1, 154, 0],
  ["尿转铁蛋白", "Urine transferrin", "mg/L", 0, 2, 2],
];
/** Rows told in words, with the id they have (none: not one we know). */
const QUALITIES: readonly (readonly [zh: string, en: string, code: string | undefined])[] = [
  ["尿蛋白", "Urine protein", "urine_protein"],
  ["尿酮体", "Urine ketones", "urine_ketones"],
  ["乙肝表面抗原", "Hepatitis B surface antigen", "hbsag"],
  ["尿亚硝酸盐", "Urine nitrite", "urine_nitrite"],
  ["丙肝抗体", "Hepatitis C antibody", "anti_hcv"],
  ["粪便隐血", "Stool occult blood", "fecal_occult_blood"],
];

const ZH_UNITS: Record<string, string[]> = {
  "10*9/L": ["10^9/L", "×10⁹/L", "10*9/L"],
  "10*12/L": ["10^12/L", "×10¹²/L"],
  "m[IU]/L": ["mIU/L", "μIU/mL"],
  "[IU]/mL": ["IU/mL"],
  "{ratio}": [""],
  "[pH]": [""],
  "mm[Hg]": ["mmHg"],
  "umol/L": ["μmol/L", "umol/L"],
  "ug/L": ["μg/L", "ng/mL"],
  "mL/min/{1.73_m2}": ["mL/min/1.73m²"],
  "kg/m2": ["kg/m²"],
};
const EN_UNITS: Record<string, string[]> = {
  glucose_fasting: ["mg/dL"],
  cholesterol_total: ["mg/dL"],
  hdl_c: ["mg/dL"],
  ldl_c: ["mg/dL"],
  triglycerides: ["mg/dL"],
  creatinine: ["mg/dL"],
  uric_acid: ["mg/dL"],
  calcium: ["mg/dL"],
  hemoglobin: ["g/dL"],
  albumin: ["g/dL"],
  total_protein: ["g/dL"],
  bilirubin_total: ["mg/dL"],
  vitamin_d_25oh: ["ng/mL"],
  vitamin_b12: ["pg/mL"],
  ferritin: ["ng/mL"],
  iron: ["ug/dL"],
  tsh: ["uIU/mL"],
  wbc: ["K/uL", "x10E3/uL"],
  platelets: ["K/uL"],
  folate: ["ng/mL"],
};

const printable = (a: Analyte): boolean =>
  (PRINTED[a.id] !== undefined || a.ranges.some((r) => r.low !== undefined || r.high !== undefined)) &&
  !/^(?:height|weight|bmi|waist|bp_|heart|body_fat|bone|omega|homa)/.test(a.id);
const decimalsFor = (span: number): number => (span >= 60 ? 0 : span >= 8 ? 1 : 2);

function namesOf(a: Analyte, lang: "zh" | "en", r: Random): { name: string; abbr?: string } {
  const abbr = a.aliases.find((x) => /^[A-Z][A-Za-z0-9%#/+-]{1,7}$/.test(x));
  if (lang === "zh")
    return {
      name: r.pick([a.name.zh, a.name.zh, ...a.aliases.filter((x) => /^[\u3400-\u9fff]{3,}$/.test(x) && !/[計數細紅總膽轉鐵鈣鈉鉀]/.test(x))]),
      ...(abbr ? { abbr } : {}),
    };
  return { name: a.name.en, ...(abbr ? { abbr } : {}) };
}

function rowOf(a: Analyte, lang: "zh" | "en", sex: string, age: number, marks: readonly [string, string], r: Random): TruthRow | undefined {
  const printed = PRINTED[a.id];
  const fits = printed
    ? { low: printed[0], high: printed[1] }
    : a.ranges.find(
        (x) =>
          Object.keys(x.when ?? {}).every((k) => k === "sex" || k === "ageYears") &&
          (x.when?.sex ?? sex) === sex &&
          age >= (x.when?.ageYears?.min ?? 0) &&
          age <= (x.when?.ageYears?.max ?? 200),
      );
  if (!fits) return undefined;
  const unit = r.pick((lang === "en" ? EN_UNITS[a.id] : undefined) ?? ZH_UNITS[a.unit] ?? [a.unit.replace(/[[\]{}]/g, "")]);
  const factor = a.units.find((u) => u.spelling.toLowerCase() === unit.replace("μ", "u").toLowerCase() && u.offset === undefined)?.factor ?? 1;
  const scale = (v: number | undefined): number | undefined => (v === undefined ? undefined : v / factor);
  const [low, high] = [scale(fits.low), scale(fits.high)];
  const top = high ?? (low ?? 1) * 2;
  const decimals = decimalsFor(top - (low ?? 0));
  const state = r.pick(["normal", "normal", "normal", "high", "low"] as const);
  const v =
    state === "high" && high !== undefined
      ? top * (1.1 + r.next() * 0.5)
      : state === "low" && low !== undefined && low > 0
        ? low * (0.6 + r.next() * 0.3)
        : (low ?? top * 0.3) + (top - (low ?? top * 0.3)) * (0.1 + 0.8 * r.next());
  const value = v.toFixed(decimals);
  const number = Number(value);
  const [lo, hi] = [low?.toFixed(decimals), high?.toFixed(decimals)];
  const flag = hi !== undefined && number > Number(hi) ? "high" : lo !== undefined && number < Number(lo) ? "low" : "normal";
  const range =
    lo !== undefined && hi !== undefined
      ? r.pick([`${lo}-${hi}`, `${lo}-${hi}`, `${lo}--${hi}`, `${lo}~${hi}`, `${lo} - ${hi}`])
      : hi !== undefined
        ? r.pick([`<${hi}`, `≤${hi}`])
        : r.pick([`>${lo}`, `≥${lo}`]);
  return { ...namesOf(a, lang, r), code: a.id, value, number, unit, range, flag, mark: flag === "high" ? marks[0] : flag === "low" ? marks[1] : "" };
}

function stranger(lang: "zh" | "en", r: Random): TruthRow {
  const [zh, en, unit, low, high, decimals] = r.pick(STRANGERS);
  const number = Number((low + (high - low) * r.next()).toFixed(decimals));
  return { name: lang === "zh" ? zh : en, value: number.toFixed(decimals), number, unit, range: `${low}-${high}`, flag: "normal", mark: "" };
}

function quality(lang: "zh" | "en", r: Random): TruthRow {
  const [zh, en, code] = r.pick(QUALITIES);
  const positive = r.chance(0.3);
  return {
    name: lang === "zh" ? zh : en,
    ...(code ? { code } : {}),
    value: lang === "zh" ? (positive ? "阳性(+)" : "阴性(-)") : positive ? "Positive" : "Negative",
    unit: "",
    range: lang === "zh" ? "阴性" : "Negative",
    flag: positive ? "abnormal" : "normal",
    mark: "",
  };
}

/** A sheet of `n` results drawn from the analytes, with a few strangers and qualitative rows between them. */
export function makeSheet(analytes: readonly Analyte[], lang: "zh" | "en", n: number, r: Random): Sheet {
  const sex = r.pick(["male", "female"] as const);
  const age = r.int(20, 75);
  const marks = r.pick([
    ["↑", "↓"],
    ["H", "L"],
    ["↑", "↓"],
  ] as const);
  const rows = r
    .shuffle(analytes.filter(printable))
    .slice(0, n)
    .flatMap((a) => rowOf(a, lang, sex, age, marks, r) ?? []);
  const extras = [...(r.chance(0.6) ? [stranger(lang, r)] : []), ...(r.chance(0.4) ? [quality(lang, r)] : [])];
  const seen = new Set<string>();
  const all = [...rows, ...extras].filter((row) => !seen.has(row.name) && seen.add(row.name));
  const date = `${r.int(2023, 2025)}-${String(r.int(1, 12)).padStart(2, "0")}-${String(r.int(1, 28)).padStart(2, "0")}`;
  return {
    lang,
    rows: all,
    sex,
    age,
    date,
    institution:
      lang === "zh"
        ? r.pick(["江南市第三人民医院", "东岭县中心医院", "海州大学附属医院"])
        : r.pick(["Maple Ridge Hospital", "Northgate Medical Laboratory", "Harbour Clinic"]),
    person: lang === "zh" ? "张明" : "Alex Marsh",
  };
}
