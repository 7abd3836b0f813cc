/** Sheets of more places, each after a kind of sheet people hold: China's and Hong Kong's here, the English ones in `place-layouts-more.ts`. */
import { type Drawn, page, put } from "./panel-layouts.ts";
import type { Pen } from "./pen.ts";
import { ENGLISH } from "./place-layouts-more.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";
import { layOutTurn } from "./turn.ts";

const sexZh = (s: Sheet): string => (s.sex === "male" ? "男" : "女");
const former = (row: TruthRow, by: number): string =>
  row.number === undefined ? row.value : (row.number * by).toFixed(/\.(\d+)/.exec(row.value)?.[1]?.length ?? 0);
const verdict = (row: TruthRow, high: string, low: string, normal = ""): string => (row.flag === "high" ? high : row.flag === "low" ? low : normal);
const ends = (row: TruthRow): readonly string[] => row.range.split(/\s*(?:--?|~)\s*/);

/** A county hospital's half sheet off the needle printer: broken lines of dashes, ranges over four dashes, code before name, no rule drawn. */
const county: Drawn = {
  name: "county dashes",
  lang: "zh",
  panels: [["countyBlood"]],
  pages: (s) => [
    page(
      (pen) => {
        const dashes = "-".repeat(180);
        pen.text(297, 26, "东岭县人民医院检验报告单", 14, { anchor: "middle" });
        put(pen, 44, [24, 130, 190, 260, 370, 480], [`姓名:${s.person}`, `性别:${sexZh(s)}`, `年龄:${s.age}岁`, "科别:内一科", "床号:06", "样本号:37"]);
        put(pen, 56, [24, 190, 370], ["住院号:0120447", "标本:全血", "诊断:上呼吸道感染"]);
        pen.text(24, 65, dashes, 6);
        put(pen, 75, [24, 76, 222, 278, 300, 380, 470], ["代号", "项  目", "结  果", "", "单  位", "参考值", "备注"]);
        pen.text(24, 83, dashes, 6);
        s.rows.forEach((row, n) => {
          const range = ends(row).join("----");
          put(pen, 94 + n * 14, [24, 76, 222, 262, 300, 380], [row.abbr ?? "", row.name, row.value, row.mark, row.unit.replace("^", "*"), range]);
        });
        const y = 94 + s.rows.length * 14;
        pen.text(24, y, dashes, 6);
        put(pen, y + 12, [24, 190, 330, 450], [`检验日期:${s.date}`, "送检:马医师", "检验:吴敏", "核对:孙立"]);
        pen.text(24, y + 25, "*本报告只对此标本负责!", 8);
      },
      595,
      400,
    ),
  ],
};

/** A large teaching hospital: two tables beside each other, the hint before the result on the left number, range before unit, the method last. */
const tertiary: Drawn = {
  name: "hint range unit",
  lang: "zh",
  panels: [["tertiaryZh"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(421, 30, `${s.institution}检验科生化室报告单`, 14, { anchor: "middle", bold: true });
        put(
          pen,
          52,
          [24, 160, 240, 330, 470, 640],
          [`姓 名：${s.person}`, `性 别：${sexZh(s)}`, `年 龄：${s.age} 岁`, "病人类型：门诊", "申请科室：肾内科", "样本编号：20240611G0123"],
          8.5,
        );
        pen.line(20, 58, 822, 58, 1);
        const per = Math.ceil(s.rows.length / 2);
        s.rows.forEach((row, n) => {
          const [x, y] = [22 + Math.floor(n / per) * 402, 88 + (n % per) * 20];
          const at = [x, x + 16, x + 122, x + 156, x + 200, x + 226, x + 302, x + 366];
          if (n % per === 0) put(pen, 71, at, ["序", "项目名称", "缩写", "结果", "提示", "参考区间", "单位", "方法"], 8, true);
          put(
            pen,
            y,
            at,
            [String(n + 1), row.name, row.abbr ?? "", row.value, row.mark, row.range, row.unit.replace("1.73m^2", "1.73m²"), n % 3 ? "速率法" : "终点法"],
            7.5,
          );
        });
        const bottom = 92 + per * 20;
        for (const y of [62, 76, bottom]) pen.line(20, y, 822, y, 0.6);
        pen.line(421, 62, 421, bottom, 0.6);
        put(
          pen,
          bottom + 14,
          [24, 220, 420, 620],
          [`采样时间：${s.date} 06:40`, `接收时间：${s.date} 08:12`, `审核时间：${s.date} 10:55`, "检验者：柳青  审核者：高远"],
          8,
        );
        pen.text(24, bottom + 28, "注：提示栏 ↑ 高于参考区间上限，↓ 低于参考区间下限。结果仅供临床参考。", 7.5);
      },
      842,
      595,
    ),
  ],
};

