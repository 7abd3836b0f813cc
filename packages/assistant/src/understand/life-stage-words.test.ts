import { describe, expect, it } from "vitest";
import { withStagesNamed } from "./life-stage-words.ts";

describe("what people say of carrying and nursing a child", () => {
  it.each([
    "怀着孕早上喝一杯拿铁行不行",
    "怀着娃能喝红酒吗",
    "肚子里有宝宝了，能喝咖啡吗",
    "我怀着宝宝能吃生鱼片吗",
    "揣着崽能喝奶茶吗",
    "怀了三个月了，能吃螃蟹吗",
    "怀二胎能染发吗",
    "测出两道杠了要吃叶酸吗",
  ])("is a pregnancy: %s", (said) => expect(withStagesNamed(said)).toContain("怀孕"));
  it.each([
    ["9 weeks gone and queasy", "9 weeks pregnant"],
    ["I'm nine weeks gone", "9 weeks pregnant"],
    ["four months along, can I have sushi", "4 months pregnant"],
    ["I'm expecting, is tuna ok?", "pregnant"],
    ["my wife is expecting our first baby, can she eat brie", "pregnant"],
    ["preggers and craving liver", "pregnant"],
    ["mum-to-be here, how much folate", "pregnant"],
    ["baby on the way, which vitamins?", "pregnant"],
  ])("is a pregnancy: %s", (said, stands) => expect(withStagesNamed(said)).toContain(stands));
  it.each(["I had a bad reaction to nuts as a teenager", "when I was a kid I was allergic to egg", "in my teens I had anaemia"])("is long ago: %s", (said) =>
    expect(withStagesNamed(said)).toContain("long ago"),
  );
  it.each([
    ["I'm expecting my results tomorrow"],
    ["the milk was two weeks gone off"],
    ["my mother is in a nursing home"],
    ["can I nurse a cold with honey"],
    ["as a teenager, can I take creatine?"],
    ["吃完孕吐更厉害"],
    ["备孕要吃什么"],
    ["奶奶给宝宝喂水"],
  ])("is none: %s", (said) => expect(withStagesNamed(said)).toBe(said));
  it.each([
    ["how long before I can nurse the baby after wine?", "breastfeed"],
    ["can I nurse my son after a beer", "breastfeed"],
    ["what can I eat when nursing", "breastfeeding"],
    ["奶孩子期间能喝咖啡吗", "哺乳"],
    ["亲喂的妈妈能吃辣吗", "哺乳"],
  ])("is nursing: %s", (said, stands) => expect(withStagesNamed(said)).toContain(stands));
  it.each([
    ["9个月能用纯牛奶代替奶粉吗", "婴儿配方奶"],
    ["宝宝溢奶要不要换奶粉", "婴儿配方奶"],
    ["how do I mix formula for my newborn", "infant formula"],
  ])("is formula, for an infant: %s", (said, stands) => expect(withStagesNamed(said)).toContain(stands));
  it.each([["中老年奶粉补钙吗"], ["我爸喝奶粉能补钙吗"], ["which formula gives my BMI"]])("and for nobody small is not: %s", (said) =>
    expect(withStagesNamed(said)).toBe(said),
  );
});
