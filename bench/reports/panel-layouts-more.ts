import type { Page } from "@nutri/reports/testing/pdf";
import { type Drawn, FIRST, headEn, headZh, page, put } from "./panel-layouts.ts";
import { panelSheet } from "./panel-sheet.ts";
import type { Random } from "./random.ts";
import type { Sheet, TruthRow } from "./sheet.ts";

const wide = (text: string): string => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
const comma = (text: string): string => text.replace(/(\d)\.(\d)/g, "$1,$2");
const near = (row: TruthRow, by: number): string =>
  row.number === undefined ? row.value : (row.number * by).toFixed(/\.(\d+)/.exec(row.value)?.[1]?.length ?? 0);
const TITLES: Record<string, string> = {
  bloodZh: "血常规",
  liverZh: "肝功能",
  chemistryZh: "生化检查",
  urineZh: "尿常规",
  hormonesZh: "甲状腺功能",
  tumourZh: "肿瘤标志物",
  vitaminsZh: "维生素及微量元素",
  clottingZh: "凝血功能",
};

/** A check-up booklet: a summary in words first, then each panel under its name with a closing line, one after the other over pages. */
const booklet: Drawn = {
  name: "booklet",
  lang: "zh",
  panels: [
    ["bloodZh", "urineZh", "liverZh"],
    ["chemistryZh", "urineZh", "tumourZh"],
    ["liverZh", "vitaminsZh", "urineZh"],
  ],
  pages: (s) => {
    const odd = s.rows.filter((row) => row.mark !== "");
    const summary = page((pen) => {
      headZh(pen, s, "健康体检报告");
      pen.text(40, 130, "总检结论与建议", 12, { bold: true });
      odd.slice(0, 12).forEach((row, n) => {
        pen.text(40, 152 + n * 40, `${n + 1}、${row.name}${row.flag === "high" ? "偏高" : "偏低"}（${row.value}${row.unit ? ` ${row.unit}` : ""}）`, 9.5, {
          bold: true,
        });
        pen.text(52, 166 + n * 40, "建议：清淡饮食，适量运动，3-6个月后复查；如有不适请到专科就诊。", 8.5);
      });
    });
    const panels = s.panels.map(({ name, rows }) =>
      page((pen) => {
        pen.fill(36, 40, 523, 20);
        pen.text(44, 54, TITLES[name] ?? "", 12, { bold: true });
        pen.text(420, 54, "检查者：沈安", 8.5);
        put(pen, 78, [44, 230, 310, 400, 500], ["检查项目", "检查结果", "单位", "参考值", "提示"], 9, true);
        rows.forEach((row, n) => put(pen, 96 + n * 17, [44, 230, 310, 400, 500], [row.name, row.value, row.unit, row.range, row.mark]));
        pen.text(
          44,
          110 + rows.length * 17,
          `小结：${
            rows
              .filter((x) => x.mark)
              .map((x) => `${x.name}${x.mark}`)
              .join("，") || "未见明显异常"
          }`,
          8.5,
        );
      }),
    );
    return [summary, ...panels];
  },
};

/** The slip an analyser prints: abbreviations only, one narrow strip, the mark in front of the number. */
const slip: Drawn = {
  name: "slip",
  lang: "zh",
  panels: [["bloodZh"]],
  pages: (s) => [
    page(
      (pen) => {
        pen.text(20, 30, "血细胞分析", 12);
        put(pen, 48, [20, 140], [`样本编号: 0041`, `${s.date} 09:12`], 8);
        put(pen, 62, [20, 90], ["性别: 女", `年龄: ${s.age}岁`], 8);
        put(pen, 82, [20, 90, 150, 210], ["参数", "结果", "单位", "参考范围"], 8.5);
        s.rows.forEach((row, n) => put(pen, 96 + n * 13, [20, 78, 90, 150, 210], [row.abbr ?? row.name, row.mark, row.value, row.unit, row.range], 8.5));
      },
      300,
      460,
    ),
  ],
};

