/** Six more everyday sheets: a reference laboratory's vitamins, urine with its sediment, an emergency sheet, a hospital's typed print, ranges of both sexes, small tables beside each other. */
import { type Drawn, page, put } from "./panel-layouts.ts";
import type { Pen } from "./pen.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";
import { layOutTurn } from "./turn.ts";

const sexZh = (s: Sheet): string => (s.sex === "male" ? "男" : "女");

/** A reference laboratory: method before result, the range before the unit, the mark with the number, a remark in two lines below. */
const vitamins: Drawn = {
  name: "reference laboratory",
  lang: "zh",
  panels: [["vitaminsZh"]],
  pages: (s) => [
    page((pen) => {
      pen.text(40, 36, "康源医学检验实验室", 13, { bold: true });
      pen.text(555, 36, "维生素与微量元素检测报告", 11, { anchor: "end" });
      put(pen, 58, [40, 190, 270, 350], [`受检者：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age} 岁`, "送检单位：安和门诊部"], 8.5);
      put(pen, 70, [40, 190, 350], ["样本条码：8803 2217 60", "样本类型：血清/全血", `采样日期：${s.date}`], 8.5);
      const at = [40, 180, 290, 360, 470];
      put(pen, 92, at, ["检测项目", "检测方法", "检测结果", "参考区间", "单位"], 9, true);
      for (const y of [80, 97]) pen.line(36, y, 559, y, 0.7);
      s.rows.forEach((row, n) => {
        put(pen, 114 + n * 20, at, [row.name, n < 10 ? "LC-MS/MS" : "ICP-MS", `${row.value} ${row.mark}`.trim(), row.range, row.unit]);
      });
      const y = 120 + s.rows.length * 20;
      pen.line(36, y - 14, 559, y - 14, 0.7);
      pen.text(40, y, "备注：维生素D 水平 <20 ng/mL 为缺乏，20-30 ng/mL 为不足。样本溶血可使结果升高，", 8);
      pen.text(40, y + 11, "本报告仅对来样负责，结果请结合临床。检测周期 3 个工作日。", 8);
      put(pen, y + 28, [40, 220, 400], ["检测人：苏敏", "审核人：唐捷", `报告日期：${s.date}`], 8.5);
    }),
  ],
};

const CELLS: readonly TruthRow[] = [
  { name: "红细胞", code: "urine_rbc_count", value: "12.4", number: 12.4, unit: "/μL", range: "0-17", flag: "normal", mark: "" },
  { name: "白细胞", code: "urine_wbc_count", value: "36.8", number: 36.8, unit: "/μL", range: "0-28", flag: "high", mark: "↑" },
];
/** Urine: the strip's words at the left, the counted cells at the right, each half with its own heading. */
const urine: Drawn = {
  name: "urine and sediment",
  lang: "zh",
  panels: [["urineZh"]],
  pages: (s) => {
    const strip = [...s.rows];
    s.rows.push(...CELLS.map((row) => ({ ...row })));
    return [
      page(
        (pen) => {
          pen.text(297, 30, `${s.institution}尿液分析报告单`, 14, { anchor: "middle", bold: true });
          put(pen, 52, [36, 150, 220, 310, 430], [`姓名：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age}岁`, "标本：尿液", "样本号：U0091"]);
          pen.line(32, 58, 563, 58, 0.8);
          pen.text(36, 72, "尿干化学", 9.5, { bold: true });
          pen.text(310, 72, "尿有形成分分析", 9.5, { bold: true });
          put(pen, 88, [36, 120, 160, 230], ["项目", "缩写", "结果", "参考值"], 9, true);
          put(pen, 88, [310, 400, 450, 500], ["项目", "结果", "单位", "参考值"], 9, true);
          pen.line(32, 93, 563, 93, 0.5);
          strip.forEach((row, n) => put(pen, 108 + n * 17, [36, 120, 160, 230], [row.name, row.abbr ?? "", row.value, row.range]));
          CELLS.forEach((row, n) => put(pen, 108 + n * 17, [310, 400, 430, 450, 500], [row.name, row.value, row.mark, row.unit, row.range]));
          put(pen, 300, [36, 230, 420], [`采样时间：${s.date} 08:30`, `报告时间：${s.date} 09:20`, "检验：朱琳  审核：何平"], 8.5);
        },
        595,
        330,
      ),
    ];
  },
};

