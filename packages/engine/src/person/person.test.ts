import type { Lab } from "@nutri/domain";
import { same, smallKnowledge } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { resolvePerson } from "../person.ts";
import { realKnowledge } from "../testing/real.ts";
import { holds } from "../when.ts";
import { stagesOfAge } from "./stages.ts";

const cite = [{ source: "label", locator: "x" }];
const k = smallKnowledge({
  nutrients: [
    {
      id: "vitamin_a",
      name: same("Vitamin A"),
      unit: "ug",
      group: "vitamin",
      supplementable: true,
      functions: [same("sight")],
      forms: [
        { id: "retinol", name: same("Retinol"), fraction: 1, counts: ["preformed"], sources: cite },
        { id: "carotene", name: same("Carotene"), activity: 0.5, sources: cite },
      ],
      conversions: [{ from: "IU", factor: 0.3, sources: cite }],
    },
    {
      id: "calcium",
      name: same("Calcium"),
      aliases: ["钙"],
      unit: "mg",
      group: "mineral",
      supplementable: true,
      functions: [same("bone")],
      forms: [{ id: "calcium_carbonate", name: same("Calcium carbonate"), fraction: 0.4, sources: cite }],
    },
    { id: "epa_dha", name: same("EPA and DHA"), unit: "mg", group: "fatty_acid", supplementable: true, functions: [same("heart")] },
  ],
  medicines: [
    { id: "warfarin", name: { zh: "华法林", en: "Warfarin" }, uses: same("clots") },
    { id: "enalapril", name: same("Enalapril"), atc: ["C09AA02"], uses: same("pressure") },
    { id: "enalapril_calcium", name: same("Enacal"), components: ["enalapril"], items: ["calcium"], uses: same("pressure") },
    { id: "tobramycin", name: { zh: "妥布霉素", en: "Tobramycin" }, route: "injection", uses: same("infection") },
    { id: "budesonide", name: { zh: "布地奈德", en: "Budesonide" }, route: "inhaled", systemic: false, uses: same("lungs") },
    { id: "salbutamol", name: { zh: "沙丁胺醇", en: "Salbutamol" }, route: "inhaled", uses: same("lungs") },
    { id: "sumatriptan", name: { zh: "舒马普坦", en: "Sumatriptan" }, systemicBy: ["nasal"], uses: same("migraine") },
  ],
  classes: [
    { id: "ace_inhibitor", name: same("ACE inhibitors"), atcPrefixes: ["C09AA"], parents: ["antihypertensive"] },
    { id: "antihypertensive", name: same("Antihypertensives") },
  ],
  groups: [
    { id: "dairy", name: same("Dairy"), kind: "food", parents: ["animal"] },
    { id: "animal", name: same("Animal food"), kind: "food" },
    { id: "polyvalent_cation", name: same("Minerals"), kind: "nutrient" },
  ],
  items: [
    {
      id: "fish_oil",
      name: { zh: "鱼油", en: "Fish oil" },
      kind: "supplement",
      nutrients: [{ nutrient: "epa_dha", amount: 300, unit: "mg" }],
      usualDose: { value: 1, unit: "g" },
      allergens: ["fish"],
      animal: "fish",
    },
    { id: "milk", name: { zh: "牛奶", en: "Milk" }, kind: "food", groups: ["dairy"], allergens: ["milk"], animal: "dairy" },
    {
      id: "calcium_tablet",
      name: same("Cal tablet"),
      kind: "nutrient",
      groups: ["polyvalent_cation"],
      nutrients: [{ nutrient: "calcium", form: "calcium_carbonate", amount: 500, unit: "mg" }],
    },
    { id: "multi", name: same("Multi"), kind: "supplement", nutrients: [{ nutrient: "calcium" }, { nutrient: "vitamin_a" }] },
    { id: "alcohol", name: { zh: "酒", en: "Alcohol" }, kind: "alcohol" },
    { id: "garlic", name: { zh: "大蒜", en: "Garlic" }, kind: "food" },
    { id: "garlic_pills", name: { zh: "大蒜精", en: "Garlic pills" }, aliases: ["garlic supplement", "大蒜补充剂"], kind: "supplement" },
    { id: "mango", name: { zh: "芒果", en: "Mango" }, kind: "food" },
    { id: "caffeine", name: { zh: "咖啡因", en: "Caffeine" }, kind: "supplement" },
    {
      id: "tea",
      name: { zh: "茶", en: "Tea" },
      aliases: ["一杯茶"],
      kind: "food",
      serving: { mL: 220, of: "caffeine", amount: 50, unit: "mg", sources: cite },
    },
  ],
  conditions: [
    { id: "ckd", name: { zh: "慢性肾病", en: "CKD" }, kind: "disease" },
    { id: "ckd_4", name: { zh: "慢性肾病4期", en: "CKD stage 4" }, kind: "disease", parents: ["ckd"] },
    { id: "pregnancy", name: { zh: "怀孕", en: "Pregnancy" }, kind: "life_stage" },
    { id: "pregnancy_t1", name: { zh: "孕早期", en: "First trimester" }, kind: "life_stage", parents: ["pregnancy"] },
    { id: "lactation", name: { zh: "哺乳期", en: "Lactation" }, kind: "life_stage" },
    { id: "older_adult", name: { zh: "老年人", en: "Older adult" }, kind: "life_stage" },
    { id: "child", name: same("Child"), kind: "life_stage" },
    { id: "toddler", name: same("Toddler"), kind: "life_stage", parents: ["child"] },
    { id: "vegetarian", name: same("Vegetarian"), kind: "habit" },
    { id: "vegan", name: same("Vegan"), kind: "habit", parents: ["vegetarian"] },
    { id: "smoker", name: { zh: "吸烟", en: "Smoker" }, kind: "habit" },
    { id: "milk_allergy", name: { zh: "牛奶过敏", en: "Milk allergy" }, kind: "allergy", allergens: ["milk"] },
    { id: "hypertension", name: { zh: "高血压", en: "Hypertension" }, kind: "disease" },
  ],
  biomarkers: [
    {
      id: "haemoglobin",
      name: { zh: "血红蛋白", en: "Haemoglobin" },
      aliases: ["Hb"],
      loinc: ["718-7"],
      unit: "g/L",
      units: [{ spelling: "g/dL", factor: 10 }],
      plausible: { min: 20, max: 250 },
    },
    {
      id: "lymphocytes_abs",
      name: { zh: "淋巴细胞", en: "Lymphocytes" },
      unit: "10*9/L",
      units: [{ spelling: "10^9/L", factor: 1 }],
      plausible: { min: 0, max: 100 },
    },
    { id: "lymphocytes_pct", name: { zh: "淋巴细胞", en: "Lymphocytes" }, unit: "%", units: [{ spelling: "%", factor: 1 }], plausible: { min: 0, max: 100 } },
  ],
  goals: [{ id: "bone", name: { zh: "骨骼健康", en: "Bone health" } }],
});

