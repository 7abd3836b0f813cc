import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { same, smallKnowledge } from "../testing/small.ts";
import { EATEN_KINDS, MEDICINE_KINDS } from "./index.ts";

/** The same cases in every run. */
fc.configureGlobal({ seed: 20261121 });

const medicine = (id: string, zh: string, en: string, more: { aliases?: string[]; brands?: string[] } = {}) => ({
  id,
  name: { zh, en },
  uses: same("用途 use"),
  ...more,
});
const item = (id: string, zh: string, en: string, kind: "food" | "herb" | "supplement" = "food", aliases: string[] = []) => ({
  id,
  name: { zh, en },
  kind,
  aliases,
});
const nutrient = (id: string, zh: string, en: string, forms: { id: string; name: { zh: string; en: string } }[] = []) => ({
  id,
  name: { zh, en },
  unit: "mg" as const,
  group: "vitamin" as const,
  supplementable: true,
  functions: [same("做事 work")],
  forms: forms.map((f) => ({ ...f, sources: [{ source: "label", locator: "x" }] })),
});
const condition = (id: string, zh: string, en: string, aliases: string[] = []) => ({ id, name: { zh, en }, kind: "disease" as const, aliases });

const { names } = smallKnowledge({
  medicines: [
    medicine("levothyroxine", "左甲状腺素", "Levothyroxine", { aliases: ["左甲状腺素钠"], brands: ["优甲乐", "Euthyrox"] }),
    medicine("atorvastatin", "阿托伐他汀", "Atorvastatin", { brands: ["立普妥", "Lipitor"] }),
    medicine("nimodipine", "尼莫地平", "Nimodipine"),
    medicine("nicardipine", "尼卡地平", "Nicardipine"),
    medicine("hydroxyzine", "羟嗪", "Hydroxyzine"),
    medicine("hydralazine", "肼屈嗪", "Hydralazine"),
    medicine("prednisone", "泼尼松", "Prednisone"),
    medicine("prednisolone", "泼尼松龙", "Prednisolone"),
    medicine("aspirin", "阿司匹林", "Aspirin"),
    medicine("budesonide", "布地奈德", "Budesonide"),
    medicine("three_golds", "三金片", "Sanjin tablets"),
    medicine("irinotecan", "伊立替康", "Irinotecan", { brands: ["艾力"] }),
  ],
  classes: [{ id: "statin", name: { zh: "他汀类", en: "Statins" }, aliases: ["statin", "他汀"] }],
  items: [
    item("green_tea", "绿茶", "Green tea"),
    item("green_tea_extract", "绿茶提取物", "Green tea extract", "herb"),
    item("orange", "橙子", "Orange"),
    item("oyster", "牡蛎", "Oyster"),
    item("milk", "牛奶", "Milk"),
    item("chamomile", "洋甘菊", "Chamomile", "herb"),
    item("tea", "茶", "Tea"),
    item("st_johns_wort", "圣约翰草", "St John's wort", "herb"),
    item("senior_multivitamin", "中老年多种维生素", "Centrum Silver", "supplement"),
    item("beta_carotene", "β-胡萝卜素", "Beta-carotene", "supplement"),
    item("food_item", "食物", "Food"),
    item("one_a_day", "每日一片牌", "One A Day", "supplement"),
    item("ginkgo", "银杏叶", "Ginkgo", "herb"),
  ],
  nutrients: [
    nutrient("vitamin_a", "维生素A", "Vitamin A", [{ id: "retinol", name: { zh: "视黄醇", en: "Retinol" } }]),
    nutrient("vitamin_b2", "维生素B2", "Vitamin B2"),
    nutrient("vitamin_b6", "维生素B6", "Vitamin B6"),
    nutrient("vitamin_c", "维生素C", "Vitamin C"),
    nutrient("vitamin_d", "维生素D", "Vitamin D"),
    nutrient("vitamin_e", "维生素E", "Vitamin E"),
    nutrient("calcium", "钙", "Calcium"),
    nutrient("magnesium", "镁", "Magnesium"),
    nutrient("zinc", "锌", "Zinc"),
    nutrient("biotin", "生物素（维生素B7）", "Biotin (vitamin B7)"),
  ],
  groups: [{ id: "tyramine_rich", name: { zh: "富含酪胺的食物", en: "Tyramine-rich foods" }, kind: "food", aliases: ["tyramine foods"] }],
  conditions: [
    condition("ckd", "慢性肾病", "Chronic kidney disease", ["CKD", "慢性肾脏病"]),
    condition("ckd_4", "慢性肾脏病4期（重度）", "Chronic kidney disease, stage 4"),
    condition("breast_cancer", "乳腺癌", "Breast cancer"),
    condition("breast_cancer_hormone_sensitive", "激素敏感型乳腺癌", "Hormone-sensitive breast cancer", ["ER+ breast cancer", "ER阳性乳腺癌"]),
    condition("hypertension", "高血压", "Hypertension", ["HTN", "high blood pressure"]),
    condition("type_2_diabetes", "2型糖尿病", "Type 2 diabetes"),
    condition("pregnancy", "怀孕", "Pregnancy", ["pregnant", "孕妇"]),
    condition("pregnancy_t1", "孕早期", "First trimester"),
    condition("pregnancy_t2", "孕中期", "Second trimester"),
    condition("pregnancy_t3", "孕晚期", "Third trimester"),
    condition("surgery_planned", "计划手术", "Planned surgery"),
    condition("haemochromatosis", "血色病", "Haemochromatosis"),
  ],
});

