import type { Taboo } from "@nutri/domain";
import { same, smallKnowledge } from "@nutri/knowledge/testing/small";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolvePerson } from "../person.ts";
import { conflictsWith, findTaboos } from "./index.ts";

/** The same cases in every run. */
fc.configureGlobal({ seed: 20261121 });

const cite = [{ source: "label", locator: "x" }];
type Subject = { medicines?: string[]; classes?: string[]; conditions?: string[]; except?: string[]; local?: boolean };
type Object_ = { nutrients?: string[]; forms?: string[]; items?: string[]; groups?: string[]; allergens?: string[]; except?: string[] };
const rule = (id: string, subject: Subject, object: Object_, more: Record<string, unknown> = {}) => ({
  id,
  subject,
  object,
  direction: "interaction" as const,
  severity: "major" as const,
  action: "avoid" as const,
  effect: { zh: `${id}的作用。`, en: `Effect of ${id}.` },
  advice: { zh: `${id}的建议。`, en: `Advice of ${id}.` },
  evidence: "B" as const,
  ...more,
});
const nutrient = (id: string, unit: "mg" | "ug" = "mg", more = {}) => ({
  id,
  name: same(id),
  unit,
  group: "mineral" as const,
  supplementable: true,
  functions: [same("work")],
  ...more,
});
const medicine = (id: string, more = {}) => ({ id, name: same(id), uses: same("use"), ...more });
const item = (id: string, more = {}) => ({ id, name: same(id), kind: "herb" as const, ...more });

