import { expect, test } from "vitest";
import { readReport } from "./read.ts";
import { ANALYTES } from "./testing/analytes.ts";
import { toPdf } from "./testing/pdf.ts";
import { type SheetLine, sheet, table } from "./testing/sheet.ts";
import type { Analyte } from "./types.ts";

const strip = (id: string, zh: string, en: string, aliases: string[]): Analyte => ({
  id,
  name: { zh, en },
  aliases,
  loinc: [],
  unit: "{presence}",
  units: [{ spelling: "{presence}", factor: 1 }],
  plausible: { min: 0, max: 1000 },
  scale: "Ord",
  ranges: [{ normal: "negative" }],
});
const all: readonly Analyte[] = [
  ...ANALYTES,
  strip("urine_glucose", "尿葡萄糖", "Urine glucose", ["U-GLU"]),
  strip("urine_leukocyte_esterase", "尿白细胞酯酶", "Urine leukocyte esterase", ["尿白细胞"]),
  {
    ...strip("urine_wbc_count", "尿白细胞计数", "Urine white cell count", ["尿白细胞"]),
    unit: "/uL",
    units: [{ spelling: "/uL", factor: 1 }],
    scale: "Qn",
    ranges: [],
  },
];
const PLACES = [40, 160, 240, 330];
const HEADER = ["项目", "结果", "单位", "参考值"];
const read = async (...lines: SheetLine[]): Promise<unknown[]> =>
  (await readReport([{ bytes: toPdf([sheet(lines)]) }], all)).rows.map((r) => [r.code, r.value, r.flag]);

test("under a heading of urine plain names are the urine's, by word or by number; under one of blood they are the blood's again", async () =>
  expect(
    await read(
      [[180, "体检报告"]],
      [[40, "尿常规"]],
      ...table(PLACES, [HEADER, ["葡萄糖", "阴性", "", "阴性"], ["白细胞", "+-", "", "阴性"], ["白细胞", "12.5", "/uL", "0-25"]]),
      [[40, "血液生化"]],
      ...table(PLACES, [HEADER, ["葡萄糖", "5.6", "mmol/L", "3.9-6.1"], ["白细胞", "5.6", "10^9/L", "3.5-9.5"]]),
    ),
  ).toEqual([
    ["urine_glucose", "阴性", "normal"],
    ["urine_leukocyte_esterase", "+-", "abnormal"],
    ["urine_wbc_count", 12.5, "normal"],
    ["glucose_fasting", 5.6, "normal"],
    ["wbc", 5.6, "normal"],
  ]));

test("a word beside a plain name is the strip's, and without a printed word the record's decides", async () =>
  expect(await read(...table(PLACES, [HEADER, ["葡萄糖", "2+", "", ""], ["肌酐", "69", "μmol/L", "57-97"]]))).toEqual([
    ["urine_glucose", "2+", "abnormal"],
    ["creatinine", 69, "normal"],
  ]));

test("a heading that only speaks of sugar disease is none of urine", async () =>
  expect(await read([[40, "糖尿病筛查"]], ...table(PLACES, [HEADER, ["葡萄糖", "5.6", "mmol/L", "3.9-6.1"]]))).toEqual([["glucose_fasting", 5.6, "normal"]]));
