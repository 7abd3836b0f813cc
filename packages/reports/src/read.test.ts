import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readReport } from "./read.ts";
import { ANALYTES } from "./testing/analytes.ts";
import { type Page, toPdf } from "./testing/pdf.ts";
import { sheet, table } from "./testing/sheet.ts";
import type { ReadResult } from "./types.ts";

const HEAD = [
  [[180, "江南市第三人民医院检验报告单"]],
  [
    [40, "姓名：某某"],
    [160, "性别：女"],
    [260, "年龄：35岁"],
  ],
] as const;
const PLACES = [40, 70, 200, 260, 310, 350, 440];
const COLUMNS = ["序号", "项目名称", "缩写", "结果", "提示", "单位", "参考区间"];
const read = (...pages: Page[]): Promise<ReadResult> => readReport([{ bytes: toPdf(pages) }], ANALYTES);
const brief = (result: ReadResult): unknown[] => result.rows.map((r) => [r.code, r.comparator ? `${r.comparator}${r.value}` : r.value, r.unit, r.flag, r.ask]);
const codesOf = (result: ReadResult): unknown[] => result.problems.map((p) => p.code);

describe("a text PDF", () => {
  test("Chinese sheet: results, units, flags, ranges, date, place, sex and age", async () => {
    const rows = [
      ["1", "白细胞计数", "WBC", "5.62", "", "×10⁹/L", "3.50-9.50"],
      ["2", "糖化血红蛋白", "HbA1c", "6.1", "↑", "%", "4.0-6.0"],
      ["3", "血红蛋白", "HGB", "108", "↓", "g/L", "男:130-175 女:115-150"],
      ["4", "超敏C反应蛋白", "hs-CRP", "<0.5", "", "mg/L", "0-3"],
      ["5", "甲胎蛋白", "AFP", "2.31", "", "ng/mL", "0-7"],
      ["6", "尿蛋白", "", "阴性(-)", "", "", "阴性"],
    ];
    const result = await read(sheet([...HEAD, ...table(PLACES, [COLUMNS, ...rows]), [[40, "采样时间：2025-03-12 07:10"]]]));
    expect(brief(result)).toEqual([
      ["wbc", 5.62, "×10^9/L", "normal", false],
      ["hba1c", 6.1, "%", "high", false],
      ["hemoglobin", 108, "g/L", "low", false],
      ["hs_crp", "<0.5", "mg/L", "normal", false],
      [undefined, 2.31, "ng/mL", "normal", false],
      [undefined, "阴性(-)", "", "normal", false],
    ]);
    expect(result).toMatchObject({ reportDate: "2025-03-12", institution: "江南市第三人民医院", subject: { sex: "female", age: 35 }, problems: [] });
    expect(result.rows[0]?.box).toMatchObject({ page: 1 });
    expect(result.rows[0]?.box?.y).toBeGreaterThan(0.1);
  });

  test("two halves side by side", async () => {
    const lines = table(
      [40, 140, 190, 240, 310, 410, 460, 510],
      [
        ["项目", "结果", "单位", "参考值", "项目", "结果", "单位", "参考值"],
        ["谷丙转氨酶", "39", "U/L", "9-50", "肌酐", "69", "μmol/L", "57-97"],
        ["总蛋白", "70.6", "g/L", "65-85", "铁蛋白", "9", "ng/mL", "15-200"],
      ],
    );
    expect(brief(await read(sheet([...HEAD, ...lines], 8)))).toEqual([
      ["alt", 39, "U/L", "normal", false],
      ["creatinine", 69, "μmol/L", "normal", false],
      ["total_protein", 70.6, "g/L", "normal", false],
      ["ferritin", 9, "ng/mL", "low", false],
    ]);
  });

  test("a former result beside the present one is not taken for it, even where the present one is missing", async () => {
    const lines = table(
      [40, 160, 240, 330, 420],
      [
        ["Test", "Result", "Previous", "Units", "Reference Range"],
        ["Glucose", "97", "104", "mg/dL", "70-99"],
        ["Creatinine", "", "1.05", "mg/dL", "0.57-1.00"],
      ],
    );
    expect(brief(await read(sheet(lines)))).toEqual([["glucose_fasting", 97, "mg/dL", "normal", false]]);
  });

  test("a name over two lines is the joined name, not its second half", async () => {
    const lines = table(
      [40, 160, 240, 330],
      [
        ["项目", "结果", "单位", "参考值"],
        ["糖化", "", "", ""],
        ["血红蛋白", "5.4", "%", "4.0-6.0"],
      ],
    );
    expect(brief(await read(sheet(lines, 9, 11)))).toEqual([["hba1c", 5.4, "%", "normal", false]]);
  });

  test("English sheet without a header, units within cells, a note that is no result", async () => {
    const lines = [
      [
        [40, "Hemoglobin A1c"],
        [200, "51 mmol/mol"],
        [320, "20 - 41"],
      ],
      [
        [40, "TSH"],
        [200, "6.096 uIU/mL"],
        [320, "0.450 - 4.500 uIU/mL"],
        [460, "H"],
      ],
      [[40, "HbA1c of 48 mmol/mol or over is diagnostic of diabetes."]],
    ] as const;
    expect(brief(await read(sheet(lines)))).toEqual([
      ["hba1c", 51, "mmol/mol", "high", false],
      ["tsh", 6.096, "uIU/mL", "high", false],
    ]);
  });

  test("values far off, units not known and flags that contradict are asked about, not converted", async () => {
    const rows = [
      ["空腹血糖", "562", "", "mmol/L", "3.9-6.1"],
      ["肌酐", "69", "", "g/kg", "57-97"],
      ["总蛋白", "70", "↑", "g/L", "65-85"],
    ];
    const result = await read(sheet(table([40, 160, 220, 260, 340], [["项目", "结果", "提示", "单位", "参考值"], ...rows])));
    expect(result.rows.map((r) => [r.code, r.ask, r.doubts, r.valueSi])).toEqual([
      ["glucose_fasting", true, ["implausible"], undefined],
      ["creatinine", true, ["unit"], undefined],
      ["total_protein", true, ["flag"], 70],
    ]);
  });

  test("the header goes on to the next page; the same row again counts once, another value for it is a conflict", async () => {
    const first = sheet([
      ...HEAD,
      ...table(
        [40, 160, 240, 330],
        [
          ["项目", "结果", "单位", "参考值"],
          ["肌酐", "69", "μmol/L", "57-97"],
        ],
      ),
    ]);
    const second = sheet(
      table(
        [40, 160, 240, 330],
        [
          ["肌酐", "69", "μmol/L", "57-97"],
          ["总蛋白", "70", "g/L", "65-85"],
          ["总蛋白", "90", "g/L", "65-85"],
        ],
      ),
    );
    expect(brief(await read(first, second))).toEqual([
      ["creatinine", 69, "μmol/L", "normal", false],
      ["total_protein", 70, "g/L", "normal", true],
      ["total_protein", 90, "g/L", "high", true],
    ]);
  });

  test("urine on the sheet: blood's names are not its own", async () => {
    const result = await read(
      sheet([
        [[180, "尿常规检验报告单"]],
        ...table(
          [40, 160, 240, 330],
          [
            ["项目", "结果", "单位", "参考值"],
            ["葡萄糖", "0.4", "mmol/L", "0-0.8"],
          ],
        ),
      ]),
    );
    expect(result.rows.map((r) => r.code)).toEqual([undefined]);
  });

  test("whose it is and when: another sex, two people, a date to come", async () => {
    const page = sheet([
      ...HEAD,
      [[40, "姓名：另人"]],
      ...table(
        [40, 160, 240, 330],
        [
          ["项目", "结果", "单位", "参考值"],
          ["肌酐", "69", "μmol/L", "57-97"],
        ],
      ),
      [[40, "报告时间：2031-01-01"]],
    ]);
    expect(codesOf(await readReport([{ bytes: toPdf([page]) }], ANALYTES, { expect: { sex: "male", age: 60 }, today: "2026-01-01" }))).toEqual([
      "several_people",
      "other_sex",
      "other_age",
      "future_date",
    ]);
  });

  test("progress tells the page", async () => {
    const seen: string[] = [];
    await readReport([{ bytes: toPdf([sheet([...HEAD]), sheet([...HEAD])]) }], ANALYTES, { onProgress: (p) => seen.push(`${p.stage} ${p.page}/${p.pages}`) });
    expect(seen).toContain("reading 2/2");
  });
});