const k = smallKnowledge({
  nutrients: [
    nutrient("potassium"),
    nutrient("iron"),
    nutrient("vitamin_e", "mg", { conversions: [{ from: "IU", factor: 0.67, sources: cite }] }),
    nutrient("vitamin_a", "ug", {
      forms: [
        { id: "retinol", name: same("retinol"), counts: ["preformed"], sources: cite },
        { id: "carotene", name: same("carotene"), sources: cite },
      ],
    }),
  ],
  medicines: [
    medicine("simvastatin", { atc: ["C10AA01"] }),
    medicine("pravastatin", { atc: ["C10AA03"] }),
    medicine("rosuvastatin", { atc: ["C10AA07"] }),
    medicine("warfarin"),
    medicine("levothyroxine"),
    medicine("losartan", { atc: ["C09CA01"] }),
    medicine("losartan_hct", { components: ["losartan"] }),
    medicine("two_statins", { components: ["pravastatin", "simvastatin"] }),
    medicine("pravastatin_losartan", { components: ["pravastatin", "losartan"] }),
    medicine("named_pair", { components: ["pravastatin", "simvastatin"] }),
    medicine("tobramycin", { classes: ["aminoglycoside"] }),
    medicine("steroid_drops", { classes: ["steroid"], route: "eye", systemic: false }),
    medicine("danshen_tablets", { kind: "patent_medicine", items: ["danshen"] }),
    medicine("antifolate"),
    medicine("salt_medicine", { name: same("salt (medicine)"), aliases: ["salt tablets"], items: ["potassium"] }),
  ],
  classes: [
    { id: "statin", name: same("statins"), atcPrefixes: ["C10AA"] },
    { id: "arb", name: same("sartans"), atcPrefixes: ["C09CA"] },
    { id: "aminoglycoside", name: same("aminoglycosides") },
    { id: "steroid", name: same("steroids") },
    { id: "tonic", name: same("tonics"), items: ["iron"] },
  ],
  groups: [
    { id: "citrus", name: same("citrus"), kind: "food" },
    { id: "blood_thinning_herb", name: same("blood thinning herbs"), kind: "herb" },
  ],
  items: [
    item("grapefruit", { kind: "food", groups: ["citrus"] }),
    item("orange", { kind: "food", groups: ["citrus"] }),
    item("danshen", { groups: ["blood_thinning_herb"] }),
    item("ginger", { groups: ["blood_thinning_herb"] }),
    item("banana", { kind: "food", nutrients: [{ nutrient: "potassium", amount: 400, unit: "mg" }] }),
    item("soy_powder", { kind: "supplement", allergens: ["soy"] }),
    item("tofu", { kind: "food", allergens: ["soy"] }),
    item("salt", { kind: "nutrient", nutrients: [{ nutrient: "potassium" }] }),
    item("tea", { kind: "food", serving: { mL: 200, of: "caffeine", amount: 50, unit: "mg", sources: cite } }),
    item("cola", { kind: "food", serving: { mL: 355, of: "caffeine", amount: 40, unit: "mg", sources: cite } }),
    item("caffeine", { kind: "supplement" }),
    item("mango", { kind: "food" }),
    item("green_tea", { kind: "food", usualDose: { value: 1, unit: "cup" } }),
    item("multi", {
      kind: "supplement",
      nutrients: [
        { nutrient: "iron", amount: 10, unit: "mg" },
        { nutrient: "potassium", amount: 50, unit: "mg" },
      ],
    }),
  ],
  conditions: [
    { id: "ckd", name: same("CKD"), kind: "disease" },
    { id: "ckd_4", name: same("CKD stage 4"), kind: "disease", parents: ["ckd"] },
    { id: "dialysis", name: same("dialysis"), kind: "disease", parents: ["ckd"] },
    { id: "pregnancy", name: same("pregnancy"), kind: "life_stage" },
    { id: "soy_allergy", name: same("soy allergy"), kind: "allergy", allergens: ["soy"] },
  ],
  interactions: [
    rule("statin-citrus", { classes: ["statin"], except: ["rosuvastatin"] }, { groups: ["citrus"], except: ["orange"] }),
    rule("pravastatin-grapefruit", { medicines: ["pravastatin"] }, { items: ["grapefruit"] }, { severity: "minor", action: "monitor" }),
    rule("named-pair-grapefruit", { medicines: ["named_pair"] }, { items: ["grapefruit"] }, { severity: "minor", action: "monitor" }),
    rule("warfarin-herbs", { medicines: ["warfarin"] }, { groups: ["blood_thinning_herb"] }, { severity: "moderate", action: "monitor" }),
    rule("warfarin-danshen", { medicines: ["warfarin"] }, { items: ["danshen"] }, { evidence: "C" }),
    rule("warfarin-vitamin-e", { medicines: ["warfarin"] }, { nutrients: ["vitamin_e"] }, { dose: { atLeast: 400, unit: "IU" }, severity: "moderate" }),
    rule("warfarin-tea", { medicines: ["warfarin"] }, { items: ["green_tea"] }, { dose: { atLeast: 4, unit: "cup", unknownDose: "skip" }, severity: "minor" }),
    rule("levothyroxine-iron", { medicines: ["levothyroxine"] }, { nutrients: ["iron"] }, { action: "separate", separateHours: 4 }),
    rule("levothyroxine-iron-2", { medicines: ["levothyroxine"] }, { nutrients: ["iron"] }, { severity: "minor", action: "monitor" }),
    rule("losartan-mango", { medicines: ["losartan"] }, { items: ["mango"] }, { action: "separate", advice: same("Apart.") }),
    rule("losartan-mango-2", { medicines: ["losartan"] }, { items: ["mango"] }, { action: "separate", separateHours: 4, advice: same("Four hours.") }),
    rule("losartan-mango-3", { medicines: ["losartan"] }, { items: ["mango"] }, { action: "monitor", severity: "minor", advice: same("Watch.") }),
    rule("losartan-iron", { medicines: ["losartan"] }, { nutrients: ["iron"] }, { severity: "minor" }),
    rule("arb-potassium", { classes: ["arb"] }, { nutrients: ["potassium"] }),
    rule("arb-potassium-kidney", { classes: ["arb"] }, { nutrients: ["potassium"] }, { severity: "contraindicated", when: { conditions: ["ckd"] } }),
    rule("steroid-potassium", { classes: ["steroid"] }, { nutrients: ["potassium"] }),
    rule("salt-potassium", { medicines: ["salt_medicine"] }, { nutrients: ["potassium"] }),
    rule("all-mango", { classes: ["steroid", "aminoglycoside"], except: ["steroid"] }, { items: ["mango"] }),
    rule("steroid-danshen", { classes: ["steroid"], local: true }, { items: ["danshen"] }),
    rule(
      "antifolate-iron-benefit",
      { medicines: ["antifolate"] },
      { nutrients: ["iron"] },
      { direction: "benefit", severity: "moderate", action: "beneficial" },
    ),
    rule("antifolate-iron", { medicines: ["antifolate"] }, { nutrients: ["iron"] }, { severity: "minor", action: "monitor" }),
  ],
  condition_rules: [
    rule("ckd-potassium", { conditions: ["ckd"], except: ["dialysis"] }, { nutrients: ["potassium"] }, { dose: { atLeast: 100, unit: "mg" } }),
    rule("pregnancy-retinol", { conditions: ["pregnancy"] }, { nutrients: ["vitamin_a"], forms: ["retinol"] }),
    rule("pregnancy-danshen", { conditions: ["pregnancy"] }, { items: ["danshen"] }),
    rule(
      "pregnancy-caffeine",
      { conditions: ["pregnancy"] },
      { items: ["tea", "cola", "caffeine"] },
      { dose: { atLeast: 200, unit: "mg", unknownDose: "skip" } },
    ),
    rule("soy-allergy", { conditions: ["soy_allergy"] }, { allergens: ["soy"] }, { severity: "contraindicated" }),
  ],
});

