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
  ],
  items: [
    item("alcohol", "酒精", "Alcohol", ["乙醇"]),
    item("fructose", "果糖", "Fructose"),
    item("tea", "茶", "Tea"),
    item("milk", "牛奶", "Milk"),
    item("multivitamin", "多种维生素", "Multivitamin", ["金维他"]),
    item("tobacco_smoke", "吸烟", "Smoking", ["smoking"]),
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
  ])("%s still is %j", (name, ids) => expect(read(name)).toEqual(ids));
});
