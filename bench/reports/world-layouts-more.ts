import { type Drawn, headZh, page, put } from "./panel-layouts.ts";
import type { TruthRow } from "./sheet.ts";

const decimals = (row: TruthRow): number => /\.(\d+)/.exec(row.value)?.[1]?.length ?? 0;
const near = (row: TruthRow, by: number): string => (row.number === undefined ? row.value : (row.number * by).toFixed(decimals(row)));
const scaled = (range: string, by: number): string => range.replace(/\d+(?:\.\d+)?/g, (d) => (Number(d) * by).toFixed(/\.(\d+)/.exec(d)?.[1]?.length ?? 0));
const ends = ({ range }: TruthRow): readonly [low: string, high: string] => {
  const pair = /^([\d.]+)\s*(?:--?|~)\s*([\d.]+)$/.exec(range);
  if (pair?.[1] && pair[2]) return [pair[1], pair[2]];
  const bound = range.replace(/^[<>]\s*/, "");
  return range.startsWith(">") ? [bound, ""] : ["", bound];
};

/** The two ends of the range have a column each. */
const lowHigh: Drawn = {
  name: "low and high",
  lang: "zh",
  panels: [["checkUpZh"], ["bloodZh"], ["chemistryZh"]],
  pages: (s) => [
    page((pen) => {
      headZh(pen, s, "检验报告单");
      put(pen, 124, [40, 200, 270, 320, 400, 470], ["项目", "结果", "提示", "单位", "下限", "上限"], 9, true);
      s.rows
        .filter((row) => row.number !== undefined)
        .forEach((row, n) => {
          const [low, high] = ends(row);
          put(pen, 142 + n * 17, [40, 200, 270, 320, 400, 470], [row.name, row.value, row.mark, row.unit, low, high]);
        });
    }),
  ],
};

/** A check-up booklet that holds three years side by side, the unit in the name, a conclusion with numbers under each panel. */
const years: Drawn = {
  name: "three years",
  lang: "zh",
  panels: [["bloodZh", "liverZh"], ["checkUpZh"], ["liverZh", "hormonesZh"]],
  pages: (s) =>
    s.panels.map(({ rows }, i) =>
      page((pen) => {
        pen.text(40, 40, `${s.institution}   健康体检报告   第${i + 3}页`, 8.5);
        pen.fill(36, 54, 523, 18);
        pen.text(42, 67, i === 0 ? "检验科检查（一）" : "检验科检查（二）", 11, { bold: true });
        put(pen, 90, [42, 240, 320, 400, 480], ["项目名称", s.date, "2022-05-18", "2021-05-20", "参考值"], 9, true);
        rows.forEach((row, n) =>
          put(
            pen,
            108 + n * 18,
            [42, 240, 320, 400, 480],
            [row.unit ? `${row.name}(${row.unit})` : row.name, `${row.value}${row.mark}`, near(row, 1.05), near(row, 0.93), row.range],
          ),
        );
        const odd = rows.filter((x) => x.mark !== "");
        pen.text(42, 124 + rows.length * 18, `小结：${odd.map((x) => `${x.name} ${x.value} ${x.unit}`).join("；") || "未见异常"}`, 8.5);
        pen.text(42, 138 + rows.length * 18, "建议：低脂饮食，每周运动150分钟以上，3个月后复查。", 8.5);
      }),
    ),
};

/** Two tables beside each other that order their columns differently, the right one by abbreviations alone. */
const twoOrders: Drawn = {
  name: "two orders",
  lang: "zh",
  panels: [["bloodZh"], ["liverZh", "chemistryZh"], ["checkUpZh"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(421, 36, `${s.institution}检验结果汇总`, 14, { anchor: "middle", bold: true });
        put(pen, 58, [30, 180, 280, 400], [`姓名：${s.person}`, "性别：女", `年龄：${s.age}岁`, `采样时间：${s.date} 07:40`]);
        const per = Math.ceil(s.rows.length / 2);
        put(pen, 82, [30, 190, 262, 330], ["检验项目", "结果", "单位", "参考区间"], 9, true);
        put(pen, 82, [440, 520, 620, 700], ["英文名", "参考值", "测定结果", "单位"], 9, true);
        s.rows
          .slice(0, per)
          .forEach((row, n) => put(pen, 100 + n * 20, [30, 190, 262, 330], [row.name, `${row.value} ${row.mark}`.trim(), row.unit, row.range]));
        s.rows
          .slice(per)
          .forEach((row, n) => put(pen, 100 + n * 20, [440, 520, 620, 700], [row.abbr ?? row.name, row.range, `${row.value} ${row.mark}`.trim(), row.unit]));
      },
      842,
      595,
    ),
  ],
};

/** Hormones: the former result in brackets behind this one, a range for each phase on a line of its own. */
const phases: Drawn = {
  name: "phases",
  lang: "zh",
  panels: [["sexHormonesZh"]],
  pages: (s, r) => {
    const said = r.chance(0.5);
    return [
      page((pen) => {
        headZh(pen, s, "内分泌检验报告");
        put(pen, 124, [40, 200, 320, 400], ["检验项目", said ? "结果(上次结果)" : "结果", "单位", "参考范围"], 9, true);
        let y = 144;
        for (const row of s.rows) {
          const cyclic = ["fsh", "lh", "estradiol", "progesterone"].includes(row.code ?? "");
          put(
            pen,
            y,
            [40, 200, 320, 400],
            [`${row.name}(${row.abbr})`, `${row.mark}${row.value} (${near(row, 0.9)})`, row.unit, cyclic ? `卵泡期:${row.range}` : row.range],
          );
          if (cyclic)
            [
              ["排卵期", 2.2],
              ["黄体期", 1.3],
              ["绝经期", 4],
            ].forEach(([phase, by], n) => pen.text(400, y + 12 * (n + 1), `${phase}:${scaled(row.range, Number(by))}`, 9));
          y += cyclic ? 58 : 20;
        }
      }),
    ];
  },
};

export const MORE: readonly Drawn[] = [lowHigh, years, twoOrders, phases];
