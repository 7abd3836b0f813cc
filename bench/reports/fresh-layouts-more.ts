/** The English sheets of `fresh-layouts.ts`: a portal's page, a British practice, an Indian laboratory, two sheets on one page, units beside the names. */
import { type Drawn, page, put } from "./panel-layouts.ts";
import type { Pen } from "./pen.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

const sexEn = (s: Sheet): string => (s.sex === "male" ? "Male" : "Female");
const bound = (row: TruthRow): string => row.range.replace(/^[<>]\s*/, "");
const dayUk = (date: string): string => date.split("-").toReversed().join("/");
const dayUs = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

/** A portal printed: one block a test, the name as its heading, the normal range below, the value with its unit at the right. */
const portal: Drawn = {
  name: "portal blocks",
  lang: "en",
  panels: [["portalUs"]],
  pages: (s) =>
    [s.rows.slice(0, 9), s.rows.slice(9)].map((rows, p) =>
      page((pen) => {
        pen.text(40, 36, "MyHealth - Test Details", 12, { bold: true });
        pen.text(555, 36, `Name: ${s.person} | Sex: ${sexEn(s)} | Age: ${s.age}`, 8.5, { anchor: "end" });
        pen.text(40, 60, p ? "COMPREHENSIVE METABOLIC PANEL" : "CBC WITH PLATELETS", 14, { bold: true });
        pen.text(40, 76, `Collected on ${dayUs(s.date)} 9:12 AM`, 9);
        pen.text(40, 96, "Results", 11, { bold: true });
        rows.forEach((row, n) => {
          const y = 122 + n * 62;
          pen.line(36, y - 16, 559, y - 16, 0.4);
          pen.text(40, y, row.name, 11, { bold: true });
          pen.text(40, y + 15, `Normal range: ${row.range.replace(/ ?- ?/, " - ")} ${row.unit}`, 9);
          pen.text(330, y, "Value", 8.5);
          pen.text(330, y + 15, `${row.value} ${row.unit}`, 11);
          if (row.mark) pen.text(460, y + 15, row.flag === "high" ? "High" : "Low", 9.5, { bold: true });
        });
        pen.text(40, 800, `Printed ${dayUs(s.date)}    Page ${p + 1} of 2`, 8);
      }),
    ),
};

/** A British hospital's result print: a star before what is out of range, the range in brackets, advice in lines of its own. */
const ice: Drawn = {
  name: "practice brackets",
  lang: "en",
  panels: [["iceUk"]],
  pages: (s) => [
    page((pen) => {
      pen.text(40, 40, "Harewood NHS Foundation Trust - Pathology", 13, { bold: true });
      put(pen, 60, [40, 250, 400], [`Patient: ${s.person.toUpperCase()}`, `Sex: ${sexEn(s)}`, `Age: ${s.age} yrs`]);
      put(pen, 72, [40, 250, 400], [`Sample collected: ${dayUk(s.date)} 09:20`, "Specimen: Serum", "Lab no: W,24.0551873.K"]);
      pen.line(36, 80, 559, 80, 0.8);
      let y = 100;
      s.rows.forEach((row, n) => {
        const title = new Map([
          [0, "Urea and electrolytes"],
          [4, "Liver function tests / bone profile"],
          [10, "Thyroid, haematinics and others"],
        ]).get(n);
        if (title) {
          pen.text(40, y, title, 10, { bold: true });
          y += 17;
        }
        put(pen, y, [40, 52, 300, 350, 440], [row.mark ? "*" : "", row.name, row.value, row.unit, `(${row.range.replace(/ ?- ?/, " - ")})`], 9.5);
        y += 16;
        if (row.code === "creatinine") {
          pen.text(64, y, "AKI algorithm: no alert. If the patient is unwell repeat within 7 days.", 8.5);
          y += 15;
        }
        if (row.code === "hba1c") {
          pen.text(64, y, "HbA1c 42-47 mmol/mol: high risk of diabetes. 48 mmol/mol or above: diabetes.", 8.5);
          y += 15;
        }
      });
      pen.text(40, y + 12, "Comments: Normal, no action. Viewed by Dr A Whitcombe", 9);
    }),
  ],
};

