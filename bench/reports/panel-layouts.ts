/**
 * Layouts that real sheets have, each with the panels that come in it. None of them was looked at while the reader was made; the
 * first figures they gave are in the history of this file.
 */
import type { Mark, Page } from "@nutri/reports/testing/pdf";
import type { panelSheet } from "./panel-sheet.ts";
import type { PanelName } from "./panel-sheet.ts";
import { type Pen, penOf } from "./pen.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

type PanelSheet = ReturnType<typeof panelSheet>;
export type Drawn = {
  name: string;
  lang: Sheet["lang"];
  panels: readonly (readonly PanelName[])[];
  unit?: (unit: string) => string;
  /** No range is printed: what has no mark then has no flag that could be right or wrong. */
  ranges?: false;
  pages: (sheet: PanelSheet, r: Random) => Page[];
};

export const page = (draw: (pen: Pen) => void, width = 595, height = 842): Page => {
  const marks: Mark[] = [];
  draw(penOf(marks));
  return { width, height, marks };
};
export const put = (pen: Pen, y: number, places: readonly number[], texts: readonly string[], size = 9, bold = false): void =>
  texts.forEach((text, i) => pen.text(places[i] ?? 0, y, text, size, { bold }));

export const headZh = (pen: Pen, s: Sheet, title: string): void => {
  pen.text(297, 46, s.institution, 15, { anchor: "middle", bold: true });
  pen.text(297, 66, title, 12, { anchor: "middle" });
  put(pen, 88, [40, 150, 230, 320, 440], [`姓名：${s.person}`, `性别：${s.sex === "male" ? "男" : "女"}`, `年龄：${s.age}岁`, "样本类型：静脉血", "床号：12"]);
  put(pen, 102, [40, 230, 320], ["门诊号：20098731", "送检医生：周宁", `采样时间：${s.date} 07:52`]);
  pen.line(36, 108, 559, 108, 0.8);
};
export const headEn = (pen: Pen, s: Sheet): void => {
  pen.text(36, 44, s.institution, 14, { bold: true });
  put(pen, 62, [36, 220, 290, 370], [`Patient: ${s.person}`, `Sex: ${s.sex === "male" ? "M" : "F"}`, `Age: ${s.age}`, "Specimen ID: 071-225-0934-0"]);
  put(pen, 75, [36, 220, 370], [`Date Collected: ${s.date}`, "Date Reported: see below", "Fasting: Y"]);
  pen.line(36, 81, 559, 81, 0.8);
};
const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
const withUnit = (row: TruthRow): string => `${row.value}${row.unit ? ` ${row.unit}` : ""}`;

/** Two halves with a rule between, four columns each, the arrow hard against the number. */
const twin: Drawn = {
  name: "twin",
  lang: "zh",
  panels: [["liverZh", "chemistryZh"], ["bloodZh"], ["hormonesZh", "tumourZh"]],
  pages: (s) => [
    page((pen) => {
      headZh(pen, s, "检验报告单");
      const per = Math.ceil(s.rows.length / 2);
      chunks(s.rows, per).forEach((rows, half) => {
        const x = 38 + half * 262;
        put(pen, 121, [x, x + 96, x + 138, x + 190], ["项目", "结果", "单位", "参考值"], 8.5, true);
        rows.forEach((row, n) => put(pen, 137 + n * 15, [x, x + 96, x + 138, x + 190], [row.name, `${row.value}${row.mark}`, row.unit, row.range], 7.5));
      });
      pen.line(297, 110, 297, 140 + per * 15, 0.6);
      put(pen, 160 + per * 15, [40, 200, 340], ["检验者：何川", "审核者：林立", `报告时间：${s.date} 16:20`], 8.5);
    }),
  ],
};

/** The mark in a column of its own in front of the result; the heading of that column is empty. */
const markFirst: Drawn = {
  name: "mark first",
  lang: "zh",
  panels: [["bloodZh"], ["liverZh"], ["vitaminsZh"]],
  pages: (s) => [
    page((pen) => {
      headZh(pen, s, "检验结果报告单");
      put(pen, 122, [40, 62, 120, 285, 360, 440], ["No", "代码", "检验项目", "检验结果", "单位", "参考区间"], 9, true);
      pen.line(36, 127, 559, 127, 0.6);
      s.rows.forEach((row, n) =>
        put(pen, 142 + n * 16, [40, 62, 120, 268, 285, 360, 440], [String(n + 1), row.abbr ?? "", row.name, row.mark, row.value, row.unit, row.range]),
      );
    }),
  ],
};