describe("conditions of a person", () => {
  it("are closed over what they also are, and unknown where no list was given", () => {
    const some = resolvePerson({ conditions: ["CKD stage 4"] }, k).conditions;
    expect([some.has("ckd_4"), some.has("ckd"), some.has("hypertension")]).toEqual(["yes", "yes", "no"]);
    expect(resolvePerson({}, k).conditions.has("ckd")).toBe("unknown");
    expect(resolvePerson({ conditions: ["none"] }, k).conditions.has("ckd")).toBe("no");
    expect(resolvePerson({ conditions: ["not sure"] }, k).conditions.has("ckd")).toBe("unknown");
  });
  it("take a denial as no, for the kinds of it too", () => {
    const r = resolvePerson({ conditions: ["no CKD", "mystery"] }, k);
    expect([r.conditions.has("ckd"), r.conditions.has("ckd_4"), r.conditions.has("hypertension")]).toEqual(["no", "no", "unknown"]);
    expect(r.unrecognised).toEqual(["mystery"]);
  });
  it("know life stages from the answers they follow from", () => {
    expect(resolvePerson({ pregnancy: "pregnant_1" }, k).conditions.has("pregnancy")).toBe("yes");
    expect(resolvePerson({ gender: "male" }, k).conditions.has("pregnancy")).toBe("no");
    expect(resolvePerson({ gender: "female", age: 30 }, k).conditions.has("pregnancy")).toBe("unknown");
    expect(resolvePerson({ gender: "female", age: 70 }, k)).toMatchObject({ pregnancy: "none" });
    expect(resolvePerson({ age: 70 }, k).conditions.has("older_adult")).toBe("yes");
    expect(resolvePerson({ lifestyle: { smoking: "current" } }, k).conditions.has("smoker")).toBe("yes");
    expect(resolvePerson({ lifestyle: { smoking: "never" } }, k).conditions.has("smoker")).toBe("no");
    expect(resolvePerson({ conditions: [] }, k).conditions.has("smoker")).toBe("unknown");
    expect([2, 8, 15, 40].map((age) => resolvePerson({ age }, k).conditions.has("child"))).toEqual(["yes", "yes", "no", "no"]);
    expect([0, 1, 3, 4, 5, 11, 12, 17, 18, 64, 65].map(stagesOfAge)).toEqual([
      ["infant"],
      ["toddler", "young_child"],
      ["toddler", "young_child"],
      ["young_child"],
      ["child"],
      ["child"],
      ["adolescent"],
      ["adolescent"],
      [],
      [],
      ["older_adult"],
    ]);
    expect(resolvePerson({ diet: { pattern: "vegan" } }, k).conditions.has("vegetarian")).toBe("yes");
    expect(resolvePerson({ diet: { pattern: "omnivore" } }, k).conditions.has("vegan")).toBe("no");
    expect(resolvePerson({ conditions: ["怀孕"] }, k)).toMatchObject({ sex: "female", pregnancies: ["pregnant_1", "pregnant_2", "pregnant_3"] });
  });
  it("turn allergies into allergens, by their name or by the thing", () => {
    for (const allergy of ["milk allergy", "milk", "牛奶", "对牛奶过敏"]) expect(resolvePerson({ allergies: [allergy] }, k).allergens.has("milk")).toBe("yes");
    expect(resolvePerson({ conditions: ["牛奶过敏"] }, k).allergens.has("milk")).toBe("yes");
    expect(resolvePerson({ allergies: ["mango"] }, k).allergens.has("mango")).toBe("yes");
    for (const told of ["mango allergy", "对芒果过敏"]) {
      const r = resolvePerson({ conditions: [told] }, k);
      expect([r.allergens.has("mango"), r.unrecognised]).toEqual(["yes", []]);
    }
    expect(resolvePerson({ conditions: ["unobtainium allergy"] }, k).unrecognised).toHaveLength(1);
    expect(resolvePerson({ allergies: ["unobtainium"] }, k)).toMatchObject({ unrecognised: ["unobtainium"] });
    expect(resolvePerson({ allergies: [] }, k).allergens.has("milk")).toBe("no");
    expect(["none", "不清楚"].map((a) => resolvePerson({ allergies: [a] }, k).allergens.has("milk"))).toEqual(["no", "unknown"]);
    expect(resolvePerson({}, k).allergens.has("milk")).toBe("unknown");
  });
});

