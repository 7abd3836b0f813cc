import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const lead = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text.split("\n")[0] ?? "";

describe("so much to lose, from this weight", () => {
  it.each([
    ["身高168体重58公斤，想减15斤行吗", /^不用减：你的 BMI 是 20\.5，在正常范围；减这么多就到 17\.9，偏瘦了/u],
    ["I'm 175 cm and 95 kg, can I lose 10 kg?", /^Yes, slowly: your BMI is 31 and would be about 27\.8/u],
    [
      "want to drop 15 kilos in 8 weeks for a wedding, realistic? what's a safe amount to lose per week",
      /^Too fast to be safe: that is about 1\.9 kg a week; 0\.5 to 1 kg \(1 to 2 lb\) a week is safe, 4 to 8 kg in that time/u,
    ],
    [
      "我165厘米80公斤，一个月想瘦20斤行不行",
      /^太快了：这样每周要掉约 2\.3 公斤；每周 0\.5 到 1 公斤才稳妥，这段时间约 2 到 4 公斤。可以减，慢慢来：你的 BMI 是 29\.4/u,
    ],
    ["身高160体重45公斤，想再瘦5斤可以吗", /^不要减：你的 BMI 是 17\.6，已经偏瘦/u],
  ])("%s", (text, said) => expect(lead(text)).toMatch(said));

  it("leaves children and mothers to what is written for them", () => {
    expect(lead("女儿13岁身高158体重48公斤，想减10斤")).not.toMatch(/BMI 是/u);
  });
});
