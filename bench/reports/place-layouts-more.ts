/** Sheets of English-speaking places: Singapore, two American chains, a British practice, Switzerland in English, India, Australia. */
import { type Drawn, page, put } from "./panel-layouts.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

const former = (row: TruthRow, by: number): string => ((row.number ?? 0) * by).toFixed(/\.(\d+)/.exec(row.value)?.[1]?.length ?? 0);
const sexEn = (s: Sheet): string => (s.sex === "male" ? "Male" : "Female");
const verdict = (row: TruthRow, high: string, low: string, normal = ""): string => (row.flag === "high" ? high : row.flag === "low" ? low : normal);
const bound = (row: TruthRow): string => row.range.replace(/^[<>]\s*/, "");
const dayUs = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
const dayUk = (date: string): string => date.split("-").toReversed().join("/");

/** Singapore: ranges of lipids in steps over several lines, a star and the letter before the number. */
const singapore: Drawn = {
  name: "singapore steps",
  lang: "en",
  panels: [["singapore"]],
  pages: (s) => {
    const body = (rows: readonly TruthRow[], title: string): ReturnType<typeof page> =>
      page((pen) => {
        pen.text(559, 36, "MERIDIAN MEDICAL LABORATORIES PTE LTD", 11, { anchor: "end", bold: true });
        put(
          pen,
          58,
          [36, 230, 330, 430],
          [`NAME : ${s.person.toUpperCase()}`, `SEX : ${sexEn(s).toUpperCase()}`, `AGE : ${s.age} YRS`, "LAB NO : 24-3310982"],
          8.5,
        );
        put(pen, 70, [36, 230], [`COLLECTED : ${dayUk(s.date)} 08:20`, "REF BY : NOVENA FAMILY CLINIC"], 8.5);
        put(pen, 92, [36, 250, 330, 415], ["ANALYTES", "RESULTS", "UNITS", "REF. RANGES"], 9, true);
        pen.line(36, 97, 559, 97, 1);
        pen.text(36, 112, title, 9.5, { bold: true });
        let y = 128;
        for (const row of rows) {
          const steps = /^[<>]/.test(row.range) && row.code !== "hdl_c" && row.code !== "tc_hdl_ratio";
          put(
            pen,
            y,
            [44, 236, 258, 330, 415],
            [
              row.abbr ? `${row.name} (${row.abbr})` : row.name,
              row.mark ? "*" : "",
              `${row.value}${row.mark ? ` ${row.mark}` : ""}`,
              row.unit,
              steps ? `Desirable: < ${bound(row)}` : row.range,
            ],
          );
          if (steps) {
            const next = (Number(bound(row)) * 1.2).toFixed(1);
            pen.text(415, y + 11, `Borderline: ${bound(row)} - ${next}`, 9);
            pen.text(415, y + 22, `High: > ${next}`, 9);
            y += 22;
          }
          y += 17;
        }
        pen.text(36, y + 14, "Remarks: * denotes abnormal result. SAC-SINGLAS accredited tests.", 7.5);
      });
    return [body(s.rows.slice(0, 19), "HAEMATOLOGY / BIOCHEMISTRY"), body(s.rows.slice(19), "LIVER / LIPIDS / HORMONES")];
  },
};

