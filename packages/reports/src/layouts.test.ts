import { describe, expect, test } from "vitest";
import { matchName, nameTable } from "./analytes/names.ts";
import { readReport } from "./read.ts";
import { pieces } from "./table/shape.ts";
import { ANALYTES } from "./testing/analytes.ts";
import { toPdf } from "./testing/pdf.ts";
import { type SheetLine, sheet, table } from "./testing/sheet.ts";

const read = async (...lines: SheetLine[]): Promise<unknown[]> =>
  (await readReport([{ bytes: toPdf([sheet(lines)]) }], ANALYTES)).rows.map((r) => [r.code, r.value, r.unit, r.flag, r.ask]);
const PLACES = [40, 170, 240, 320, 400, 480];

test("traditional headings, an English name and a verdict in columns of their own, ranges with ~", async () =>
  expect(
    await read(
      ...table(
        [40, 170, 240, 290, 330, 440],
        [
          ["檢驗項目", "英文名稱", "檢驗值", "判定", "單位", "參考值"],
          ["白血球", "WBC", "12.4", "↑", "10^3/μL", "3.50~9.50"],
          ["鐵蛋白", "Ferritin", "9", "↓", "ng/mL", "[15~200]"],
          ["總蛋白", "TP", "7.1", "", "g/dL", "6.5~8.5"],
        ],
      ),
    ),
  ).toEqual([
    ["wbc", 12.4, "10^3/μL", "high", true], // 白血球 is not in this small table of names: the abbreviation alone is asked about
    ["ferritin", 9, "ng/mL", "low", false],
    ["total_protein", 7.1, "g/dL", "normal", false],
  ]));

describe("several days side by side", () => {
  const rows = (...days: string[]): SheetLine[] =>
    table(PLACES, [
      ["项目", "单位", ...days, "参考值"],
      ["肌酐", "μmol/L", "61", "78", "95", "57-97"],
      ["总蛋白", "g/L", "70", "71", "72", "65-85"],
    ]);

  test.each([
    ["2025-03-12", "2024-09-01", "2023-11-20", 61, 70],
    ["2023-11-20", "2024-09-01", "2025-03-12", 95, 72],
    ["2023年", "2025年", "2024年", 78, 71],
    ["11/20/2023", "03/04/2024", "01/02/2025", 95, 72],
  ])("the newest of %s, %s, %s is the result", async (a, b, c, creatinine, protein) =>
    expect(await read(...rows(a, b, c))).toEqual([
      ["creatinine", creatinine, "μmol/L", "normal", false],
      ["total_protein", protein, "g/L", "normal", false],
    ]),
  );
  test("where the days can be meant in two ways, or two are the same, the person is asked", async () => {
    expect((await read(...rows("03/04/2025", "04/03/2025", "01/01/2025"))).map((r) => (r as unknown[])[4])).toEqual([true, true]);
    expect((await read(...rows("2025-03-12", "2025-03-12", "2024-01-01"))).map((r) => (r as unknown[])[4])).toEqual([true, true]);
  });
  test("two like numbers side by side and no heading to say which is meant: asked", async () =>
    expect(await read([[40, "江南市第三人民医院生化检验报告单"]], ...table(PLACES, [["肌酐", "61", "78", "μmol/L", "57-97"]]))).toEqual([
      ["creatinine", 61, "μmol/L", "normal", true],
    ]));
});

describe("headings", () => {
  const rows = (...header: string[]): SheetLine[] => table(PLACES, [header, ["肌酐", "61", "", "78", "57-97 μmol/L"], ["总蛋白", "70", "", "71", "65-85 g/L"]]);
  const wanted = [
    ["creatinine", 61, "μmol/L", "normal", false],
    ["total_protein", 70, "g/L", "normal", false],
  ];
  test.each([
    ["this time and last time under their days", ["检查项目", "本次 2024-06-03", "", "上次 2021-06-09", "参考范围"]],
    ["both scripts in one", ["TEST项目", "RESULT结果", "", "PREVIOUS上次", "REFERENCE RANGE 参考值"]],
    ["the row numbers' heading hard against the names'", ["№检验项目", "结果", "", "上次结果", "参考区间"]],
    ["two headings nobody knows among those that make a table", ["Parameter", "Value", "Zeiger", "Previous", "Normal"]],
  ])("%s", async (_, header) => expect(await read(...rows(...header))).toEqual(wanted));
  test("of two headings as one, each has its column", async () =>
    expect(
      await read(
        [
          [40, "Test"],
          [170, "Current Result and Flag Previous Result and Date"],
          [400, "Units"],
          [480, "Reference Interval"],
        ],
        ...table([40, 175, 300, 400, 480], [["Creatinine", "61", "78", "μmol/L", "57-97"]]),
      ),
    ).toEqual([["creatinine", 61, "μmol/L", "normal", false]]));
  test("a second half whose names' heading could not be read is a half of its own", async () =>
    expect(
      await read(
        ...table(
          [20, 110, 160, 220, 300, 390, 440, 500],
          [
            ["项目", "结果", "单位", "参考值", "I囗目", "结果", "单位", "参考值"],
            ["肌酐", "61", "μmol/L", "57-97", "总蛋白", "70", "g/L", "65-85"],
          ],
        ),
      ),
    ).toEqual(wanted));
});