const STEPS: Readonly<Record<string, readonly string[]>> = {
  hba1c: ["Non-diabetic: 4.0 - 5.6", "Prediabetes: 5.7 - 6.4", "Diabetes: >= 6.5"],
  vitamin_d_25oh: ["Deficiency: < 20", "Insufficiency: 20 - 29", "Sufficiency: 30 - 100"],
};
const withCommas = (text: string): string => text.replace(/\d{4,}/g, (digits) => Number(digits).toLocaleString("en-US"));
/** An Indian laboratory: the method in small letters below the name, commas in the thousands, ranges in steps. */
const pathology: Drawn = {
  name: "method below name",
  lang: "en",
  panels: [["pathIndia"]],
  pages: (s) => {
    for (const row of s.rows) if (row.code && STEPS[row.code] && !row.mark) row.range = "";
    return [
      page(
        (pen) => {
          pen.text(40, 36, "SUNRISE DIAGNOSTICS PVT. LTD.", 14, { bold: true });
          put(pen, 56, [40, 250, 400], [`Patient Name : ${s.person.toUpperCase()}`, `Age / Gender : ${s.age} Y / ${sexEn(s)}`, "Ref. By : SELF"], 8.5);
          put(pen, 68, [40, 250, 400], [`Collected On : ${dayUk(s.date)} 07:45`, `Reported On : ${dayUk(s.date)} 14:10`, "Barcode : B2271938"], 8.5);
          const at = [40, 270, 350, 420];
          put(pen, 92, at, ["Test Name", "Result", "Unit", "Bio. Ref. Interval"], 9.5, true);
          for (const y of [80, 97]) pen.line(36, y, 559, y, 0.8);
          let y = 114;
          s.rows.forEach((row, n) => {
            if (n === 0 || n === 12) {
              pen.text(297, y, n ? "BIOCHEMISTRY" : "COMPLETE BLOOD COUNT (CBC)", 10, { anchor: "middle", bold: true });
              y += 16;
            }
            const steps = STEPS[row.code ?? ""] ?? [withCommas(row.range.replace(/ ?- ?/, " - "))];
            put(pen, y, at, [row.name, `${withCommas(row.value)}${row.mark && ` ${row.mark}`}`, row.unit, steps[0] ?? ""], 9.5);
            pen.text(40, y + 10, `Method : ${["Photometry", "Electrical Impedance", "Calculated", "Flow Cytometry"][n % 4]}`, 6.5);
            steps.slice(1).forEach((step, i) => pen.text(420, y + 12 * (i + 1), step, 9.5));
            y += 14 + 12 * steps.length + 3;
          });
          pen.text(297, y + 12, "~~~ End of Report ~~~", 8.5, { anchor: "middle" });
        },
        595,
        900,
      ),
    ];
  },
};

function order(pen: Pen, s: Sheet, rows: readonly TruthRow[], x: number, title: string): void {
  pen.text(x, 40, s.institution, 11, { bold: true });
  put(pen, 58, [x, x + 140, x + 230], [`Patient: ${s.person}`, `Gender: ${sexEn(s)}`, `Age: ${s.age}`], 8);
  put(pen, 70, [x, x + 140], [`Collected: ${dayUs(s.date)}`, `Reported: ${dayUs(s.date)}`], 8);
  pen.line(x, 76, x + 370, 76, 0.7);
  pen.text(x, 94, title, 10.5, { bold: true });
  const at = [x, x + 150, x + 200, x + 232, x + 300];
  put(pen, 112, at, ["Test", "Result", "Flag", "Reference", "Units"], 8.5, true);
  pen.line(x, 117, x + 370, 117, 0.5);
  rows.forEach((row, n) => {
    const range = row.range.startsWith("<") ? `< ${bound(row)}` : row.range.startsWith(">") ? `> OR = ${bound(row)}` : row.range;
    put(pen, 134 + n * 22, at, [row.name, row.value, row.mark === "" ? "" : row.flag === "high" ? "HIGH" : "LOW", range, row.unit], 9);
  });
  pen.text(x, 150 + rows.length * 22, "Performing site: EN   Medical director: R. Colton, MD", 7.5);
}
/** Two orders of one person printed beside each other on a page laid across. */
const pair: Drawn = {
  name: "two sheets a page",
  lang: "en",
  panels: [["lipidHalf", "thyroidHalf"]],
  unit: (unit) => (unit === "(calc)" ? "" : unit),
  pages: (s) => [
    page(
      (pen) => {
        const [left = [], right = []] = s.panels.map((p) => p.rows);
        order(pen, s, left, 30, "LIPID PANEL, CARDIO");
        pen.line(421, 24, 421, 400, 0.5);
        order(pen, s, right, 442, "THYROID, IRON STUDIES");
      },
      842,
      430,
    ),
  ],
};

const SPELT: Readonly<Record<string, string>> = { "10^9/L": "x 10⁹/L", "10^12/L": "x 10¹²/L", "umol/L": "µmol/L", "mL/min/1.73m2": "mL/min/1.73m²" };
/** The unit stands beside the name in brackets; results, flags and ranges in columns. */
const inName: Drawn = {
  name: "unit beside name",
  lang: "en",
  panels: [["unitsInName"]],
  pages: (s) => [
    page((pen) => {
      pen.text(40, 40, "Kilbrack Regional Laboratory", 14, { bold: true });
      put(pen, 60, [40, 230, 320, 410], [`Name: ${s.person}`, `Sex: ${sexEn(s)}`, `Age: ${s.age}`, `Collected: ${dayUk(s.date)}`]);
      const at = [40, 290, 360, 420];
      put(pen, 88, at, ["Investigation (unit)", "Result", "Flag", "Reference range"], 9.5, true);
      for (const y of [74, 94]) pen.line(36, y, 559, y, 0.8);
      let y = 112;
      s.rows.forEach((row, n) => {
        if (n === 0 || n === 10 || n === 16) {
          pen.fill(36, y - 12, 523, 16, "#e8e8e8");
          pen.text(40, y, n === 0 ? "Full Blood Count" : n === 10 ? "Renal Profile" : "Lipids and minerals", 9.5, { bold: true });
          y += 19;
        }
        put(pen, y, at, [`${row.name} (${SPELT[row.unit] ?? row.unit})`, row.value, row.mark, row.range.replace(/ ?- ?/, " - ")], 9.5);
        y += 18;
      });
      pen.text(40, y + 10, "H above, L below the reference range. Results relate only to the sample received.", 8);
    }),
  ],
};

export const FRESH_ENGLISH: readonly Drawn[] = [portal, ice, pathology, pair, inName];
