import { describe, expect, test } from "vitest";
import { readReport } from "../read.ts";
import { ANALYTES } from "../testing/analytes.ts";
import { type Mark, toPdf } from "../testing/pdf.ts";
import type { Analyte } from "../types.ts";
import { toLines } from "./lines.ts";

type Put = readonly [x: number, y: number, text: string, size?: number];
/** Its abbreviation is written as a unit is. */
const MAGNESIUM = { ...(ANALYTES[0] as Analyte), id: "magnesium", name: { zh: "镁", en: "Magnesium" }, aliases: ["Mg"] };
const read = async (...pages: Put[][]): Promise<unknown[]> => {
  const made = pages.map((puts) => ({
    width: 390,
    height: 850,
    marks: puts.map(([x, y, text, size = 12]): Mark => ({ kind: "text", x, y, size, text, anchor: "start" })),
  }));
  return (await readReport([{ bytes: toPdf(made) }], [...ANALYTES, MAGNESIUM])).rows.map((r) => [r.code, r.value, r.unit, r.refLow, r.flag, r.ask]);
};
const card = (n: number, name: string, value: string, unit: string, range: string, tag = ""): Put[] => [
  [20, 60 + n * 80, name],
  ...(tag ? [[330, 60 + n * 80, tag] as const] : []),
  [20, 82 + n * 80, value, 17],
  [110, 82 + n * 80, unit],
  [20, 104 + n * 80, `参考范围：${range}`, 10],
];

describe("results on a card each", () => {
  const three = [
    ...card(0, "空腹血糖", "6.8", "mmol/L", "3.9-6.1", "偏高"),
    ...card(1, "肌酐", "69", "μmol/L", "57-97"),
    ...card(2, "促甲状腺激素", "2.31", "mIU/L", "0.27-4.2"),
  ];
  const read3 = [
    ["glucose_fasting", 6.8, "mmol/L", 3.9, "high", false],
    ["creatinine", 69, "μmol/L", 57, "normal", false],
    ["tsh", 2.31, "mIU/L", 0.27, "normal", false],
  ];
  test("name, number with unit, and range on lines of their own", async () => expect(await read(three)).toEqual(read3));
  test("a range that names its unit before the result does not make the result a former one", async () => {
    const block = (n: number, name: string, value: string, range: string): Put[] => [
      [20, 60 + n * 80, name],
      [20, 78 + n * 80, `Normal range: ${range}`, 10],
      [260, 78 + n * 80, value],
    ];
    const page = [
      ...block(0, "Creatinine", "69 μmol/L", "57 - 97 μmol/L"),
      ...block(1, "TSH", "2.31 mIU/L", "0.27 - 4.2 mIU/L"),
      ...block(2, "Total protein", "70 g/L", "65 - 85 g/L"),
    ];
    expect(await read(page)).toEqual([
      ["creatinine", 69, "μmol/L", 57, "normal", false],
      ["tsh", 2.31, "mIU/L", 0.27, "normal", false],
      ["total_protein", 70, "g/L", 65, "normal", false],
    ]);
  });
  test("a last page with a single card is read as the pages before it", async () =>
    expect(await read(three, card(0, "总蛋白", "70", "g/L", "65-85"))).toEqual([...read3, ["total_protein", 70, "g/L", 65, "normal", false]]));
  test("units that stand under one another are no names, even where an abbreviation is written so", async () =>
    expect(await read(three, [...card(0, "总蛋白", "70", "mg", "65-85"), ...card(1, "肌酐", "69", "μmol/L", "57-97")])).toEqual([
      ...read3,
      ["total_protein", 70, "mg", 65, "normal", true],
    ]));
  test("a page that leans: every card is further to the left than the one above it", async () => {
    const names = ["空腹血糖", "肌酐", "促甲状腺激素", "总蛋白", "转铁蛋白", "铁蛋白"];
    const units = ["mmol/L", "μmol/L", "mIU/L", "g/L", "g/L", "ng/mL"];
    const leaning = names.flatMap((name, n) => card(n, name, `${n + 2}.5`, units[n] ?? "", "1.0-900.0").map(([x, ...put]): Put => [x + 60 - 7 * n, ...put]));
    expect((await read(leaning)).map((row) => (row as unknown[]).slice(1, 3))).toEqual(units.map((unit, n) => [n + 2.5, unit]));
  });
  test("a bound behind a number and its unit is the range, one alone may be a result or the range of one that is not there", async () =>
    expect(
      await read([
        [20, 60, "肌酐"],
        [120, 60, "69 μmol/L"],
        [220, 60, "<97"],
        [20, 90, "总蛋白"],
        [120, 90, "g/L"],
        [220, 90, "<85"],
        [20, 120, "转铁蛋白"],
        [120, 120, "2.85 g/L"],
        [220, 120, "2.00-3.60"],
      ]),
    ).toEqual([
      ["creatinine", 69, "μmol/L", undefined, "normal", false],
      ["total_protein", 85, "g/L", undefined, "normal", true],
      ["transferrin", 2.85, "g/L", 2, "normal", false],
    ]));
  test("the number of a card whose name nobody knows is not the neighbour's", async () =>
    expect((await read([...three, ...card(3, "载脂蛋白E", "38", "mg/L", "27-49")])).slice(0, 3)).toEqual(read3));
  test("marks on a scale under the number are not the result", async () =>
    expect(await read([...three, [60, 92, "3.9", 7], [160, 92, "6.1", 7], [60, 172, "57", 7]])).toEqual(read3));
  test("several numbers of one size: asked", async () =>
    expect((await read([...three, [200, 82, "5.9", 17]]))[0]).toEqual(["glucose_fasting", 6.8, "mmol/L", 3.9, "high", true]));
  test("numbers printed above their names are not given to the name before without asking", async () => {
    const above = (n: number, name: string, value: string, unit: string): Put[] => [
      [20, 60 + n * 80, value, 17],
      [110, 60 + n * 80, unit],
      [20, 82 + n * 80, name],
    ];
    const rows = await read([
      ...above(0, "空腹血糖", "6.8", "mmol/L"),
      ...above(1, "肌酐", "5.1", "mmol/L"),
      ...above(2, "总蛋白", "69", "g/L"),
      ...above(3, "转铁蛋白", "70", "g/L"),
    ]);
    expect(rows.filter((r) => (r as unknown[])[5] === false)).toEqual([]);
  });
});

describe("words of a recogniser that meet within a number", () => {
  const word = (text: string, x: number, w: number) => ({ text, x, y: 0, w, h: 10, conf: 0.99, confs: Array.from({ length: text.length }, () => 0.99) });
  test("are one cell, of which one cannot be sure", () => {
    const [line] = toLines([word("9.8", 0, 16), word("3", 15, 5)]);
    expect(line?.cells.map((c) => [c.text, c.conf < 0.5])).toEqual([["9.83", true]]);
  });
  test("a word that meets the next as a word is none the less sure", () =>
    expect(toLines([word("umol", 0, 20), word("/L", 20, 10)])[0]?.cells.map((c) => [c.text, c.conf])).toEqual([["umol/L", 0.99]]));
});
