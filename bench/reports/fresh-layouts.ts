/** Twelve ordinary sheets as hospitals, check-up centres and practices print them: China's here, the English ones in `fresh-layouts-more.ts`. */
import { FRESH_ENGLISH } from "./fresh-layouts-more.ts";
import { type Drawn, page, put } from "./panel-layouts.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";
import { layOutTurn } from "./turn.ts";

const sexZh = (s: Sheet): string => (s.sex === "male" ? "男" : "女");
const former = (row: TruthRow, by: number): string => ((row.number ?? 0) * by).toFixed(/\.(\d+)/.exec(row.value)?.[1]?.length ?? 0);

/** A tertiary hospital's LIS, one column: name with its abbreviation in brackets, groups named between, range, hint, method and remark behind. */
const ward: Drawn = {
  name: "ward method remark",
  lang: "zh",
  panels: [["wardZh"]],
  pages: (s) => [
    page((pen) => {
      pen.text(297, 34, s.institution, 15, { anchor: "middle", bold: true });
      pen.text(297, 51, "检验报告单", 12, { anchor: "middle" });
      pen.text(555, 51, "第1页/共1页", 8, { anchor: "end" });
      put(pen, 68, [36, 170, 250, 330, 450], [`姓名：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age}岁`, "病区：消化内科二病区", "床号：23"], 8.5);
      put(pen, 80, [36, 170, 330, 450], ["住院号：00871244", "标本：血清", "临床诊断：待查", "条码：2301886542"], 8.5);
      pen.line(34, 85, 561, 85, 1);
      const at = [38, 62, 226, 272, 340, 418, 450, 516];
      put(pen, 97, at, ["序号", "检验项目", "结果", "单位", "参考区间", "提示", "检测方法", "备注"], 8.5, true);
      pen.line(34, 101, 561, 101, 0.6);
      let y = 114;
      s.rows.forEach((row, n) => {
        if (n === 0 || n === 15 || n === 20 || n === 27) {
          pen.text(38, y, ["【肝功能】", "【肾功能】", "【电解质】", "【血脂】"][[0, 15, 20, 27].indexOf(n)] ?? "", 8.5, { bold: true });
          y += 15;
        }
        const name = row.abbr && row.abbr !== row.name ? `${row.name}(${row.abbr})` : row.name;
        const range = row.range.replace(/^([<>])/, (c) => (c === "<" ? "≤" : "≥"));
        put(
          pen,
          y,
          at,
          [String(n + 1), name, row.value, row.unit, range, row.mark, ["速率法", "比色法", "电极法", "计算法"][n % 4] ?? "", n % 9 ? "" : "互认"],
          8,
        );
        y += 18;
      });
      pen.line(34, y - 8, 561, y - 8, 0.8);
      put(pen, y + 6, [36, 220, 410], [`采集时间：${s.date} 06:30`, `接收时间：${s.date} 08:15`, `报告时间：${s.date} 11:02`], 8);
      put(pen, y + 19, [36, 220, 410], ["检验者：郑一鸣", "审核者：黄兰", "仪器：AU5800"], 8);
      pen.text(36, y + 32, "※ 本结果仅对所检标本负责，如有疑问请于7日内与检验科联系，电话：0577-8806 2231", 7.5);
    }),
  ],
};