const ask = (asked: Parameters<typeof findTaboos>[0]): Taboo[] => findTaboos(asked, k).taboos;
const pair = (medicine_: string, thing: string): Taboo[] => ask({ medicines: [{ name: medicine_ }], supplements: [{ name: thing }] });
const rules = (taboos: readonly Taboo[]): string[] => taboos.map((t) => t.rule);

const withForm = (name: string): string[] => rules(ask({ pregnancy: "pregnant_1", supplements: [{ name }] }));
const withCondition = (condition: string, name: string): Taboo[] => ask({ conditions: [condition], supplements: [{ name }] });
const severity = (conditions?: string[]): string | undefined =>
  ask({ medicines: [{ name: "losartan" }], supplements: [{ name: "potassium 50 mg" }], ...(conditions && { conditions }) })[0]?.severity;

describe("pairs", () => {
  it("are not silenced by a milder, more exact rule about another ingredient of the same product", () => {
    expect(pair("losartan", "multi")).toMatchObject([{ rule: "arb-potassium", severity: "major" }]);
  });
  it("follow classes with their exceptions, and groups with theirs", () => {
    expect(rules(pair("simvastatin", "grapefruit"))).toEqual(["statin-citrus"]);
    expect(pair("rosuvastatin", "grapefruit")).toEqual([]);
    expect(pair("simvastatin", "orange")).toEqual([]);
  });
  it("hold for a class that is only named, and for some of its members", () => {
    expect(rules(pair("statins", "grapefruit"))).toEqual(["statin-citrus"]);
  });
  it("do not hold for a class that a rule takes out, though only the class is named", () => {
    expect(rules(pair("steroids", "mango"))).toEqual([]);
    expect(rules(pair("aminoglycosides", "mango"))).toEqual(["all-mango"]);
  });
  it("let the rule speak that names both sides, milder or not", () => {
    expect(pair("pravastatin", "grapefruit")).toMatchObject([{ rule: "pravastatin-grapefruit", severity: "minor" }]);
    expect(pair("warfarin", "danshen")).toMatchObject([{ rule: "warfarin-danshen", severity: "major" }]);
    expect(pair("warfarin", "ginger")).toMatchObject([{ rule: "warfarin-herbs", severity: "moderate" }]);
  });
  it("reach supplements by the nutrients in them, and no plain food", () => {
    expect(rules(pair("levothyroxine", "multi"))).toEqual(["levothyroxine-iron"]);
    expect(rules(pair("losartan", "potassium"))).toEqual(["arb-potassium"]);
    expect(pair("losartan", "banana")).toEqual([]);
  });
  it("keep the worst and the others beside it, once a pair", () => {
    const [one, ...others] = pair("levothyroxine", "iron");
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      severity: "major",
      action: "separate",
      separateHours: 4,
      effect: { en: "Effect of levothyroxine-iron. Effect of levothyroxine-iron-2." },
    });
    expect(one?.sources.length).toBe(1);
  });
  it("name each ingredient where the advice is about several", () => {
    const [one] = pair("losartan", "multi");
    expect(one?.advice.en).toMatch(/^potassium: .* iron: /);
    expect(pair("levothyroxine", "multi")[0]?.advice.en).not.toContain("iron:");
  });
  it("say the longest time apart, not each", () => {
    expect(pair("losartan", "mango")).toMatchObject([{ action: "separate", separateHours: 4, advice: { en: "Four hours. Watch." } }]);
  });
  it("tell what to mind and what to take apart", () => {
    expect(pair("antifolate", "iron").map((t) => t.action)).toEqual(["beneficial", "monitor"]);
  });
  it("hold for a combination by its parts", () => {
    expect(rules(pair("losartan_hct", "potassium"))).toEqual(["arb-potassium"]);
  });
  it("do not hold for what stays local, unless the rule says so", () => {
    expect(pair("steroid_drops", "potassium")).toEqual([]);
    expect(rules(pair("steroid_drops", "danshen"))).toEqual(["steroid-danshen"]);
  });
  it("hold for what a class that is only named is likely to hold, and name it by the class", () => {
    const found = ask({ medicines: [{ name: "levothyroxine" }], supplements: [{ name: "tonics" }] });
    expect(found).toMatchObject([{ rule: "levothyroxine-iron", item: { id: "iron", name: { en: "iron (in tonics)" } } }]);
  });
  it("do not hold for a thing against itself, but for one that is taken beside it in other words", () => {
    expect(pair("danshen_tablets", "danshen_tablets")).toEqual([]);
    expect(rules(pair("salt", "salt"))).toEqual([]);
    expect(rules(pair("salt tablets", "salt"))).toEqual(["salt-potassium"]);
  });
  it("are found for what a patent medicine holds, and not with itself", () => {
    const found = ask({ medicines: [{ name: "warfarin" }, { name: "danshen_tablets" }] });
    expect(found.find((t) => t.rule === "warfarin-danshen")).toMatchObject({
      subject: { id: "warfarin" },
      item: { id: "danshen", name: { en: "danshen (in danshen_tablets)" } },
    });
    expect(rules(ask({ medicines: [{ name: "danshen_tablets" }], pregnancy: "pregnant_1" }))).toContain("pregnancy-danshen");
  });
});