describe("what is not the result", () => {
  const plain = ["Test", "Result", "Unit", "Reference Range"];
  test.each([["pending"], ["见附注"], ["----"], ["5.1±0.2"], ["~61"], ["61 / 78"]])("a former result beside %s is not taken for this one", async (text) => {
    const row = [["Creatinine", text, "μmol/L", "57-97", "78"]];
    expect([await read(...table(PLACES, [[...plain, "Previous"], ...row])), await read(...table(PLACES, row))]).toEqual([[], []]);
  });
  test("a bound printed in front is the range; without headings it is asked about", async () =>
    expect(await read(...table(PLACES, [["Creatinine", "<97", "μmol/L", "61"]]))).toEqual([["creatinine", 61, "μmol/L", "normal", true]]));
  test.each([
    ["a name's footnote", 40, "Creatinine", 92],
    ["a result's footnote", 170, "61", 179.5],
  ])("%s, small and raised", async (_, x, text, after) => {
    const page = sheet(table(PLACES, [plain, ["Creatinine", "61", "μmol/L", "57-97"]]));
    const of = page.marks.find((m) => m.kind === "text" && m.x === x && m.text === text);
    if (of?.kind === "text") page.marks.push({ ...of, x: after, y: of.y - 3.5, size: 5.5, text: "1" });
    const { rows } = await readReport([{ bytes: toPdf([page]) }], ANALYTES);
    expect(rows.map((r) => [r.namePrinted, r.value, r.ask])).toEqual([["Creatinine", 61, false]]);
  });
  test("numbers of rows that count up from line to line", async () =>
    expect(
      await read(
        [[40, "1 Creatinine  61  μmol/L  57-97"]],
        [
          [40, "2"],
          [45, "Total protein  70  g/L  65-85"],
        ],
      ),
    ).toHaveLength(2));
});

describe("how numbers are written", () => {
  const header = ["Analysis", "Result", "Unit", "Reference range"];
  test("decimal commas throughout are decimals, and sure", async () =>
    expect(
      await read(
        ...table(PLACES, [
          header,
          ["Total protein", "71,5", "g/L", "65,0-85,0"],
          ["Ferritin", "9,25", "ng/mL", "15,00-200,00"],
          ["ALT", "0,415", "U/L", "0,100-0,500"],
        ]),
      ),
    ).toEqual([
      ["total_protein", 71.5, "g/L", "normal", false],
      ["ferritin", 9.25, "ng/mL", "low", false],
      ["alt", 0.415, "U/L", "normal", false],
    ]));
  test("one comma among points is asked about", async () =>
    expect(await read(...table(PLACES, [header, ["Total protein", "71,5", "g/L", "65.0-85.0"], ["Ferritin", "92.5", "ng/mL", "15.00-200.00"]]))).toEqual([
      ["total_protein", 71.5, "g/L", "normal", true],
      ["ferritin", 92.5, "ng/mL", "normal", false],
    ]));
  test("giga and gram: `G/L` of cells", async () =>
    expect(await read(...table(PLACES, [header, ["White blood cell count", "5.6", "G/L", "3.5-9.5"], ["Total protein", "71", "G/L", "65-85"]]))).toEqual([
      ["wbc", 5.6, "G/L", "normal", false],
      ["total_protein", 71, "G/L", "normal", false],
    ]));
  test("a number that ran into its unit", () =>
    expect(["7.110*9/L", "8.7310*12/L", "12010^9/L", "10*9/L"].map((t) => pieces(t)?.map((p) => p.text))).toEqual([
      ["7.1", "10*9/L"],
      ["8.73", "10*12/L"],
      ["120", "10^9/L"],
      undefined,
    ]));
});

test("a range on a line of its own belongs to the row above it", async () =>
  expect(
    await read(
      [
        [40, "Creatinine"],
        [300, "120 μmol/L"],
      ],
      [[40, "Normal range: 57 - 97 μmol/L"]],
      [
        [40, "Total protein"],
        [300, "6 g/dL"],
      ],
      [[40, "Normal range: 6.5 - 8.5 g/dL"]],
    ),
  ).toEqual([
    ["creatinine", 120, "μmol/L", "high", false],
    ["total_protein", 6, "g/dL", "low", false],
  ]));

test("the number of a row that ran into its name is none of the name's; one that is part of a name stays", async () => {
  expect(
    await read(
      ...table(PLACES, [
        ["No项目", "结果", "单位", "参考值"],
        ["12肌酐", "61", "μmol/L", "57-97"],
      ]),
    ),
  ).toEqual([["creatinine", 61, "μmol/L", "normal", false]]);
});

describe("names", () => {
  const names = nameTable([
    ...ANALYTES,
    {
      id: "c_peptide",
      name: { zh: "C肽", en: "C-peptide" },
      aliases: ["C-P"],
      loinc: [],
      unit: "nmol/L",
      units: [],
      plausible: { min: 0, max: 9 },
      ranges: [],
    },
    {
      id: "anti_ccp",
      name: { zh: "抗CCP抗体", en: "Anti-CCP" },
      aliases: ["CCP"],
      loinc: [],
      unit: "U/mL",
      units: [],
      plausible: { min: 0, max: 9 },
      ranges: [],
    },
  ]);
  const codes = (text: string, abbr?: string): unknown => {
    const { codes: found, sure } = matchName(names, text, abbr === undefined ? {} : { abbr });
    return [...found, sure];
  };
  test.each([
    ["C肽(空腹)", "C-P", ["c_peptide", true]],
    ["C肽(空腹)C-P", undefined, ["c_peptide", false]],
    ["脂蛋白(a)(Lp(a))", undefined, ["lp_a", true]],
    ["SerumALT level", undefined, ["alt", true]],
    ["(!) Creatinine", undefined, ["creatinine", true]],
    ["谷丙酶", "GPT(ALT)", ["alt", false]],
  ])("%s %s", (text, abbr, wanted) => expect(codes(text, abbr)).toEqual(wanted));
});
