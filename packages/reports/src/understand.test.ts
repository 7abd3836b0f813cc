import { describe, expect, test } from "vitest";
import { nameTable } from "./analytes/names.ts";
import type { RawRow } from "./table/raw-row.ts";
import { ANALYTES } from "./testing/analytes.ts";
import { type Context, understand } from "./understand.ts";

const names = nameTable(ANALYTES);
const ocr: Context = { names, subject: { sex: "female", age: 40 }, source: "ocr", flagsPrinted: false };
const row = (over: Partial<RawRow>): RawRow => ({
  name: "肌酐",
  value: "69",
  unit: "umol/L",
  range: "57-97",
  flag: "",
  cells: [],
  conf: 1,
  valueConf: 1,
  unitConf: 1,
  headed: true,
  section: "",
  ...over,
});
const doubts = (over: Partial<RawRow>, context: Context = ocr): unknown => understand(row(over), context)?.doubts;

describe("a range that vouches for what was not read with certainty", () => {
  test("a blurred unit beside the range it belongs to is not asked about", () => {
    expect(doubts({ unitConf: 0.4 })).toEqual([]);
    expect(doubts({ unit: "umo1/L" })).toEqual([]);
  });
  test.each([
    ["of the size of another unit", "0.6-1.1"],
    ["elsewhere", "570-970"],
    ["none", ""],
  ])("a range %s vouches for nothing", (_, range) => expect(doubts({ unitConf: 0.4, range })).toContain("unit"));
  test("a unit that is not the analyte's is asked about, whatever the range", () => expect(doubts({ unit: "fL" })).toContain("unit"));

  test("the abbreviation and its range tell a name that was misread", () => {
    expect(doubts({ name: "肌干", abbr: "CREA" })).toEqual([]);
    expect(doubts({ name: "肌干", abbr: "CREA", range: "0.6-1.1" })).toContain("name");
  });
  test("in a text layer nothing is misread: an unknown name stays one to ask about", () =>
    expect(doubts({ name: "肌干", abbr: "CREA" }, { ...ocr, source: "text" })).toContain("name"));
});

test.each(["", "H", "--", "?"])("a whole number out of a range with points may have lost its own, whatever mark stands beside it: %s", (flag) =>
  expect(doubts({ name: "空腹血糖", value: "30", unit: "mmol/L", range: "3.9-5.6", flag })).toContain("value"),
);

describe("a name with a slip beside its abbreviation", () => {
  test.each([
    ["超敏C反应蛋曰", "hs-CRP", "hs_crp"],
    ["化血红蛋白", "HbAlc", "hba1c"],
  ])("%s %s", (name, abbr, code) =>
    expect(understand(row({ name, abbr, value: "5", unit: code === "hba1c" ? "%" : "mg/L", range: "" }), ocr)).toMatchObject({ code, ask: false }),
  );
  test("is asked about where the slip is nearer to another name", () =>
    expect(understand(row({ name: "血红蛋曰", abbr: "HbA1c", value: "5", unit: "%", range: "" }), ocr)?.ask).toBe(true));
});