describe("doses", () => {
  it.each([
    ["vitamin_e 399 IU", 0],
    ["vitamin_e 400 IU", 1],
    ["vitamin_e 401 IU", 1],
    ["vitamin_e", 1],
    ["vitamin_e a handful", 1],
    ["vitamin_e 200 IU x 2", 1],
    ["vitamin_e 100-500 IU", 1],
    ["green_tea 3 cups a day", 0],
    ["green_tea 4 cups a day", 1],
    ["green_tea", 0],
  ])("%s with warfarin: %i", (name, count) => expect(pair("warfarin", name)).toHaveLength(count));
  it("count what else is taken of the same nutrient", () => {
    expect(ask({ medicines: [{ name: "warfarin" }], supplements: [{ name: "vitamin_e 200 IU" }, { name: "vitamin_e 250 IU" }] })).toHaveLength(1);
  });
  it.each([
    [["tea"], 0],
    [["tea 3 cups a day"], 0],
    [["tea 4 cups a day"], 1],
    [["tea 5 cups a day"], 1],
    [["tea 2 cups a day", "caffeine 99 mg"], 0],
    [["tea 2 cups a day", "caffeine 100 mg"], 2],
    [["tea 3 cups a day", "cola 355 mL"], 0],
    [["tea 3 cups a day", "cola 710 mL"], 2],
    [["tea 3 cups a day", "caffeine 5 CFU"], 0],
  ])("of drinks are weighed by what their servings hold, all together: %j in pregnancy, %i", (foods, count) =>
    expect(rules(ask({ pregnancy: "pregnant_1", foods })).filter((r) => r === "pregnancy-caffeine")).toHaveLength(count),
  );
  it("never let an unknown form pass for the harmless one", () => {
    expect([withForm("retinol"), withForm("vitamin_a"), withForm("carotene")]).toEqual([["pregnancy-retinol"], ["pregnancy-retinol"], []]);
  });
});

