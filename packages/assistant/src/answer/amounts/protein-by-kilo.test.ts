import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const lead = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text.split("\n")[0] ?? "";

describe("protein by the weight that was told", () => {
  it.each([
    ["我70公斤，慢性肾病4期没透析，一天蛋白质吃多少克", /42 到 56 克蛋白质/u],
    ["I weigh 80 kg and lift weights, is 200 g of protein a day too much?", /^Yes, too much: 200 g at 80 kg is 2\.5 g per kg/u],
    ["健身，60公斤，一天吃100克蛋白质够吗", /^够了：100 克按 60 公斤算是每公斤 1\.7 克/u],
    ["How much protein do I need? I weigh 70 kg", /^About 56 to 70 g of protein a day: 0\.8 to 1 g per kg for most adults, at your 70 kg/u],
    ["70岁，体重50公斤，一天吃30克蛋白质够吗", /^不够：/u],
  ])("%s", (text, said) => expect(lead(text)).toMatch(said));

  it("is silent for a child, at a meal and in pregnancy", () => {
    expect(lead("孩子8岁25公斤，一天吃60克蛋白质多吗")).not.toMatch(/一般成人/u);
    expect(lead("我60公斤，减肥期间一天吃多少蛋白质")).not.toMatch(/一般成人/u);
    expect(lead("孕晚期65公斤，一天蛋白质吃多少")).not.toMatch(/按 65 公斤算一共/u);
  });
});