const KINDS = [...EATEN_KINDS, ...MEDICINE_KINDS];
const ids = (name: string, kinds = KINDS): string[] => names.recognise(name, kinds)?.entities.map((e) => e.id) ?? [];

describe("recognise", () => {
  it.each([
    ["LEVOTHYROXINE", "levothyroxine"],
    ["优甲乐", "levothyroxine"],
    ["左甲状腺素钠片", "levothyroxine"],
    ["levothyroxine sodium tablets", "levothyroxine"],
    ["阿托伐他汀钙片", "atorvastatin"],
    ["Lipitor 20 mg", "atorvastatin"],
    ["low-dose aspirin", "aspirin"],
    ["阿司匹林肠溶片", "aspirin"],
    ["桂林三金片", "three_golds"],
    ["Centrum Silver women", "senior_multivitamin"],
    ["优甲乐（左甲状腺素钠片）", "levothyroxine"],
    ["他汀类药物", "statin"],
    ["statins", "statin"],
    ["tyramine foods", "tyramine_rich"],
    ["oranges", "orange"],
    ["Oysters", "oyster"],
    ["β胡萝卜素", "beta_carotene"],
    ["beta carotene", "beta_carotene"],
    ["St. John’s Wort", "st_johns_wort"],
    ["圣约翰草提取物", "st_johns_wort"],
    ["green tea extract 500 mg", "green_tea_extract"],
    ["绿茶提取物胶囊", "green_tea_extract"],
    ["绿茶", "green_tea"],
    ["生物素", "biotin"],
    ["维生素 Ｃ 泡腾片", "vitamin_c"],
    ["One A Day", "one_a_day"],
    ["ginkgo supplement", "ginkgo"],
  ])("%s is %s", (name, id) => expect(ids(name)).toEqual([id]));

  it.each([
    ["钙镁锌片", ["calcium", "magnesium", "zinc"]],
    ["维生素C锌", ["vitamin_c", "zinc"]],
    ["calcium + vitamin D", ["calcium", "vitamin_d"]],
    ["维生素A（视黄醇）", ["retinol"]],
    ["vitamin A 10000 IU/d retinol", ["retinol"]],
  ])("%s is several or the more exact", (name, wanted) => expect(ids(name)).toEqual(wanted));

  it("says how it matched, keeps the words and reads the dose", () => {
    expect(names.recognise("vitamin D 600 IU/day", KINDS)).toMatchObject({ given: "vitamin D 600 IU/day", how: "exact", dose: { perDay: 600 } });
    expect(names.recognise("左甲状腺素钠片", KINDS)).toMatchObject({ how: "stripped", route: "oral" });
    expect(names.recognise("布地奈德滴眼液", KINDS)).toMatchObject({ how: "stripped", route: "eye" });
    expect(names.recognise("low-dose aspirin", KINDS)?.how).toBe("contained");
  });

  it("never takes a brand of three characters for one of two inside it", () => {
    expect(ids("艾力")).toEqual(["irinotecan"]);
    expect(ids("艾力注射液")).toEqual(["irinotecan"]);
    expect(ids("进口艾力")).toEqual(["irinotecan"]);
    expect(names.recognise("艾力可", KINDS)).toBeNull();
    expect(names.recognise("艾力可胶囊", KINDS)).toBeNull();
  });

  it("forgives one slip when it leads to one thing only", () => {
    expect(ids("atorvastatn")).toEqual(["atorvastatin"]);
    expect(ids("levothryoxine")).toEqual(["levothyroxine"]);
    expect(ids("阿托法他汀")).toEqual(["atorvastatin"]);
    expect(ids("阿斯匹林")).toEqual(["aspirin"]);
    expect(names.recognise("atorvastatn", KINDS)?.how).toBe("typo");
  });

  it("never guesses between look-alikes, and never across a letter or number that is the meaning", () => {
    expect(ids("prednison")).toEqual(["prednisone"]);
    expect(ids("hydroxazine")).toEqual(["hydroxyzine"]);
    // One slip from both 尼莫地平 and 尼卡地平; a third medicine of the family, not one of them.
    expect(ids("尼群地平")).toEqual([]);
    expect(ids("vitamin b3")).toEqual([]);
    expect(ids("vitamin k")).toEqual([]);
    expect(ids("维生素B3")).toEqual([]);
    expect(ids("aspir")).toEqual([]);
  });

  it("does not take a thing for what it is free of", () => {
    expect(ids("milk-free chocolate")).toEqual([]);
    expect(ids("无牛奶饼干")).toEqual([]);
  });

  it("keeps to the kinds asked for", () => {
    expect(ids("绿茶", [...MEDICINE_KINDS])).toEqual([]);
    expect(ids("aspirin", [...EATEN_KINDS])).toEqual([]);
  });

  it.each(["", "   ", "🍊", "\u200b\u200d", "foobarol", "12345", "mg", "....", "(", "((((", "茶杯"])("does not know %j", (name) =>
    expect(names.recognise(name, KINDS)).toBeNull(),
  );
  it("sees through invisible characters and emoji", () => expect(ids("🍊\u200b维\u200d生素C 🍊")).toEqual(["vitamin_c"]));

  it("never throws, whatever is written and however long", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 400 }),
        (s) => void [names.recognise(s), names.readConditions(s), names.search(s, KINDS, 5), names.mentions(s, KINDS)],
      ),
      { numRuns: 500 },
    );
    for (const s of ["维生素".repeat(4000), "calcium ".repeat(2000), "(".repeat(10_000), "a,".repeat(5000), "1mg".repeat(4000)])
      for (const f of [names.recognise, names.readConditions] as const) expect(f(s)).toBeDefined();
  });
});

