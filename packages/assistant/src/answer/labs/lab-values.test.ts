import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;

describe("a value on a sheet", () => {
  it.each([
    ["我的铜 7 umol/L，是什么意思", /^铜 7 µmol\/L：偏低/u],
    ["my copper is 7 umol/L, is that low?", /^Copper 7 µmol\/L: low/u],
    ["氯 69 mmol/L 低吗", /^氯 69 mmol\/L（界限：75 mmol\/L 及以下）[^]*氯 69 mmol\/L：偏低/u],
    ["vitamin A 0.49 umol/L", /^Retinol 0\.49 µmol\/L: low/u],
    ["Calcium, total 2.9 mmol/L", /^Calcium, total 2\.9 mmol\/L \(high\)/u],
    ["my 25-hydroxyvitamin D, total is 35 nmol/L", /35 nmol\/L: low/u],
    ["Folate, serum is 7 nmol/L", /7 nmol\/L: low/u],
  ])("is known by the nutrient's name with its unit, and as a sheet prints it: %s", (text, said) => expect(ask(text)).toMatch(said));
  it.each([
    ["My 8 year old's BMI is 17.8, is that ok?", /^Body mass index 17\.8 kg\/m²: a child's is read from the growth chart/u],
    ["我儿子8岁,130厘米,40公斤,算胖吗", /^体重指数 23\.7 kg\/m²：孩子不能用大人的标准/u],
  ])("is not held against an adult's lines in a child: %s", (text, said) => {
    expect(ask(text)).toMatch(said);
    expect(ask(text)).not.toMatch(/18\.5–23\.9/u);
  });
  it("of a nutrient that is eaten it is none", () => expect(ask("每天吃铜 2 毫克可以吗")).not.toMatch(/参考范围/u));

  it.each([
    ["我的肌酐 900，要紧吗", /^肌酐 900 µmol\/L（界限[^]*肌酐 900 µmol\/L（偏高）/u],
    ["ALT 1500", /^Alanine aminotransferase 1500 U\/L \(high\)/u],
    ["TSH 80", /80 mIU\/L \(high\)/u],
    ["CK 20000", /20000 U\/L \(high\)/u],
    ["甘油三酯 20", /^甘油三酯 20 mmol\/L（偏高）/u],
    ["肌酐 1.9", /^肌酐 1\.9 mg\/dL（168 µmol\/L）/u],
    ["triglycerides 150", /^Triglycerides 150 mg\/dL/u],
    ["calcium 9.5", /9\.5 mg\/dL \(2\.37 mmol\/L\): within/u],
    ["我2023年铁蛋白12", /^铁蛋白 12 µg\/L：偏低/u],
  ])("far from its range is in the unit that sheets print, and no other: %s", (text, said) => expect(ask(text)).toMatch(said));

  it.each([
    ["TSH 0.3 什么意思", /TSH.{0,6}轻度/u],
    ["ALT 6", /fatty liver/iu],
    ["同型半胱氨酸9 umol/L，是什么意思", /能降它的/u],
  ])("is not answered by what is written for who has it the other way: %s", (text, not) => expect(ask(text)).not.toMatch(not));

  it("that hangs on the sex is said for both", () => {
    expect(ask("血红蛋白 155")).toMatch(/^血红蛋白 155 g\/L：女性偏高，男性在参考范围内/u);
    expect(ask("I'm a man, my hematocrit is 45 %")).toMatch(/45 %: within the reference range/u);
  });

  it.each(["血钾6.9是什么意思", "我的钠 165 mmol/L，是什么意思", "what does a sodium of 112 mean?", "血红蛋白45是什么意思"])(
    "that cannot wait is urgent also where only its meaning is asked: %s",
    (text) => expect(assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).triage?.grade).toBe("emergency"),
  );
  it.each(["血钾5.2是什么意思", "血糖多少算危险", "what does a potassium above 6.5 mean", "if potassium is 7 what happens"])(
    "a line and no result is not: %s",
    (text) => expect(assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).triage?.grade).not.toBe("emergency"),
  );
  it("a heart's protein is no calcium", () => expect(ask("肌钙蛋白 5 ng/mL")).not.toMatch(/钙(?!蛋白)/u));
});
