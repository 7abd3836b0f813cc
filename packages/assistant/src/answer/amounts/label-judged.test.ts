import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const lead = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text.split("\n")[0] ?? "";

describe("what a label holds is judged by the lines of its kind", () => {
  it.each([
    ["soup has 2 g salt per 100 g, is that high", /^High: 2 g of salt per 100 g; more than 1\.5 g/u],
    ["饼干每100克糖4克，算高吗", /^算低：/u],
    ["果汁每100毫升糖12克，多吗", /^算高：.*11\.25 克/u],
    ["酱每100克钠800毫克，咸吗，我吃20克", /约合盐 2 克.*20 克里有 160 毫克钠、约 0\.4 克盐，占成人一天 5 克盐/u],
    ["can this be called sugar free: 0.8 g sugar per 100 ml", /^It may not be called "sugar-free"/u],
    ["牛奶每100毫升脂肪3.6克，能叫低脂吗", /^不能叫“低脂肪”.*1\.5 克脂肪/u],
    ["oat bran with 15 g fibre per 100 g, is that high", /^High: 15 g of fibre per 100 g; from 6 g on/u],
    ["奶粉每100克蛋白质18克，算高蛋白吗", /^算高：每 100 克蛋白质 18 克/u],
  ])("%s", (text, said) => expect(lead(text)).toMatch(said));

  it("says nothing of a label where nothing was told per 100", () => {
    expect(lead("is 2 g of salt a day high")).not.toMatch(/UK label/u);
  });
});
