import { describe, expect, it } from "vitest";
import { same, smallKnowledge } from "../testing/small.ts";
import { EATEN_KINDS, MEDICINE_KINDS } from "./index.ts";

/** Names in which a known name stands by chance, or that are one character from it: they are other things, and unknown is the right answer. */
const medicine = (id: string, zh: string, en: string, brands: string[] = [], aliases: string[] = []) => ({
  id,
  name: { zh, en },
  uses: same("用途 use"),
  brands,
  aliases,
});
const item = (id: string, zh: string, en: string, aliases: string[] = []) => ({ id, name: { zh, en }, kind: "food" as const, aliases });

const { names } = smallKnowledge({
  medicines: [
    medicine("trastuzumab", "曲妥珠单抗", "Trastuzumab"),
    medicine("omeprazole", "奥美拉唑", "Omeprazole", ["奥克"]),
    medicine("oxazepam", "奥沙西泮", "Oxazepam", ["舒宁"]),
    medicine("etoricoxib", "依托考昔", "Etoricoxib", ["依托芬"]),
    medicine("rosuvastatin", "瑞舒伐他汀", "Rosuvastatin", ["可定"]),
    medicine("clopidogrel", "氯吡格雷", "Clopidogrel", ["波立维"]),
    medicine("paracetamol_caffeine", "酚咖片", "Paracetamol and caffeine", [], ["酚咖"]),
    medicine("tramadol", "曲马多", "Tramadol", ["Ultram"]),
    medicine("xiaoke", "消渴丸", "Xiaoke"),
    medicine("liuwei", "六味地黄丸", "Liuwei Dihuang"),
    medicine("terbinafine", "特比萘芬", "Terbinafine", ["倍佳"]),
    medicine("thyroid_desiccated", "甲状腺片", "Desiccated thyroid", [], ["thyroid tablets"]),
    { ...medicine("guogong", "国公酒", "Guogong", [], ["国公药酒"]), kind: "patent_medicine", items: ["ox_bezoar", "gardenia"] },
    { ...medicine("shenfu", "参附", "Shenfu"), kind: "patent_medicine" },
    { ...medicine("zhizi_qingre", "栀子清热颗粒", "Zhizi Qingre"), kind: "patent_medicine" },
    { ...medicine("yangwei", "养胃颗粒", "Yangwei"), kind: "patent_medicine" },
  ],
  items: [
    item("alcohol", "酒精", "Alcohol", ["乙醇", "酒"]),
    item("food", "食物", "Food"),
    item("fructose", "果糖", "Fructose"),
    item("tea", "茶", "Tea"),
    item("milk", "牛奶", "Milk"),
    item("multivitamin", "多种维生素", "Multivitamin", ["金维他"]),
    item("tobacco_smoke", "吸烟", "Smoking", ["smoking"]),
    item("sunflower_seeds", "瓜子", "Sunflower seeds"),
    item("lemon", "柠檬", "Lemon"),
    item("sugar", "糖", "Sugar", ["sugar"]),
    item("soy", "豆制品", "Soy products"),
    item("broad_beans", "蚕豆", "Broad beans"),
    item("biotin", "生物素片", "Biotin supplement", ["hair gummies"]),
    { ...item("ox_bezoar", "牛黄", "Ox bezoar"), kind: "herb" },
    { ...item("gardenia", "栀子", "Gardenia"), kind: "herb" },
  ],
  biomarkers: [
    {
      id: "glucose",
      name: { zh: "血糖", en: "Blood sugar" },
      unit: "mmol/L",
      units: [{ spelling: "mmol/L", factor: 1 }],
      plausible: { min: 0.5, max: 60 },
    },
  ],
});
const KINDS = [...MEDICINE_KINDS, ...EATEN_KINDS];
const read = (name: string): string[] => names.recognise(name, KINDS)?.entities.map((e) => e.id) ?? [];

describe("another thing", () => {
  it.each([
    ["帕妥珠单抗", "antibodies differ in one character"],
    ["奥克替尼", "a brand begins another substance"],
    ["依托芬那酯", "a brand of three characters begins another substance"],
    ["米安舒宁", "a brand stands at the end of another brand"],
    ["柳酚咖敏片", "two remedies share an abbreviation"],
    ["三乙醇胺乳膏", "a part of a molecule"],
    ["二磷酸果糖注射液", "a part of a molecule, with an acid before it"],
    ["Vitabiotics Ultra", "an ordinary word is no misspelt brand"],
    ["Smooth Move tea", "a product that calls itself a tea"],
    ["Mother's Morning Milk", "a product that calls itself milk"],
    ["甘露消渴丸", "a remedy's name with another word before it"],
    ["消渴清", "a remedy's name without its form inside another"],
    ["quit smoking", "what somebody has given up"],
    ["hair dye", "a word that only with its form names something"],
    ["thyroid support", "the same of a medicine"],
    ["blood sugar support", "a part of what is measured"],
    ["柠檬精油", "what is distilled from a plant"],
    ["牛黄抱龙丸", "a remedy called after one of its herbs"],
    ["复方瓜子金颗粒", "a compound remedy called after something that sounds like food"],
    ["穿牛黄刺片", "a herb's name by chance in the middle of another's"],
    ["史国公药酒", "a character before a remedy's name"],
    ["舒曲妥珠单抗", "a character before an antibody's name"],
    ["dog food", "what an animal eats"],
    ["参附强心丸", "a remedy's name of two characters in a longer one"],
  ])("%s is not read as what it holds or is near: %s", (name) => expect(read(name)).toEqual([]));

  it.each([
    ["曲妥珠单抗注射液", ["trastuzumab"]],
    ["每天吃一片可定", ["rosuvastatin"]],
    ["可定波立维", ["clopidogrel", "rosuvastatin"]],
    ["金维他倍佳", ["multivitamin"]],
    ["a glass of cold milk", ["milk"]],
    ["strong black tea", ["tea"]],
    ["乙醇溶液", ["alcohol"]],
    ["smoking", ["tobacco_smoke"]],
    ["浓缩六味地黄丸", ["liuwei"]],
    ["仲景六味地黄丸", ["liuwei"]],
    ["吃消渴丸", ["xiaoke"]],
    ["hair pills", ["biotin"]],
    ["thyroid pills", ["thyroid_desiccated"]],
    ["蚕豆制品", ["broad_beans"]],
    ["豆制品", ["soy"]],
    ["牛黄粉", ["ox_bezoar"]],
    ["吃曲妥珠单抗", ["trastuzumab"]],
    ["my food", ["food"]],
    ["柠檬酒", ["lemon", "alcohol"]],
    ["牛黄栀子片", ["ox_bezoar", "gardenia"]],
  ])("%s still is %j", (name, ids) => expect(read(name)).toEqual(ids));

  it("a remedy's name without its form is the remedy when it is all that was given, and a herb with what it does in a sentence", () => {
    expect([read("栀子清热颗粒"), read("栀子清热")]).toEqual([["zhizi_qingre"], ["zhizi_qingre"]]);
    const said = (text: string) => names.mentions(text, [...KINDS]).flatMap((m) => m.entities.map((e) => e.id));
    expect([said("栀子清热有用吗"), said("栀子清热颗粒有用吗")]).toEqual([["gardenia"], ["zhizi_qingre"]]);
    expect([said("馒头养胃吗"), said("栀子参附在一起"), said("栀子还是栀子片"), said("六味地黄能天天吃吗")]).toEqual([
      [],
      ["gardenia"],
      ["gardenia", "gardenia"],
      ["liuwei"],
    ]);
  });
});
