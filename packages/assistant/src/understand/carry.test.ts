import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";
import type { Memory } from "../types.ts";

const assistant = createAssistant(realKnowledge());
/** The last answer's first paragraph. */
function lastOf(...said: readonly string[]): string {
  let memory: Memory = {};
  let text = "";
  for (const one of said) ({ memory, text } = assistant.answer(questionOf(one, /\p{Script=Han}/u.test(one) ? "zh" : "en", { memory })));
  return text.split("\n\n")[0] ?? "";
}

describe("a follow-up", () => {
  it.each([
    [["My ferritin is 12", "Is that low?"], /^Ferritin 12 µg\/L: low/u],
    [["My ferritin is 12", "Is that low?", "What should I eat?"], /^Foods for iron/u],
    [["What is magnesium good for?", "Which form is best?"], /glycinate/u],
    [["孩子3岁，缺铁吗怎么看", "那吃什么好"], /^补铁的食物/u],
    [["我怀孕12周，可以吃叶酸吗", "那钙呢", "什么时候吃好"], /^钙：.*随餐/u],
    [["我怀孕12周，可以吃叶酸吗", "那钙呢", "和铁一起吃行吗"], /铁和钙最好错开吃/u],
  ])("%j is answered on what was spoken about", (said, expected) => expect(lastOf(...said)).toMatch(expected));
  it.each([
    [["推荐一款鱼油", "我吃阿司匹林，能吃吗"], /鱼油和阿司匹林/u],
    [["推荐一款鱼油", "我吃阿司匹林，能吃吗", "一天吃多少"], /^EPA\+DHA的参考量/u],
    [["我在吃二甲双胍和阿托伐他汀", "柚子呢", "还缺什么营养"], /维生素B12、辅酶Q10/u],
  ])("%j knows what is left out", (said, expected) => expect(lastOf(...said)).toMatch(expected));
  it.each([
    [["How much vitamin D do I need?", "I'm 72"], /20 µg \(800 IU\) a day \(adults age 72\)/u],
    [["我妈68岁，骨质疏松", "钙要补多少", "她在吃阿仑膦酸钠，怎么错开"], /^钙和阿仑膦酸要错开至少 30 分钟/u],
    [["我有慢性肾病3期", "蛋白质每天多少"], /每公斤(?:体重 )?0\.6 到 0\.8 克/u],
    [["what's a good source of B12", "I'm vegan", "is 1000 mcg too much"], /^Neither China, the US nor the EU sets an upper limit for vitamin B12/u],
  ])("%j holds what was told", (said, expected) => expect(lastOf(...said)).toMatch(expected));
  it.each([
    [["我爸72岁，吃华法林和二甲双胍", "他能吃维生素K吗"], /维生素K和华法林/u],
    [["我爸72岁，吃华法林和二甲双胍", "葱姜蒜呢"], /华法林和大蒜/u],
    [["我爸72岁，吃华法林和二甲双胍", "要补B12吗"], /^先查，低了再补：/u],
    [["我血压高，在吃氨氯地平", "西柚呢"], /^可以一起用，氨氯地平和葡萄柚/u],
    [["Can I take magnesium with doxycycline?", "what about zinc"], /[Kk]eep zinc and doxycycline at least 2 hours apart/u],
    [["Can I take magnesium with doxycycline?", "and yogurt?"], /[Kk]eep yoghurt \(yogurt\) and doxycycline/u],
  ])("%j does not lose the medicine", (said, expected) => expect(lastOf(...said)).toMatch(expected));
  it.each([
    ["I have gout", /purine|offal/iu],
    ["我想减肥", /减肥草药/u],
    ["我有慢性肾病3期", /^少盐/u],
  ])("is not needed by what is told alone: %s", (said, expected) => expect(lastOf(said)).toMatch(expected));
  it("is not taken for one where it names its own", () => expect(lastOf("My ferritin is 12", "Is soy milk high in calcium?")).not.toMatch(/[Ff]erritin/u));

  it.each([
    [["优甲乐是要空腹吃吗", "我还在吃钙片", "那它俩要隔多久?"], /错开至少 4 小时/u],
    [["is levothyroxine taken on an empty stomach", "I also take calcium", "how far apart do those two have to be?"], /at least 4 hours apart/u],
    [["is 5-HTP ok to help me sleep?", "should've said, I'm on escitalopram"], /Do not take 5-HTP with escitalopram/u],
    [["吃了头孢能喝酒吗", "为什么呀?"], /头孢/u],
  ])("%j is on both", (said, expected) => expect(lastOf(...said)).toMatch(expected));

  it("who is to be told is not whom it is for", () => {
    expect(lastOf("孩子3岁发烧39度,能给他吃阿司匹林吗", "家里只有这个,别啰嗦,就告诉我吃几片")).toMatch(/瑞氏/u);
    expect(lastOf("my 4 year old has a fever, can she have aspirin?", "just tell me the dose")).toMatch(/Reye/u);
  });
});
