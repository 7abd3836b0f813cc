/** Sheets whose results do not stand in a plain table: days across or down, cells of two lines, forms of labels, measures of the body, a letter. */
import type { Page } from "@nutri/reports/testing/pdf";
import { type Drawn, headEn, headZh, page, put } from "./panel-layouts.ts";
import { panelSheet } from "./panel-sheet.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

const decimals = (row: TruthRow): number => /\.(\d+)/.exec(row.value)?.[1]?.length ?? 0;
const near = (row: TruthRow, by: number): string => (row.number === undefined ? row.value : (row.number * by).toFixed(decimals(row)));
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const inWords = (date: string): string => `${date.slice(8)}-${MONTHS[Number(date.slice(5, 7)) - 1]}-${date.slice(0, 4)}`;
/** `rows` false: nothing on it is a result one could be sure of. */
type Form = Drawn & { rows?: false };

/** A hospital's flow sheet: days with the month in letters as headings, the newest on the left or on the right, the mark beside the number. */
const flow: Form = {
  name: "flow sheet",
  lang: "en",
  panels: [["flowUs"]],
  pages: (s, r) => {
    const newestFirst = r.chance(0.5);
    const days = [inWords(s.date), "02-Nov-2022", "14-Mar-2022"];
    const at = newestFirst ? [200, 280, 360] : [360, 280, 200];
    return [
      page((pen) => {
        headEn(pen, s);
        put(pen, 104, [40, 440, 520], ["Component", "Units", "Ref Range"], 9, true);
        days.forEach((day, i) => pen.text(at[i] ?? 0, 104, day, 9, { bold: true }));
        s.rows.forEach((row, n) => {
          const y = 122 + n * 18;
          put(pen, y, [40, 440, 520], [row.name, row.unit, row.range]);
          days.forEach((_, i) =>
            pen.text(at[i] ?? 0, y, i === 0 ? `${row.value}${row.mark ? ` (${row.flag === "high" ? "H" : "L"})` : ""}` : near(row, 1 + 0.06 * i)),
          );
        });
      }),
    ];
  },
};

/** Follow-up: a line for each day, a column for each test, units and ranges on lines of their own. */
const transposed: Form = {
  name: "days down",
  lang: "zh",
  panels: [["bloodZh"], ["liverZh"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(421, 40, `${s.institution}历次检验结果`, 14, { anchor: "middle", bold: true });
        const rows = s.rows.filter((row) => row.number !== undefined);
        for (const [block, part] of [rows.slice(0, 9), rows.slice(9, 18), rows.slice(18)].entries()) {
          const y = 80 + block * 130;
          pen.text(30, y, "检验日期", 9, { bold: true });
          part.forEach((row, n) => pen.text(120 + n * 76, y, row.abbr ?? row.name, 9, { bold: true }));
          const lines: readonly (readonly [string, (row: TruthRow) => string])[] = [
            ["单位", (row) => row.unit],
            ["参考值", (row) => row.range],
            [s.date, (row) => `${row.value}${row.mark}`],
            ["2022-10-08", (row) => near(row, 1.05)],
            ["2022-04-11", (row) => near(row, 0.94)],
          ];
          lines.forEach(([label, of], i) => {
            pen.text(30, y + 18 + i * 18, label, 9);
            part.forEach((row, n) => pen.text(120 + n * 76, y + 18 + i * 18, of(row), 8.5));
          });
        }
      },
      842,
      595,
    ),
  ],
};

/** A grid of tall cells: the name in two languages on two lines, everything else in the middle of the cell's height. */
const tall: Form = {
  name: "tall cells",
  lang: "en",
  panels: [["hongKong"]],
  pages: (s) => [
    page((pen) => {
      headEn(pen, s);
      put(pen, 100, [40, 230, 310, 400, 500], ["Test 檢驗項目", "Result 結果", "Unit 單位", "Reference 參考值", "Flag"], 9, true);
      s.rows.forEach((row, n) => {
        const y = 120 + n * 28;
        pen.text(40, y, row.name, 9);
        pen.text(40, y + 11, row.abbr ?? "", 9);
        put(pen, y + 5.5, [230, 310, 400, 500], [row.value, row.unit, row.range, row.mark]);
        pen.line(36, y + 15, 559, y + 15, 0.4);
      });
    }),
  ],
};