/** Strip and sediment of urine in two halves, blood on the same sheet under it. */
const urine: Drawn = {
  name: "urine",
  lang: "zh",
  panels: [["urineZh"]],
  pages: (s) => [
    page((pen) => {
      pen.text(297, 46, `${s.institution}尿液检验报告单`, 14, { anchor: "middle", bold: true });
      put(pen, 76, [40, 160, 260, 380], [`姓名：${s.person}`, "性别：女", `年龄：${s.age}岁`, "标本：随机尿"]);
      for (const [half, x] of [40, 305].entries()) {
        put(pen, 106, [x, x + 90, x + 150, x + 205], ["项目", "结果", "参考值", "单位"], 9, true);
        s.rows
          .slice(half * 7, half * 7 + 7)
          .forEach((row, n) => put(pen, 124 + n * 18, [x, x + 90, x + 150, x + 205], [`${row.name}(${row.abbr})`, row.value, row.range, row.unit], 8.5));
      }
      pen.text(40, 290, `采集时间：${s.date} 08:30   镜检：未做`, 9);
    }),
  ],
};

/** A laboratory for special tests: method and instrument as columns, names in two scripts over two lines, footnotes. */
const special: Drawn = {
  name: "special",
  lang: "zh",
  panels: [["vitaminsZh"], ["hormonesZh"]],
  pages: (s) => [
    page((pen) => {
      headZh(pen, s, "医学检验所检测报告");
      put(pen, 124, [40, 190, 290, 355, 395, 460], ["检测项目", "检测方法", "检测结果", "提示", "单位", "参考区间"], 9, true);
      s.rows.forEach((row, n) => {
        const y = 142 + n * 25;
        put(pen, y, [40, 190, 290, 355, 395, 460], [row.name, n % 2 ? "化学发光法" : "LC-MS/MS", row.value, row.mark, row.unit, row.range]);
        pen.text(40, y + 10, row.abbr ?? "", 7.5);
      });
      const y = 152 + s.rows.length * 25;
      pen.text(40, y, "备注：1. 25-羟基维生素D <20 ng/mL 为缺乏，20-30 ng/mL 为不足，30-100 ng/mL 为充足。", 7.5);
      pen.text(40, y + 11, "2. 铁蛋白 <15 ng/mL 提示铁耗竭；本结果仅对本次标本负责，检测下限 0.05。", 7.5);
    }),
  ],
};

/** Results of three days side by side, the newest first or last; only the newest is this report's. */
const cumulative: Drawn = {
  name: "cumulative",
  lang: "zh",
  panels: [["bloodZh"], ["liverZh"]],
  pages: (s, r) => {
    const newestFirst = r.chance(0.5);
    return [
      page((pen) => {
        headZh(pen, s, "历次检验结果对照");
        const days = [s.date, "2022-11-04", "2022-03-17"];
        const places = newestFirst ? [250, 320, 390] : [390, 320, 250];
        put(pen, 124, [40, 180, ...places, 465], ["项目", "单位", ...places.map((_, i) => days[i] ?? ""), "参考区间"], 8.5, true);
        s.rows.forEach((row, n) =>
          put(
            pen,
            142 + n * 16,
            [40, 180, ...places, 465],
            [row.name, row.unit, ...places.map((_, i) => (i === 0 ? row.value : near(row, i === 1 ? 1.06 : 0.93))), row.range],
            8.5,
          ),
        );
      }),
    ];
  },
};

/** Wide digits and signs, as old Chinese systems print. */
const fullWidth: Drawn = {
  name: "full width",
  lang: "zh",
  panels: [["bloodZh"], ["liverZh"]],
  pages: (s) => [
    page((pen) => {
      headZh(pen, s, "检　验　报　告　单");
      put(pen, 124, [40, 76, 250, 330, 430], ["序号", "检　验　项　目", "结　果", "单　位", "参　考　值"], 9, true);
      s.rows.forEach((row, n) =>
        put(
          pen,
          142 + n * 16,
          [40, 76, 250, 330, 430],
          [String(n + 1), row.name, `${wide(row.value)}${row.mark}`, row.unit, wide(row.range.replaceAll("~", "-"))],
        ),
      );
    }),
  ],
};