describe("FHIR", () => {
  const observation = (code: string, text: string, rest: object): object => ({
    resource: {
      resourceType: "Observation",
      status: "final",
      code: { coding: [{ system: "http://loinc.org", code }], text },
      effectiveDateTime: "2025-05-21T08:10:00+08:00",
      ...rest,
    },
  });
  const bundle = (...entry: object[]): Uint8Array =>
    new TextEncoder().encode(
      JSON.stringify({
        resourceType: "Bundle",
        type: "collection",
        entry: [{ resource: { resourceType: "Patient", gender: "female", birthDate: "1985-02-14" } }, ...entry],
      }),
    );

  test("codes, values, comparators, ranges and interpretation", async () => {
    const bytes = bundle(
      observation("2276-4", "Ferritin", {
        valueQuantity: { value: 8, unit: "ng/mL" },
        referenceRange: [{ low: { value: 15 }, high: { value: 150 } }],
        interpretation: [{ coding: [{ code: "L" }] }],
      }),
      observation("30522-7", "CRP", { valueQuantity: { value: 0.3, comparator: "<", unit: "mg/L" } }),
      observation("718-7", "Hemoglobin", { status: "entered-in-error", valueQuantity: { value: 1, unit: "g/L" } }),
    );
    const result = await readReport([{ bytes }], ANALYTES);
    expect(brief(result)).toEqual([
      ["ferritin", 8, "ng/mL", "low", false],
      ["hs_crp", "<0.3", "mg/L", "normal", false],
    ]);
    expect(result).toMatchObject({ reportDate: "2025-05-21", subject: { sex: "female", age: 40 }, problems: [] });
  });
  test("a list of resources, one on each line, and a result told as a text", async () => {
    const two = [
      observation("2276-4", "Ferritin", { valueQuantity: { value: 8, unit: "ng/mL" } }),
      observation("30522-7", "CRP", { valueString: "<0.3 mg/L" }),
    ].map((entry) => (entry as { resource: object }).resource);
    const read = async (text: string): Promise<unknown> =>
      brief(await readReport([{ bytes: new TextEncoder().encode(text) }], ANALYTES)).map((r) => (r as unknown[]).slice(0, 3));
    const told = [
      ["ferritin", 8, "ng/mL"],
      ["hs_crp", "<0.3", "mg/L"],
    ];
    expect([await read(JSON.stringify(two)), await read(two.map((o) => JSON.stringify(o)).join("\n"))]).toEqual([told, told]);
  });
  test("a LOINC of something else makes a known name unsure", async () =>
    expect(
      (await readReport([{ bytes: bundle(observation("2350-7", "Glucose", { valueQuantity: { value: 4, unit: "mmol/L" } })) }], ANALYTES)).rows[0],
    ).toMatchObject({ ask: true, doubts: ["name"] }));
});

