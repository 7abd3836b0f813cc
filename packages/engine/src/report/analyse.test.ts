import { same } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { fixture, WOMAN } from "../testing/fixture.ts";
import { realKnowledge } from "../testing/real.ts";
import { analyseReport } from "./analyse.ts";
import type { ReportAnalysis, ReportedRow } from "./types.ts";

const CITED = [{ source: "label", locator: "table 1" }];
const biomarker = (id: string, more: object = {}) => ({
  id,
  name: { zh: `${id}中`, en: id },
  unit: "mg/L",
  units: [{ spelling: "mg/L", factor: 1 }],
  plausible: { min: 0, max: 1000 },
  ...more,
});
const indicates = (nutrient: string, status: "low" | "adequate" | "high", bounds: object, more: object = {}) => ({
  nutrient,
  status,
  confidence: "high" as const,
  text: same(`${nutrient} ${status}`),
  sources: CITED,
  ...bounds,
  ...more,
});
const advice = (id: string, labs: object[], more: object = {}) => ({ id, when: { labs: labs as { code: string }[] }, text: same(id), ...more });

const k = fixture({
  biomarkers: [
    biomarker("store", {
      ranges: [
        { when: { sex: "male" as const }, low: 20, high: 200 },
        { when: { sex: "female" as const }, low: 15, high: 150 },
      ],
      indicates: [
        indicates("iron", "low", { below: 15 }),
        indicates("iron", "adequate", { atLeast: 15, below: 150 }),
        indicates("iron", "high", { atLeast: 150 }),
      ],
    }),
    biomarker("salt", { critical: { low: 10, high: 60, sources: CITED }, ranges: [{ low: 20, high: 50 }] }),
    biomarker("upper", { critical: { high: 60, sources: CITED }, ranges: [{ high: 50 }] }),
    biomarker("plain"),
    biomarker("fat"),
    biomarker("liver", { indicates: [indicates("zinc", "low", { below: 5 })] }),
  ],
  advice: [
    advice("salt_now", [{ code: "salt", atLeast: 80 }], { severity: "contraindicated" as const, seeDoctor: true }),
    advice("salt_today", [{ code: "salt", above: 70 }], { severity: "contraindicated" as const, seeDoctor: true, soon: "today" as const }),
    advice("salt_days", [{ code: "salt", atLeast: 55 }], { severity: "major" as const, seeDoctor: true }),
    advice("store_weeks", [{ code: "store", below: 30 }], { severity: "moderate" as const, seeDoctor: true }),
    advice("store_note", [{ code: "store", below: 30 }], { severity: "minor" as const }),
    advice("liver_visit", [{ code: "liver", atLeast: 40 }], { severity: "minor" as const, seeDoctor: true }),
    advice("liver_zinc", [{ code: "liver", below: 2 }], { severity: "moderate" as const, seeDoctor: true, blocks: ["zinc"] }),
    advice("liver_all", [{ code: "liver", below: 1 }], { severity: "moderate" as const, seeDoctor: true, blocksAll: true }),
    advice("fat_food", [{ code: "fat", atLeast: 5 }]),
    { id: "iron_food", when: {}, lowIn: ["iron"], text: same("iron_food") },
    { id: "calcium_food", when: {}, lowIn: ["calcium"], text: same("calcium_food") },
  ],
});

const row = (code: string | undefined, value: number | string, more: Partial<ReportedRow> = {}): ReportedRow => ({
  index: 0,
  ...(code !== undefined && { code }),
  name: code ?? "不认识",
  value,
  unit: "mg/L",
  ...(typeof value === "number" && code !== undefined && { valueSi: value }),
  flag: "normal",
  printed: false,
  ask: false,
  ...more,
});
const SETTINGS = { referenceSet: "china-2023", market: "cn", questionnaireType: "deep_questionnaire" } as const;
const analyse = (...rows: ReportedRow[]): ReportAnalysis =>
  analyseReport(
    rows.map((r, index) => ({ ...r, index })),
    WOMAN,
    k,
    "2026-11-21",
    SETTINGS,
  );
const by = (r: ReportedRow): string | undefined => analyse(r).findings[0]?.by.en;