/** Emergency: abbreviation last, what it means said in words in a column of its own, critical values boxed below. */
const emergency: Drawn = {
  name: "emergency words",
  lang: "zh",
  panels: [["emergencyZh"]],
  pages: (s) => [
    page((pen) => {
      pen.text(297, 36, s.institution, 15, { anchor: "middle", bold: true });
      pen.text(297, 54, "急诊检验报告单（急）", 12, { anchor: "middle" });
      put(pen, 74, [36, 150, 220, 310, 430], [`姓名：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age}岁`, "科别：急诊科", "流水号：000317"]);
      const at = [36, 60, 216, 268, 320, 380, 480];
      put(pen, 98, at, ["NO", "检验项目", "测定结果", "状态", "单位", "正常参考值", "简称"], 9, true);
      for (const y of [86, 103]) pen.line(32, y, 563, y, 0.7);
      s.rows.forEach((row, n) => {
        const said = row.flag === "high" ? "偏高" : row.flag === "low" ? "偏低" : "正常";
        put(pen, 120 + n * 19, at, [`${n + 1}`, row.name, row.value, said, row.unit, row.range.replace(/--?|~/, "～"), row.abbr ?? ""]);
      });
      const y = 126 + s.rows.length * 19;
      pen.line(32, y - 14, 563, y - 14, 0.7);
      put(pen, y, [36, 220, 400], [`采样：${s.date} 22:14`, `接收：${s.date} 22:20`, `报告：${s.date} 22:51`], 8.5);
      pen.text(36, y + 13, "检验者：余波   审核者：简宁   危急值已电话通知临床 22:50", 8.5);
    }),
  ],
};

/** A hospital's typed print: capitals, the flag in brackets behind the number, the range in square brackets before the unit. */
const typed: Drawn = {
  name: "typed hospital print",
  lang: "en",
  panels: [["fixedUs"]],
  pages: (s) => [
    page((pen) => {
      pen.text(40, 40, "RIVERBEND MEMORIAL HOSPITAL", 12, { bold: true });
      pen.text(40, 54, "LABORATORY SUMMARY", 10);
      put(pen, 76, [40, 240, 340], [`PATIENT: ${s.person.toUpperCase()}`, `SEX: ${s.sex === "male" ? "M" : "F"}`, `AGE: ${s.age}`]);
      put(pen, 88, [40, 240], [`COLLECTED: ${s.date.slice(5, 7)}/${s.date.slice(8)}/${s.date.slice(0, 4)} 0612`, "ATTENDING: WELLS, T MD"]);
      pen.text(40, 98, "-".repeat(100), 9);
      put(pen, 110, [40, 240, 330, 460], ["TEST", "RESULT", "REFERENCE", "UNITS"], 9, true);
      pen.text(40, 120, "-".repeat(100), 9);
      s.rows.forEach((row, n) => {
        const mark = row.mark && ` (${row.flag === "high" ? "H" : "L"})`;
        put(pen, 134 + n * 17, [40, 240, 330, 460], [row.name, `${row.value}${mark}`, `[${row.range.replace(/ ?- ?/, "-")}]`, row.unit]);
      });
      pen.text(40, 146 + s.rows.length * 17, "*** END OF SUMMARY ***   (H)=HIGH  (L)=LOW", 9);
    }),
  ],
};

