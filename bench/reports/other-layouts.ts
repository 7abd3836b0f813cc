/** Four more ways to tell results: flags before them (Canada), letters of judgement (a Japanese check-up in Chinese), sentences, several results a line. */
import { type Drawn, page, put } from "./panel-layouts.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";
import { layOutTurn } from "./turn.ts";

const former = (row: TruthRow, by: number): string => ((row.number ?? 0) * by).toFixed(/\.(\d+)/.exec(row.value)?.[1]?.length ?? 0);
const sexZh = (s: Sheet): string => (s.sex === "male" ? "男" : "女");
const bound = (row: TruthRow): string => row.range.replace(/^[<>]\s*/, "");

/** Canada: HI and LO in a column before the result, the range and the unit as one cell, headings of panels between. */
const canada: Drawn = {
  name: "flag first",
  lang: "en",
  panels: [["canada"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 36, "Maple Laboratories - Final Report", 13, { bold: true });
      put(pen, 54, [36, 250, 360], [`Patient: ${s.person}`, `Sex: ${s.sex === "male" ? "M" : "F"}`, `Age: ${s.age} years`]);
      put(pen, 66, [36, 250], [`Collected on: ${s.date}`, "Ordering provider: DR. SINGH"]);
      put(pen, 90, [40, 262, 320, 420], ["Test", "Flag", "Result", "Reference Range - Units"], 9, true);
      pen.line(36, 95, 559, 95, 0.8);
      let y = 112;
      s.rows.forEach((row, n) => {
        if (n === 0 || n === 10 || n === 18) {
          pen.text(36, y, n === 0 ? "Hematology" : n === 10 ? "General Chemistry" : "Lipids and Endocrinology", 10, { bold: true });
          y += 17;
        }
        const range = row.range.startsWith(">") ? `>=${bound(row)}` : row.range.startsWith("<") ? `<=${bound(row)}` : row.range.replace(/ ?- ?/, " - ");
        put(pen, y, [48, 262, 320, 420], [row.name, row.mark === "" ? "" : row.flag === "high" ? "HI" : "LO", row.value, `${range} ${row.unit}`]);
        y += 16.5;
      });
    }),
  ],
};

/** A check-up in Japan told in Chinese: letters of judgement (A is well), this time beside the last two, units and standard in front. */
const dock: Drawn = {
  name: "judgement letters",
  lang: "zh",
  panels: [["dockZh"]],
  pages: (s) => [
    page((pen) => {
      const year = Number(s.date.slice(0, 4));
      pen.text(297, 40, "综合体检结果报告书", 15, { anchor: "middle", bold: true });
      put(pen, 66, [40, 200, 280, 380], [`姓名 ${s.person}`, `性别 ${sexZh(s)}`, `年龄 ${s.age}岁`, `体检日 ${s.date.replaceAll("-", "/")}`]);
      const at = [40, 170, 252, 330, 372, 440, 500];
      put(pen, 96, at, ["项目", "基准值", "单位", "判定", "今次", `${year - 1}年`, `${year - 2}年`], 9, true);
      pen.line(36, 101, 559, 101, 0.6);
      s.rows.forEach((row, n) => {
        const letter = row.mark === "" ? (n % 5 === 4 ? "B" : "A") : n % 2 ? "C" : "D2";
        const range = row.range.startsWith("<") ? `${bound(row)}以下` : row.range.startsWith(">") ? `${bound(row)}以上` : row.range.replace(/--?|~/, "～");
        put(pen, 118 + n * 18, at, [row.name, range, row.unit, letter, `${row.value}${row.mark ? " *" : ""}`, former(row, 0.96), former(row, 1.03)]);
      });
      pen.text(40, 134 + s.rows.length * 18, "判定：A 无异常  B 轻度异常  C 需复查  D2 需精密检查  * 超出基准值", 8.5);
    }),
  ],
};

/** A doctor's summary: results told in sentences, the range in brackets behind each. */
const sentences: Drawn = {
  name: "sentences",
  lang: "zh",
  panels: [["tilesZh"], ["communityZh"]],
  pages: (s) => [
    page((pen) => {
      pen.text(40, 44, "体检结果小结", 14, { bold: true });
      put(pen, 68, [40, 180, 240, 330], [`姓名：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age}岁`, `检查日期：${s.date}`], 10);
      pen.text(40, 96, "本次检查结果如下：", 10.5);
      for (let i = 0; i < s.rows.length; i += 2) {
        const told = s.rows.slice(i, i + 2).map((row) => `${row.name}${row.value}${row.unit}${row.mark}（参考${row.range}）`);
        pen.text(40, 118 + i * 10, `${told.join("，")}${i + 2 < s.rows.length ? "；" : "。"}`, 10);
      }
      pen.text(40, 140 + s.rows.length * 10, "建议：规律作息，三个月后复查 1 次。", 10);
    }),
  ],
};

/** A ward's slip: three results a line, name, number with its mark, unit; no ranges. */
const threefold: Drawn = {
  name: "three a line",
  lang: "en",
  panels: [["flowUs"]],
  ranges: false,
  unit: (unit) => unit.replace("/1.73m2", ""),
  pages: (s) => [
    page(
      (pen) => {
        pen.text(24, 32, "POINT OF CARE / STAT LAB RESULTS", 12, { bold: true });
        put(pen, 50, [24, 200, 300, 400], [`Pt: ${s.person}`, `Sex: ${s.sex === "male" ? "M" : "F"}`, `Age: ${s.age}`, `Collected: ${s.date} 05:30`]);
        pen.line(20, 56, 575, 56, 0.6);
        s.rows.forEach((row, n) => {
          const [x, y] = [24 + (n % 3) * 188, 76 + Math.floor(n / 3) * 20];
          put(pen, y, [x, x + 82, x + 112], [row.name, row.value, `${row.mark ? `${row.mark} ` : ""}${row.unit.replace("/1.73m2", "")}`]);
        });
      },
      595,
      420,
    ),
  ],
};

const ALL: readonly Drawn[] = [canada, dock, sentences, threefold];

export const layOutOther = (n: number, r: Random): ReturnType<typeof layOutTurn> => layOutTurn(ALL, n, r);