/** An American chain's older sheet: the number under In Range or Out Of Range, the range and its unit as one, a letter for the laboratory. */
const inOut: Drawn = {
  name: "in out notes",
  lang: "en",
  panels: [["seriesUs"]],
  unit: (unit) => unit.replace(/ ?\(calc\)/, "").replace("% of total Hgb", "%"),
  pages: (s) => [
    page((pen) => {
      pen.text(36, 34, "Fairview Clinical Laboratory", 13, { bold: true });
      put(pen, 52, [36, 220, 400], [s.person.toUpperCase().replace(" ", ", "), "SPECIMEN: FV190227K", "CLIENT #: 70811034"], 8.5);
      put(pen, 63, [36, 220, 400], [`AGE: ${s.age}`, `COLLECTED: ${dayUs(s.date)} 09:20 ET`, "MAIL000"], 8.5);
      put(pen, 74, [36, 220], [`GENDER: ${s.sex === "male" ? "M" : "F"}`, `REPORTED: ${dayUs(s.date)} 21:05 ET`], 8.5);
      pen.fill(36, 82, 523, 14);
      put(pen, 92, [40, 230, 310, 390, 535], ["Test Name", "In Range", "Out Of Range", "Reference Range", "Lab"], 8.5, true);
      let y = 110;
      for (const row of s.rows) {
        const range = row.range.startsWith(">") ? `> OR = ${bound(row)}` : row.range.replace(" - ", "-");
        put(pen, y, [44, row.mark ? 310 : 230, 390, 537], [row.name, `${row.value}${row.mark ? ` ${row.mark}` : ""}`, `${range} ${row.unit}`, "KS"], 8.5);
        y += 13;
        if (row.code === "glucose_fasting") {
          pen.text(230, y + 1, "Fasting reference interval", 8);
          y += 16;
        }
        if (row.code === "vitamin_d_25oh") {
          put(pen, y + 1, [60, 60], ["Vitamin D Status       25-OH Vitamin D:", ""], 8);
          put(pen, y + 12, [60, 170], ["Deficiency:", "<20 ng/mL"], 8);
          put(pen, y + 23, [60, 170], ["Insufficiency:", "20 - 29 ng/mL"], 8);
          put(pen, y + 34, [60, 170], ["Optimal:", "> or = 30 ng/mL"], 8);
          y += 48;
        }
        if (row.code === "hba1c") {
          pen.text(60, y + 1, "For the purpose of screening for the presence of diabetes: <5.7% consistent with the absence of diabetes,", 7.5);
          pen.text(60, y + 11, "5.7-6.4% consistent with increased risk for diabetes, > or =6.5% consistent with diabetes.", 7.5);
          y += 24;
        }
      }
    }),
  ],
};

/** Another chain: this result and flag, the former one with its day, levels explained under some rows. */
const current: Drawn = {
  name: "current previous",
  lang: "en",
  panels: [["corpUs"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 38, "Patient Report", 15, { bold: true });
      put(pen, 58, [36, 230, 420], [`Patient: ${s.person.replace(" ", ", ")}`, `DOB: 04/09/${Number(s.date.slice(0, 4)) - s.age}`, `Age: ${s.age}`], 8.5);
      put(pen, 70, [36, 230, 420], ["Patient ID:", "Specimen ID: 163-998-3321-0", `Sex: ${sexEn(s)}`], 8.5);
      put(pen, 82, [36, 230, 420], [`Date Collected: ${dayUs(s.date)}`, `Date Received: ${dayUs(s.date)}`, "Fasting: Yes"], 8.5);
      let y = 106;
      s.rows.forEach((row, n) => {
        if (n % 11 === 0) {
          pen.text(36, y, n === 0 ? "CBC; Comp. Metabolic Panel (14); Lipid Panel" : "Hemoglobin A1c; Thyroid; Vitamins", 10, { bold: true });
          put(pen, y + 16, [52, 200, 306, 422, 484], ["Test", "Current Result and Flag", "Previous Result and Date", "Units", "Reference Interval"], 8, true);
          pen.line(36, y + 20, 559, y + 20, 0.8);
          y += 34;
        }
        pen.text(40, y, row.mark ? "▲" : "", 7);
        put(
          pen,
          y,
          [52, 210, 262, 320, 362, 422, 484],
          [
            row.name,
            row.value,
            verdict(row, "High", "Low"),
            n % 4 === 3 ? "" : former(row, 1.06),
            n % 4 === 3 ? "" : "11/02/2022",
            row.unit,
            row.range.replace(" - ", "-"),
          ],
          9,
          row.mark !== "",
        );
        y += 15;
        const notes =
          row.code === "hba1c"
            ? ["Prediabetes: 5.7 - 6.4", "Diabetes: >6.4", "Glycemic control for adults with diabetes: <7.0"]
            : row.code === "egfr"
              ? ["**Effective March 1 the eGFR is calculated with the 2021 equation**"]
              : [];
        for (const note of notes) {
          pen.text(120, y - 3, note, 7);
          y += 10;
        }
      });
      pen.text(36, 800, "Date Created and Stored: final        Page 2 of 3", 7);
    }),
  ],
};

