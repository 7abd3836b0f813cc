import { type Page, toPdf } from "@nutri/reports/testing/pdf";
import { layOut } from "./layout.ts";
import { random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

type Lang = Sheet["lang"];
type Result = readonly [zh: string, en: string, code: string, value: string, unit: string, low: number | undefined, high: number];

/** Low iron stores and vitamin D, high LDL, the rest within the range. */
const RESULTS: readonly Result[] = [
  ["血红蛋白", "Hemoglobin", "hemoglobin", "121", "g/L", 115, 150],
  ["铁蛋白", "Ferritin", "ferritin", "9.2", "ug/L", 15, 150],
  ["25-羟维生素D", "25-hydroxyvitamin D", "vitamin_d_25oh", "41", "nmol/L", 50, 125],
  ["低密度脂蛋白胆固醇", "LDL cholesterol", "ldl_c", "3.62", "mmol/L", undefined, 3.4],
  ["空腹血糖", "Fasting glucose", "glucose_fasting", "5.1", "mmol/L", 3.9, 6.1],
  ["丙氨酸氨基转移酶", "Alanine aminotransferase", "alt", "18", "U/L", 7, 40],
  ["尿酸", "Uric acid", "uric_acid", "312", "umol/L", 155, 357],
  ["促甲状腺激素", "TSH", "tsh", "2.31", "mIU/L", 0.55, 4.78],
];

function rowOf([zh, en, code, usual, unit, low, high]: Result, { lang, values = {} }: Known): TruthRow {
  const value = values[code] ?? usual;
  const number = Number(value);
  const flag = number > high ? "high" : low !== undefined && number < low ? "low" : "normal";
  return {
    name: lang === "zh" ? zh : en,
    code,
    value,
    number,
    unit,
    range: low === undefined ? `<${high}` : `${low}-${high}`,
    flag,
    mark: { high: "↑", low: "↓", normal: "" }[flag],
  };
}

export type Known = { lang: Lang; sex?: Sheet["sex"]; age?: number; date?: string; values?: Readonly<Record<string, string>>; covers?: number };

const PREPARE = {
  zh: ["健康体检须知", "体检前一天请清淡饮食，早些休息。", "抽血当天早上请空腹到院，可以喝少量白水。"],
  en: ["Before your health check", "Please eat lightly on the day before and go to bed early.", "Come without breakfast; a little water is fine."],
} as const;

/** A page of a booklet that holds no result. */
const cover = (lang: Lang): Page => ({
  width: 595,
  height: 842,
  marks: PREPARE[lang].map((text, i) => ({ kind: "text", x: 60, y: 120 + i * 30, size: 14, text, anchor: "start" })),
});

/** The same small report of one person each time, as a PDF with a text layer. `values` replaces results by their code, `covers` puts so many pages without a result before it. */
export function knownPdf(known: Known): Uint8Array {
  const { lang, sex = "female", age = 34, date = "2026-06-12", covers = 0 } = known;
  const rows = RESULTS.map((result) => rowOf(result, known));
  const institution = lang === "zh" ? "江南市第三人民医院" : "Northgate Medical Laboratory";
  const sheet: Sheet = { lang, rows, sex, age, date, institution, person: lang === "zh" ? "张明" : "Alex Marsh" };
  return toPdf([...Array.from({ length: covers }, () => cover(lang)), ...layOut(sheet, random(7)).pages]);
}
