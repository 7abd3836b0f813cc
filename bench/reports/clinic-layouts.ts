/** Sheets as people hand them in, each drawn after a kind of place: a large hospital's, a check-up centre's, a community clinic's, Hong Kong's, an American chain's, a health app's, a clinic's on the continent. */
import { type Drawn, page, put } from "./panel-layouts.ts";
import type { Pen } from "./pen.ts";
import type { Random } from "./random.ts";
import type { TruthRow } from "./sheet.ts";
import { layOutTurn } from "./turn.ts";

const near = (row: TruthRow, by: number): string =>
  row.number === undefined ? row.value : (row.number * by).toFixed(/\.(\d+)/.exec(row.value)?.[1]?.length ?? 0);
const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
/** Width of a text in the fonts drawn with, in heights. */
const wide = (text: string): number => [...text].reduce((s, c) => s + (/[\u2e80-\uffff]/.test(c) ? 1 : 0.56), 0);

/** `10^9/L` with its exponent small and raised, as word processors set it. */
function unitAt(pen: Pen, x: number, y: number, unit: string, size: number): void {
  const m = /^(.*10)\^(\d+)(.*)$/.exec(unit);
  if (!m) return pen.text(x, y, unit, size);
  const [, base = "", power = "", rest = ""] = m;
  pen.text(x, y, base, size);
  pen.text(x + wide(base) * size, y - size * 0.35, power, size * 0.62);
  pen.text(x + wide(base) * size + wide(power) * size * 0.62, y, rest, size);
}

/** A large hospital's half page: two tables beside each other in a box, accredited tests with a star, numbers set right, raised exponents. */
const hospital: Drawn = {
  name: "hospital",
  lang: "zh",
  panels: [["liverZh", "chemistryZh"], ["bloodZh"], ["hormonesZh", "clottingZh"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(421, 34, `${s.institution}检验报告单`, 15, { anchor: "middle", bold: true });
        pen.text(700, 34, "条码号 2208150047", 8);
        put(
          pen,
          56,
          [30, 150, 250, 350, 520, 660],
          [`姓名: ${s.person}`, `性别: ${s.sex === "male" ? "男" : "女"}`, `年龄: ${s.age}岁`, "科别: 内分泌科门诊", "病历号: 10088231", "样本: 血清"],
        );
        pen.line(26, 62, 816, 62, 1);
        const per = Math.ceil(s.rows.length / 2);
        chunks(s.rows, per).forEach((rows, half) => {
          const x = 28 + half * 397;
          const at = [x, x + 16, x + 160, x + 228, x + 240, x + 305] as const;
          put(pen, 76, [at[0], at[1], x + 198, at[4], at[5]], ["№", "检验项目", "结果", "单位", "参考区间"], 8.5, true);
          pen.line(x - 2, 80, x + 387, 80, 0.5);
          rows.forEach((row, n) => {
            const y = 94 + n * 17;
            pen.text(at[0], y, String(half * per + n + 1), 8);
            pen.text(at[1], y, `${n % 3 === 0 ? "★" : ""}${row.name}`, 8.5);
            pen.text(at[3], y, row.value, 8.5, { anchor: "end", bold: row.mark !== "" });
            pen.text(at[3] + 2, y, row.mark, 8.5);
            unitAt(pen, at[4] + 4, y, row.unit, 8);
            pen.text(at[5], y, row.range, 8.5);
          });
        });
        pen.line(421, 62, 421, 92 + per * 17, 0.6);
        const y = 96 + per * 17;
        pen.line(26, y, 816, y, 1);
        put(
          pen,
          y + 14,
          [30, 220, 430, 600],
          [`采集时间: ${s.date} 07:31`, `接收时间: ${s.date} 08:05`, `报告时间: ${s.date} 11:26`, "检验: 郑岚 审核: 邵一"],
          8,
        );
        pen.text(30, y + 28, "★为互认项目。此报告仅对送检标本负责，如有疑问请于7日内提出。", 7.5);
      },
      842,
      595,
    ),
  ],
};