describe("bad input becomes a problem, never a crash", () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const whole = toPdf([sheet([...HEAD])]);
  test.each([
    ["an empty file", new Uint8Array(), "empty_file"],
    ["a zip", bytes("PK\u0003\u0004........"), "unsupported_file"],
    ["an SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), "unsupported_file"],
    ["HTML", bytes("<!doctype html><script>1</script>"), "unsupported_file"],
    ["broken JSON", bytes('{"resourceType":'), "damaged_file"],
    ["JSON that is no FHIR", bytes('{"a":1}'), "unsupported_file"],
    ["a PDF of a header only", bytes("%PDF-1.7\n"), "damaged_file"],
    ["a PNG of a header only", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), "damaged_file"],
    ["a HEIC of a header only", bytes("\0\0\0\u0018ftypheic\0\0\0\0"), "damaged_file"],
    ["61 pages", toPdf(Array.from({ length: 61 }, () => sheet([]))), "too_many_pages"],
    ["more than 20 MB", new Uint8Array(20 * 1024 * 1024 + 1).fill(0x25), "too_large"],
  ])("%s", async (_, data, code) => {
    const result = await readReport([{ bytes: data }], ANALYTES);
    expect([result.rows, codesOf(result)]).toEqual([[], [code]]);
  });
  test("a truncated PDF gives no invented rows", async () =>
    expect((await readReport([{ bytes: whole.subarray(0, whole.length / 2) }], ANALYTES)).rows).toEqual([]));
  test("a sheet without results says so", async () =>
    expect(
      codesOf(
        await read(
          sheet([
            [[60, "今日菜单"]],
            [
              [60, "宫保鸡丁"],
              [200, "38"],
            ],
            [
              [60, "酸辣汤"],
              [200, "12"],
            ],
          ]),
        ),
      ),
    ).toEqual(["no_results"]));
  test("20,000 × 20,000 pixels are refused before they are decoded", async () => {
    const png = await sharp({ create: { width: 20_000, height: 20_000, channels: 3, background: "#fff" }, limitInputPixels: false })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const before = process.memoryUsage().rss;
    expect(codesOf(await readReport([{ bytes: png }], ANALYTES))).toEqual(["too_many_pixels"]);
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  }, 60_000);
  test("one bad file does not keep the others from being read", async () => {
    const good = toPdf([
      sheet([
        ...HEAD,
        ...table(
          [40, 160, 240, 330],
          [
            ["项目", "结果", "单位", "参考值"],
            ["肌酐", "69", "μmol/L", "57-97"],
          ],
        ),
      ]),
    ]);
    const result = await readReport([{ bytes: bytes("PK") }, { bytes: good }], ANALYTES);
    expect([result.rows.length, result.problems]).toEqual([1, [{ code: "unsupported_file", file: 0 }]]);
  });
});
