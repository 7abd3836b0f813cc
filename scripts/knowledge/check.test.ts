import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { smallKnowledge } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { checked, compiled, counted } from "./check.ts";
import { duplicateNames } from "./names-check.ts";
import { RECORDS, smallFolder } from "./small-folder.ts";
import { citedInEngine, uncitedSources } from "./sources-check.ts";
import { brokenTexts, thinTexts } from "./texts-check.ts";

const both = (zh: string, en: string) => ({ zh, en });
const interaction = RECORDS["interactions/cardio/warfarin_cranberry.yaml"]!;
const withRule = (changed: object): string => smallFolder({ ...RECORDS, "interactions/cardio/warfarin_cranberry.yaml": { ...interaction, ...changed } });

describe("checking a folder of records", () => {
  it("gives the knowledge when nothing is wrong, and counts it", () => {
    expect(counted(checked(smallFolder()))).toMatch(/^knowledge [0-9a-f]{12}: 1 sources, .*2 medicines, .*1 interactions/u);
  });

  it.each([
    [
      "effect and advice that say the same",
      { advice: both("出血风险可能上升。", "Keep your INR tests.") },
      "warfarin_cranberry: effect and advice say the same",
    ],
    [
      "Chinese in the English",
      { advice: both("按期查血。", "Keep your 血 tests.") },
      "interactions/warfarin_cranberry: advice: the English has Chinese characters",
    ],
    [
      "no Chinese in the Chinese",
      { advice: both("INR.", "Keep your INR tests.") },
      "interactions/warfarin_cranberry: advice: the Chinese has no Chinese characters",
    ],
    ["shouting", { advice: both("按期查血！", "Keep your INR tests.") }, "interactions/warfarin_cranberry: advice: it shouts (an exclamation mark)"],
    [
      "a sentence without an end",
      { advice: both("按期查血", "Keep your INR tests") },
      "interactions/warfarin_cranberry: advice: a sentence ends with a full stop",
    ],
  ])("refuses %s", (_what, changed, problem) => {
    expect(() => checked(withRule(changed))).toThrow(problem);
  });

  it("refuses a name that two records of a kind share, however it is spelled", () => {
    const root = smallFolder({
      ...RECORDS,
      "items/lingonberry.yaml": { ...RECORDS["items/cranberry.yaml"], id: "lingonberry", name: both("越橘", "Lingonberry"), aliases: ["CRANBERRY"] },
    });
    expect(() => checked(root)).toThrow(/^1 problem.*\n"Cranberry" is the name of 2 records of kind item: cranberry, lingonberry$/u);
  });

  it("names a record that is still to be filled in once, with the places", () => {
    const root = withRule({
      severity: "FILL: one of four",
      effect: both("FILL: what happens", "Bleeding may become likelier."),
      sources: [{ source: "FILL: id", locator: "FILL: place" }],
    });
    expect(() => compiled(root)).toThrow(
      /^1 problem.*\ninteractions\/cardio\/warfarin_cranberry\.yaml: still to fill: severity, effect\.zh, sources\.0\.source, sources\.0\.locator$/u,
    );
  });

  it("is not content with marks that fit the shape", () => {
    expect(() => compiled(withRule({ effect: both("FILL: what happens", "FILL: what happens") }))).toThrow("still to fill: effect.zh, effect.en");
  });

  it("names what is wrong elsewhere beside what is still to be filled in", () => {
    const root = smallFolder({
      ...RECORDS,
      "conditions/x.yaml": { id: "x", name: both("FILL: a", "FILL: b"), kind: "disease" },
      "items/kelp.yaml": { id: "kelp" },
    });
    expect(() => compiled(root)).toThrow(/conditions\/x\.yaml: still to fill: name\.zh, name\.en[^]*items\/kelp\.yaml: name/u);
  });
});

describe("names that records share", () => {
  const biomarker = (id: string, alias: string, unit: string) => ({
    id,
    name: both(id, id),
    aliases: [alias],
    unit,
    units: [{ spelling: unit, factor: 1 }],
    plausible: { min: 0, max: 100 },
  });
  const shared = (unit: string) =>
    duplicateNames(smallKnowledge({ biomarkers: [biomarker("neutrophils_abs", "NEUT", "10^9/L"), biomarker("neutrophils_pct", "neut", unit)] }).records);
  it("are let pass for laboratory values that the unit tells apart, and no others", () => {
    expect(shared("%")).toEqual([]);
    expect(shared("10*9 / L".replace("*", "^"))).toEqual(['"NEUT" is the name of 2 records of kind biomarker: neutrophils_abs, neutrophils_pct']);
  });
  it("are no mistake across kinds", () => {
    const item = { id: "aspirin_item", name: both("阿司匹林茶", "Aspirin"), kind: "herb" as const };
    expect(
      duplicateNames(smallKnowledge({ medicines: [{ id: "aspirin", name: both("阿司匹林", "Aspirin"), uses: both("止痛", "Pain") }], items: [item] }).records),
    ).toEqual([]);
  });
});

describe("texts and sources of the small knowledge", () => {
  const rule = (zh: string, en: string) =>
    smallKnowledge({
      advice: [{ id: "a", when: {}, text: both(zh, en) }],
    }).records;
  it("are too thin below three Chinese characters or two English words", () => {
    expect(thinTexts(rule("少喝。", "Drink less."))).toEqual(["advice/a: text: says too little to be tested"]);
    expect(thinTexts(rule("要少喝。", "Less."))).toEqual(["advice/a: text: says too little to be tested"]);
    expect(thinTexts(rule("要少喝。", "Drink less."))).toEqual([]);
    expect(brokenTexts(rule("要少喝。", "Drink less."))).toEqual([]);
  });

  it("are uncited when neither a record nor the engine cites them", () => {
    const source = {
      id: "lonely",
      title: "A title",
      lang: "en" as const,
      publisher: "A publisher",
      year: 2020,
      url: "https://example.org/",
      kind: "study" as const,
    };
    const { records } = smallKnowledge({ sources: [source], advice: [{ id: "a", when: {}, text: both("要少喝。", "Drink less.") }] });
    expect(uncitedSources(records, new Set())).toEqual(["lonely"]);
    expect(uncitedSources(records, new Set(["lonely"]))).toEqual([]);
  });

  it("are found where the engine's code cites them, its tests left out", () => {
    const dir = mkdtempSync(join(tmpdir(), "nutri-code-"));
    writeFileSync(join(dir, "a.ts"), 'const rule = { source: { source: "eer-2023", locator: "x" } };');
    writeFileSync(join(dir, "a.test.ts"), 'const rule = { source: { source: "invented", locator: "x" } };');
    expect([...citedInEngine(dir)]).toEqual(["eer-2023"]);
    expect(citedInEngine().has("nasem-dri-energy-2023")).toBe(true);
  });
});