/** An American chain: panel names between rules, the site's number as a last column, the limit of an open range as it is. */
const chainUs: Drawn = {
  name: "chain us",
  lang: "en",
  panels: [["bloodUs"], ["metabolicUs"], ["specialUs"], ["bloodUs", "specialUs"]],
  pages: (s) =>
    chunks(s.rows, 40).map((rows, n) =>
      page((pen) => {
        headEn(pen, s);
        pen.text(36, 96, `General Comments & Additional Information: page ${n + 1}`, 7);
        put(pen, 112, [50, 250, 310, 360, 430, 540], ["TESTS", "RESULT", "FLAG", "UNITS", "REFERENCE INTERVAL", "LAB"], 8, true);
        pen.line(36, 116, 559, 116, 0.6);
        pen.text(36, 128, "CBC With Differential/Platelet", 9, { bold: true });
        rows.forEach((row, i) =>
          put(
            pen,
            142 + i * 15,
            [50, 250, 310, 360, 430, 542],
            [
              row.name,
              row.value,
              row.mark === "" ? "" : row.flag === "high" ? "High" : "Low",
              row.unit,
              row.range.includes("-") ? row.range : row.range.replace(/^([<>])/, "$1 "),
              "01",
            ],
            8.5,
            row.mark !== "",
          ),
        );
        pen.text(36, 770, "01 BN Fairview Burlington   1447 York Court, 27215   Dir: Sanjai Nagendra, MD   Phone: 800-762-4344", 7);
      }),
    ),
};

/** In and out of range in columns, a lab's letters after, words of explanation between the rows. */
const columnsUs: Drawn = {
  name: "in/out us",
  lang: "en",
  panels: [["metabolicUs"], ["specialUs"]],
  pages: (s) => [
    page((pen) => {
      headEn(pen, s);
      put(pen, 100, [40, 240, 310, 400, 535], ["Test Name", "In Range", "Out Of Range", "Reference Range", "Lab"], 8.5, true);
      pen.text(40, 116, "COMPREHENSIVE METABOLIC PANEL W/EGFR", 8.5, { bold: true });
      let y = 130;
      s.rows.forEach((row, n) => {
        put(
          pen,
          y,
          [52, row.mark ? 310 : 240, 400, 535],
          [row.name.toUpperCase(), `${row.value}${row.mark ? `  ${row.mark}` : ""}`, `${row.range} ${row.unit}`.trim(), n % 3 ? "" : "EN"],
          8.5,
        );
        y += 14;
        if (row.code === "glucose_fasting" || row.code === "hba1c" || row.code === "vitamin_d_25oh") {
          pen.text(240, y, "For someone without known diabetes, a value", 7.5);
          pen.text(240, y + 10, "between 100 and 125 mg/dL is consistent with prediabetes.", 7.5);
          y += 24;
        }
      });
    }),
  ],
};

/** A practice's screen: name and a code, number with unit, the range in square brackets, a verdict by the doctor. */
const practiceUk: Drawn = {
  name: "practice uk",
  lang: "en",
  panels: [["practiceUk"]],
  pages: (s) => [
    page((pen) => {
      headEn(pen, s);
      let y = 100;
      s.rows.forEach((row, n) => {
        if (n % 12 === 0) {
          pen.text(36, y, ["Full blood count - FBC (424..)", "Urea and electrolytes (XaIRM)", "Thyroid, haematinics"][n / 12] ?? "Other", 9.5, { bold: true });
          pen.text(380, y, n % 24 === 0 ? "Normal - no action" : "Abnormal - make appointment", 8);
          y += 16;
        }
        put(
          pen,
          y,
          [46, 285, 390, 480],
          [`${row.mark ? "(!) " : ""}${row.name}`, withUnit(row), `[${row.range}]`, row.mark === "" ? "" : row.flag === "high" ? "Above range" : "Below range"],
          8.5,
        );
        y += 15;
      });
    }),
  ],
};

