import { describe, expect, it } from "vitest";
import { type Again, asksAgain } from "./asks-again.ts";

const kinds: Readonly<Record<Again["as"], readonly string[]>> = {
  short: [
    "太长了,简单点,一两句话说",
    "简短点",
    "说人话",
    "看不懂，能说得通俗一点吗",
    "总结一下",
    "给我一句话结论",
    "too long, one line please",
    "tl;dr",
    "can you make it shorter?",
    "In plain English please",
    "sorry I don't understand, simpler please",
    "just give me the gist",
  ],
  in: [
    "用中文再说一遍吧",
    "翻译成英文",
    "in English please",
    "Could you answer that in English please? My wife wants to read it.",
    "can you say that in Chinese",
    "说中文",
  ],
  sources: [
    "出处在哪",
    "这个数是哪里来的?",
    "有什么依据吗",
    "依据是什么？",
    "谁说的",
    "where does that number come from?",
    "source?",
    "says who",
    "how do you know that?",
    "Any references?",
  ],
  sure: ["你确定吗", "真的假的", "靠谱吗？", "你没弄错吧", "are you sure?", "really?", "is that right?", "you sure about that"],
  whole: ["再说一遍", "say that again please", "Pardon?"],
};

describe("the last answer wanted otherwise", () => {
  it.each(Object.entries(kinds).flatMap(([as, texts]) => texts.map((text) => [text, as] as const)))("%s: %s", (text, as) => {
    expect(asksAgain(text)?.as).toBe(as);
  });

  it.each(["are you sure? my grandmother ate liver all through her pregnancies", "你确定吗?老人都说骨头汤最补钙"])("may object: %s", (text) =>
    expect(asksAgain(text)).toEqual({ as: "sure", more: true }),
  );

  it("says which language", () => {
    expect(asksAgain("用中文再说一遍吧")).toEqual({ as: "in", lang: "zh-CN" });
    expect(asksAgain("翻译成英文，给外国医生看")).toEqual({ as: "in", lang: "en-US", more: true });
  });

  it.each([
    "铁的来源有哪些",
    "简单的减肥食谱",
    "短期吃褪黑素可以吗",
    "where does vitamin D come from?",
    "what are the sources of iron?",
    "is it true that carrots help eyes?",
    "are you sure about the liver?",
    "真的吗，那铁呢？",
    "长胖了怎么办",
    "how long should I take it?",
    "for how long?",
    "what about in English breakfast tea?",
    "How short should the course be?",
    "早餐一句话推荐",
    "是吗",
    "why?",
    "",
  ])("is something of its own: %s", (text) => expect(asksAgain(text)).toBeUndefined());

  it.each(["能不能", "一点", "这个数", "can you ", "really "])("is none of its words over and over with another behind them: %s", (word) =>
    expect(asksAgain(`${word.repeat(12)}鱼`)).toBeUndefined(),
  );
});