/** A British practice's printout: each panel a heading with its verdict, rows of name, number and unit, the range in brackets, a remark below. */
const practice: Drawn = {
  name: "report normal",
  lang: "en",
  panels: [["gpUk"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 36, "Dr P. Hale & Partners, Millbrook Surgery", 12, { bold: true });
      put(pen, 54, [36, 250, 400], [`Patient: ${s.person} (${sexEn(s)})`, `Age: ${s.age} years`, "Printed by reception"]);
      let y = 80;
      s.rows.forEach((row, n) => {
        if (n % 6 === 0) {
          const part = s.rows.slice(n, n + 6);
          pen.text(36, y, ["Full blood count", "Urea & electrolytes, liver", "Lipids", "Haematinics and CRP"][n / 6] ?? "Other", 10.5, { bold: true });
          pen.text(220, y, `Report: ${part.some((x) => x.mark) ? "Abnormal, but expected" : "Normal, no further action"}`, 9);
          put(pen, y + 13, [36, 220], [`Specimen: Blood   Collected ${dayUk(s.date)} 11:05`, "Lab: North Region Pathology   Status: Final"], 8);
          y += 30;
        }
        put(pen, y, [50, 290, 350, 420], [row.name, row.value, row.unit, `(${row.range})`]);
        y += 15;
        if (row.mark) {
          pen.text(290, y - 2, row.flag === "high" ? "Above high reference limit" : "Below low reference limit", 8);
          y += 12;
        }
        if (row.code === "creatinine") {
          pen.text(62, y - 1, "Please note change of creatinine method from 1 April. Repeat in 12 months.", 8);
          y += 12;
        }
        if (n % 6 === 5) y += 14;
      });
    }),
  ],
};

/** Switzerland in English: method and range before the result, decimal points, plus signs as marks, the former number with its day in brackets. */
const swiss: Drawn = {
  name: "swiss",
  lang: "en",
  panels: [["swiss"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 40, "Labor am Rheinufer AG  ·  Final report", 13, { bold: true });
      put(
        pen,
        60,
        [36, 220, 360],
        [
          `${s.person}, ${s.sex === "male" ? "m" : "f"}, ${s.age} y`,
          `Sample taken: ${s.date.split("-").toReversed().join(".")} 07:45`,
          "Order no.: 2406-11873",
        ],
      );
      put(pen, 86, [36, 180, 262, 330, 372, 400, 460], ["Analysis", "Material", "Reference", "Result", "", "Unit", "Previous result"], 9, true);
      pen.line(36, 91, 559, 91, 0.6);
      s.rows.forEach((row, n) => {
        const sign = row.mark === "" ? "" : (row.flag === "high" ? "+" : "-").repeat(1 + (n % 2));
        put(
          pen,
          108 + n * 20,
          [36, 180, 262, 330, 372, 400, 460],
          [row.name, n < 7 ? "EDTA blood" : "Serum", row.range, row.value, sign, row.unit, n % 3 ? `${former(row, 0.95)} (14.02.22)` : ""],
        );
      });
      pen.text(36, 124 + s.rows.length * 20, "+/- slightly, ++/-- clearly outside the reference. Validated by Dr. sc. nat. U. Frei, FAMH", 8);
    }),
  ],
};