const ZONES = ["#9ec9e8", "#a8d8a8", "#f2b8a0"] as const;
/** A check-up centre's booklet: a bar of three colours each, the number over the part it falls in, the ends of the range under the joints. */
const colourBars: Drawn = {
  name: "colour bars",
  lang: "zh",
  panels: [["barsZh"]],
  pages: (s) =>
    [s.rows.slice(0, 12), s.rows.slice(12)].map((rows, p) =>
      page((pen) => {
        pen.text(40, 34, `${s.institution} · 健康体检报告`, 11, { bold: true });
        pen.text(555, 34, `${s.person} ${sexZh(s)} ${s.age}岁  体检日期 ${s.date}  第 ${p + 4} 页`, 8, { anchor: "end" });
        pen.text(40, 62, "重点指标一览", 14, { bold: true });
        rows.forEach((row, n) => {
          const y = 84 + n * 58;
          pen.text(40, y + 16, row.name, 11, { bold: true });
          pen.text(40, y + 31, `${row.abbr} · ${row.unit}`, 8.5);
          [0, 1, 2].forEach((zone) => {
            pen.fill(200 + zone * 115, y + 18, 114, 10, ZONES[zone]);
            pen.text(257 + zone * 115, y + 46, ["偏低", "正常", "偏高"][zone] ?? "", 7.5, { anchor: "middle" });
          });
          const zone = row.flag === "low" ? 0 : row.flag === "high" ? 2 : 1;
          pen.text(257 + zone * 115, y + 13, row.value, 11, { anchor: "middle", bold: true });
          const [low = "", high = ""] = ends(row);
          pen.text(314, y + 37, low, 7, { anchor: "middle" });
          pen.text(429, y + 37, high, 7, { anchor: "middle" });
        });
      }),
    ),
};

/** The number stands in the column that says whether it is low, normal or high: no other mark. */
const columns: Drawn = {
  name: "low normal high",
  lang: "zh",
  panels: [["barsZh"], ["chainZh"]],
  pages: (s) => [
    page((pen) => {
      pen.text(297, 42, s.institution, 15, { anchor: "middle", bold: true });
      put(pen, 70, [40, 180, 260, 360], [`姓名：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age}`, `检查日期：${s.date.replaceAll("-", ".")}`]);
      const at = [40, 220, 275, 330, 390, 470];
      put(pen, 100, at, ["检验项目", "偏低", "正常", "偏高", "单位", "参考范围"], 9, true);
      for (const y of [88, 106, 112 + s.rows.length * 19]) pen.line(36, y, 559, y, 0.7);
      s.rows.forEach((row, n) => {
        const y = 122 + n * 19;
        const column = row.flag === "low" ? 1 : row.flag === "high" ? 3 : 2;
        put(pen, y, [40, at[column] ?? 0, 390, 470], [row.name, row.value, row.unit, row.range]);
      });
    }),
  ],
};

