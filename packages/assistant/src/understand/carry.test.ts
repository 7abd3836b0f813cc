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
    [["What is magnesium good for?", "Which form is best?"], /magnesium oxide/u],
    [["孩子3岁，缺铁吗怎么看", "那吃什么好"], /^补铁的食物/u],
    [["我怀孕12周，可以吃叶酸吗", "那钙呢", "什么时候吃好"], /^钙：.*随餐/u],
    [["我怀孕12周，可以吃叶酸吗", "那钙呢", "和铁一起吃行吗"], /铁和钙最好错开吃/u],
  ])("%j is answered on what was spoken about", (said, expected) => expect(lastOf(...said)).toMatch(expected));
  it.each([
    [["推荐一款鱼油", "我吃阿司匹林，能吃吗"], /鱼油和阿司匹林/u],
    [["推荐一款鱼油", "我吃阿司匹林，能吃吗", "一天吃多少"], /^EPA\+DHA的参考量/u],
    [["我在吃二甲双胍和阿托伐他汀", "柚子呢", "还缺什么营养"], /维生素B12、辅酶Q10/u],
  ])("%j knows what is left out", (said, expected) => expect(lastOf(...said)).toMatch(expected));
  it("is not taken for one where it names its own", () => expect(lastOf("My ferritin is 12", "Is soy milk high in calcium?")).not.toMatch(/[Ff]erritin/u));
});