/** Traditional characters, the order of Japan and Taiwan: item, result, mark, unit, 參考值, with a method in front. */
const taiwan: Drawn = {
  name: "taiwan",
  lang: "zh",
  panels: [["traditional"]],
  pages: (s) => [
    page((pen) => {
      pen.text(297, 48, "健康檢查報告書", 15, { anchor: "middle", bold: true });
      put(pen, 76, [40, 160, 240, 340], [`姓名：${s.person}`, "性別：女", `年齡：${s.age}歲`, `採檢日期：${s.date.replaceAll("-", "/")}`]);
      put(pen, 108, [40, 170, 270, 330, 380, 460], ["檢驗項目", "英文名稱", "檢驗值", "判定", "單位", "參考值"], 9.5, true);
      s.rows.forEach((row, n) => put(pen, 126 + n * 17, [40, 170, 270, 330, 380, 460], [row.name, row.abbr ?? "", row.value, row.mark, row.unit, row.range]));
    }),
  ],
};

/** Number and unit as one, ranges without a unit, the arrow after both. */
const merged: Drawn = {
  name: "merged",
  lang: "zh",
  panels: [["chemistryZh"], ["hormonesZh"], ["clottingZh", "tumourZh"]],
  pages: (s) => [
    page((pen) => {
      headZh(pen, s, "门诊检验报告");
      put(pen, 124, [40, 250, 400], ["检验项目", "结果", "参考范围"], 9.5, true);
      s.rows.forEach((row, n) =>
        put(
          pen,
          142 + n * 17,
          [40, 250, 400],
          [row.abbr ? `${row.name}（${row.abbr}）` : row.name, `${withUnit(row)}${row.mark ? ` ${row.mark}` : ""}`, row.range],
        ),
      );
    }),
  ],
};

/** A range for men and one for women, each on a line of its own. */
const twoLines: Drawn = {
  name: "two lines",
  lang: "zh",
  panels: [["bloodZh"], ["chemistryZh"]],
  pages: (s) => [
    page((pen) => {
      headZh(pen, s, "血液检验报告");
      put(pen, 122, [40, 210, 275, 320, 400], ["项目名称", "结果", "标志", "单位", "参考区间"], 9, true);
      let y = 138;
      s.rows.forEach((row, n) => {
        const both = n % 3 === 0 && row.range.includes("-") && !row.range.startsWith("<");
        put(pen, y, [40, 210, 275, 320, 400], [row.name, row.value, row.mark, row.unit, both ? `女:${row.range}` : row.range], 8.5);
        if (both)
          pen.text(400, y + 10, `男:${row.range.replace(/\d+(?:\.\d+)?/g, (d) => (Number(d) * 1.15).toFixed(/\.(\d+)/.exec(d)?.[1]?.length ?? 0))}`, 8.5);
        y += both ? 25 : 15;
      });
    }),
  ],
};

/** The portal's way: name and number on one line, the range with its unit under it, and a bar with the ends of the range. */
const underName: Drawn = {
  name: "under name",
  lang: "en",
  panels: [["bloodUs"], ["metabolicUs"], ["specialUs"]],
  pages: (s) =>
    chunks(s.rows, 14).map((rows) =>
      page((pen) => {
        headEn(pen, s);
        rows.forEach((row, n) => {
          const y = 104 + n * 50;
          put(pen, y, [40], [row.name], 11, true);
          pen.text(40, y + 13, row.range.includes("-") ? `Normal range: ${row.range} ${row.unit}` : `Normal value: ${row.range} ${row.unit}`, 8);
          pen.line(300, y + 6, 520, y + 6, 3);
          const [low, high] = row.range.split(/ ?- ?/);
          if (high) put(pen, y + 20, [350, 470], [low ?? "", high], 7);
          pen.text(410, y, withUnit(row), 10, { anchor: "middle", bold: true });
          if (row.mark) pen.text(530, y, row.flag === "high" ? "High" : "Low", 8);
        });
      }),
    ),
};

export const FIRST: readonly Drawn[] = [twin, markFirst, chainUs, columnsUs, practiceUk, taiwan, merged, twoLines, underName];
