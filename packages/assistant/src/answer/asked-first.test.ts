/** What was asked leads, and nothing stands beside it that was not. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;
const lead = (text: string): string => ask(text).split("\n")[0] ?? "";

describe("what leads", () => {
  it.each([
    ["叶黄素和鱼油能一起吃吗", /^没有查到叶黄素和鱼油不能一起吃/u],
    ["can i take vit C and collagen at the same time", /name nothing against taking vitamin C and collagen peptides together/u],
    ["钙和铁能一起吃吗", /错开|隔/u],
    ["维生素D缺乏,5万单位每周一次", /医生给确诊缺乏的成人用的短程治疗量/u],
    ["vitamin D 50,000 IU every day, ok?", /far too much/iu],
    ["奥美拉唑饭前还是饭后", /早饭前 30 到 60 分钟/u],
    ["甘氨酸镁跟氧化镁哪个好", /甘氨酸镁对肠胃温和/u],
    ["碳酸钙和柠檬酸钙哪个好", /^碳酸钙/u],
    ["My ferritin is 450, should I stop my iron pills?", /take no iron for now/u],
    ["Where do vegetarians get omega-3?", /^Flaxseed/u],
    ["我叫王小明，手机13800138000，身份证11010519491231002X，维生素 D 吃多少？", /维生素D/u],
    ["what does zinc do for you", /^Zinc: supports immunity/u],
    ["血压150/95怎么吃", /盐少于 5 克/u],
    ["维生素C泡腾片一天3片一共3000毫克，会不会太多", /^多了：3000 mg/u],
    ["Is 10,000 IU of vitamin D every day too much?", /^Yes, too much/u],
    ["糖化6.1怎么吃", /^糖化血红蛋白 6\.1/u],
  ])("%s", (text, said) => expect(lead(text)).toMatch(said));
});

describe("what does not stand beside it", () => {
  it.each([
    ["男生19岁每天锌要吃多少毫克", /补铜/u],
    ["吃铁剂大便变黑正常吗", /铁的作用/u],
    ["HbA1c 6.1 what should I eat", /Reading HbA1c/u],
    ["My ferritin is 450, should I stop my iron pills?", /do not just stop/u],
  ])("%s", (text, beside) => expect(ask(text)).not.toMatch(beside));
});