/** Decimal commas and units per litre as the continent prints them. */
const continental: Drawn = {
  name: "continental",
  lang: "en",
  unit: (unit) => unit.replace("10*9/L", "G/L").replace("10*12/L", "T/L"),
  panels: [["practiceUk"]],
  pages: (s) => [
    page((pen) => {
      headEn(pen, s);
      put(pen, 104, [40, 250, 320, 390, 500], ["Analysis", "Result", "Unit", "Reference range", "+/-"], 9, true);
      s.rows.forEach((row, n) =>
        put(
          pen,
          122 + n * 16,
          [40, 250, 320, 390, 500],
          [row.name, comma(row.value), row.unit, comma(row.range), row.mark === "" ? "" : row.flag === "high" ? "+" : "-"],
        ),
      );
    }),
  ],
};

/** Names in both languages in one cell, the number in the middle, `10*9/L`, a head that is printed again on each page. */
const bilingual: Drawn = {
  name: "bilingual",
  lang: "zh",
  panels: [
    ["bloodZh", "liverZh"],
    ["chemistryZh", "hormonesZh"],
  ],
  pages: (s) =>
    [0, 22, 44].flatMap((from) =>
      from >= s.rows.length
        ? []
        : [
            page((pen) => {
              headZh(pen, s, "LABORATORY REPORT 检验报告");
              put(pen, 124, [40, 250, 330, 410, 520], ["检验项目 Test", "结果 Result", "单位 Unit", "参考范围 Ref. Range", "提示 Flag"], 8.5, true);
              s.rows.slice(from, from + 22).forEach((row, n) => {
                const y = 144 + n * 27;
                put(pen, y, [40, 250, 330, 410, 520], [row.name, row.value, row.unit.replace("^", "*"), row.range, row.mark]);
                pen.text(40, y + 11, row.abbr ?? "", 7.5);
              });
              pen.text(297, 810, `第${from / 22 + 1}页 / 共${Math.ceil(s.rows.length / 22)}页`, 8, { anchor: "middle" });
            }),
          ],
    ),
};

/** India's chains: the range after the unit, methods in small print under the name, panels as bands, everything in capitals. */
const banded: Drawn = {
  name: "banded",
  lang: "en",
  panels: [["metabolicUs"], ["specialUs"]],
  pages: (s) => [
    page((pen) => {
      headEn(pen, s);
      put(pen, 100, [40, 260, 330, 410], ["TEST DESCRIPTION", "VALUE", "UNITS", "BIOLOGICAL REF. INTERVAL"], 9, true);
      s.rows.forEach((row, n) => {
        const y = 120 + n * 28;
        if (n % 8 === 0) pen.fill(36, y - 10, 523, 12);
        put(
          pen,
          y,
          [40, 260, 330, 410],
          [row.name, row.mark ? `${row.value} *` : row.value, row.unit, row.range.replace(/^</, "Less than ").replace(/^>/, "Greater than ")],
          9,
        );
        pen.text(40, y + 10, `Method : ${n % 2 ? "Photometry" : "C.L.I.A"}`, 7);
      });
    }),
  ],
};

const ALL: readonly Drawn[] = [...FIRST, booklet, slip, urine, special, cumulative, fullWidth, continental, bilingual, banded];

/** Sheet `n` in the layout whose turn it is, with the panels whose turn it is. */
export function layOutPanels(n: number, r: Random): { sheet: Sheet; pages: Page[]; name: string } {
  const kind = ALL[n % ALL.length] as Drawn;
  const panels = kind.panels[Math.floor(n / ALL.length) % kind.panels.length] ?? [];
  const sheet = panelSheet(panels, kind.lang, r);
  if (kind.unit) for (const row of sheet.rows) row.unit = kind.unit(row.unit);
  return { sheet, pages: kind.pages(sheet, r), name: kind.name };
}
