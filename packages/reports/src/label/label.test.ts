import { describe, expect, test } from "vitest";
import { readTextLines } from "../lines.ts";
import { toPdf } from "../testing/pdf.ts";
import { sheet, table } from "../testing/sheet.ts";
import { DAILY_VALUES, percentSays } from "./daily-values.ts";
import { readLabelFacts } from "./read.ts";
import type { LabelNutrient } from "./types.ts";

const of = (id: string, zh: string, en: string, unit: LabelNutrient["unit"], min: number, max: number, aliases: string[] = [], iu?: number): LabelNutrient => ({
  id,
  name: { zh, en },
  aliases,
  unit,
  ...(iu === undefined ? {} : { iu }),
  plausible: { min, max },
});
const NUTRIENTS = [
  of("vitamin_c", "维生素C", "Vitamin C", "mg", 5, 2000),
  of("vitamin_d", "维生素D", "Vitamin D", "ug", 0.5, 100, ["维生素D3", "Vitamin D3"], 0.025),
  of("vitamin_k", "维生素K", "Vitamin K", "ug", 6, 12_000),
  of("vitamin_e", "维生素E", "Vitamin E", "mg", 1, 1000),
  of("thiamin", "维生素B1", "Thiamin", "mg", 0.07, 150),
  of("vitamin_b6", "维生素B6", "Vitamin B6", "mg", 0.1, 100),
  of("vitamin_b12", "维生素B12", "Vitamin B12", "ug", 0.1, 320),
  of("calcium", "钙", "Calcium", "mg", 50, 2500),
  of("zinc", "锌", "Zinc", "mg", 0.6, 40),
  of("iodine", "碘", "Iodine", "ug", 15, 1100),
];
const read = (...texts: string[]) =>
  readLabelFacts(
    texts.map((text) => ({ text, confidence: 1 })),
    NUTRIENTS,
  );
const brief = (...texts: string[]): unknown[] => read(...texts).facts.map((f) => [f.nutrient, f.amount, f.unit, f.per?.text, f.per?.of, f.ask]);

