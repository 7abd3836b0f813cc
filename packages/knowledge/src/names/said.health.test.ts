import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "../compile.ts";
import { createNames, EATEN_KINDS, type ListReading, MEDICINE_KINDS } from "./index.ts";

/** What an answer says beside names: denied, somebody else's, feared, over, taken, or only how it is. */
const names = createNames(compile(join(import.meta.dirname, "..", "..")));
const idsOf = (found: ListReading["found"]): string => found.flatMap((f) => f.entities.map((e) => e.id)).join();
const said = ({ found, denied, taken, unrecognised }: ListReading) => ({
  ...(found.length > 0 && { found: idsOf(found) }),
  ...(denied.length > 0 && { denied: idsOf(denied) }),
  ...(taken.length > 0 && { taken: taken.join() }),
  ...(unrecognised.length > 0 && { unrecognised: unrecognised.join() }),
});
const have = (text: string) => said(names.readConditions(text));
const take = (text: string) => said(names.readList(text, [...EATEN_KINDS, ...MEDICINE_KINDS]));
const react = (text: string) => said(names.readAllergies(text));

describe("what is denied", () => {
  it.each([
    ["无高血压、糖尿病史", "hypertension,diabetes"],
    ["否认高血压，冠心病", "hypertension,coronary_heart_disease"],
    ["no history of seizures or stroke", "epilepsy,stroke"],
    ["don't have high blood pressure", "hypertension"],
    ["never smoked", "smoker"],
    ["不吸烟不喝酒", "smoker,alcohol_use"],
    ["HP阴性", "helicobacter_pylori"],
    ["H pylori negative", "helicobacter_pylori"],
    ["排除甲亢", "hyperthyroidism"],
    ["医生说不是冠心病", "coronary_heart_disease"],
  ])("%s", (text, denied) => expect(have(text)).toEqual({ denied }));

  it("ends where something else begins", () => {
    expect(have("没有高血压，糖尿病十年")).toEqual({ denied: "hypertension", found: "diabetes" });
    expect(have("否认高血压，有糖尿病")).toEqual({ denied: "hypertension", found: "diabetes" });
    expect(have("no asthma but diabetic")).toEqual({ denied: "asthma", found: "diabetes" });
  });

  it("is no denial where a word only looks like one", () => {
    expect(have("乳腺癌HER2阴性")).toEqual({ found: "breast_cancer" });
    expect(have("不孕症").found).toBeDefined();
    expect(have("不排除甲亢").denied).toBeUndefined();
    expect(have("没力气")).toEqual({ found: "fatigue" });
  });

  it("of what is taken", () => {
    for (const [text, denied] of [
      ["我不吃鱼油", "fish_oil"],
      ["从不喝牛奶", "milk"],
      ["I'm not taking fish oil", "fish_oil"],
      ["I used to take iron", "iron"],
      ["stopped creatine last year", "creatine"],
      ["鱼油停了", "fish_oil"],
    ] as const)
      expect(take(text)).toEqual({ denied });
    expect(take("no sugar added yoghurt")).toEqual({ found: "yoghurt" });
  });

  it("of allergies", () => {
    expect(react("no penicillin allergy")).toEqual({ denied: "penicillin_allergy" });
    expect(react("peanuts, but not tree nuts")).toEqual({ found: "peanut_allergy", denied: "tree_nut_allergy" });
    expect(react("青霉素过敏、无食物过敏").found).toBe("penicillin_allergy");
    expect(react("花粉 尘螨")).toEqual({ found: "pollen_allergy,dust_mite_allergy" });
    expect(have("对头孢和青霉素都过敏")).toEqual({ found: "cephalosporin_allergy,penicillin_allergy" });
    expect(have("allergic to penicillin and sulfa")).toEqual({ found: "penicillin_allergy,sulfonamide_allergy" });
    expect(react("食物过敏")).toEqual({ found: "food_allergy" });
    expect(react("allergic to codeine")).toEqual({ found: "codeine" });
    expect(react("I get hives from strawberries")).toEqual({ found: "strawberries" });
    expect(names.readAllergies("NKDA")).toMatchObject({ none: true });
  });
});

describe("what is not one's own", () => {
  it.each([
    "我老婆怀孕了",
    "my husband is diabetic",
    "my son is allergic to peanuts",
    "runs in the family: glaucoma",
    "my dog has arthritis",
    "担心会得糖尿病",
    "worried about getting cancer",
    "怎么预防高血压",
    "听说糖尿病不能吃米饭",
    "I work at a stroke clinic",
  ])("%s", (text) => expect(have(text)).toEqual({ unrecognised: text }));

  it("holds of what is listed after it, until one speaks of oneself", () => {
    expect(have("my father has diabetes, gout")).toEqual({ unrecognised: "my father has diabetes,gout" });
    expect(have("我爸有糖尿病，我有痛风")).toEqual({ unrecognised: "我爸有糖尿病", found: "gout" });
    expect(have("父亲糖尿病。痛风")).toEqual({ unrecognised: "父亲糖尿病", found: "gout" });
  });

  it("is one's own when only given by another", () => expect(take("妈妈给的阿胶")).toEqual({ found: "donkey_hide_gelatin" }));
});

