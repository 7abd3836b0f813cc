import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "../compile.ts";
import { createNames } from "./index.ts";

/** What is told by a number, a time or an age: at, below and above each bound, without a unit, and what is not meant. */
const names = createNames(compile(join(import.meta.dirname, "..", "..")));
const read = (text: string): string =>
  names
    .readConditions(text)
    .found.flatMap((f) => f.entities.map((e) => e.id))
    .join();

describe("a measurement", () => {
  it.each([
    ["eGFR 60", ""],
    ["eGFR 59", "ckd_3"],
    ["eGFR 30", "ckd_3"],
    ["eGFR 29.9", "ckd_4"],
    ["eGFR 15", "ckd_4"],
    ["eGFR of 14", "ckd_5"],
    ["eGFR", ""],
    ["血肌酐 111", ""],
    ["血肌酐 400", "raised_creatinine"],
    ["creatinine 1.0 mg/dL", ""],
    ["血肌酐 112", "raised_creatinine"],
    ["creatinine 1.9", "raised_creatinine"],
    ["HbA1c 5.6", ""],
    ["HbA1c 5.7", "prediabetes"],
    ["糖化血红蛋白6.5%", "diabetes"],
    ["HbA1c 48 mmol/mol", "diabetes"],
    ["空腹血糖6.0", ""],
    ["空腹血糖6.1", "prediabetes"],
    ["fasting glucose 126 mg/dL", "diabetes"],
    ["blood sugar 8", ""],
    ["blood sugar 11.1", "diabetes"],
    ["血压 139/89", ""],
    ["血压 140/80", "hypertension"],
    ["blood pressure 130/90", "hypertension"],
    ["BP 85/55", "hypotension"],
    ["BP 80/120", ""],
    ["BMI 24.9", ""],
    ["BMI 25", "overweight"],
    ["BMI 29.9", "overweight"],
    ["BMI 30", "obesity"],
    ["BMI 18.4", "underweight"],
    ["尿酸 420", ""],
    ["尿酸 421", "hyperuricaemia"],
    ["T值 -2.5", "osteoporosis"],
    ["T-score -1.5", "osteopenia"],
    ["T-score 0.5", ""],
    ["vitamin D 15", "vitamin_d_deficiency"],
    ["vitamin D 30", ""],
    ["vitamin D 30 nmol/L", "vitamin_d_deficiency"],
    ["vitamin D 30 ng/mL", ""],
    ["vitamin D 10 mcg", ""],
    ["potassium 99 mg", ""],
    ["Hb 9.5", "anaemia"],
    ["ferritin 15", ""],
    ["铁蛋白 14", "iron_deficiency"],
    ["钾 5.3", ""],
    ["钾 5.4", "hyperkalaemia"],
    ["血钾5.5", "hyperkalaemia"],
    ["potassium 3.4", "hypokalaemia"],
    ["Na 134", "hyponatraemia"],
    ["sodium 135", ""],
    ["platelets 100", ""],
    ["血小板 99", "thrombocytopenia"],
    ["ALT 50", ""],
    ["ALT 51", "raised_liver_enzymes"],
    ["同型半胱氨酸 15", ""],
    ["homocysteine 15.1", "hyperhomocysteinaemia"],
    ["LDL 160 mg/dL", "hypercholesterolaemia"],
    ["LDL-C 4.0", ""],
    ["总胆固醇 6.2", "hypercholesterolaemia"],
    ["甘油三酯 2.2", ""],
    ["triglycerides 250", "hypertriglyceridaemia"],
  ])("%s: %s", (text, id) => expect(read(text)).toBe(id));
});

describe("an age", () => {
  it.each([
    ["64岁", ""],
    ["65岁", "older_adult"],
    ["80-year-old", "older_adult"],
    ["七十五岁老人", "older_adult"],
    ["13岁男孩", "adolescent"],
    ["12岁", "adolescent"],
    ["11 years old", "child"],
    ["my 3 year old", "toddler"],
    ["六个月宝宝", "infant"],
    ["1-3岁", "toddler"],
    ["3-13岁", ""],
    ["150岁", ""],
    ["75 years", ""],
    ["75", ""],
  ])("%s: %s", (text, id) => expect(read(text)).toBe(id));
});

describe("a time", () => {
  it.each([
    ["MI 2019", "myocardial_infarction"],
    ["AF since 2020", "atrial_fibrillation"],
    ["old MI", "myocardial_infarction"],
    ["高血压10年", "hypertension"],
    ["备孕中", "trying_to_conceive"],
    ["怀孕6个月", "pregnancy_t2"],
    ["previous pregnancy", ""],
    ["former vegan", ""],
    ["history of gestational diabetes", "past_pregnancy_complication"],
    ["knee replacement next month", "surgery_planned"],
    ["换过膝关节", "joint_replacement"],
    ["下周做肠镜", "colonoscopy_planned"],
    ["going to have a tooth pulled", "surgery_planned"],
  ])("%s: %s", (text, id) => expect(read(text)).toBe(id));
});

describe("what only looks like a name that is known", () => {
  it.each([
    ["破伤风", "tetanus"],
    ["子宫内膜薄", "thin_endometrium"],
    ["肾动脉狭窄", "renal_artery_stenosis"],
    ["肾功能衰竭", "ckd_advanced"],
    ["血糖控制不好", "diabetes"],
    ["IgA肾病三级", "ckd"],
    ["pulmonary hypertension", "pulmonary_hypertension"],
    ["被动吸烟", "passive_smoking"],
    ["我妈有糖尿病", ""],
    ["allergic to codeine", "drug_allergy"],
    ["对花生过敏", "peanut_allergy"],
  ])("%s: %s", (text, id) => expect(read(text)).toBe(id));
});
