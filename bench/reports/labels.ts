/** Labels of supplements, made up: a box of facts, tables of one and two columns, a sentence. Brand and product names are nobody's. */
import type { Mark, Page } from "@nutri/reports/testing/pdf";
import { DAILY_VALUES } from "@nutri/reports/label/daily-values";
import { type Pen, penOf } from "./pen.ts";
import type { Random } from "./random.ts";

export type LabelTruth = { nutrient: string; amount: number; unit: "g" | "mg" | "ug" | "IU" };
type Row = LabelTruth & { zh: string; en: string; as?: string; printed: string; iu?: string; percent: string };
type Standard = 0 | 1 | 2;

/** Names as labels print them, and amounts as they are sold. */
const SOLD: readonly (readonly [nutrient: string, zh: string, en: string, unit: "g" | "mg" | "ug", amounts: readonly number[], as?: string])[] = [
  ["vitamin_a", "维生素A", "Vitamin A", "ug", [400, 600, 800, 900, 1200], "as retinyl acetate"],
  ["vitamin_d", "维生素D", "Vitamin D", "ug", [5, 7.5, 10, 15, 20, 25, 50], "as cholecalciferol"],
  ["vitamin_e", "维生素E", "Vitamin E", "mg", [6.7, 10, 13.4, 14, 20, 67], "as d-alpha tocopheryl acetate"],
  ["vitamin_k", "维生素K", "Vitamin K", "ug", [25, 45, 80, 90, 120], "as phytonadione"],
  ["vitamin_c", "维生素C", "Vitamin C", "mg", [30, 60, 98.5, 100, 250, 500, 1000], "as ascorbic acid"],
  ["thiamin", "维生素B1", "Thiamin", "mg", [0.9, 1.2, 1.4, 2.5, 12.5], "as thiamin mononitrate"],
  ["riboflavin", "维生素B2", "Riboflavin", "mg", [0.95, 1.3, 1.4, 2.8, 13]],
  ["niacin", "烟酸", "Niacin", "mg", [8, 10, 14, 16, 20], "as niacinamide"],
  ["vitamin_b6", "维生素B6", "Vitamin B6", "mg", [1, 1.4, 1.7, 3.4, 10], "as pyridoxine HCl"],
  ["folate", "叶酸", "Folate", "ug", [150, 200, 400, 600, 680]],
  ["vitamin_b12", "维生素B12", "Vitamin B12", "ug", [1.2, 2.4, 6, 25, 100], "as methylcobalamin"],
  ["biotin", "生物素", "Biotin", "ug", [15, 30, 50, 300, 1000]],
  ["pantothenic_acid", "泛酸", "Pantothenic Acid", "mg", [2.5, 5, 6, 10, 15], "as calcium pantothenate"],
  ["calcium", "钙", "Calcium", "mg", [120, 200, 250, 500, 600], "as calcium carbonate"],
  ["magnesium", "镁", "Magnesium", "mg", [50, 75, 100, 200, 300], "as magnesium oxide"],
  ["iron", "铁", "Iron", "mg", [5, 8, 10, 18, 24], "as ferrous fumarate"],
  ["zinc", "锌", "Zinc", "mg", [2.5, 5, 7.5, 11, 15], "as zinc gluconate"],
  ["iodine", "碘", "Iodine", "ug", [75, 120, 150, 220], "as potassium iodide"],
  ["selenium", "硒", "Selenium", "ug", [15, 25, 50, 55, 100], "as selenomethionine"],
  ["copper", "铜", "Copper", "mg", [0.3, 0.5, 0.9, 1, 2], "as cupric oxide"],
  ["manganese", "锰", "Manganese", "mg", [0.5, 1, 2.3, 3]],
  ["chromium", "铬", "Chromium", "ug", [15, 35, 50, 120], "as chromium picolinate"],
];
/** On a label too, and nothing we count. */
const OTHERS = [
  ["叶黄素", "Lutein", "6mg", "6 mg"],
  ["辅酶Q10", "Coenzyme Q10", "100mg", "100 mg"],
  ["大豆异黄酮", "Soy isoflavones", "40mg", "40 mg"],
  ["番茄红素", "Lycopene", "2.5mg", "2.5 mg"],
] as const;

const IU_OF_D = 40;
const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ",");
const percentOf = (nutrient: string, amount: number, standard: Standard): string => {
  const value = DAILY_VALUES[nutrient]?.of[standard];
  return value === undefined ? "" : `${Math.round((100 * amount) / value)}%`;
};