const systemic = (name: string): boolean | undefined => resolvePerson({ medicines: [{ name }] }, k).medicines[0]?.systemic;

describe("medicines of a person", () => {
  it("bring their components, classes and what they hold", () => {
    const r = resolvePerson({ medicines: [{ name: "Enacal" }] }, k);
    expect([...(r.medicines[0]?.parts ?? [])]).toEqual(["enalapril_calcium", "enalapril"]);
    expect([...(r.medicines[0]?.classes ?? [])]).toEqual(["ace_inhibitor", "antihypertensive"]);
    expect(r.taken).toMatchObject([{ id: "calcium", inMedicine: "enalapril_calcium" }]);
  });
  it("are systemic or local by the form that is told", () => {
    expect([systemic("妥布霉素滴眼液"), systemic("tobramycin"), systemic("布地奈德"), systemic("布地奈德胶囊")]).toEqual([false, true, false, true]);
    expect([systemic("布地奈德栓"), systemic("妥布霉素片")]).toEqual([false, true]);
  });
  it("stay what they are when the form that is told is their own, or is made for the whole body", () => {
    expect([systemic("沙丁胺醇吸入气雾剂"), systemic("salbutamol inhaler"), systemic("沙丁胺醇滴眼液")]).toEqual([true, true, false]);
    expect([systemic("舒马普坦鼻喷雾剂"), systemic("舒马普坦乳膏")]).toEqual([true, false]);
  });
  it("are found among the supplements, and a class by its name", () => {
    const r = resolvePerson({ supplements: [{ name: "warfarin" }, { name: "ACE inhibitors" }] }, k);
    expect(r.medicines.map((m) => [m.id, m.list, m.record !== undefined])).toEqual([
      ["warfarin", "supplements", true],
      ["ace_inhibitor", "supplements", false],
    ]);
  });
});

