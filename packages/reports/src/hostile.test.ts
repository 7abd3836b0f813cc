import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readInChild } from "./child.ts";
import { readReport } from "./read.ts";
import { ANALYTES } from "./testing/analytes.ts";
import { packedPdf, toPdf } from "./testing/pdf.ts";
import { type SheetLine, sheet, table } from "./testing/sheet.ts";
import type { ReadResult } from "./types.ts";

const ROWS = table(
  [40, 160, 240, 330],
  [
    ["项目", "结果", "单位", "参考值"],
    ["肌酐", "69", "μmol/L", "57-97"],
    ["铁蛋白", "9.4", "ng/mL", "15-200"],
  ],
);
const READ = [
  ["creatinine", 69],
  ["ferritin", 9.4],
];
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
const bytesOf = (latin: string): Uint8Array => new Uint8Array(Buffer.from(latin, "latin1"));
const readPage = (lines: readonly SheetLine[]): Promise<ReadResult> => readReport([{ bytes: toPdf([sheet(lines)]) }], ANALYTES);
const values = (result: ReadResult): unknown[] => result.rows.map((r) => [r.code, r.value]);
const codes = (result: ReadResult): string[] => result.problems.map((p) => p.code);

describe("a PDF that carries more than a sheet", () => {
  const whole = text(toPdf([sheet(ROWS)]));
  test("locked by a password: says so", async () => {
    const key = "00".repeat(32);
    const locked = whole.replace(
      "/Root 1 0 R",
      `/Root 1 0 R /ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${key}> /U <${key}> >>`,
    );
    expect(codes(await readReport([{ bytes: bytesOf(locked) }], ANALYTES))).toEqual(["password_protected"]);
  });
  test("scripts, actions and embedded files are left alone, the sheet is read", async () => {
    const loaded = whole.replace(
      "/Type /Catalog",
      "/Type /Catalog /OpenAction << /S /JavaScript /JS (globalThis.pwned = true; app.launchURL\\('http://127.0.0.1:1'\\)) >> /AA << /WC << /S /Launch /F (calc.exe) >> >> /Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) >>] >> >>",
    );
    const result = await readReport([{ bytes: bytesOf(loaded) }], ANALYTES);
    expect([values(result), codes(result), "pwned" in globalThis]).toEqual([READ, [], false]);
  });
});

describe("what a file says it is does not count", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>');
  test.each([
    ["an SVG called .png", svg],
    ["HTML called .jpg", Buffer.from("<html><script>location='http://127.0.0.1'</script></html>")],
    ["a zip called .pdf", Buffer.from("PK\u0003\u0004%%EOF")],
    ["a program called .heic", Buffer.from("MZ\u0090\u0000\u0003")],
  ])("%s is not opened", async (_, bytes) => {
    const result = await readReport([{ bytes, name: "sheet.png", mime: "image/png" }], ANALYTES);
    expect([result.rows, codes(result)]).toEqual([[], ["unsupported_file"]]);
  });
  test("half a JPEG is damaged, not half a report", async () => {
    const jpeg = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#bbb", noise: { type: "gaussian", mean: 128, sigma: 60 } } })
      .jpeg()
      .toBuffer();
    expect(codes(await readReport([{ bytes: jpeg.subarray(0, jpeg.length / 2) }], ANALYTES))).toEqual(["damaged_file"]);
  });
});

test("a bad file beside a good one, in the child: the good one is read, the bad one is told by its place", async () => {
  const result = await readInChild([{ bytes: Buffer.from("PK\u0003\u0004") }, { bytes: toPdf([sheet(ROWS)]) }, { bytes: new Uint8Array() }], ANALYTES);
  expect([values(result), result.problems]).toEqual([
    READ,
    [
      { code: "unsupported_file", file: 0 },
      { code: "empty_file", file: 2 },
    ],
  ]);
}, 60_000);

test("a page that unfolds to hundreds of megabytes takes only its child with it", async () => {
  const bomb = packedPdf(Buffer.alloc(250_000_000, " "));
  expect(bomb.length).toBeLessThan(1_000_000);
  const result = await readInChild([{ bytes: bomb }], ANALYTES, { rssMb: 350 });
  expect([result.rows, codes(result)]).toEqual([[], ["out_of_memory"]]);
  expect(values(await readInChild([{ bytes: toPdf([sheet(ROWS)]) }], ANALYTES))).toEqual(READ);
}, 60_000);

describe("what is printed of the person stays on the paper", () => {
  const PLANTED = [
    "欧阳静怡",
    "11010119900307123X",
    "13800138000",
    "H20240099",
    "ZY0088123",
    "6902233445566",
    "青年路19号",
    "wechat_oy",
    "Jonathan",
    "Quimby",
    "555-0142",
    "MRN",
    "4471203",
    "Elm Street",
  ];
  test.each<[string, readonly SheetLine[]]>([
    [
      "Chinese",
      [
        [[180, "江南市第三人民医院检验报告单"]],
        [
          [40, "姓名：欧阳静怡"],
          [180, "性别：女"],
          [260, "年龄：35岁"],
          [340, "身份证号：11010119900307123X"],
        ],
        [
          [40, "联系电话：13800138000"],
          [220, "病历号：H20240099"],
          [360, "住院号：ZY0088123"],
        ],
        [
          [40, "条码 6902233445566"],
          [220, "住址 青年路19号"],
          [360, "微信 wechat_oy"],
        ],
        ...ROWS,
        [
          [40, "患者 欧阳静怡 的结果由检验科审核"],
          [330, "电话 13800138000"],
        ],
      ],
    ],
    [
      "English",
      [
        [[40, "Harbour Clinic Laboratory Report"]],
        [
          [40, "Patient: Jonathan Quimby"],
          [220, "Sex: Male"],
          [300, "Age: 61"],
          [380, "MRN: 4471203"],
        ],
        [
          [40, "Phone: 555-0142"],
          [220, "Address: 19 Elm Street"],
        ],
        ...table(
          [40, 220, 300, 360],
          [
            ["Test", "Result", "Units", "Reference Range"],
            ["Creatinine", "69", "umol/L", "57-97"],
            ["Ferritin", "9.4", "ng/mL", "15-200"],
          ],
        ),
        [
          [40, "Quimby, Jonathan"],
          [220, "4471203"],
        ],
      ],
    ],
  ])("%s sheet", async (_, lines) => {
    const result = await readPage(lines);
    expect(values(result)).toEqual(READ);
    const told = JSON.stringify(result);
    expect(PLANTED.filter((secret) => told.includes(secret))).toEqual([]);
  });
});