describe("what a label says it holds", () => {
  test("a box of supplement facts: forms and IU in brackets, thousands, the size of a serving", () => {
    const lines = [
      "Supplement Facts",
      "Serving Size: 2 capsules",
      "Amount Per Serving  % Daily Value",
      "Vitamin C (as ascorbic acid)  90 mg  100%",
      "Vitamin D3 (as cholecalciferol)  25 mcg (1,000 IU)  125%",
      "Calcium (as calcium carbonate)  1,200 mg  92%",
      "Vitamin B12  100 mcg  4,167%",
      "Lutein  6 mg  †",
    ];
    expect(brief(...lines)).toEqual([
      ["vitamin_c", 90, "mg", "Per Serving", "portion", false],
      ["vitamin_d", 25, "ug", "Per Serving", "portion", false],
      ["calcium", 1200, "mg", "Per Serving", "portion", false],
      ["vitamin_b12", 100, "ug", "Per Serving", "portion", false],
    ]);
    expect(read(...lines).serving).toBe("2 capsules");
  });
  test("a table with 100 g beside the portion: the portion's column", () =>
    expect(brief("项目  每100g  每份(2片)  NRV%", "维生素C  5.00g  100mg  100%", "钙  25.0g  500mg  63%")).toEqual([
      ["vitamin_c", 100, "mg", "每份(2片)", "portion", false],
      ["calcium", 500, "mg", "每份(2片)", "portion", false],
    ]));
  test("a sentence over several lines, words broken at their ends, ending where the next heading begins", () =>
    expect(brief("【标志性成分及含量】每片含：维生素C 100mg、维", "生素B6 1.4mg、锌(以葡萄糖酸锌计) 5mg。", "【食用方法】每日1次，每次2g")).toEqual([
      ["vitamin_c", 100, "mg", "每片", "portion", false],
      ["vitamin_b6", 1.4, "mg", "每片", "portion", false],
      ["zinc", 5, "mg", "每片", "portion", false],
    ]));
  test("said of a day, or of 100 g, it is told so", () =>
    expect([...brief("每日2片提供：维生素D 400IU，钙 600mg"), ...brief("每100g含：钙 35.1g")]).toEqual([
      ["vitamin_d", 400, "IU", "每日", "day", false],
      ["calcium", 600, "mg", "每日", "day", false],
      ["calcium", 35.1, "g", "每100g", "measure", false],
    ]));
  test("nutrients as Taiwan names them", () => {
    const taiwan = [of("niacin", "烟酸", "Niacin", "mg", 1, 500), of("choline", "胆碱", "Choline", "mg", 10, 3500)];
    const { facts } = readLabelFacts([{ text: "菸鹼素  18毫克  膽素  55毫克  尿膽素  3毫克", confidence: 1 }], taiwan);
    expect(facts.map((f) => [f.nutrient, f.amount, f.ask])).toEqual([
      ["niacin", 18, false],
      ["choline", 55, false],
    ]);
  });
  test("traditional characters; the heading of the percents is of no portion", () =>
    expect(brief("每份  每日參考值百分比", "鈣  120毫克  15%", "維生素D  10微克  200%")).toEqual([
      ["calcium", 120, "mg", "每份", "portion", false],
      ["vitamin_d", 10, "ug", "每份", "portion", false],
    ]));
  test("a number hard against the name's letters: parted only where it can mean one thing", () => {
    expect(brief("每粒含：维生素C100mg、维生素B610mg、维生素D10μg、维生素B12100μg")).toEqual([
      ["vitamin_c", 100, "mg", "每粒", "portion", false],
      ["vitamin_b6", 10, "mg", "每粒", "portion", false],
      ["vitamin_d", 10, "ug", "每粒", "portion", false],
    ]);
  });
  test("what is no nutrient, or no amount, is none", () =>
    expect(brief("叶黄素  6mg", "维生素C", "每日1次，每次1片", "规格 1.2g/片", "净含量：60g")).toEqual([]));
  test("of a PDF, by its text layer", async () => {
    const page = sheet(
      table(
        [40, 200, 300],
        [
          ["项目", "每片", "NRV%"],
          ["维生素C", "100mg", "100%"],
          ["多种维生素矿物质片，请按说明食用", "", ""],
        ],
      ),
    );
    expect(readLabelFacts(await readTextLines({ bytes: toPdf([page]) }), NUTRIENTS).facts).toMatchObject([
      { nutrient: "vitamin_c", amount: 100, unit: "mg", ask: false },
    ]);
  });
});