/** Half a page across, two columns, the code first, the arrow with the number, a power with a caret. */
const half: Drawn = {
  name: "half page two columns",
  lang: "zh",
  panels: [["bloodHalf"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(297, 26, `${s.institution}血液分析报告单`, 13, { anchor: "middle", bold: true });
        put(pen, 44, [24, 130, 200, 280, 420], [`姓名:${s.person}`, `性别:${sexZh(s)}`, `年龄:${s.age}岁`, "科别:急诊内科", "样本号:118"], 8.5);
        put(pen, 56, [24, 200, 420], ["门诊号:2400561187", "标本类型:末梢血", "申请医生:卢建平"], 8.5);
        pen.line(20, 61, 575, 61, 0.8);
        const per = Math.ceil(s.rows.length / 2);
        s.rows.forEach((row, n) => {
          const [x, y] = [22 + Math.floor(n / per) * 280, 86 + (n % per) * 18];
          const at = [x, x + 40, x + 158, x + 204, x + 242];
          if (n % per === 0) put(pen, 72, at, ["代号", "项目名称", "结果", "参考值", "单位"], 8, true);
          put(pen, y, [x, x + 40, x + 158, x + 190, x + 242], [row.abbr ?? "", row.name, `${row.value}${row.mark}`, row.range, row.unit], 7);
        });
        const bottom = 84 + per * 18;
        pen.line(20, 76, 575, 76, 0.5);
        pen.line(20, bottom, 575, bottom, 0.8);
        put(pen, bottom + 13, [24, 210, 350, 470], [`检验时间:${s.date} 09:40`, "检验医师:韩雪", "审核医师:罗志成", "(盖章有效)"], 8.5);
        pen.text(24, bottom + 26, "此结果只对该标本负责。 ↑或H:高于参考值  ↓或L:低于参考值", 7.5);
      },
      595,
      345,
    ),
  ],
};

const BODY: readonly TruthRow[] = [
  { name: "身高", code: "height", value: "163.5", number: 163.5, unit: "cm", range: "", flag: "normal", mark: "" },
  { name: "体重", code: "weight", value: "61.2", number: 61.2, unit: "kg", range: "", flag: "normal", mark: "" },
  { name: "体重指数", code: "bmi", value: "22.9", number: 22.9, unit: "kg/m²", range: "18.5-23.9", flag: "normal", mark: "" },
  { name: "收缩压", code: "bp_systolic", value: "142", number: 142, unit: "mmHg", range: "90-139", flag: "high", mark: "↑" },
  { name: "舒张压", code: "bp_diastolic", value: "86", number: 86, unit: "mmHg", range: "60-89", flag: "normal", mark: "" },
];

/** A check-up centre's booklet: departments one after another, each with its table, its examiner and its summary in words. */
const booklet: Drawn = {
  name: "departments and summaries",
  lang: "zh",
  panels: [["checkLab", "checkUrine"]],
  pages: (s) => {
    const [lab = [], urine = []] = s.panels.map((p) => p.rows);
    s.rows.unshift(...BODY.map((row) => ({ ...row })));
    const parts = [
      { title: "一般检查", rows: s.rows.slice(0, 5), told: "小结：血压偏高（142/86mmHg），建议监测血压。" },
      { title: "血常规", rows: lab.slice(0, 3), told: "小结：未见明显异常。" },
      { title: "肝肾功能", rows: lab.slice(3, 9), told: "小结：请结合临床，必要时 3 个月后复查。" },
      { title: "血糖血脂", rows: lab.slice(9), told: "小结：控制饮食，每周运动 150 分钟以上。" },
      { title: "尿常规", rows: urine, told: "小结：请复查尿常规。" },
    ];
    const draw = (some: typeof parts, no: number): ReturnType<typeof page> =>
      page((pen) => {
        pen.text(40, 30, `${s.institution}健康管理中心`, 9);
        pen.text(555, 30, `体检编号：2407150082   姓名：${s.person}   第 ${no} 页`, 8.5, { anchor: "end" });
        pen.line(36, 35, 559, 35, 0.6);
        if (no === 2) put(pen, 50, [40, 200, 300], [`性别：${sexZh(s)}`, `年龄：${s.age}岁`, `体检日期：${s.date}`], 9);
        let y = 74;
        for (const part of some) {
          pen.fill(36, y - 13, 523, 18, "#dcebe4");
          pen.text(42, y, part.title, 10.5, { bold: true });
          pen.text(553, y, "检查医生：方敏", 8.5, { anchor: "end" });
          put(pen, y + 19, [42, 200, 300, 380, 500], ["检查项目", "检查结果", "单位", "参考范围", "提示"], 9, true);
          pen.line(36, y + 24, 559, y + 24, 0.5);
          y += 38;
          for (const row of part.rows) {
            const name = row.abbr ? `${row.name}(${row.abbr})` : row.name;
            put(pen, y, [42, 200, 300, 380, 500], [name, row.value, row.unit, row.range, row.mark]);
            y += 17;
          }
          pen.text(42, y, part.told, 9);
          y += 30;
        }
      });
    return [draw(parts.slice(0, 3), 2), draw(parts.slice(3), 3)];
  },
};