describe("how far outside", () => {
  it.each([
    ["above by a share", row("plain", 60, { flag: "high", refHigh: 50, printed: true }), "Above the upper bound of 50 mg/L by 20%"],
    ["below by a share", row("plain", 9, { flag: "low", refLow: 10, printed: true }), "Below the lower bound of 10 mg/L by 10%"],
    ["by next to nothing", row("plain", 50.1, { flag: "high", refHigh: 50, printed: true }), "Above the upper bound of 50 mg/L by less than 1%"],
    [
      "a value beyond what can be measured",
      row("plain", 100, { comparator: ">", flag: "high", refHigh: 50, printed: true }),
      "Above the upper bound of 50 mg/L by at least 100%",
    ],
    ["at the bound itself", row("plain", 50, { flag: "high", refHigh: 50, printed: true }), "Above the upper bound of 50 mg/L by less than 1%"],
    ["above nought", row("plain", 1, { flag: "high", refHigh: 0, printed: true }), "Above the upper bound of 0 mg/L"],
    ["below nought", row("plain", -1, { flag: "low", refLow: 0, printed: true }), "Below the lower bound of 0 mg/L"],
    ["a flag that its range does not bear out", row("plain", 40, { flag: "high", refHigh: 50, printed: true }), "Marked high on the report"],
    ["a flag without a range", row("plain", 40, { flag: "low", printed: true }), "Marked low on the report"],
    ["a flag without a range, though we know one", row("store", 12, { flag: "low", printed: true }), "Marked low on the report"],
    ["an abnormal number", row("plain", 3, { flag: "abnormal", printed: true }), "Marked abnormal on the report"],
    ["a word", row("plain", "阳性", { flag: "abnormal", printed: true }), "Result: 阳性"],
    ["our range for a woman, nothing printed", row("store", 12, { flag: "low" }), "Below the lower bound of 15 mg/L by 20%"],
    ["our range from above", row("store", 300, { flag: "high" }), "Above the upper bound of 150 mg/L by 100%"],
    ["no range of ours", row("plain", 300, { flag: "high" }), "Marked high on the report"],
    ["an analyte we do not know", row(undefined, 3, { flag: "high" }), "Marked high on the report"],
  ])("%s", (_, r, text) => expect(by(r)).toBe(text));

  it("says nothing of what is normal, not known to be outside, or still to be checked", () => {
    const { findings } = analyse(row("plain", 3), row("plain", 3, { flag: "unknown" }), row("plain", 3, { flag: "high", refHigh: 1, ask: true }));
    expect(findings).toEqual([]);
  });
});

describe("what cannot wait", () => {
  const critical = (value: number, more: Partial<ReportedRow> = {}): string[] =>
    analyse(row("salt", value, { flag: "high", printed: true, refHigh: 50, ...more })).critical.map((c) => `${c.rule} ${c.soon}`);

  it.each([
    [54, []],
    [55, ["advice:salt_days days"]],
    [59.9, ["advice:salt_days days"]],
    [60, ["biomarker:salt:critical now"]],
    [70, ["biomarker:salt:critical now"]],
    [70.1, ["advice:salt_today today"]],
    [80, ["advice:salt_now now"]],
  ])("a value of %d", (value, said) => expect(critical(value)).toEqual(said));

  it.each([
    [10.1, []],
    [10, ["biomarker:salt:critical now"]],
    [9, ["biomarker:salt:critical now"]],
  ])("a low value of %d", (value, said) => expect(critical(value, { flag: "low", refLow: 20 })).toEqual(said));

  it("knows a bound on one side only", () => {
    expect(analyse(row("upper", 1, { flag: "low", refLow: 2, printed: true })).critical).toEqual([]);
    expect(analyse(row("upper", 61, { flag: "high", printed: true })).critical).toHaveLength(1);
  });

  it("comes first, the most urgent before the others, and is not said twice", () => {
    const a = analyse(
      row("store", 20, { flag: "low", refLow: 25, printed: true }),
      row("salt", 56, { flag: "high", refHigh: 50, printed: true }),
      row("upper", 90, { flag: "high", refHigh: 50, printed: true }),
    );
    expect(a.critical.map((c) => [c.code, c.soon])).toEqual([
      ["upper", "now"],
      ["salt", "days"],
    ]);
    expect(a.findings.map((f) => [f.code, f.doctor?.soon])).toEqual([
      ["upper", undefined],
      ["salt", undefined],
      ["store", "weeks"],
    ]);
  });

  it("never comes of a row to be checked, nor of one the laboratory printed as normal, which is asked about instead", () => {
    const [asked, normal] = [row("salt", 90, { ask: true, flag: "high" }), row("salt", 90, { flag: "normal", printed: true })];
    for (const r of [asked, normal]) {
      const a = analyse(r);
      expect([a.critical, a.findings]).toEqual([[], []]);
      expect(a.ask).toEqual([{ index: 0, name: { zh: "salt中", en: "salt" } }]);
    }
    expect(analyse(row("salt", 30, { printed: true })).ask).toEqual([]);
  });

  it("is said of the row whose value it is, when an analyte is there twice", () => {
    const high = { flag: "high", refHigh: 50, printed: true } as const;
    expect(analyse(row("salt", 56, high), row("salt", 90, high)).critical.map((c) => [c.index, c.soon])).toEqual([
      [1, "now"],
      [0, "days"],
    ]);
  });

  it("is said of a value that our own range calls normal", () => {
    const a = analyse(row("store", 20));
    expect(a.findings).toMatchObject([{ flag: "low", by: { en: "Below 30 mg/L" }, doctor: { rule: "advice:store_weeks", soon: "weeks" } }]);
  });

  it.each([
    ["atLeast", 56, "55 mg/L or more"],
    ["above", 71, "Above 70 mg/L"],
    ["critical", 62, "60 mg/L or more"],
  ])("says the bound it rests on: %s", (_, value, text) => expect(analyse(row("salt", value, { flag: "unknown" })).findings[0]?.by.en).toBe(text));

  it("says the lower bound too", () => expect(analyse(row("salt", 9, { flag: "unknown" })).findings[0]?.by.en).toBe("10 mg/L or less"));
});