describe("conditions", () => {
  it("are what they also are, less what a rule takes out, and show the most exact", () => {
    expect(withCondition("CKD stage 4", "potassium 200 mg")).toMatchObject([{ rule: "ckd-potassium", subject: { kind: "condition", id: "ckd_4" } }]);
    expect(withCondition("dialysis", "potassium 200 mg")).toEqual([]);
    expect(withCondition("CKD", "potassium 99 mg")).toEqual([]);
  });
  it("that a rule hangs on speak a step milder while they are not known", () => {
    expect([severity(["CKD"]), severity(), severity(["none"])]).toEqual(["contraindicated", "major", "major"]);
  });
  it("and allergies meet what holds the allergen, with or without a rule, once", () => {
    expect(ask({ allergies: ["soy allergy"], supplements: [{ name: "soy_powder" }] })).toMatchObject([{ rule: "soy-allergy", subject: { kind: "allergy" } }]);
    expect(ask({ allergies: ["soy_powder"], foods: ["tofu"] })).toMatchObject([
      { rule: "allergen_present", subject: { kind: "allergy", id: "soy", name: { zh: "soy_powder过敏", en: "Allergy to soy_powder" } }, item: { id: "tofu" } },
    ]);
    expect(ask({ allergies: ["citrus"], foods: ["citrus"] })).toMatchObject([{ rule: "allergen_present", subject: { id: "citrus" }, item: { id: "citrus" } }]);
    expect(ask({ allergies: ["citrus"], foods: ["orange"] })).toMatchObject([{ rule: "allergen_present", subject: { id: "citrus" }, item: { id: "orange" } }]);
    expect(ask({ allergies: ["mango"], foods: ["mango"] })).toMatchObject([{ rule: "allergen_present", severity: "contraindicated", action: "avoid" }]);
  });
});