/** A chain of check-up centres: a summary with numbers in its sentences first, then this time and last time, each section with its remark. */
const summary: Drawn = {
  name: "summary first",
  lang: "zh",
  panels: [["chainZh"]],
  pages: (s) => {
    const out = s.rows.filter((row) => row.mark !== "");
    const first = page((pen) => {
      pen.text(297, 52, "健康体检报告书", 18, { anchor: "middle", bold: true });
      put(pen, 84, [40, 200, 280, 370], [`姓名：${s.person}`, `性别：${sexZh(s)}`, `年龄：${s.age}岁`, `体检日期：${s.date}`], 10);
      pen.text(40, 118, "主要阳性结果和异常情况", 13, { bold: true });
      out.forEach((row, n) => {
        pen.text(46, 142 + n * 34, `${n + 1}. ${row.name}${row.flag === "high" ? "升高" : "降低"}（${row.value} ${row.unit}）`, 10);
        pen.text(58, 156 + n * 34, "建议：清淡饮食，适量运动，3个月后复查，必要时专科就诊。", 9);
      });
    });
    const second = page((pen) => {
      pen.text(40, 32, `${s.institution}   体检号：8800231470   ${s.person}`, 8.5);
      pen.line(36, 38, 559, 38, 0.5);
      let y = 60;
      s.rows.forEach((row, n) => {
        if (n % 7 === 0) {
          pen.fill(36, y - 12, 523, 17);
          pen.text(42, y, ["血常规、肝功能", "肾功能、血糖血脂", "肿瘤标志物、甲状腺"][n / 7] ?? "其他", 10, { bold: true });
          put(pen, y + 20, [42, 218, 278, 338, 420, 500], ["项目名称", "本次结果", "单位", "参考范围", "上次结果", "变化"], 9, true);
          y += 38;
        }
        const last = former(row, n % 2 ? 1.08 : 0.93);
        put(
          pen,
          y,
          [42, 218, 258, 278, 338, 420, 505],
          [row.name, row.value, row.mark, row.unit, row.range, last, Number(last) > Number(row.value) ? "下降" : "上升"],
        );
        y += 18;
        if (n % 7 === 6) {
          pen.text(42, y + 2, "小结：与上次相比无明显变化，请继续保持。   检查者：沈洁", 8.5);
          y += 34;
        }
      });
    });
    return [first, second];
  },
};

/** Hong Kong: the Chinese name in brackets on the same line, a colon, the mark before the number, unit and range in brackets behind. */
const hongKong: Drawn = {
  name: "hong kong colons",
  lang: "en",
  panels: [["hongKongTwo"]],
  pages: (s) => [
    page((pen) => {
      pen.text(36, 40, "KWUN LAM HOSPITAL  觀林醫院", 13, { bold: true });
      pen.text(36, 56, "DEPARTMENT OF PATHOLOGY 病理部  -  CUMULATIVE LABORATORY REPORT 化驗報告", 9);
      put(
        pen,
        78,
        [36, 220, 330, 430],
        [`Name 姓名 : ${s.person}`, `Sex/Age : ${s.sex === "male" ? "M" : "F"} / ${s.age}Y`, "Ward : OPD", "HN : HN24-01177(5)"],
      );
      put(pen, 91, [36, 330], [`Collection Date 收集日期 : ${s.date.split("-").toReversed().join("/")} 09:15`, "Request No. : 24B0612733"]);
      pen.line(36, 97, 559, 97, 0.6);
      let y = 114;
      s.rows.forEach((row, n) => {
        if (n === 0 || n === 6 || n === 18) {
          pen.text(
            36,
            y,
            ["Complete Blood Picture 全血圖", "Renal & Liver Function 腎肝功能", "Lipids, Glucose, Thyroid 血脂血糖甲狀腺"][n === 0 ? 0 : n === 6 ? 1 : 2] ??
              "",
            9.5,
            { bold: true },
          );
          pen.text(455, y, "Ref. Interval 參考區間", 8.5, { bold: true });
          y += 17;
        }
        put(
          pen,
          y,
          [44, 270, 282, 308, 370, 455],
          [
            `${row.name} (${row.abbr})`,
            ":",
            row.mark,
            row.value,
            row.unit,
            row.range.includes("-") ? `[ ${row.range} ]` : `[ ${row.range.replace(/^([<>])/, "$1 ")} ]`,
          ],
        );
        y += 18;
      });
      pen.text(36, y + 14, "H = High   L = Low   # = amended result      *** End of report 報告完 ***", 8);
    }),
  ],
};