const taken = (name: string, more = {}) => resolvePerson({ supplements: [{ name, ...more }] }, k).taken[0];

describe("what a person takes", () => {
  it("gets its amounts from the name, the label, the usual content, or stays unknown", () => {
    expect(taken("retinol 5000 IU")?.nutrients).toEqual([
      { nutrient: "vitamin_a", form: "retinol", amount: 1500, mass: 1500, scopes: ["total", "supplemental", "preformed"] },
    ]);
    expect(taken("carotene 6 mg")?.nutrients[0]).toMatchObject({ mass: 6000, amount: 3000, scopes: ["total", "supplemental"] });
    expect(taken("vitamin A 100 ug")?.nutrients[0]?.scopes).toContain("preformed");
    expect(taken("calcium carbonate 600 mg with breakfast")?.nutrients[0]).toMatchObject({ form: "calcium_carbonate", mass: 600, low: 240 });
    expect(taken("Cal tablet", { dailyDoses: 2 })?.nutrients[0]).toMatchObject({ mass: 1000 });
    expect(taken("Cal tablet 3 tablets/day")?.nutrients[0]).toMatchObject({ mass: 1500 });
    expect(taken("fish oil 3 g/day")?.nutrients[0]).toMatchObject({ mass: 900 });
    expect(taken("fish oil 500 IU")?.nutrients.map((n) => n.mass)).toEqual([undefined]);
    expect(taken("Multi")?.nutrients.map((n) => n.mass)).toEqual([undefined, undefined]);
    expect(taken("Multi", { amounts: [{ nutrient: "calcium", amount: 200, unit: "mg" }], dailyDoses: 2 })?.nutrients).toMatchObject([
      { nutrient: "calcium", mass: 400 },
    ]);
  });
  it("does not believe what cannot be", () => {
    expect(taken("calcium 500 IU")).toMatchObject({ problem: "unit" });
    expect(taken("calcium 0 mg")).toMatchObject({ problem: "zero" });
    expect(taken("calcium 500 IU")?.nutrients[0]?.mass).toBeUndefined();
    expect(taken("a handful of calcium")?.nutrients[0]?.mass).toBeUndefined();
  });
  it("is the supplement of that name among the supplements, the food among the foods or by the cup", () => {
    expect([taken("garlic")?.id, taken("大蒜 500 mg")?.id, taken("garlic 2 cups a day")?.id]).toEqual(["garlic_pills", "garlic_pills", "garlic"]);
    expect(resolvePerson({ foods: ["garlic"] }, k).taken[0]?.id).toBe("garlic");
  });
  it("by the cup, the glass or the mL is weighed by what a serving holds, and is not where nothing is told", () => {
    const held = (name: string, more = {}) => taken(name, more)?.served;
    const caffeine = (value: number) => ({ of: "caffeine", value, unit: "mg" });
    expect(
      ["tea 茶", "tea", "two cups of tea", "tea 3 cups a day", "一杯茶", "tea twice a day", "tea 440 mL", "tea 0.55 L a day", "tea 0 cups"].map((n) => held(n)),
    ).toEqual([undefined, undefined, caffeine(100), caffeine(150), caffeine(50), caffeine(100), caffeine(100), caffeine(125), undefined]);
    expect(held("tea", { dailyDoses: 4 })).toEqual(caffeine(200));
    expect(held("milk 2 cups")).toBeUndefined();
  });
  it("is in the groups of its item, of those above, and of the minerals in it", () => {
    expect([...(taken("milk")?.groups ?? [])]).toEqual(["dairy", "animal"]);
    expect([...(taken("Multi")?.groups ?? [])]).toEqual(["polyvalent_cation"]);
    expect([...(taken("calcium")?.groups ?? [])]).toEqual(["polyvalent_cation"]);
  });
  it("is read from the notes on the diet and the way of life too", () => {
    const r = resolvePerson({ diet: { notes: "每天喝牛奶。从不吃芒果" }, lifestyle: { alcohol: "weekly" } }, k);
    expect(r.taken.map((t) => [t.id, t.list])).toEqual([
      ["milk", "diet"],
      ["alcohol", "lifestyle"],
    ]);
    expect(resolvePerson({ lifestyle: { alcohol: "never" } }, k).taken).toEqual([]);
  });
  it("is found in whichever list it comes, by id too, and each name is checked or unrecognised", () => {
    const r = resolvePerson(
      { medicines: [{ name: "fish oil" }, { id: "warfarin" }], supplements: [{ id: "calcium" }, { name: "gnarl" }], foods: ["milk", "calcium"] },
      k,
    );
    expect(r.taken.map((t) => [t.id, t.list])).toEqual([
      ["fish_oil", "medicines"],
      ["calcium", "supplements"],
      ["milk", "foods"],
      ["calcium", "foods"],
    ]);
    expect(r.checked).toHaveLength(5);
    expect(r.unrecognised).toEqual(["gnarl"]);
  });
  it("by its id is what it is, whatever it is called beside it", () => {
    const r = resolvePerson({ medicines: [{ id: "warfarin", name: "my blue pill" }], supplements: [{ id: "calcium_tablet", name: "钙" }] }, k);
    expect(r.medicines.map((m) => [m.id, m.given])).toEqual([["warfarin", "my blue pill"]]);
    expect(r.taken.map((t) => t.id)).toEqual(["calcium_tablet"]);
    expect(r.unrecognised).toEqual([]);
  });
  it("whose item has a nutrient's id is that nutrient", () => {
    const shared = smallKnowledge({
      nutrients: [{ id: "choline", name: same("Choline"), unit: "mg", group: "other", supplementable: true, functions: [same("work")] }],
      items: [{ id: "choline", name: same("Choline"), kind: "supplement" }],
    });
    expect(resolvePerson({ supplements: [{ id: "choline" }] }, shared).taken[0]?.entity).toEqual({ kind: "nutrient", id: "choline" });
  });
  it("that has neither a name nor an id is nothing that was recognised", () => {
    expect(resolvePerson({ medicines: [{}], supplements: [{ name: "" }] }, k)).toMatchObject({ medicines: [], taken: [], medicinesKnown: false });
  });
  it("is counted by its label, in whatever words; what the label names and nobody knows is said", () => {
    const label = (nutrient: string) => ({ name: "Multi", amounts: [{ nutrient, amount: 200, unit: "mg" as const }] });
    expect(taken("Multi", label("calcium carbonate"))?.nutrients).toMatchObject([{ nutrient: "calcium", form: "calcium_carbonate", mass: 200, low: 80 }]);
    expect(taken("Multi", label("钙"))?.nutrients).toMatchObject([{ nutrient: "calcium", mass: 200 }]);
    expect(resolvePerson({ supplements: [label("unobtainium")] }, k)).toMatchObject({ taken: [{ id: "multi", nutrients: [] }], unrecognised: ["unobtainium"] });
  });
});