/** A community clinic's slip off a thermal printer: name and code, then number, mark and unit, the range in words below. */
const slip: Drawn = {
  name: "thermal slip",
  lang: "zh",
  panels: [["communityZh2"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(113, 24, "西园社区卫生服务中心", 12, { anchor: "middle", bold: true });
        pen.text(113, 40, "检验结果单", 11, { anchor: "middle" });
        pen.text(10, 58, `姓名:${s.person}  ${sexZh(s)}  ${s.age}岁`, 9.5);
        pen.text(10, 71, `检测日期:${s.date} 08:26`, 9.5);
        pen.text(10, 81, "-".repeat(44), 9);
        put(pen, 92, [10, 118, 160], ["项目", "结果", "单位"], 9.5, true);
        s.rows.forEach((row, n) => {
          const y = 110 + n * 29;
          put(pen, y, [10, 118, 160], [`${row.name}${row.abbr}`, `${row.value}${row.mark}`, row.unit], 9.5);
          pen.text(22, y + 12, `参考范围:${row.range}`, 8.5);
        });
        const y = 106 + s.rows.length * 29;
        pen.text(10, y, "-".repeat(44), 9);
        pen.text(10, y + 13, "检验员:曹丽   本单仅供参考", 9);
      },
      227,
      490,
    ),
  ],
};

const PHASES: Readonly<Record<string, readonly string[]>> = {
  fsh: ["卵泡期 3.50-12.50", "排卵期 4.70-21.50", "黄体期 1.70-7.70", "绝经期 25.80-134.80"],
  lh: ["卵泡期 2.40-12.60", "排卵期 14.00-95.60", "黄体期 1.00-11.40", "绝经期 7.70-58.50"],
  estradiol: ["卵泡期 12.5-166.0", "排卵期 85.8-498.0", "黄体期 43.8-211.0", "绝经期 <54.7"],
  progesterone: ["卵泡期 0.20-1.50", "排卵期 0.80-3.00", "黄体期 1.70-27.00", "绝经期 0.10-0.80"],
};
/** Immunoassays: the ranges of a cycle in lines below each other, the others in one; the rows of such sheets are of unlike height. */
const phases: Drawn = {
  name: "ranges of a cycle",
  lang: "zh",
  panels: [["sexHormones"]],
  pages: (s) => {
    for (const row of s.rows) if (row.code && PHASES[row.code]) Object.assign(row, { range: "", mark: "" });
    return [
      page((pen) => {
        pen.text(297, 40, `${s.institution}  化学发光检验报告`, 14, { anchor: "middle", bold: true });
        put(pen, 64, [40, 170, 240, 330, 460], [`姓名：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age}岁`, "科室：妇科门诊", "标本号：F072"]);
        pen.line(36, 71, 559, 71, 0.8);
        const at = [40, 64, 216, 290, 345, 420];
        put(pen, 85, at, ["No", "项目名称", "英文缩写", "结果", "单位", "参考范围"], 9, true);
        pen.line(36, 90, 559, 90, 0.5);
        let y = 106;
        s.rows.forEach((row, n) => {
          const lines = PHASES[row.code ?? ""] ?? [row.range];
          put(pen, y, at, [String(n + 1), row.name, row.abbr ?? "", `${row.value}${row.mark && ` ${row.mark}`}`, row.unit, lines[0] ?? ""]);
          lines.slice(1).forEach((line, i) => pen.text(420, y + 12 * (i + 1), line, 9));
          y += 12 * lines.length + 8;
        });
        pen.line(36, y - 6, 559, y - 6, 0.8);
        put(pen, y + 8, [40, 230, 420], [`采样日期：${s.date}`, `报告日期：${s.date}`, "检验：徐可  审核：姜宁"], 8.5);
      }),
    ];
  },
};