const MALE: Readonly<Record<string, string>> = { hemoglobin: "13.0 - 17.0", hematocrit: "40 - 50", uric_acid: "3.4 - 7.0", creatinine: "0.7 - 1.2" };
/** A clinic of the Gulf: ranges of men and of women below each other, tests in groups. */
const bothSexes: Drawn = {
  name: "ranges of both sexes",
  lang: "en",
  panels: [["gulf"]],
  pages: (s) => [
    page((pen) => {
      pen.text(297, 38, "AL NOOR MEDICAL CENTRE - LABORATORY", 13, { anchor: "middle", bold: true });
      put(pen, 62, [40, 240, 360], [`Name : ${s.person}`, `Gender : ${s.sex === "male" ? "Male" : "Female"}`, `Age : ${s.age} Years`]);
      put(pen, 74, [40, 240], [`Sample Date : ${s.date}`, "Doctor : Dr. S. Rahman"]);
      const at = [40, 230, 290, 330, 420];
      put(pen, 98, at, ["Investigation", "Result", "Flag", "Unit", "Normal Values"], 9.5, true);
      for (const y of [84, 103]) pen.line(36, y, 559, y, 0.8);
      let y = 120;
      s.rows.forEach((row, n) => {
        const title = new Map([
          [0, "HAEMATOLOGY"],
          [7, "BIOCHEMISTRY"],
          [11, "LIPID PROFILE"],
          [15, "OTHERS"],
        ]).get(n);
        if (title) {
          pen.text(40, y, title, 9.5, { bold: true });
          y += 17;
        }
        const male = MALE[row.code ?? ""];
        const range = row.range.replace(/ ?- ?/, " - ");
        put(pen, y, at, [row.name, row.value, row.mark, row.unit, male ? `Male : ${male}` : range]);
        if (male) pen.text(420, (y += 12), `Female : ${range}`, 9);
        y += 18;
      });
      pen.text(40, y + 8, "Lab Technician : M. Thomas      Pathologist : Dr. L. Haddad", 8.5);
    }),
  ],
};

function smallTable(pen: Pen, rows: readonly TruthRow[], title: string, x: number, y: number): void {
  pen.fill(x, y - 12, 252, 17, "#e3ecf5");
  pen.text(x + 4, y, title, 10, { bold: true });
  const at = [x + 4, x + 92, x + 130, x + 146, x + 196];
  put(pen, y + 18, [x + 4, x + 92, x + 146, x + 196], ["项目", "结果", "单位", "参考值"], 8.5, true);
  rows.forEach((row, n) => put(pen, y + 34 + n * 16, at, [row.name, row.value, row.mark, row.unit, row.range], 8.5));
}
/** A check-up's page of small tables, two beside each other, two below. */
const sideBySide: Drawn = {
  name: "small tables",
  lang: "zh",
  panels: [["sideBlood", "sideLiver", "sideKidney", "sideLipids"]],
  pages: (s) => [
    page((pen) => {
      pen.text(297, 40, `${s.institution}健康体检报告`, 15, { anchor: "middle", bold: true });
      put(pen, 66, [40, 180, 260, 380], [`姓名：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age}岁`, `体检日期：${s.date}`]);
      pen.line(36, 74, 559, 74, 0.8);
      const titles = ["血常规", "肝功能", "肾功能", "血脂血糖"];
      s.panels.forEach((p, i) => smallTable(pen, p.rows, titles[i] ?? "", 38 + (i % 2) * 268, 100 + Math.floor(i / 2) * 200));
      pen.text(40, 500, "小结：本次检查部分指标异常，详见 ↑↓ 提示，请到内科复诊。", 9.5);
      pen.text(40, 516, "主检医生：孟岚", 9);
    }),
  ],
};

const ALL: readonly Drawn[] = [vitamins, urine, emergency, typed, bothSexes, sideBySide];

export const layOutEveryday = (n: number, r: Random): ReturnType<typeof layOutTurn> => layOutTurn(ALL, n, r);