describe("labs of a person", () => {
  it("are read in any spelling of name and unit", () => {
    const { labs, unreadLabs } = resolvePerson(
      {
        labs: [
          { name: "Hb", value: "12.1 ↓", unit: "g/dL" },
          { name: "淋巴细胞", value: 30, unit: "%" },
          { name: "Hb", value: 9000, unit: "g/L" },
          { name: "Hb", value: "negative", unit: "g/L" },
          { name: "Nonsense", value: 1, unit: "g" },
        ],
      },
      k,
    );
    expect(labs.get("haemoglobin")).toMatchObject({ value: 121, unit: "g/L" });
    expect(labs.get("lymphocytes_pct")).toMatchObject({ value: 30 });
    expect(unreadLabs).toEqual(["Hb 9000 g/L", "Hb negative g/L", "Nonsense 1 g"]);
  });
  it("are a bound of their own unit where the other convention's bound was told, and else as exact as they were", () => {
    const value = (name: string, given: number, unit: string) =>
      resolvePerson({ labs: [{ code: name, value: given, unit }] }, realKnowledge()).labs.get(name)?.value;
    expect(value("glucose_fasting", 126, "mg/dL")).toBe(7);
    expect(value("glucose_fasting", 125, "mg/dL")).toBeCloseTo(6.94, 2);
    expect(value("glucose_fasting", 100, "mg/dL")).toBe(5.6);
    expect(value("vitamin_d_25oh", 20, "ng/mL")).toBe(50);
    expect(value("vitamin_d_25oh", 18, "ng/mL")).toBeCloseTo(44.93, 2);
  });
  it("are found by our code, by LOINC, by a name in the place of a code, and not by nothing", () => {
    const lab = (given: Omit<Lab, "value" | "unit">, value: Lab["value"] = 120) => resolvePerson({ labs: [{ ...given, value, unit: "g/L" }] }, k);
    for (const code of ["haemoglobin", "718-7", "血红蛋白"]) expect(lab({ code }).labs.get("haemoglobin")?.value, code).toBe(120);
    expect(lab({ code: "9999-9" }).unreadLabs).toEqual(["9999-9 120 g/L"]);
    expect(lab({}).unreadLabs).toEqual(["120 g/L"]);
    expect(lab({ name: "Hb" }, Number.NaN).unreadLabs).toEqual(["Hb NaN g/L"]);
  });
});

