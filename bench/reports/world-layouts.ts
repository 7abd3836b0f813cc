/** Sheets of other places and devices: Taiwan's with years of the Republic, an American portal's, a British record, a German finding, a telephone's cards; more in `world-layouts-more.ts`. */
import { type Drawn, headEn, page, put } from "./panel-layouts.ts";
import type { Random } from "./random.ts";
import type { TruthRow } from "./sheet.ts";
import { MORE } from "./world-layouts-more.ts";
import { layOutTurn } from "./turn.ts";

const decimals = (row: TruthRow): number => /\.(\d+)/.exec(row.value)?.[1]?.length ?? 0;
const near = (row: TruthRow, by: number): string => ((row.number ?? 0) * by).toFixed(decimals(row));
const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

/** A day as Taiwan writes it: the year counted from 1912. */
const republic = (date: string): string => `${Number(date.slice(0, 4)) - 1911}/${date.slice(5, 7)}/${date.slice(8)}`;

/** A hospital in Taiwan: names in both scripts, the mark behind the number, this day and a former one as headings. */
const taiwan: Drawn = {
  name: "taiwan years",
  lang: "zh",
  panels: [["taiwanBlood"], ["taiwanChemistry"]],
  pages: (s) => [
    page((pen) => {
      pen.text(297, 42, "仁愛綜合醫院 檢驗報告", 15, { anchor: "middle", bold: true });
      put(pen, 66, [40, 190, 290, 400], ["姓名：林○華", `性別：女`, `年齡：${s.age}歲`, "病歷號碼：00418827"], 9);
      put(pen, 80, [40, 190, 400], ["科別：家庭醫學科", `採檢日期：${republic(s.date)} 08:15`, "檢體：Blood"], 9);
      pen.line(36, 88, 559, 88, 0.8);
      put(pen, 104, [40, 262, 330, 410, 500], ["檢驗項目", republic(s.date), "單位", "參考值", "110/05/03"], 9, true);
      pen.text(40, 122, `◎ ${s.panels[0]?.name === "taiwanBlood" ? "血液常規檢查" : "生化檢查"}`, 9.5, { bold: true });
      s.rows.forEach((row, n) => {
        const y = 140 + n * 18;
        put(
          pen,
          y,
          [40, 262, 330, 410, 500],
          [`${row.name} ${row.abbr ?? ""}`, `${row.value}${row.mark ? `  ${row.flag === "high" ? "H" : "L"}` : ""}`, row.unit, row.range, near(row, 1.04)],
        );
      });
      pen.text(40, 156 + s.rows.length * 18, "H：高於參考值  L：低於參考值  報告醫師：陳○明（檢字第012345號）", 8);
    }),
  ],
};

const openUs = (range: string): string => range.replace(/^>\s*/, "> OR = ").replace(/^<\s*/, "<");

/** An American portal printed: number and range with their units, a remark below what is outside, a chart of former days at the end. */
const portal: Drawn = {
  name: "portal",
  lang: "en",
  panels: [["directUs"], ["directUsBlood"]],
  unit: (unit) => unit.replace(/ ?\(calc\)/, "").replace("% of total Hgb", "%"),
  pages: (s) => [
    page(
      (pen) => {
        headEn(pen, s);
        put(pen, 102, [40, 250, 390, 520], ["Component", "Your Value", "Standard Range", "Flag"], 9, true);
        pen.line(36, 107, 559, 107, 0.6);
        let y = 124;
        for (const row of s.rows) {
          put(
            pen,
            y,
            [40, 250, 390, 520],
            [row.name, `${row.value} ${row.unit}`.trim(), `${openUs(row.range)} ${row.unit}`.trim(), row.mark === "" ? "" : row.flag === "high" ? "H" : "L"],
          );
          y += 17;
          if (row.code === "egfr" || row.code === "hba1c" || row.code === "hdl_c") {
            pen.text(52, y - 5, "Values between 5.7 and 6.4 or under 60 may need a repeat in 3 months.", 7);
            y += 9;
          }
        }
        pen.text(40, y + 16, `${s.rows[0]?.name ?? ""} - past results`, 9, { bold: true });
        [0.9, 1, 1.1, 1.2].forEach((by, n) => pen.text(48, y + 96 - n * 20, s.rows[0] ? near(s.rows[0], by) : "", 7));
        pen.line(70, y + 30, 70, y + 100, 0.6);
        pen.line(70, y + 100, 420, y + 100, 0.6);
        ["Mar 2022", "Apr 2023", "May 2024"].forEach((day, n) => pen.text(100 + n * 110, y + 112, day, 7));
      },
      595,
      842,
    ),
  ],
};