describe("exact or asked", () => {
  const blurred = (text: string, at: string, p: number) => {
    const confs = Array.from({ length: text.length }, (_, i) => (i >= text.indexOf(at) && i < text.indexOf(at) + at.length ? p : 1));
    return readLabelFacts([{ text, confidence: p, cells: [{ text, confs }] }], NUTRIENTS).facts[0];
  };
  test("a blurred digit, unless the percent is just of it", () => {
    expect(blurred("维生素C 150mg", "5", 0.5)?.doubts).toEqual(["value"]);
    expect(blurred("维生素C 150mg 150%", "5", 0.5)?.doubts).toEqual([]);
    expect(blurred("维生素C 150mg 158%", "5", 0.5)?.doubts).toEqual(["value"]);
  });
  test("a blurred unit and a misread one", () => {
    expect(blurred("维生素C 150mg", "mg", 0.4)?.doubts).toEqual(["unit"]);
    expect(brief("Iodine 150 rncg")).toEqual([["iodine", 150, "ug", undefined, undefined, true]]);
  });
  test("mass and IU that contradict each other", () => {
    expect(read("Vitamin D 25 mcg (10,000 IU)").facts[0]?.doubts).toEqual(["conflict"]);
    expect(read("Vitamin D 25 mcg (1,000 IU)").facts[0]?.doubts).toEqual([]);
  });
  test.each([
    ["under a trace", "维生素D 0.4μg", true],
    ["at the least", "维生素D 0.5μg", false],
    ["at the upper limit", "维生素D 100μg", false],
    ["above it", "维生素D 101μg", true],
    ["IU taken for micrograms", "维生素D 1000μg", true],
  ])("a portion %s", (_, text, ask) => expect(read(text).facts[0]?.ask).toBe(ask));
  test("more than any portion is believed where the percent says the same", () => expect(read("Vitamin B12 1,000 mcg 41,667%").facts[0]?.ask).toBe(false));
  test("two amounts for one nutrient, and several columns without headings", () => {
    expect(brief("钙 200mg", "钙 300mg").map((f) => (f as unknown[])[5])).toEqual([true, true]);
    expect(read("维生素C 500mg 100mg").facts[0]?.doubts).toEqual(["value"]);
  });
  test("with a column lost, the amount that is left may be of the other heading", () =>
    expect(read("项目  每100g  每份", "维生素C  500mg").facts).toMatchObject([{ amount: 500, ask: true, doubts: ["value"] }]));
  test("a nutrient of which nobody knows what a portion may hold is asked about, unless the percent vouches", () => {
    const open = [{ ...NUTRIENTS[0]!, plausible: undefined }];
    const asked = (text: string): unknown => readLabelFacts([{ text, confidence: 1 }], open).facts[0]?.ask;
    expect([asked("维生素C 100mg"), asked("维生素C 100mg 100%")]).toEqual([true, false]);
  });
  test("a name with its first character lost is asked about, unless the percent is just that nutrient's", () => {
    expect(brief("生素E 67毫克 479%", "生素K 90微克")).toEqual([
      ["vitamin_e", 67, "mg", undefined, undefined, false],
      ["vitamin_k", 90, "ug", undefined, undefined, true],
    ]);
  });
});

test("names as Taiwan and Hong Kong print them", () => {
  const niacin = of("niacin", "烟酸", "Niacin", "mg", 1, 35, ["烟酰胺"]);
  const named = (name: string): unknown =>
    readLabelFacts(
      ["每一份量 2 錠", `${name}  10毫克`].map((text) => ({ text, confidence: 1 })),
      [...NUTRIENTS, niacin],
    ).facts.map((f) => [f.nutrient, f.ask]);
  expect(["維他命C", "維生素C", "維他命B1", "菸鹼酸", "菸鹼醯胺", "鋅"].map(named)).toEqual([
    [["vitamin_c", false]],
    [["vitamin_c", false]],
    [["thiamin", false]],
    [["niacin", false]],
    [["niacin", false]],
    [["zinc", false]],
  ]);
});

describe("the percent beside an amount", () => {
  const shown = (id: string): [amount: number, percent: number][] =>
    (DAILY_VALUES[id]?.of ?? []).flatMap((value) =>
      value === undefined ? [] : [0.3, 0.5, 1, 2].map((k): [number, number] => [k * value, Math.round(100 * k)]),
    );
  test.each(Object.keys(DAILY_VALUES))("%s: agrees with what is printed, and contradicts a lost point and a thousandfold unit", (id) => {
    const unit = DAILY_VALUES[id]?.unit;
    const says = (amount: number, percent: number): unknown => percentSays(id, (u) => (u === unit ? amount : undefined), percent);
    for (const [amount, percent] of shown(id)) {
      expect(says(amount, percent)).toBe("exact");
      for (const wrong of [10, 100, 1000, 0.1, 0.001]) expect(says(amount * wrong, percent)).toBe("wrong");
    }
  });
  test("says nothing of a nutrient without a daily value, or of no percent", () => {
    expect(percentSays("lutein", () => 6, 10)).toBeUndefined();
    expect(percentSays("vitamin_c", () => 6, 0)).toBeUndefined();
  });
});