/** India: the method in small type under each name, ranges by sex and age or by stage over several lines. */
const india: Drawn = {
  name: "india",
  lang: "en",
  panels: [["indiaBlood"], ["indiaChemistry"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 36, "Sanjeevani Diagnostics Ltd.", 14, { bold: true });
      put(pen, 56, [36, 250, 400], [`Name : Ms. ${s.person.toUpperCase()}`, `Age : ${s.age} Years`, `Gender : ${sexEn(s)}`]);
      put(pen, 68, [36, 250, 400], ["Lab No. : 152907340", `Collected : ${dayUk(s.date)} 8:04:00AM`, "Report Status : Final"]);
      put(pen, 90, [36, 280, 350, 430], ["Test Name", "Results", "Units", "Bio. Ref. Interval"], 9.5, true);
      pen.line(36, 95, 559, 95, 0.8);
      let y = 112;
      s.rows.forEach((row, n) => {
        const [low, high] = row.range.split(/\s*-\s*/);
        pen.text(40, y, row.name, 9);
        pen.text(40, y + 10, `(${row.abbr})`, 7);
        pen.text(280, y, row.value, 9, { bold: row.mark !== "" });
        pen.text(350, y, row.unit, 9);
        const lines =
          row.code === "hba1c"
            ? [`Non diabetic : ${row.range}`, "Prediabetes : 5.70 - 6.40", "Diabetes : >= 6.50"]
            : row.code === "vitamin_d_25oh"
              ? ["Deficiency : < 20.00", "Insufficiency : 20.00 - 29.99", `Sufficiency : ${row.range}`]
              : n % 4 === 0 && high !== undefined
                ? [`Male : ${(Number(low) * 1.1).toFixed(1)} - ${(Number(high) * 1.1).toFixed(1)}`, `Female : ${row.range}`]
                : [row.range];
        lines.forEach((line, i) => pen.text(430, y + i * 10, line, 8.5));
        y += Math.max(26, 8 + lines.length * 10);
      });
      pen.text(36, y + 10, "Note: 1. Test results are for the information of the referring doctor. 2. Repeat after 3 months.", 7.5);
    }),
  ],
};

/** Australia: cumulative, the days as columns and the newest on the right, the mark before the number, units and range last. */
const australia: Drawn = {
  name: "australia cumulative",
  lang: "en",
  panels: [["australia"]],
  pages: (s) => {
    const year = Number(s.date.slice(0, 4));
    const days = [
      `12/03/${String(year - 3).slice(2)}`,
      `04/08/${String(year - 2).slice(2)}`,
      `21/11/${String(year - 1).slice(2)}`,
      `${s.date.slice(8)}/${s.date.slice(5, 7)}/${s.date.slice(2, 4)}`,
    ];
    return [
      page((pen) => {
        pen.text(36, 38, "SOUTHERN CROSS PATHOLOGY", 13, { bold: true });
        put(pen, 58, [36, 220, 300, 400], [s.person.toUpperCase(), `Sex: ${s.sex === "male" ? "M" : "F"}`, `Age: ${s.age} yrs`, "Medicare: not shown"]);
        put(pen, 70, [36, 300], ["Referred by: Dr A. Nguyen, Bayside Medical Centre", "Copy to: -"]);
        pen.text(36, 94, "CUMULATIVE SERUM BIOCHEMISTRY", 10.5, { bold: true });
        const at = [36, 170, 228, 286, 344, 410, 492];
        put(pen, 112, at, ["Date", ...days, "", ""], 8.5, true);
        put(pen, 124, at, ["Time", "0915", "0840", "1010", "0825", "", ""], 8.5);
        put(pen, 136, at, ["Lab No", "30118821", "31440127", "32907715", "34551902", "Units", "Ref. Range"], 8.5);
        pen.line(36, 141, 559, 141, 0.6);
        s.rows.forEach((row, n) => {
          const y = 156 + n * 16;
          put(pen, y, at, [
            row.name,
            former(row, 0.9),
            former(row, 0.97),
            n % 5 === 2 ? "" : former(row, 1.04),
            `${row.mark ? `${row.mark} ` : ""}${row.value}`,
            row.unit,
            `(${row.range})`,
          ]);
        });
        pen.text(36, 172 + s.rows.length * 16, `Comments on Lab No 34551902: Results are consistent with the previous pattern.`, 8.5);
      }),
    ];
  },
};

export const ENGLISH: readonly Drawn[] = [singapore, inOut, current, practice, swiss, india, australia];