/** A check-up centre: this time and last time under their dates, the verdict in words, the unit inside the range. */
const checkUp: Drawn = {
  name: "check-up",
  lang: "zh",
  panels: [
    ["bloodZh", "liverZh"],
    ["chemistryZh", "urineZh"],
    ["vitaminsZh", "tumourZh"],
  ],
  pages: (s) =>
    s.panels.map(({ name, rows }, i) =>
      page((pen) => {
        pen.text(40, 36, `${s.institution}  体检编号 ${s.date.replaceAll("-", "")}0216`, 8.5);
        pen.text(470, 36, `${s.person}  ${s.sex === "male" ? "男" : "女"}  ${s.age}岁`, 8.5);
        pen.line(36, 42, 559, 42, 0.5);
        pen.text(40, 66, `${i + 1}. ${name.startsWith("urine") ? "尿常规" : "实验室检查"}`, 13, { bold: true });
        put(pen, 88, [40, 210, 290, 350, 430], ["检查项目", `本次 ${s.date}`, "", "上次 2021-06-09", "参考范围"], 8.5, true);
        rows.forEach((row, n) => {
          const y = 106 + n * 19;
          put(
            pen,
            y,
            [40, 215, 262, 365, 430],
            [
              row.name,
              row.value,
              row.mark === "" ? "" : row.flag === "high" ? "偏高" : "偏低",
              row.number === undefined ? row.value : near(row, 0.94),
              `${row.range} ${row.unit}`.trim(),
            ],
          );
          pen.line(36, y + 6, 559, y + 6, 0.3);
        });
        pen.text(40, 118 + rows.length * 19, `体检日期：${s.date}   录入：沈安`, 8.5);
      }),
    ),
};

/** A community clinic's strip of thermal paper: the result with its range in brackets on a second line. */
const strip: Drawn = {
  name: "strip",
  lang: "zh",
  panels: [["communityZh"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(110, 26, "社区卫生服务中心", 12, { anchor: "middle", bold: true });
        pen.text(110, 42, "生化检验单", 11, { anchor: "middle" });
        put(pen, 60, [12, 110, 160], [`姓名:${s.person}`, s.sex === "male" ? "男" : "女", `${s.age}岁`], 9);
        pen.text(12, 74, `日期:${s.date} 09:46`, 9);
        pen.text(12, 86, "- - - - - - - - - - - - - - - - - - - - - -", 8);
        s.rows.forEach((row, n) => {
          const y = 102 + n * 27;
          pen.text(12, y, `${row.name}(${row.abbr})`, 9.5);
          pen.text(164, y, `${row.value}${row.mark}`, 9.5, { anchor: "end" });
          pen.text(168, y, row.unit, 8.5);
          pen.text(24, y + 12, `参考:[${row.range}]`, 8);
        });
      },
      220,
      450,
    ),
  ],
};

/** Hong Kong: English with the Chinese name behind it, a star in front of what is outside, the range in brackets with the unit between. */
const hongKong: Drawn = {
  name: "hong kong",
  lang: "en",
  panels: [["hongKong"]],
  pages: (s) => [
    page((pen) => {
      pen.text(297, 44, "HARBOUR VIEW MEDICAL LABORATORY 海景醫學化驗所", 13, { anchor: "middle", bold: true });
      put(
        pen,
        70,
        [40, 240, 340, 430],
        [`Patient 姓名: ${s.person}`, `Sex 性別: ${s.sex === "male" ? "M" : "F"}`, `Age 年齡: ${s.age}`, "Lab No: 24-118-0092"],
        9,
      );
      put(pen, 84, [40, 240, 430], ["Ref. Doctor: Dr. K. W. Lau", `Collected: ${s.date}`, "Specimen: Blood"], 9);
      put(pen, 108, [40, 292, 345, 420], ["TEST 項目", "RESULT 結果", "UNIT 單位", "REFERENCE RANGE 參考值"], 9, true);
      pen.line(36, 113, 559, 113, 1);
      s.rows.forEach((row, n) => {
        const y = 130 + n * 19;
        pen.text(40, y, row.name, 9.5);
        pen.text(165, y, row.abbr ?? "", 9.5);
        pen.text(284, y, row.mark === "" ? "" : "*", 9.5);
        pen.text(322, y, row.value, 9.5, { anchor: "end", bold: row.mark !== "" });
        pen.text(328, y, row.mark, 9.5);
        unitAt(pen, 348, y, row.unit, 9);
        pen.text(420, y, `( ${row.range} )`, 9.5);
      });
      pen.text(40, 148 + s.rows.length * 19, "* denotes result outside the reference range. Reported by: C. M. Ho, Registered MLT", 8);
    }),
  ],
};

