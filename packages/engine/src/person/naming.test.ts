/** Names and lists as people write them, against the real knowledge: nothing dropped, nothing split in the wrong place, nothing taken for its opposite. */
import { describe, expect, it } from "vitest";
import { findTaboos } from "../conflicts/index.ts";
import { resolvePerson } from "../person.ts";
import { realKnowledge } from "../testing/real.ts";

const k = realKnowledge();
const read = (name: string) => {
  const r = resolvePerson({ supplements: [{ name }] }, k);
  const named = [...r.medicines.map((m) => m.id), ...r.taken.filter((t) => t.inMedicine === undefined).map((t) => t.entity.id)];
  return { named: named.toSorted(), unrecognised: r.unrecognised };
};

describe("a list", () => {
  it.each([
    ["钙片，鱼油；益生菌", ["calcium_supplement", "fish_oil", "probiotics"]],
    ["钙片 / 鱼油 / 益生菌", ["calcium_supplement", "fish_oil", "probiotics"]],
    ["1.钙片 2.鱼油 3.益生菌", ["calcium_supplement", "fish_oil", "probiotics"]],
    ["①钙片②鱼油", ["calcium_supplement", "fish_oil"]],
    ["1) fish oil 2) calcium", ["calcium", "fish_oil"]],
    ["- fish oil\n- calcium", ["calcium", "fish_oil"]],
    ["• fish oil • calcium", ["calcium", "fish_oil"]],
    ["fish oil & calcium", ["calcium", "fish_oil"]],
    ["fish oil plus calcium", ["calcium", "fish_oil"]],
    ["叶酸＋铁", ["folate", "iron"]],
    ["核桃仁和杏仁", ["almonds", "walnuts"]],
    ["牛奶酸奶", ["milk", "yoghurt"]],
    ["钙镁锌铁", ["calcium", "iron", "magnesium", "zinc"]],
    ["阿司匹林维生素C", ["aspirin", "vitamin_c"]],
    ["维生素A和D", ["vitamin_a", "vitamin_d"]],
    ["维生素 B6、B12", ["vitamin_b12", "vitamin_b6"]],
    ["vitamins A, D, E and K", ["vitamin_a", "vitamin_d", "vitamin_e", "vitamin_k"]],
    ["VC+VE", ["vitamin_c", "vitamin_e"]],
  ])("%j is %j", (name, named) => expect(read(name)).toEqual({ named, unrecognised: [] }));

  it.each([
    ["钙片，qqqq", ["qqqq"]],
    ["维生素C和怪东西", ["怪东西"]],
    ["vitamin C, Zzz", ["Zzz"]],
  ])("%j says what nobody knows: %j", (name, unrecognised) => expect(read(name).unrecognised).toEqual(unrecognised));

  it.each(["不吃药", "没有吃药", "未服药", "暂时不吃药", "nothing at the moment", "none right now", "无"])("%j is the answer none", (name) => {
    const r = resolvePerson({ medicines: [{ name }] }, k);
    expect([r.medicinesKnown, r.unrecognised]).toEqual([true, []]);
  });
});

describe("a name", () => {
  it.each([
    ["vit. D", ["vitamin_d"]],
    ["Vit-C", ["vitamin_c"]],
    ["Ｖitamin　Ｄ", ["vitamin_d"]],
    ["【钙片】", ["calcium_supplement"]],
    ["“葡萄籽”", ["grape_seed_extract"]],
    ["sugar free vitamin C", ["vitamin_c"]],
    ["维生素C（无糖）", ["vitamin_c"]],
    ["5-HTP", ["five_htp"]],
    ["NAC 600", ["nac"]],
    ["21金维他", ["multivitamin_mineral"]],
    ["酸枣仁", ["suan_zao_ren"]],
    ["苹果酸镁", ["magnesium_malate"]],
    ["柠檬酸钙", ["calcium_citrate"]],
    ["饱和脂肪酸", ["saturated_fat"]],
  ])("%j is %j", (name, named) => expect(read(name)).toEqual({ named, unrecognised: [] }));

  it.each(["苹果酸", "柠檬酸", "不饱和脂肪酸", "单不饱和脂肪酸", "香砂和胃丸", "free of milk"])("%j is not taken for a part of it, nor cut in two", (name) =>
    expect(read(name)).toEqual({ named: [], unrecognised: [name] }),
  );

  it.each([
    ["含DHA的鱼油", ["dha", "fish_oil"]],
    ["添加维生素D的牛奶", ["milk", "vitamin_d"]],
    ["milk with added calcium", ["calcium", "milk"]],
    ["multivitamin with iron", ["multivitamin_mineral"]],
  ])("%j is the thing and what is in it: %j", (name, named) => expect(read(name)).toEqual({ named, unrecognised: [] }));
});