describe("what is over", () => {
  it.each([
    ["怀孕的时候血糖高，生完就好了", { found: "past_pregnancy_complication" }],
    ["gestational diabetes in 2015, gone now", { found: "past_pregnancy_complication" }],
    ["做过化疗", { found: "cancer" }],
    ["previous pregnancy", {}],
    ["以前头晕，现在好了", {}],
    ["胃溃疡十年前治好了", { found: "peptic_ulcer" }],
    ["pregnant with my second", { found: "pregnancy" }],
  ])("%s", (text, wanted) => expect(have(text)).toEqual(wanted));
});

describe("an operation", () => {
  it.each([
    ["胆囊切除术后", "cholecystectomy"],
    ["白内障术后", "cataract"],
    ["胃大部切除术后", "gastrectomy"],
    ["triple bypass in 2015", "coronary_heart_disease"],
    ["白内障术后3天", "cataract,recent_surgery"],
    ["ACL repair 2015", "recent_surgery"],
    ["knee replacement in 2 weeks", "surgery_planned"],
    ["a-fib, ablation last year", "atrial_fibrillation,recent_surgery"],
  ])("%s: %s", (text, found) => expect(have(text)).toEqual({ found }));
});

describe("what stands beside a name", () => {
  it("is what is taken for it", () => {
    expect(have("房颤，在吃华法林")).toEqual({ found: "atrial_fibrillation", taken: "华法林" });
    expect(have("RA on methotrexate")).toEqual({ found: "rheumatoid_arthritis", taken: "methotrexate" });
    expect(have("2 stents, on plavix + aspirin")).toEqual({ found: "coronary_heart_disease", taken: "plavix + aspirin" });
    expect(have("吃芒果嘴唇肿")).toEqual({ found: "food_allergy" });
  });

  it("says how it is, and is no name", () => {
    expect(have("high blood pressure, controlled with meds")).toEqual({ found: "hypertension" });
    expect(have("asthma, mild intermittent")).toEqual({ found: "asthma" });
    expect(have("慢性浅表性胃炎伴糜烂")).toEqual({ found: "gastritis" });
    expect(have("高血压，药物控制良好")).toEqual({ found: "hypertension" });
    expect(have("药物控制良好")).toEqual({ unrecognised: "药物控制良好" });
    expect(have("高血压，怪病")).toEqual({ found: "hypertension", unrecognised: "怪病" });
  });

  it("is more of it: weeks, doses, another disease", () => {
    expect(have("孕32周妊娠期高血压").found).toBe("pregnancy_t3,preeclampsia");
    expect(have("2nd trimester, iron deficient")).toEqual({ found: "pregnancy_t2,iron_deficiency" });
    expect(have("type 2 diabetes with CKD stage 3")).toEqual({ found: "type_2_diabetes,ckd_3" });
    expect(have("2型糖尿病性肾病IV期")).toEqual({ found: "diabetic_kidney_disease" });
    expect(take("black coffee, 3 cups")).toEqual({ found: "coffee" });
  });

  it("is a frame: who found it, how often, since when", () => {
    expect(have("i get migranes a lot")).toEqual({ found: "migraine" });
    expect(have("查出来有点脂肪肝")).toEqual({ found: "fatty_liver" });
    expect(have("epilepsy since childhood")).toEqual({ found: "epilepsy" });
    expect(have("appendix out as a kid")).toEqual({ found: "appendectomy" });
    expect(have("breast ca stage 2").found).toBe("breast_cancer");
  });
});

describe("no answer and no name", () => {
  it.each(["身体很好", "体检一切正常", "没什么特别的", "all good", "none that I know of", "no current medications", "没吃保健品"])("%s is none", (text) =>
    expect(names.readConditions(text)).toMatchObject({ none: true, unrecognised: [] }),
  );
  it.each(["不知道有没有脂肪肝", "not sure if I have gout", "can't remember"])("%s leaves it open", (text) =>
    expect(names.readConditions(text)).toMatchObject({ unsure: true, found: [], denied: [], unrecognised: [] }),
  );
  it("nothing found is nothing", () => expect(have("甲状腺未见异常")).toEqual({}));
});

describe("a product", () => {
  it.each([
    ["Nature Made D3 2000IU", "vitamin_d3"],
    ["mag citrate", "magnesium_citrate"],
    ["calcium citrate with D", "calcium_citrate,vitamin_d"],
    ["斯利安叶酸", "folic_acid_tablet"],
    ["自然之宝维生素E400", "vitamin_e"],
    ["钙加锌口服液", "calcium,zinc"],
    ["NOW Foods magnesium", "magnesium"],
    ["Align", "bifidobacterium"],
  ])("%s: %s", (text, found) => expect(take(text)).toEqual({ found }));

  it("is not a word of speech, nor letters of several words", () => {
    expect(names.mentions("these goals align with what I want", EATEN_KINDS)).toEqual([]);
    expect(names.mentions("cold brew after dinner", ["condition"])).toEqual([]);
    expect(names.mentions("had asthma as a child", MEDICINE_KINDS)).toEqual([]);
  });
});