/** A telephone's tiles, two a row: a verdict in a coloured tag, the number large, the unit beside it, the range below. */
const tiles: Drawn = {
  name: "tiles",
  lang: "zh",
  panels: [["tilesZh"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(22, 22, "14:05", 12, { bold: true });
        pen.text(368, 22, "5G 82%", 10, { anchor: "end" });
        pen.text(195, 54, "我的健康档案", 16, { anchor: "middle", bold: true });
        pen.text(195, 76, `${s.institution} ${s.date} 体检`, 10, { anchor: "middle" });
        s.rows.forEach((row, n) => tile(pen, row, 10 + (n % 2) * 188, 92 + Math.floor(n / 2) * 104));
      },
      390,
      844,
    ),
  ],
};
function tile(pen: Pen, row: TruthRow, x: number, y: number): void {
  pen.fill(x, y, 180, 96, "#f3f5f8");
  pen.text(x + 12, y + 22, row.name, 12.5);
  pen.fill(x + 134, y + 10, 36, 17, row.mark ? "#f6c9bd" : "#c9ecd2");
  pen.text(x + 152, y + 22.5, verdict(row, "偏高", "偏低", "正常"), 10, { anchor: "middle" });
  pen.text(x + 12, y + 56, row.value, 24, { bold: true });
  pen.text(x + 18 + row.value.length * 14, y + 56, row.unit, 10);
  pen.text(x + 12, y + 80, `参考值 ${row.range}`, 10);
}

/** A strip off a urine analyser: a star before what is not normal, one name a line, no range at all. */
const urineStrip: Drawn = {
  name: "urine strip",
  lang: "en",
  panels: [["stripUrine"]],
  ranges: false,
  pages: (s) => [
    page(
      (pen) => {
        put(pen, 24, [14, 104], ["URINE ANALYZER", "NO.0047"], 9.5);
        pen.text(14, 38, `${s.date} 08:41`, 9.5);
        pen.text(14, 52, "ID: 000000001382", 9.5);
        pen.text(14, 62, "=".repeat(32), 8);
        s.rows.forEach((row, n) => {
          const odd = row.flag !== "normal";
          put(
            pen,
            80 + n * 16,
            [14, 24, 70, 124],
            [odd ? "*" : "", row.name, row.number === undefined && !odd ? "-" : row.value, row.number === undefined ? (odd ? "70 /uL" : "") : ""],
            10,
          );
        });
        pen.text(14, 84 + s.rows.length * 16, "=".repeat(32), 8);
      },
      180,
      290,
    ),
  ],
};

/** A strip off a desk analyser: number and unit as one under the name, the range in brackets at the right. */
const deskStrip: Drawn = {
  name: "desk strip",
  lang: "zh",
  panels: [["stripBlood"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(100, 22, "干式生化分析仪", 11, { anchor: "middle" });
        pen.text(12, 38, `时间 ${s.date} 10:12:33`, 9);
        pen.text(12, 50, "编号 00126   类型 全血", 9);
        s.rows.forEach((row, n) => {
          const y = 68 + n * 30;
          pen.text(12, y, `${row.name} ${row.abbr}`, 9.5);
          pen.text(24, y + 13, `${row.value} ${row.unit} ${row.mark}`.trim(), 10);
          pen.text(190, y + 13, `(${row.range})`, 8.5, { anchor: "end" });
        });
        pen.text(12, 74 + s.rows.length * 30, "................................................", 8);
      },
      202,
      370,
    ),
  ],
};

const ALL: readonly Drawn[] = [county, tertiary, colourBars, columns, summary, hongKong, tiles, urineStrip, deskStrip, ...ENGLISH];

export const layOutPlace = (n: number, r: Random): ReturnType<typeof layOutTurn> => layOutTurn(ALL, n, r);