describe("a class of medicines", () => {
  const meets = (name: string) => findTaboos({ medicines: [{ name: "levothyroxine" }], supplements: [{ name }] }, k).taboos.map((t) => [t.action, t.item.id]);
  it.each(["antacid", "antacids", "抗酸药", "抗酸剂"])("%s is recognised among the supplements, with what it is likely to hold", (name) =>
    expect(meets(name)).toEqual(
      expect.arrayContaining([
        ["separate", "calcium"],
        ["separate", "aluminium_antacid"],
      ]),
    ),
  );
});

describe("a food named with what it is made of", () => {
  const against = (medicine: string, food: string): string[] =>
    findTaboos({ medicines: [{ name: medicine }], foods: [food] }, k).taboos.map((t) => `${t.subject.id} ${t.item.id} ${t.severity}`);
  it.each(["低钠盐（氯化钾）", "低钠盐(氯化钾)", "低钠盐"])("%s meets the medicine of that name", (food) =>
    expect(against("氯化钾", food)).toEqual(["potassium_chloride salt_substitute_kcl major"]),
  );
});

describe("cups and glasses", () => {
  const served = (name: string) => resolvePerson({ foods: [name] }, k).taken.map((t) => [t.entity.id, t.served?.value, t.served?.unit]);
  it.each([
    ["一杯啤酒", "beer", 14, "g"],
    ["one glass of beer", "beer", 14, "g"],
    ["两杯红酒", "red_wine", 28, "g"],
    ["a shot of whisky", "spirits", 14, "g"],
    ["500 mL beer", "beer", 19.7183098592, "g"],
    ["一杯咖啡", "coffee", 90, "mg"],
    ["one cup of coffee", "coffee", 90, "mg"],
    ["咖啡 每天三杯", "coffee", 270, "mg"],
    ["two cups of tea", "tea", 100, "mg"],
    ["一罐可乐", "cola", 40, "mg"],
  ])("%s: %s with %d %s", (name, id, value, unit) => expect(served(name)).toEqual([[id, value, unit]]));
  it.each(["beer", "咖啡", "tea"])("%s without a number is of an unknown amount", (name) => expect(served(name)[0]?.[1]).toBeUndefined());

  it.each([
    ["两杯咖啡", false],
    ["三杯咖啡", true],
    ["coffee", false],
    ["three cups of tea and one cup of coffee", true],
  ])("%s in pregnancy reaches 200 mg of caffeine: %s", (food, reaches) => {
    const { taboos } = findTaboos({ pregnancy: "pregnant_2", foods: [food] }, k);
    expect(taboos.some((t) => t.action === "avoid" && t.item.id === "coffee")).toBe(reaches);
    expect(taboos.some((t) => t.item.id === "coffee")).toBe(true);
  });
});

describe("what is told in another list", () => {
  it("a medicine among the conditions is taken", () => {
    const r = resolvePerson({ conditions: ["房颤，在吃华法林", "2 stents, on plavix + aspirin"] }, k);
    expect(r.medicines.map((m) => m.id)).toEqual(["warfarin", "clopidogrel", "aspirin"]);
    expect([...r.conditions.yes.keys()]).toEqual(expect.arrayContaining(["atrial_fibrillation", "coronary_heart_disease"]));
    expect(r.unrecognised).toEqual([]);
  });

  it("an allergy that is denied, or somebody else's, is none of the person's", () => {
    const r = resolvePerson({ allergies: ["peanuts, but not tree nuts", "我妈对海鲜过敏"] }, k);
    expect([r.allergens.has("peanut"), [...r.allergens.yes.keys()]]).toEqual(["yes", ["peanut"]]);
    expect(r.unrecognised).toEqual(["我妈对海鲜过敏"]);
  });
});