/** The last result and its day behind the range, as hospitals print for those who come again. */
const again: Drawn = {
  name: "last result and day",
  lang: "zh",
  panels: [["diabetesZh"]],
  pages: (s) => [
    page((pen) => {
      pen.text(40, 40, s.institution, 14, { bold: true });
      pen.text(555, 40, "内分泌科检验报告", 11, { anchor: "end" });
      put(
        pen,
        64,
        [40, 140, 200, 270, 420],
        [`患者姓名：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age}岁`, "就诊卡号：100023887461", `采样时间：${s.date} 07:18`],
        8.5,
      );
      pen.line(36, 70, 559, 70, 0.8);
      const at = [40, 196, 244, 268, 330, 420, 480];
      put(pen, 84, at, ["项目", "结果", "提示", "单位", "参考区间", "上次结果", "上次日期"], 9, true);
      pen.line(36, 89, 559, 89, 0.5);
      s.rows.forEach((row, n) => {
        const seen = n % 5 !== 3;
        put(pen, 107 + n * 21, at, [
          row.abbr ? `${row.name} ${row.abbr}` : row.name,
          row.value,
          row.mark,
          row.unit.replace("1.73m2", "1.73m²"),
          row.range,
          seen ? former(row, n % 2 ? 0.91 : 1.12) : "",
          seen ? "2022-11-16" : "",
        ]);
      });
      const y = 112 + s.rows.length * 21;
      pen.line(36, y - 14, 559, y - 14, 0.5);
      put(pen, y, [40, 230, 420], ["送检医师：叶青", "检验者：胡静", "审核者：周凯"], 8.5);
    }),
  ],
};

/** A private hospital in two languages: the English name above, the Chinese one below it, the flag in words of a letter behind. */
const bilingual: Drawn = {
  name: "english over chinese",
  lang: "zh",
  panels: [["international"]],
  pages: (s) => [
    page((pen) => {
      pen.text(40, 38, "EAST HARBOR INTERNATIONAL HOSPITAL  东港国际医院", 12, { bold: true });
      pen.text(40, 54, "Laboratory Report  检验报告", 10);
      put(
        pen,
        74,
        [40, 220, 320, 420],
        [`Name 姓名: ${s.person}`, `Sex 性别: ${s.sex === "male" ? "M 男" : "F 女"}`, `Age 年龄: ${s.age}`, "MRN 病历号: 3301927"],
        8.5,
      );
      put(pen, 86, [40, 220], [`Collected 采集日期: ${s.date} 08:05`, "Physician 医生: Dr. Helen Zhou"], 8.5);
      const at = [40, 240, 300, 340, 440];
      put(pen, 110, at, ["Test Name", "Result", "Flag", "Unit", "Reference Range"], 9, true);
      put(pen, 121, at, ["检验项目", "结果", "提示", "单位", "参考范围"], 8.5);
      for (const y of [98, 126]) pen.line(36, y, 559, y, 0.7);
      s.rows.forEach((row, n) => {
        const y = 142 + n * 31;
        put(pen, y, at, [row.name, row.value, row.flag === "high" ? "H" : row.flag === "low" ? "L" : "", row.unit, row.range], 9.5);
        pen.text(40, y + 12, row.abbr ?? "", 8.5);
      });
      pen.text(40, 150 + s.rows.length * 31, "Performed by 检验: Wei Lin   Verified by 审核: Grace Tan   *** End of report 报告结束 ***", 8);
    }),
  ],
};

const ALL: readonly Drawn[] = [ward, half, booklet, slip, phases, again, bilingual, ...FRESH_ENGLISH];

export const layOutFresh = (n: number, r: Random): ReturnType<typeof layOutTurn> => layOutTurn(ALL, n, r);