function rowsOf(n: number, standard: Standard, en: boolean, r: Random): Row[] {
  return r
    .shuffle(SOLD)
    .slice(0, n)
    .map(([nutrient, zh, english, unit, amounts, as]) => {
      const amount = r.pick(amounts);
      const shown = unit === "ug" ? (en ? "mcg" : r.pick(["μg", "μg", "微克"])) : unit;
      const inIu = en && nutrient === "vitamin_d" && r.chance(0.3);
      const [value, of] = inIu ? [amount * IU_OF_D, "IU" as const] : [amount, unit];
      return {
        nutrient,
        zh,
        en: english,
        ...(as ? { as } : {}),
        amount: value,
        unit: of,
        printed: inIu ? `${grouped(value)} IU` : en ? `${grouped(amount)} ${shown}` : `${amount}${shown}`,
        ...(en && nutrient === "vitamin_d" && !inIu ? { iu: `(${grouped(amount * IU_OF_D)} IU)` } : {}),
        percent: percentOf(nutrient, amount, standard),
      };
    });
}

const BRANDS = { zh: ["青禾堂", "北屿", "木槿牌"], en: ["Fernhollow", "Tidewell", "Marrow & Oak"] } as const;
const wide = (text: string): number => [...text].reduce((s, c) => s + (/[\u2e80-\uffff]/.test(c) ? 1 : 0.52), 0);

/** A black-rimmed box: portion, container, rows with their form in brackets, percents on the right, a footnote. */
function usFacts(pen: Pen, rows: readonly Row[], r: Random): void {
  const [left, right] = [30, 330];
  const count = r.int(1, 3);
  pen.text(left, 34, r.pick(BRANDS.en), 13, { bold: true });
  pen.text(left, 64, "Supplement Facts", 20, { bold: true });
  pen.text(left, 82, `Serving Size: ${count} ${count > 1 ? "Capsules" : "Capsule"}`, 9);
  pen.text(left, 94, `Servings Per Container: ${r.pick([30, 60, 90])}`, 9);
  pen.line(left, 100, right, 100, 4);
  pen.text(190, 114, "Amount Per Serving", 8.5, { bold: true });
  pen.text(right, 114, "% Daily Value", 8.5, { anchor: "end", bold: true });
  pen.line(left, 119, right, 119, 1);
  rows.forEach((row, n) => {
    const y = 133 + n * 16;
    pen.text(left, y, row.as ? `${row.en} (${row.as})` : row.en, 8);
    pen.text(258, y, `${row.printed}${row.iu ? ` ${row.iu}` : ""}`, 8.5, { anchor: row.iu ? "middle" : "end" });
    pen.text(right, y, row.percent, 8.5, { anchor: "end" });
    pen.line(left, y + 4, right, y + 4, 0.4);
  });
  const [, other, , amount] = r.pick(OTHERS);
  const y = 133 + rows.length * 16;
  pen.text(left, y, other, 8);
  pen.text(258, y, amount, 8.5, { anchor: "end" });
  pen.text(right, y, "†", 8.5, { anchor: "end" });
  pen.line(left, y + 6, right, y + 6, 3);
  pen.text(left, y + 18, "† Daily Value not established. Do not exceed 2 capsules in 24 hours.", 7);
}

/** 营养成分表 with the portion alone, or with 100 g beside it. */
function zhTable(pen: Pen, rows: readonly Row[], r: Random, both: boolean): void {
  pen.text(30, 34, `${r.pick(BRANDS.zh)} 多种维生素矿物质片`, 13, { bold: true });
  pen.text(185, 62, "营养成分表", 14, { anchor: "middle", bold: true });
  const heads = both ? ["项目", "每100g", "每份(2片)", "NRV%"] : ["项目", r.pick(["每份", "每片", "每2片"]), "NRV%"];
  const places = both ? [34, 130, 215, 300] : [34, 170, 290];
  pen.line(30, 70, 345, 70, 1.2);
  heads.forEach((t, i) => pen.text(places[i] ?? 0, 84, t, 10, { bold: true }));
  pen.line(30, 90, 345, 90, 0.8);
  const unitOf = (row: Row): string => row.printed.replace(/^[\d.,]+/, "");
  rows.forEach((row, n) => {
    const per100 = `${Number((row.amount * 41.7).toPrecision(3))}${unitOf(row)}`;
    const cells = both ? [row.zh, per100, row.printed, row.percent] : [row.zh, row.printed, row.percent];
    cells.forEach((t, i) => pen.text(places[i] ?? 0, 105 + n * 17, t, 10));
  });
  pen.line(30, 96 + rows.length * 17, 345, 96 + rows.length * 17, 1.2);
  pen.text(30, 114 + rows.length * 17, "食用方法：每日1次，每次2片，温水送服。", 9);
}

