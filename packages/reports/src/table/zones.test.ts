import { expect, test } from "vitest";
import { readReport } from "../read.ts";
import { ANALYTES } from "../testing/analytes.ts";
import { toPdf } from "../testing/pdf.ts";
import { type SheetLine, sheet } from "../testing/sheet.ts";

const read = async (...lines: SheetLine[]): Promise<unknown[]> =>
  (await readReport([{ bytes: toPdf([sheet(lines)]) }], ANALYTES)).rows.map((r) => [r.code, r.value, r.unit, r.flag, r.doubts]);

const HEAD: SheetLine = [
  [40, "检验项目"],
  [220, "偏低"],
  [275, "正常"],
  [330, "偏高"],
  [390, "单位"],
];
test("the column a number stands in is its flag; without a range it alone tells", async () =>
  expect(
    await read(
      HEAD,
      [
        [40, "总蛋白"],
        [220, "58.1"],
        [390, "g/L"],
      ],
      [
        [40, "空腹血糖"],
        [330, "7.79"],
        [390, "mmol/L"],
      ],
      [
        [40, "肌酐"],
        [220, "-"],
        [275, "66"],
        [330, "-"],
        [390, "μmol/L"],
      ],
    ),
  ).toEqual([
    ["total_protein", 58.1, "g/L", "low", []],
    ["glucose_fasting", 7.79, "mmol/L", "high", []],
    ["creatinine", 66, "μmol/L", "normal", []],
  ]));
test("a range that says otherwise is asked about", async () =>
  expect(
    await read(
      [...HEAD, [470, "参考范围"]],
      [
        [40, "总蛋白"],
        [330, "70.2"],
        [390, "g/L"],
        [470, "65-85"],
      ],
      [
        [40, "空腹血糖"],
        [330, "7.79"],
        [390, "mmol/L"],
        [470, "3.9-6.1"],
      ],
    ),
  ).toEqual([
    ["total_protein", 70.2, "g/L", "high", ["flag"]],
    ["glucose_fasting", 7.79, "mmol/L", "high", []],
  ]));

const bar = (y: number, name: string, abbr: string, value: readonly [x: number, text: string], ends: readonly [string, string]): SheetLine[] => [
  [[40, name], value],
  [[40, abbr]],
  [
    [305, ends[0]],
    [420, ends[1]],
  ],
  [
    [250, "偏低"],
    [365, "正常"],
    [480, "偏高"],
  ],
];
test("a bar with its parts named: the words are no verdict, the ends of the middle are the range", async () =>
  expect(
    await read(
      ...bar(0, "空腹血糖", "GLU · mmol/L", [361, "5.87"], ["3.90", "6.10"]),
      ...bar(1, "总蛋白", "TP · g/L", [246, "58.1"], ["65.0", "85.0"]),
      ...bar(2, "肌酐", "CREA · μmol/L", [478, "120"], ["57", "97"]),
    ),
  ).toEqual([
    ["glucose_fasting", 5.87, "mmol/L", "normal", []],
    ["total_protein", 58.1, "g/L", "low", []],
    ["creatinine", 120, "μmol/L", "high", []],
  ]));

const DAYS: SheetLine[] = [
  [
    [40, "Date"],
    [170, "04/08/21"],
    [230, "21/11/22"],
    [290, "23/01/23"],
  ],
  [
    [40, "Time"],
    [170, "0840"],
    [230, "1010"],
    [290, "0825"],
  ],
  [
    [40, "Lab No"],
    [170, "31440127"],
    [230, "32907715"],
    [290, "34551902"],
    [360, "Units"],
    [430, "Ref. Range"],
  ],
];
test("days on one line of the head, units and ranges on another: the newest is the result and the day of the report", async () => {
  const rows: SheetLine[] = [
    [
      [40, "Creatinine"],
      [170, "61"],
      [230, "78"],
      [290, "H 105"],
      [360, "umol/L"],
      [430, "(57 - 97)"],
    ],
    [
      [40, "Total protein"],
      [170, "70"],
      [290, "72"],
      [360, "g/L"],
      [430, "(65 - 85)"],
    ],
  ];
  expect(await read(...DAYS, ...rows)).toEqual([
    ["creatinine", 105, "umol/L", "high", []],
    ["total_protein", 72, "g/L", "normal", []],
  ]);
  expect((await readReport([{ bytes: toPdf([sheet([...DAYS, ...rows])]) }], ANALYTES)).reportDate).toBe("2023-01-23");
});
test("a colon between name and result, also with the mark behind it", async () =>
  expect(
    await read(
      ...["肌酐", "总蛋白", "空腹血糖", "促甲状腺激素"].map((name, i): SheetLine => [
        [40, name],
        [200, i === 1 ? ": L" : ":"],
        [260, ["61", "58.0", "5.1", "2.31"][i] ?? ""],
        [330, ["μmol/L", "g/L", "mmol/L", "mIU/L"][i] ?? ""],
        [420, ["[ 57 - 97 ]", "[ 65 - 85 ]", "[ 3.9 - 6.1 ]", "[ 0.27 - 4.2 ]"][i] ?? ""],
      ]),
    ),
  ).toEqual([
    ["creatinine", 61, "μmol/L", "normal", []],
    ["total_protein", 58, "g/L", "low", []],
    ["glucose_fasting", 5.1, "mmol/L", "normal", []],
    ["tsh", 2.31, "mIU/L", "normal", []],
  ]));