describe("what belongs to a doctor", () => {
  const doctor = (r: ReportedRow) => analyse(r).findings[0]?.doctor;

  it("is what a record says, as soon as it says", () => {
    expect(doctor(row("store", 12, { flag: "low", refLow: 15, printed: true }))).toMatchObject({ rule: "advice:store_weeks", soon: "weeks" });
    expect(doctor(row("liver", 40, { flag: "high", refHigh: 35, printed: true }))).toMatchObject({ rule: "advice:liver_visit", soon: "next_visit" });
  });

  it("is what nutrition does not explain, at the next visit", () => {
    expect(doctor(row("plain", 60, { flag: "high", refHigh: 50, printed: true }))).toMatchObject({ soon: "next_visit", sources: [] });
    expect(doctor(row(undefined, 60, { flag: "high", refHigh: 50, printed: true }))).toMatchObject({ soon: "next_visit" });
  });

  it("is nothing where nutrition or a record explains it", () => {
    expect(doctor(row("store", 200, { flag: "high", refHigh: 150, printed: true }))).toBeUndefined();
    expect(doctor(row("fat", 6, { flag: "high", refHigh: 5, printed: true }))).toBeUndefined();
  });
});

describe("what it means for nutrition", () => {
  const effects = (value: number, code = "store") =>
    analyse(row(code, value, { flag: "low", refLow: value + 1, printed: true })).plan.map((p) => [p.nutrient, p.from, p.to, p.text.en]);

  it.each([
    [14.9, "low", "the result shows too little, and the plan makes up for it."],
    [15, "adequate", "the result shows enough, and the plan adds none."],
    [149.9, "adequate", "the result shows enough, and the plan adds none."],
    [150, "high", "the result shows plenty, and the plan adds no more."],
  ])("at %d", (value, to, text) => expect(effects(value)).toEqual([["iron", "adequate", to, `iron: ${text}`]]));

  it("leaves to the doctor what a record leaves to the doctor", () => {
    const left = [["zinc", "low", "low", "zinc: whether to add any is the doctor's to decide, so the plan adds none."]];
    expect(effects(1.5, "liver")).toEqual(left);
    expect(effects(0.5, "liver")).toEqual(left);
    expect(effects(4, "liver")[0]?.[3]).toBe("zinc: the result shows too little, and the plan makes up for it.");
  });

  it("says why, by the result", () => {
    const a = analyse(row("store", 12, { flag: "low", refLow: 15, printed: true }));
    expect(a.findings[0]?.meaning).toMatchObject([{ rule: "biomarker:store", text: { en: "iron low" } }]);
    expect(a.plan[0]?.because).toMatchObject([{ kind: "lab", rule: "biomarker:store" }]);
    expect(a.sources).toHaveLength(new Set(a.sources.map((s) => `${s.id} ${s.locator}`)).size);
  });

  it("speaks of food for what the results show to be low, and of what they are about", () => {
    const food = (...rows: ReportedRow[]): (string | undefined)[] => analyse(...rows).food.map((f) => f.rule);
    expect(food(row("store", 12))).toEqual(["advice:iron_food"]);
    expect(food(row("store", 20))).toEqual([]);
    expect(food(row("fat", 5))).toEqual(["advice:fat_food"]);
    expect(food(row("fat", 4.9))).toEqual([]);
  });

  it("concludes nothing from a row to be checked, and nothing from none", () => {
    expect(effectsOfAsked()).toEqual([]);
    expect(analyse().plan).toEqual([]);
  });
  const effectsOfAsked = () => analyse(row("store", 12, { ask: true, flag: "low" })).plan;

  it("goes before what was told in the questionnaire", () => {
    const told = { ...WOMAN, labs: [{ code: "store", value: 60, unit: "mg/L" }] };
    const [effect] = analyseReport([row("store", 12)], told, k, "2026-11-21", SETTINGS).plan;
    expect([effect?.from, effect?.to]).toEqual(["adequate", "low"]);
  });
});

