/** A lab value is read by what it is called, by the goals of the illnesses told, and for what was asked of it. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const langOf = (text: string): "zh" | "en" => (/\p{Script=Han}/u.test(text) ? "zh" : "en");
const ask = (text: string): string => assistant.answer(questionOf(text, langOf(text))).text;
const first = (text: string): string => ask(text).split("\n")[0] ?? "";

describe("the stage a value is", () => {
  // Lines: ADA 2025 section 2, Chinese guideline on type 2 diabetes (impaired fasting glucose 6.1), KDIGO 2024.
  it.each([
    ["糖化6.3%算糖尿病吗", /还不是糖尿病，是糖尿病前期.*6\.5%/u],
    ["fasting glucose 118 mg/dL - am I diabetic?", /Not diabetes yet but prediabetes.*126 mg\/dL/u],
    ["空腹血糖7.8,是糖尿病了吗", /7\.0 mmol\/L.*另一天复查/u],
    ["eGFR 两次都是52,隔了四个月,这是几期", /G3a：隔 3 个月以上两次都这样/u],
    ["eGFR 38, what stage is that", /G3b/u],
    ["eGFR只查了一次,55,是慢性肾病吗", /只有一次还不能算肾病/u],
    ["尿白蛋白肌酐比350 mg/g,说明什么", /A3/u],
    ["urine ACR 12 mg/mmol, what does it mean", /A2, moderately raised/u],
  ])("%s", (text, stage) => expect(first(text)).toMatch(stage));
});

describe("a goal of an illness that was told", () => {
  // Goals: Chinese lipid guideline 2023, ADA 2025 sections 6 and 10, Chinese gout guideline 2019, RLS task force 2018, ESC 2021.
  it.each([
    ["我爸脑梗后LDL 2.3,化验单没箭头算达标吗", /没有达标.*1\.8 mmol\/L/u],
    ["had a heart attack last year. LDL 95 mg/dL and no flag. all good?", /Not at goal.*below 1\.8 mmol\/L \(70 mg\/dL\)/u],
    ["低密度3.0,我有糖尿病,正常吗", /没有达标.*2\.6 mmol\/L/u],
    ["糖化6.6,糖尿病十年,达标吗", /达到了多数糖尿病人的目标/u],
    ["痛风病人尿酸400正常吗", /没有达标.*360/u],
    ["restless legs, ferritin 50, no flag. is it fine?", /below 75 µg\/L/u],
  ])("counts, whatever the report prints: %s", (text, goal) => {
    expect(first(text)).toMatch(goal);
    expect(first(text)).not.toMatch(/在参考范围内|within the reference range/u);
  });
  it("is named where nobody told whether they have it", () => expect(first("低密度2.6正常吗")).toMatch(/在参考范围内。但有.*冠心病/u));
  it("is not theirs who ask whether they have it", () => expect(first("糖化6.3%算糖尿病吗")).not.toMatch(/达到了多数/u));
});

describe("what was asked of a value", () => {
  it.each([
    ["尿酸486,没痛过,需要吃降尿酸药吗", /：没有痛风发作过的，大多先不用药.*540/u],
    ["uric acid 8.3 mg/dL, never had gout, do I need allopurinol?", /mostly no medicine yet.*540/u],
    ["糖化5.9,要吃二甲双胍吗", /药不是第一步/u],
  ])("whether medicine: %s", (text, medicine) => expect(first(text)).toMatch(medicine));
  it("a warning stands before whether medicine is needed", () =>
    expect(first("my triglycerides are 700 mg/dL, do I need meds?")).toMatch(/risk of pancreatitis.*fibrate/u));
  it.each([
    ["vit D result says 34 nmol/L. whats that in ng/ml and is it deficient?", /34 nmol\/L \(13\.6 ng\/mL\)/u],
    ["维生素D 18 ng/mL,换算成nmol/L是多少", /18 ng\/mL（44\.9 nmol\/L/u],
  ])("another unit: %s", (text, both) => expect(ask(text)).toMatch(both));
  it("the thing asked about: its word leads", () =>
    expect(first("my b12 is 150 pg/ml and mcv 112. will folic acid fix it?")).toMatch(/no folate \(folic acid\) alone/u));
  it("the same advice on two values is said once", () => expect(ask("空腹血糖6.4,糖化6.1%,是糖尿病吗").match(/糖尿病前期（/gu)).toHaveLength(1));
  it("a dose beside it is no value of the blood", () => expect(ask("血钙2.9 mmol/L,一直吃维D 5000单位,怎么办")).not.toMatch(/ng\/dL/u));
});

describe("a child's value", () => {
  // Lines: WHO 2024, haemoglobin of children.
  it.each([
    ["孩子一岁半,血红蛋白98", /低于 105 g\/L 属于贫血/u],
    ["我女儿8岁,血红蛋白112 g/L", /低于 115 g\/L 属于贫血/u],
  ])("goes by the line of the age: %s", (text, line) => expect(ask(text)).toMatch(line));
  it("is not read by the range of men and women", () => expect(ask("my son is 4, ALT 45")).not.toMatch(/Reference: women/u));
  it("is not said where no child was spoken of", () => expect(ask("血红蛋白98")).not.toMatch(/孩子/u));
});

describe("a report", () => {
  const row = { code: "ldl_c", name: "LDL-C", value: 2.6, unit: "mmol/L", flag: "normal" as const };
  const told = (conditions: string[]): string =>
    assistant.answer(questionOf("我的化验单怎么看", "zh", { person: { answers: { conditions }, reports: [{ id: "r1", rows: [row] }] } })).text;
  it("that flags nothing still has what is off the goal of a stored illness", () =>
    expect(told(["coronary_heart_disease"])).toMatch(/没有标出异常的。但这一项[^\n]*没有达标/u));
  it("is as it prints for who has none", () => expect(told([])).not.toMatch(/达标/u));
});