/** An American chain today: this result and the last with its date, the laboratory's number small and raised after each name. */
const chain: Drawn = {
  name: "chain today",
  lang: "en",
  panels: [["bloodUs"], ["metabolicUs"], ["specialUs"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 40, s.institution, 15, { bold: true });
      pen.text(440, 40, "Laboratory Report", 12);
      put(pen, 62, [36, 180, 300, 420], [`Patient ID: LC-4471902`, `Age: ${s.age}`, `Sex: ${s.sex === "male" ? "Male" : "Female"}`, "Account: 05921773"], 8.5);
      put(pen, 74, [36, 300], [`Date Collected: ${s.date.slice(5).replace("-", "/")}/${s.date.slice(0, 4)}`, "Fasting: Yes"], 8.5);
      pen.fill(36, 88, 523, 16);
      pen.text(42, 100, "Panel as ordered", 10, { bold: true });
      put(pen, 118, [42, 218, 318, 428, 484], ["Test", "Current Result and Flag", "Previous Result and Date", "Units", "Reference Interval"], 8, true);
      s.rows.forEach((row, n) => {
        const y = 134 + n * 18;
        pen.text(42, y, row.name, 9);
        pen.text(44 + wide(row.name) * 9, y - 3, "01", 5.5);
        pen.text(222, y, row.value, 9, { bold: row.mark !== "" });
        if (row.mark) pen.text(270, y, row.flag === "high" ? "High" : "Low", 9, { bold: true });
        pen.text(322, y, near(row, 1.05), 9);
        pen.text(362, y, "03/14/2022", 9);
        pen.text(428, y, row.unit, 8.5);
        pen.text(488, y, row.range, 9);
        pen.line(36, y + 5, 559, y + 5, 0.3);
      });
      pen.text(36, 790, "©2024 All Rights Reserved   Final Report   Page 1 of 1", 7);
    }),
  ],
};

/** A health app's list of results on a telephone: the range as "115 to 165" in words under the number. */
const app: Drawn = {
  name: "app",
  lang: "en",
  panels: [["practiceUk"]],
  pages: (s) =>
    chunks(s.rows, 7).map((rows) =>
      page(
        (pen) => {
          pen.text(20, 24, "9:41", 12, { bold: true });
          pen.text(195, 52, "Test results", 15, { anchor: "middle", bold: true });
          pen.text(18, 84, `Taken on ${s.date}`, 11);
          rows.forEach((row, n) => {
            const y = 104 + n * 102;
            pen.text(18, y + 16, row.name, 13, { bold: true });
            pen.text(18, y + 40, `${row.value} ${row.unit}`, 17);
            pen.text(
              18,
              y + 60,
              row.range.includes("-") ? `Usual range ${row.range.replace(/ ?- ?/, " to ")} ${row.unit}` : `Usual range ${row.range} ${row.unit}`,
              11,
            );
            pen.text(
              18,
              y + 78,
              row.mark === "" ? "Your result is inside the usual range" : `Your result is ${row.flag === "high" ? "above" : "below"} the usual range`,
              11,
            );
            pen.line(18, y + 90, 372, y + 90, 0.5);
          });
        },
        390,
        844,
      ),
    ),
};

/** A clinic on the continent: the range first, where the value lies as a little drawing of signs, plus and minus for above and below. */
const continent: Drawn = {
  name: "continent",
  lang: "en",
  panels: [["expat"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 44, "Praxis am Lindenhof - Laboratory findings", 14, { bold: true });
      put(
        pen,
        64,
        [36, 220, 330],
        [`Ms/Mr ${s.person}`, `${s.age} years, ${s.sex === "male" ? "male" : "female"}`, `Sampling: ${s.date.split("-").toReversed().join(".")}`],
        9,
      );
      put(pen, 92, [40, 190, 268, 330, 395, 490], ["Parameter", "Normal", "Unit", "Value", "Graph", "Previous"], 9, true);
      pen.line(36, 97, 559, 97, 0.8);
      s.rows.forEach((row, n) => {
        const y = 114 + n * 18;
        put(
          pen,
          y,
          [40, 190, 268, 330, 366, 395, 490],
          [
            row.name,
            row.range.replace(/ ?- ?/, " - "),
            row.unit,
            row.value,
            row.mark === "" ? "" : row.flag === "high" ? "+" : "-",
            row.mark === "" ? "[----*----]" : row.flag === "high" ? "[---------]*" : "*[---------]",
            near(row, 0.97),
          ],
        );
      });
      pen.text(36, 130 + s.rows.length * 18, "+ above, - below the normal values. Findings are technically validated.", 8);
    }),
  ],
};

const ALL: readonly Drawn[] = [hospital, checkUp, strip, hongKong, chain, app, continent];

export const layOutClinic = (n: number, r: Random): ReturnType<typeof layOutTurn> => layOutTurn(ALL, n, r);