const read = (text: string) => {
  const r = names.readConditions(text);
  return {
    found: r.found.flatMap((f) => f.entities.map((e) => e.id)),
    denied: r.denied.flatMap((f) => f.entities.map((e) => e.id)),
    unrecognised: r.unrecognised,
  };
};

describe("lists of conditions", () => {
  it.each([
    ["breast cancer ER+", ["breast_cancer_hormone_sensitive"]],
    ["breast cancer", ["breast_cancer"]],
    ["CKD stage 4", ["ckd_4"]],
    ["慢性肾病4期", ["ckd_4"]],
    ["慢性肾脏病四期", ["ckd_4"]],
    ["CKD 4", ["ckd_4"]],
    ["CKD stage 3", ["ckd"]],
    ["HTN", ["hypertension"]],
    ["hemochromatosis", ["haemochromatosis"]],
    ["怀孕12周", ["pregnancy_t1"]],
    ["28 weeks pregnant", ["pregnancy_t3"]],
    ["pregnant, 20 weeks", ["pregnancy_t2"]],
    ["怀孕5个月", ["pregnancy_t2"]],
    ["third trimester", ["pregnancy_t3"]],
    ["pregnant", ["pregnancy"]],
    ["高血压、2型糖尿病", ["hypertension", "type_2_diabetes"]],
    ["高血压2型糖尿病", ["type_2_diabetes", "hypertension"]],
    ["糖尿病2型", ["type_2_diabetes"]],
    ["乳腺癌ER阳性", ["breast_cancer_hormone_sensitive"]],
    ["surgery next week", ["surgery_planned"]],
    ["surgery", ["surgery_planned"]],
    ["手术", ["surgery_planned"]],
    ["下周手术", ["surgery_planned"]],
    ["hypertension and type 2 diabetes", ["hypertension", "type_2_diabetes"]],
  ])("%s", (text, found) => expect(read(text)).toEqual({ found, denied: [], unrecognised: [] }));

  it("tells what is unknown, what is denied and what is not one's own", () => {
    expect(read("高血压，怪病")).toEqual({ found: ["hypertension"], denied: [], unrecognised: ["怪病"] });
    expect(read("no hypertension")).toEqual({ found: [], denied: ["hypertension"], unrecognised: [] });
    expect(read("nohypertension").denied).toEqual([]);
    expect(read("没有高血压，有2型糖尿病")).toMatchObject({ denied: ["hypertension"], found: ["type_2_diabetes"] });
    expect(read("family history of breast cancer")).toEqual({ found: [], denied: [], unrecognised: ["family history of breast cancer"] });
  });

  it.each(["none", "No", "无", "没有", "N/A", "no known allergies", "无药物过敏史", "健康"])("%s is the answer none", (text) =>
    expect(names.readConditions(text)).toMatchObject({ none: true, found: [], unrecognised: [] }),
  );
  it.each(["not sure", "不清楚", "don't know"])("%s is no answer", (text) =>
    expect(names.readConditions(text)).toMatchObject({ unsure: true, found: [], unrecognised: [] }),
  );
});

const first = (text: string): string | undefined => names.search(text, KINDS, 5)[0]?.entity.id;

describe("search", () => {
  it.each([
    ["atorva", "atorvastatin"],
    ["lipitor", "atorvastatin"],
    ["立普", "atorvastatin"],
    ["atftt", "atorvastatin"],
    ["atuofa", "atorvastatin"],
    ["youjiale", "levothyroxine"],
    ["yjl", "levothyroxine"],
    ["atorvstatin", "atorvastatin"],
    ["阿托法他汀", "atorvastatin"],
    ["wssc", "vitamin_c"],
    ["绿茶", "green_tea"],
  ])("%s finds %s", (text, id) => expect(first(text)).toBe(id));

  it("gives the best first, no more than asked, nothing for nothing", () => {
    expect(names.search("vitamin", KINDS, 3)).toHaveLength(3);
    expect(names.search("prednisolone", KINDS, 5)[0]?.entity.id).toBe("prednisolone");
    expect(names.search("  ", KINDS, 5)).toEqual([]);
    expect(names.search("zzzzqqq", KINDS, 5)).toEqual([]);
  });
});