/** Narrow columns in which units and ranges run over two lines. */
const wrapped: Form = {
  name: "wrapped cells",
  lang: "zh",
  panels: [["chemistryZh"], ["hormonesZh"]],
  pages: (s) => [
    page((pen) => {
      headZh(pen, s, "检验报告单");
      put(pen, 122, [40, 150, 200, 235, 290], ["检验项目", "结果", "提示", "单位", "参考区间"], 9, true);
      s.rows.forEach((row, n) => {
        const y = 140 + n * 27;
        const cut = row.name.length > 7 ? 7 : row.name.length;
        pen.text(40, y, row.name.slice(0, cut));
        pen.text(40, y + 11, row.name.slice(cut));
        put(pen, y, [150, 200, 235], [row.value, row.mark, row.unit]);
        const [low, high] = row.range.split(/(?<=[-~])(?=[\d.]+$)/);
        pen.text(290, y, low ?? "");
        pen.text(290, y + 11, high ?? "");
      });
    }),
  ],
};

/** Each result a small form of labels. */
const labelled: Form = {
  name: "labels",
  lang: "en",
  panels: [["hongKong"]],
  pages: (s) =>
    [s.rows.slice(0, 11), s.rows.slice(11, 22), s.rows.slice(22)]
      .filter((part) => part.length > 0)
      .map((part) =>
        page((pen) => {
          headEn(pen, s);
          part.forEach((row, n) => {
            const y = 104 + n * 62;
            pen.text(40, y, `Test: ${row.name}`, 10, { bold: true });
            pen.text(56, y + 14, `Result: ${row.value} ${row.unit}`, 10);
            pen.text(56, y + 28, `Reference interval: ${row.range}`, 10);
            pen.text(56, y + 42, `Status: ${row.mark === "" ? "Normal" : row.flag === "high" ? "High" : "Low"}`, 10);
          });
        }),
      ),
};

/** The general part of a check-up: girth, pressure as one, and what a body scale tells. */
const body: Form = {
  name: "body",
  lang: "zh",
  panels: [["bodyZh"]],
  pages: (s) => [
    page((pen) => {
      headZh(pen, s, "健康体检报告");
      pen.text(40, 126, "一般检查", 11, { bold: true });
      put(pen, 146, [40, 220, 330, 430], ["检查项目", "检查结果", "单位", "参考范围"], 9, true);
      const by = new Map(s.rows.map((row) => [row.code, row]));
      const [high, low] = [by.get("bp_systolic"), by.get("bp_diastolic")];
      let y = 164;
      for (const row of s.rows) {
        if (row.code === "bp_diastolic") continue;
        if (row.code === "bp_systolic") put(pen, y, [40, 220, 330, 430], ["血压", `${high?.value}/${low?.value}`, "mmHg", "90-139/60-89"]);
        else put(pen, y, [40, 220, 330, 430], [row.name, `${row.value}${row.mark}`, row.unit, row.range]);
        y += 18;
      }
    }),
  ],
};

/** A letter that tells results in a line of abbreviations without units: nothing of it is sure. */
const letter: Form = {
  name: "letter",
  lang: "en",
  panels: [["flowUs"]],
  rows: false,
  pages: (s) => [
    page((pen) => {
      pen.text(40, 50, "Northgate General Hospital - Discharge summary", 13, { bold: true });
      pen.text(40, 76, `Bloods on ${inWords(s.date)}:`, 10);
      s.rows.forEach((row, n) =>
        pen.text(40 + (n % 6) * 88, 96 + Math.floor(n / 6) * 16, `${row.name.slice(0, 12)} ${row.value}${n % 6 === 5 ? "." : ","}`, 9),
      );
      pen.text(40, 180, "On admission potassium was 6.2 and fell to 4.4 mmol/L after treatment. Creatinine peaked at 2.31 mg/dL.", 10);
      pen.text(40, 196, "Please repeat sodium in 2 weeks, target 135-145 mmol/L.", 10);
    }),
  ],
};

const ALL: readonly Form[] = [flow, transposed, tall, wrapped, labelled, body, letter];

/** Sheet `n` in the form whose turn it is. */
export function layOutForm(n: number, r: Random): { sheet: Sheet; pages: Page[]; name: string } {
  const kind = ALL[n % ALL.length] as Form;
  const panels = kind.panels[Math.floor(n / ALL.length) % kind.panels.length] ?? [];
  const sheet = panelSheet(panels, kind.lang, r);
  const pages = kind.pages(sheet, r);
  return { sheet: kind.rows === false ? { ...sheet, rows: [] } : sheet, pages, name: kind.name };
}