describe("findTaboos", () => {
  it("with medicines alone tells everything known of each, worst first", () => {
    const found = ask({ medicines: [{ name: "warfarin" }] });
    expect(found.map((t) => [t.item.id, t.severity])).toEqual([
      ["danshen", "major"],
      ["vitamin_e", "moderate"],
      ["blood_thinning_herb", "moderate"],
      ["green_tea", "minor"],
    ]);
    expect(rules(ask({ conditions: ["CKD"] }))).toEqual(["ckd-potassium"]);
    expect(ask({ medicines: [{ name: "danshen_tablets" }] }).map((t) => [t.subject.id, t.item.id])).toEqual(
      expect.arrayContaining([
        ["warfarin", "danshen"],
        ["pregnancy", "danshen"],
        ["steroid", "danshen"],
      ]),
    );
    expect(ask({ medicines: [] })).toEqual([]);
  });
  it("with a medicine alone tells what its content meets in a state that may be there, and not in one that is not", () => {
    const met = (conditions?: string[]): string[] => rules(ask({ medicines: [{ name: "salt tablets" }], ...(conditions && { conditions }) }));
    expect(met([])).not.toContain("arb-potassium-kidney");
    expect(met(["ckd"])).toContain("arb-potassium-kidney");
  });
  it("goes by the medicine alone when a food is only a habit", () => {
    expect(rules(ask({ medicines: [{ name: "warfarin" }], diet: { notes: "grapefruit every morning" } }))).toContain("warfarin-danshen");
  });
  it("with things eaten gives only the pairs, wherever they were written", () => {
    expect(ask({ medicines: [{ name: "warfarin" }, { name: "ginger" }] }).map((t) => t.item.id)).toEqual(["ginger"]);
    expect(ask({ medicines: [], supplements: [{ name: "warfarin" }, { name: "ginger" }] }).map((t) => t.item.id)).toEqual(["ginger"]);
    expect(ask({ medicines: [{ name: "warfarin" }], foods: ["mango"] })).toEqual([]);
  });
  it("has every name either checked or unrecognised", () => {
    const answer = findTaboos(
      { medicines: [{ name: "warfarin" }, { name: "qqqq" }], supplements: [{ name: "ginger, zzzz" }], foods: ["mango"], conditions: ["CKD", "xxxx"] },
      k,
    );
    expect(answer.checked.map((c) => c.id)).toEqual(["ckd", "warfarin", "ginger", "mango"]);
    expect(answer.unrecognised).toEqual(["xxxx", "qqqq", "zzzz"]);
  });
  it("gives stable, distinct ids and the same answer twice", () => {
    const asked = { medicines: [{ name: "warfarin" }, { name: "simvastatin" }, { name: "warfarin" }], conditions: ["CKD"] };
    const ids = ask(asked).map((t) => t.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ask(asked)).toEqual(ask(asked));
  });
  it("withstands whatever is written", () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("warfarin", "potassium -5 IU", "iron a handful", "multi x 99999", "🍊".repeat(500), "warfarin,".repeat(300), "\u200b", "potassium 5 IU"),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), fc.array(name, { maxLength: 30 }), (a, b) => {
        const answer = findTaboos(
          { medicines: a.map((n) => ({ name: n })), supplements: b.map((n) => ({ name: n, dailyDoses: 3 })), foods: a, conditions: b, allergies: a },
          k,
        );
        for (const t of answer.taboos) expect(t.sources.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
  it("answers for 200 medicines with names of 10,000 characters", () => {
    const medicines = Array.from({ length: 200 }, (_, i) => ({ name: `${i}号${"阿".repeat(10_000)}` }));
    const answer = findTaboos({ medicines, supplements: [{ name: "multi" }] }, k);
    expect([answer.checked.map((c) => c.id), answer.unrecognised.length]).toEqual([["multi"], 200]);
  });
  it("is never less safe when a medicine or a condition is added", () => {
    const medicines = ["simvastatin", "pravastatin", "warfarin", "levothyroxine", "losartan", "steroid_drops", "antifolate"];
    const things = ["grapefruit", "danshen", "ginger", "vitamin_e 500 IU", "potassium 200 mg", "multi", "retinol"];
    const conditions = ["CKD", "CKD stage 4", "pregnancy", "soy allergy"];
    const severities = ["minor", "moderate", "major", "contraindicated"];
    fc.assert(
      fc.property(
        fc.subarray(medicines),
        fc.subarray(conditions),
        fc.subarray(things, { minLength: 1 }),
        fc.constantFrom(...medicines),
        fc.constantFrom(...conditions),
        (m, c, t, oneMore, alsoHas) => {
          const worst = (ms: string[], cs: string[]): Map<string, number> => {
            const map = new Map<string, number>();
            for (const f of ask({ medicines: ms.map((name) => ({ name })), conditions: cs, supplements: t.map((name) => ({ name })) }))
              if (f.action !== "beneficial") map.set(f.item.id, Math.max(map.get(f.item.id) ?? 0, severities.indexOf(f.severity)));
            return map;
          };
          const before = worst(m, c);
          const after = worst([...m, oneMore], [...c, alsoHas]);
          for (const [id, severity] of before) expect(after.get(id) ?? -1).toBeGreaterThanOrEqual(severity);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("conflictsWith", () => {
  it("checks things that are not taken yet against a person", () => {
    const person = resolvePerson({ medicines: [{ name: "warfarin" }] }, k);
    const candidate = resolvePerson({ supplements: [{ name: "danshen" }] }, k).taken;
    expect(rules(conflictsWith(candidate, person, k))).toEqual(["warfarin-danshen"]);
  });
});

describe("a combination", () => {
  const severity = (name: string): string | undefined =>
    findTaboos({ medicines: [{ name }], supplements: [{ name: "grapefruit" }] }, k).taboos.find((t) => t.item.id === "grapefruit")?.severity;

  it("is spared what one of its medicines is spared, when no other meets the rule", () => {
    expect([severity("pravastatin"), severity("pravastatin_losartan")]).toEqual(["minor", "minor"]);
  });
  it("is not spared what its other medicine meets", () => expect([severity("simvastatin"), severity("two_statins")]).toEqual(["major", "major"]));
  it("goes by the rule that names it as a whole", () => expect(severity("named_pair")).toBe("minor"));
});
