import { describe, expect, test } from "vitest";
import { readReport } from "./read.ts";
import { toPdf } from "./testing/pdf.ts";
import { sheet, table } from "./testing/sheet.ts";
import type { Analyte } from "./types.ts";

const of = (id: string, zh: string, aliases: string[], partOf?: string): Analyte => ({
  id,
  name: { zh, en: id },
  aliases,
  loinc: [],
  unit: "nmol/L",
  units: [
    { spelling: "nmol/L", factor: 1 },
    { spelling: "ng/mL", factor: 2.5 },
  ],
  plausible: { min: 1, max: 1500 },
  ranges: [{ low: 50, high: 250 }],
  partOf,
});
const ALL = [
  of("total", "25-羟维生素D", ["25羟基维生素D3", "总25-羟维生素D"]),
  of("d3", "25-OH-VD3", ["25羟基维生素D3"], "total"),
  of("d2", "25-羟维生素D2", [], "total"),
];
const read = async (...rows: [name: string, value: string][]): Promise<unknown[]> => {
  const lines = table([40, 200, 260, 340], [["项目", "结果", "单位", "参考值"], ...rows.map(([name, value]) => [name, value, "ng/mL", "30-100"])]);
  return (await readReport([{ bytes: toPdf([sheet(lines)]) }], ALL)).rows.map((r) => [r.code, r.value, r.ask]);
};

describe("a total and what it is made of", () => {
  test("beside the total the parts are parts, and nothing is asked", async () =>
    expect(await read(["25羟基维生素D3", "31.2"], ["25-羟维生素D2", "2.1"], ["总25-羟维生素D", "33.3"])).toEqual([
      ["d3", 31.2, false],
      ["d2", 2.1, false],
      ["total", 33.3, false],
    ]));
  test("beside another part it is a part too", async () =>
    expect(await read(["25羟基维生素D3", "31.2"], ["25-羟维生素D2", "2.1"])).toEqual([
      ["d3", 31.2, false],
      ["d2", 2.1, false],
    ]));
  test("alone, the name means the whole", async () => expect(await read(["25羟基维生素D3", "31.2"])).toEqual([["total", 31.2, false]]));
  test("the whole printed a second time under that name is no part", async () =>
    expect(await read(["25羟基维生素D3", "31.2"], ["总25-羟维生素D", "31.2"])).toEqual([["total", 31.2, false]]));
  test("two different numbers for the whole itself are asked about", async () =>
    expect(await read(["25-羟维生素D", "31.2"], ["总25-羟维生素D", "40.1"])).toEqual([
      ["total", 31.2, true],
      ["total", 40.1, true],
    ]));
});
