/** Lab values as people tell them: the wording around the number, its unit, and what is worked out from height and weight. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { indexesOf } from "../indexes.ts";
import { questionOf } from "../testing/judge.ts";
import { understand } from "./understand.ts";

const k = realKnowledge();
const { link } = indexesOf(k);
const labs = (text: string): unknown[] => {
  const q = questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en");
  return understand(text, q.lang, q, k, link).labs.map((l) => [l.biomarker.id, l.value, l.unit]);
};

describe("a value", () => {
  it.each([
    ["My ferritin came back as 20", ["ferritin", 20, "ug/L"]],
    ["my creatinine came back slightly high at 1.4 mg/dL", ["creatinine", 1.4, "mg/dL"]],
    ["HbA1c came back as 43 mmol/mol", ["hba1c", 43, "mmol/mol"]],
    ["my magnesium blood test came back 0.65 mmol/L", ["magnesium", 0.65, "mmol/L"]],
    ["尿酸偏高530", ["uric_acid", 530, "umol/L"]],
    ["25羟维D是14,单位ng/mL", ["vitamin_d_25oh", 14, "ng/mL"]],
    ["vitamin D test: 14 (ng/mL)", ["vitamin_d_25oh", 14, "ng/mL"]],
    ["My vitamin D is 14, what dose should I take", ["vitamin_d_25oh", 14, "ng/mL"]],
    ["I take 5000 IU vitamin D and my level is 62 ng/mL", ["vitamin_d_25oh", 62, "ng/mL"]],
    ["LDL-C-4.6 高吗", ["ldl_c", 4.6, "mmol/L"]],
    ["is 5.8 high for fasting glucose? mmol/L", ["glucose_fasting", 5.8, "mmol/L"]],
    ["5.8的空腹血糖高吗", ["glucose_fasting", 5.8, "mmol/L"]],
    ["尿酸从520降到430了", ["uric_acid", 430, "umol/L"]],
    ["My ferritin went from 8 to 35", ["ferritin", 35, "ug/L"]],
    ["骨密度T值-2.6", ["bone_density_t", -2.6, "{T-score}"]],
    ["My potassium was 4.2 last month and now it is 6.9", ["potassium", 6.9, "mmol/L"]],
    ["上次血钾4.3，这次6.8", ["potassium", 6.8, "mmol/L"]],
    ["血钾4.3，现在30岁", ["potassium", 4.3, "mmol/L"]],
    ["my ferritin was 20, I now take 2 iron tablets", ["ferritin", 20, "ug/L"]],
    ["血小板 120×10^9/L 正常吗", ["platelets", 120, "×10^9/L"]],
    ["What is a normal ferritin for a woman, mine is 18", ["ferritin", 18, "ug/L"]],
  ])("%s", (text, lab) => expect(labs(text)).toContainEqual(lab));
  it.each([
    "I take vitamin D 2000 IU daily",
    "my vitamin D is 1000 IU, is that enough",
    "我每天吃钙600毫克",
    "Is my vitamin D 5000 too much",
    "绿茶提取物吃了两个月，ALT高了3倍",
    "my ALT came back 3 times over the limit",
  ])("is none in %s", (text) => expect(labs(text)).toEqual([]));
});

describe("a body mass index", () => {
  it.each([
    ["162cm 136斤，BMI多少", 25.9],
    ["孕前身高163体重56公斤,孕期长多少斤合适", 21.1],
    ["我1米62，136斤，算胖吗", 25.9],
    ["I'm 5 foot 4 and 150 lb, what is my BMI?", 25.6],
    ["Pregnant, 5'6\" and 190 pounds before. How much should I gain?", 30.5],
  ])("is worked out where it is what the question turns on: %s", (text, value) => expect(labs(text)).toEqual([["bmi", value, "kg/m2"]]));
  it.each(["162cm 68公斤，蛋白质一天多少", "I'm 5 foot 4 and 150 lb, how much protein?"])("and not for %s", (text) => expect(labs(text)).toEqual([]));
});