/** 标志性成分及含量 as a sentence over several lines. */
function zhSentence(pen: Pen, rows: readonly Row[], r: Random): void {
  pen.text(30, 34, `${r.pick(BRANDS.zh)}牌营养素补充剂`, 13, { bold: true });
  const [other, , amount] = r.pick(OTHERS);
  const list = [...rows.map((row) => `${row.zh} ${row.printed}`), `${other} ${amount}`].join("、");
  const text = `【标志性成分及含量】${r.pick(["每片含：", "每粒含", "每2粒含："])}${list}。`;
  let [line, y] = ["", 62];
  // A number and its unit stay on one line, as print has it.
  for (const c of text.match(/[\u2e80-\uffff]|[^\u2e80-\uffff]+/g) ?? []) {
    if (wide(line + c) > 28) {
      pen.text(30, y, line, 11);
      [line, y] = ["", y + 18];
    }
    line += c;
  }
  pen.text(30, y, line, 11);
  pen.text(30, y + 24, "【适宜人群】需要补充多种维生素矿物质的成人", 11);
  pen.text(30, y + 42, "【食用量及食用方法】每日1次，每次1片，口服", 11);
  pen.text(30, y + 60, "【规格】1.2g/片  【贮藏】置阴凉干燥处", 11);
}

/** The European way: name, amount and percent, two columns of rows on a narrow label. */
function euTable(pen: Pen, rows: readonly Row[], r: Random): void {
  pen.text(30, 34, `${r.pick(BRANDS.en)} daily`, 13, { bold: true });
  pen.text(30, 60, "Nutritional information", 11, { bold: true });
  pen.text(160, 60, `Per ${r.pick(["tablet", "2 tablets", "capsule"])}`, 9, { bold: true });
  pen.text(230, 60, "%NRV*", 9, { bold: true });
  rows.forEach((row, n) => {
    const y = 78 + n * 15;
    pen.text(30, y, row.en, 9);
    pen.text(160, y, row.printed.replace("mcg", "µg"), 9);
    pen.text(230, y, row.percent, 9);
  });
  pen.text(30, 90 + rows.length * 15, "*NRV: nutrient reference value. Keep out of reach of children.", 7);
}

/** Taiwan's: traditional characters, serving and day's reference. */
const TRADITIONAL: Readonly<Record<string, string>> = { 维: "維", 钙: "鈣", 镁: "鎂", 铁: "鐵", 锌: "鋅", 铜: "銅", 锰: "錳", 铬: "鉻", 叶: "葉", 烟: "菸" };
function traditional(pen: Pen, rows: readonly Row[], r: Random): void {
  pen.text(30, 34, `${r.pick(["晨岸", "山月"])}綜合維他命錠`, 13, { bold: true });
  pen.text(160, 60, "營養標示", 14, { anchor: "middle", bold: true });
  pen.text(30, 78, "每一份量 2 錠", 10);
  pen.text(170, 98, "每份", 10, { bold: true });
  pen.text(240, 98, "每日參考值百分比", 10, { bold: true });
  rows.forEach((row, n) => {
    const y = 116 + n * 17;
    pen.text(30, y, [...row.zh].map((c) => TRADITIONAL[c] ?? c).join(""), 10);
    pen.text(170, y, row.printed.replace("μg", "微克").replace(/mg$/, "毫克"), 10);
    pen.text(260, y, row.percent, 10);
  });
}

type Draw = (pen: Pen, rows: readonly Row[], r: Random) => void;
const MAKES: readonly { name: string; en: boolean; standard: Standard; draw: Draw }[] = [
  { name: "facts", en: true, standard: 1, draw: usFacts },
  { name: "table", en: false, standard: 0, draw: (pen, rows, r) => zhTable(pen, rows, r, false) },
  { name: "two columns", en: false, standard: 0, draw: (pen, rows, r) => zhTable(pen, rows, r, true) },
  { name: "sentence", en: false, standard: 0, draw: zhSentence },
  { name: "eu", en: true, standard: 2, draw: euTable },
  { name: "traditional", en: false, standard: 0, draw: traditional },
];

/** Label `n` in the make whose turn it is. */
export function makeLabel(n: number, r: Random): { page: Page; truth: LabelTruth[]; name: string } {
  const { name, en, standard, draw } = MAKES[n % MAKES.length] as (typeof MAKES)[number];
  const rows = rowsOf(r.int(3, 14), standard, en, r);
  const marks: Mark[] = [];
  draw(penOf(marks), rows, r);
  return { page: { width: 375, height: 420, marks }, truth: rows.map(({ nutrient, amount, unit }) => ({ nutrient, amount, unit })), name };
}