describe("when", () => {
  const full = resolvePerson(
    {
      gender: "female",
      age: 40,
      heightCm: 160,
      weightKg: 64,
      activityLevel: "light",
      pregnancy: "none",
      conditions: ["CKD"],
      medicines: [{ name: "Enalapril" }],
      supplements: [{ name: "milk" }],
      goals: ["bone health"],
      diet: { pattern: "vegan", servings: { fish: 1 } },
      lifestyle: { smoking: "never", sunMinutes: 10 },
      labs: [{ name: "Hb", value: 110, unit: "g/L" }],
    },
    k,
  );
  const empty = resolvePerson({}, k);
  it.each([
    [{ sex: "female" }, { sex: "male" }],
    [{ ageYears: { min: 40, max: 40 } }, { ageYears: { max: 39 } }],
    [{ pregnancy: ["none"] }, { pregnancy: ["trying"] }],
    [{ conditions: ["ckd", "hypertension"] }, { conditions: ["hypertension"] }],
    [{ notConditions: ["hypertension"] }, { notConditions: ["ckd"] }],
    [{ medicines: ["enalapril"] }, { medicines: ["warfarin"] }],
    [{ classes: ["antihypertensive"] }, { classes: ["statin"] }],
    [{ patterns: ["vegan"] }, { patterns: ["omnivore"] }],
    [{ smoking: ["never"] }, { smoking: ["current"] }],
    [{ activity: ["light"] }, { activity: ["active"] }],
    [{ goals: ["bone"] }, { goals: ["sleep"] }],
    [{ bmi: { min: 25 } }, { bmi: { max: 24.9 } }],
    [{ sunMinutes: { max: 15 } }, { sunMinutes: { min: 15 } }],
    [{ servings: [{ group: "fish", min: 1 }] }, { servings: [{ group: "fish", max: 0 }] }],
    [{ labs: [{ code: "haemoglobin", below: 115 }] }, { labs: [{ code: "haemoglobin", atLeast: 115 }] }],
    [{ labs: [{ code: "haemoglobin", atLeast: 110 }] }, { labs: [{ code: "haemoglobin", above: 110 }] }],
  ] as const)("%j holds, %j does not, and neither is known of a stranger", (yes, no) => {
    expect(holds(yes as never, full)).toBe("yes");
    expect(holds(no as never, full)).toBe("no");
    expect(holds(yes as never, empty)).toBe("unknown");
    expect(holds(no as never, empty)).toBe("unknown");
  });
  it("joins keys by AND, and holds when nothing is asked", () => {
    expect(holds({ sex: "female", smoking: ["current"] }, full)).toBe("no");
    expect(holds({ sex: "female", smoking: ["current"] }, empty)).toBe("unknown");
    expect(holds(undefined, empty)).toBe("yes");
    expect(holds({ items: ["milk"] }, full)).toBe("yes");
    expect(holds({ groups: ["animal"] }, full)).toBe("yes");
    expect(holds({ items: ["mango"] }, full)).toBe("unknown");
    expect(holds({ goals: ["bone"] }, resolvePerson({ goals: ["to be rich"] }, k))).toBe("no");
    expect(holds({ pregnancy: ["pregnant_1", "pregnant_2", "pregnant_3"] }, resolvePerson({ conditions: ["怀孕"] }, k))).toBe("yes");
    expect(holds({ pregnancy: ["pregnant_1"] }, resolvePerson({ conditions: ["怀孕"] }, k))).toBe("unknown");
    expect(holds({ medicines: ["warfarin"] }, resolvePerson({ medicines: [{ name: "unheardof" }] }, k))).toBe("unknown");
  });
});