describe("the summary", () => {
  const summary = (...rows: ReportedRow[]) => analyse(...rows).summary;
  const high = row("plain", 60, { flag: "high", refHigh: 50, printed: true });

  it.each([
    ["all normal", [row("plain", 3), row("plain", 4)], "2 results. All are within their range."],
    ["one outside", [high, row("plain", 3)], "2 results. 1 is outside the range."],
    ["two outside", [high, high], "2 results. 2 are outside the range."],
    ["without a range", [row("plain", 3, { flag: "unknown" })], "1 result. None is seen outside its range; 1 has no range to compare with."],
    [
      "two without a range",
      [row("plain", 3, { flag: "unknown" }), row("plain", 3, { flag: "unknown" })],
      "2 results. None is seen outside its range; 2 have no range to compare with.",
    ],
    ["one to be checked", [row("plain", 3, { ask: true })], "1 result. 1 is not certain: please check."],
    [
      "two to be checked",
      [row("plain", 3), row("plain", 3, { ask: true }), row("plain", 3, { ask: true })],
      "3 results. All are within their range. 2 are not certain: please check.",
    ],
    ["one that cannot wait", [row("salt", 90, { flag: "high", printed: true })], "1 needs a doctor first: see the top. 1 result. 1 is outside the range."],
    [
      "two that cannot wait",
      [row("salt", 90, { flag: "high", printed: true }), row("upper", 90, { flag: "high", printed: true })],
      "2 need a doctor first: see the top. 2 results. 2 are outside the range.",
    ],
  ])("%s", (_, rows, text) => expect(summary(...rows).en).toBe(text));

  it("is written in Chinese for Chinese readers, without alarm", () => {
    const { zh } = summary(high, row("plain", 3, { ask: true }));
    expect(zh).toBe("共 2 项结果。1 项不在范围内。1 项没有把握，请你核对。");
  });
});

it("gives the same analysis of the same rows", () => {
  const rows = [row("store", 12, { flag: "low" }), row("salt", 90, { flag: "high" })];
  expect(analyse(...rows)).toEqual(analyse(...rows));
});

describe("with the real knowledge", () => {
  const real = realKnowledge();
  const of = (code: string, value: number, more: Partial<ReportedRow>) =>
    analyseReport([row(code, value, { unit: real.biomarkers.get(code)?.unit ?? "", ...more })], WOMAN, real, "2026-11-21", SETTINGS);

  it("sends to a doctor at once with a dangerous potassium, and not with one the laboratory calls normal", () => {
    expect(of("potassium", 6.6, { flag: "high", printed: true, refHigh: 5.3 }).critical).toMatchObject([{ code: "potassium", soon: "now" }]);
    expect(of("potassium", 5.2, { flag: "normal", printed: true, refHigh: 5.3 }).critical).toEqual([]);
  });

  it("gives a source for everything it says of health", () => {
    const a = of("ferritin", 12, { flag: "low", printed: true, refLow: 15 });
    for (const said of [...a.critical, ...a.food, ...a.findings.flatMap((f) => [...f.meaning, ...(f.doctor ? [f.doctor] : [])])])
      expect(said.sources.length).toBeGreaterThan(0);
    expect(a.plan).toMatchObject([{ nutrient: "iron", to: "low" }]);
  });
});
