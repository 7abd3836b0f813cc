import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "../compile.ts";
import { createNames, type EntityKind } from "./index.ts";

/** Names as they are heard, spelt by ear, told with their maker or with what they are for. */
const k = compile(join(import.meta.dirname, "..", ".."));
const names = createNames(k);
const TAKEN = ["medicine", "class", "item", "form", "nutrient", "group"] as const satisfies readonly EntityKind[];
const ids = (name: string): string[] => names.recognise(name, TAKEN)?.entities.map((e) => e.id) ?? [];

describe("a Chinese name in Latin letters", () => {
  it.each([
    ["buluofen", "ibuprofen"],
    ["er jia shuang gua", "metformin"],
    ["luohuoxi pian", "amlodipine"],
    ["ashipilin", "aspirin"],
    ["liuweidihuangwan", "liuwei_dihuang"],
    ["anlvdiping", "amlodipine"],
    ["anludiping", "amlodipine"],
    ["feilike heji", "feilike"],
    ["zhizhu wan", "zhizhu"],
  ])("%s is %s", (name, id) => expect(ids(name)).toEqual([id]));
  it("that two things are called is both", () => expect(ids("zhishi").toSorted()).toEqual(["bitter_orange", "cheese"]));
  it("of few letters, or of nothing here, is nothing", () => {
    for (const name of ["beijing", "women", "shanghai"]) expect(ids(name)).toEqual([]);
    expect(ids("yao")).toEqual([]);
  });
});

describe("a name spelt by ear", () => {
  it.each([
    ["glucofage", "metformin"],
    ["plavics", "clopidogrel"],
    ["escitolapram", "escitalopram"],
    ["hydroxychloroqine", "hydroxychloroquine"],
  ])("%s is %s", (name, id) => {
    expect(ids(name)).toEqual([id]);
    expect(names.recognise(name, TAKEN)?.how).toBe("typo");
  });
  it("as near to two things is neither", () => {
    for (const name of ["metropolol", "lipator", "colchine"]) expect(ids(name)).toEqual([]);
  });
  it("in Han is the longer name it was meant for, or nothing, never the shorter inside it", () => {
    expect(ids("艾斯奥美拉唑")).toEqual(["esomeprazole"]);
    expect(ids("艾斯西酞普兰")).toEqual(["escitalopram"]);
    expect(ids("瑞舒伐他丁")).toEqual([]);
  });
});

describe("what stands beside a name", () => {
  it.each([
    ["blood thinner warfrin", "warfarin"],
    ["降压药洛活喜", "amlodipine"],
    ["my blood pressure pill amlodipine", "amlodipine"],
    ["吃代文", "valsartan"],
    ["Nature Made fish oil 1200 mg", "fish_oil"],
    ["诺特兰德叶黄素", "lutein"],
    ["同仁堂西洋参片", "american_ginseng"],
  ])("%s is %s", (name, id) => expect(ids(name)).toEqual([id]));
  it("alone, a maker names nothing", () => {
    for (const name of ["Swisse", "Nature Made", "汤臣倍健", "诺特兰德"]) expect(ids(name)).toEqual([]);
  });
  it("may say that there is more inside: such a product is known by its own name or not at all", () => {
    expect(ids("Concor Plus")).toEqual(["bisoprolol_hydrochlorothiazide"]);
    expect(ids("Exforge HCT")).toEqual(["amlodipine_hydrochlorothiazide_valsartan"]);
    for (const name of ["Lipitor Plus", "Crestor Duo", "Zocor HCT"]) expect(names.readList(name, TAKEN)).toMatchObject({ found: [], unrecognised: [name] });
  });
  it("of several complaints is one product", () => {
    expect(names.readList("Theraflu Cough & Cold", TAKEN)).toMatchObject({ found: [{ matched: "Theraflu" }], unrecognised: [] });
  });
});

describe("a brand that is two medicines in two markets", () => {
  it.each([
    ["Urex", ["furosemide", "methenamine"]],
    ["Cartia", ["aspirin", "diltiazem"]],
    ["Sominex", ["diphenhydramine", "promethazine"]],
  ])("%s is told as both", (name, wanted) => expect(k.medicines.find((m) => m.id === ids(name)[0])?.components.toSorted()).toEqual(wanted));
  it("is the one where its full name tells", () => expect(ids("Cartia XT")).toEqual(["diltiazem"]));
});

describe("everyday words", () => {
  it.each([
    ["mini pill", "progestogen_only_contraceptive"],
    ["早餐", "food"],
    ["breakfast", "food"],
    ["anxiety meds", "anxiety_medicine"],
    ["化痰药", "mucolytic"],
    ["thyroid medicine", "thyroid_hormone"],
    ["oral contraceptive", "hormonal_contraceptive"],
  ])("%s is %s", (name, id) => expect(ids(name)).toEqual([id]));
});

describe("remedies whose make-up decides", () => {
  const held = (id: string): string[] => {
    const m = k.medicines.find((x) => x.id === id);
    return [...(m?.components ?? []), ...(m?.items ?? [])];
  };
  it.each([
    ["四物汤", ["dong_quai", "chuanxiong"]],
    ["麻杏石甘汤", ["ephedra", "licorice"]],
    ["首乌片", ["fo_ti"]],
    ["风湿骨痛胶囊", ["aconite", "ephedra", "licorice"]],
    ["Fervex", ["paracetamol"]],
    ["Comtrex", ["paracetamol", "dextromethorphan", "phenylephrine", "chlorphenamine"]],
    ["Rennie", ["calcium_carbonate_antacid", "magnesium"]],
    ["Deep Heat", ["wintergreen_oil"]],
    ["Alka-Seltzer Plus Cold", ["aspirin"]],
  ])("%s holds %j", (name, wanted) => expect(held(ids(name)[0] ?? "")).toEqual(expect.arrayContaining(wanted)));
});