/** A British record, each result an entry of one line. */
const record: Drawn = {
  name: "record",
  lang: "en",
  panels: [["recordUk"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 44, "Northgate Surgery - Patient record extract", 13, { bold: true });
      pen.text(36, 62, `Gender: ${s.sex === "male" ? "Male" : "Female"}   Age: ${s.age}   NHS number withheld`, 9);
      pen.text(36, 84, `${s.date.split("-").toReversed().join("/")}  Blood tests (Abnormal, Make an appointment to see doctor)`, 10, { bold: true });
      s.rows.forEach((row, n) => {
        const end = row.mark === "" ? "" : `; ${row.flag === "high" ? "Above high" : "Below low"} reference limit (ABNORMAL)`;
        pen.text(46, 104 + n * 20, `${row.name}: ${row.value} ${row.unit} [${row.range}]${end}`, 9);
      });
    }),
  ],
};

const comma = (text: string): string => text.replace(/(\d)\.(\d)/g, "$1,$2");

/** A German finding: its own names, decimal commas, `bis` for up to, the former value with its day. */
const german: Drawn = {
  name: "german",
  lang: "en",
  panels: [["german"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 44, "Labor Dr. Seidel & Partner - Laborbefund", 14, { bold: true });
      put(
        pen,
        64,
        [36, 200, 330],
        [`Geb.: 01.01.${Number(s.date.slice(0, 4)) - s.age}`, "Geschlecht: weiblich", `Abnahme: ${s.date.split("-").toReversed().join(".")}`],
        9,
      );
      put(pen, 92, [40, 210, 275, 300, 370, 470], ["Untersuchung", "Ergebnis", "", "Einheit", "Referenz", "Vorwert 11.02.2021"], 9, true);
      pen.line(36, 97, 559, 97, 0.8);
      s.rows.forEach((row, n) =>
        put(
          pen,
          114 + n * 18,
          [40, 210, 275, 300, 370, 470],
          [
            row.name,
            comma(row.value),
            row.mark === "" ? "" : row.flag === "high" ? "+" : "-",
            row.unit,
            comma(row.range.replace(/^<\s*/, "bis ").replace(/ ?- ?/, " - ")),
            comma(near(row, 0.96)),
          ],
        ),
      );
    }),
  ],
};

/** A telephone's small program: one card a result, the number large, unit small behind it, the range and the former number below. */
const mini: Drawn = {
  name: "mini program",
  lang: "zh",
  panels: [["checkUpZh"], ["chemistryZh"]],
  pages: (s) =>
    chunks(s.rows, 7).map((rows) =>
      page(
        (pen) => {
          pen.text(20, 24, "10:26", 12, { bold: true });
          pen.text(195, 50, "检查报告", 15, { anchor: "middle", bold: true });
          pen.text(18, 78, `${s.institution}   ${s.date}`, 10.5);
          rows.forEach((row, n) => {
            const y = 92 + n * 106;
            pen.fill(10, y, 370, 96);
            pen.text(24, y + 24, row.name, 14, { bold: true });
            pen.text(366, y + 24, row.mark === "" ? "正常" : row.flag === "high" ? "偏高" : "偏低", 11, { anchor: "end" });
            const shown = `${row.mark === "" ? "" : row.flag === "high" ? "↑" : "↓"}${row.value}`;
            pen.text(24, y + 56, shown, 24, { bold: true });
            pen.text(34 + shown.length * 13.5, y + 56, row.unit, 10);
            pen.text(24, y + 82, `参考：${row.range}`, 11);
            pen.text(366, y + 82, `上次 ${near(row, 0.97)}（2022-06-11）`, 11, { anchor: "end" });
          });
        },
        390,
        844,
      ),
    ),
};

const ALL: readonly Drawn[] = [taiwan, portal, record, german, mini, ...MORE];

export const layOutWorld = (n: number, r: Random): ReturnType<typeof layOutTurn> => layOutTurn(ALL, n, r);
