import { describe, expect, it } from "vitest";
import { inStandardWords } from "./standard-words.ts";

describe("spoken words", () => {
  it.each([
    ["缺铁咋补，吃啥好", "缺铁怎么补，吃什么好"],
    ["咋回事", "怎么回事"],
    ["吓得咋舌", "吓得咋舌"],
    ["撸完铁吃啥", "力量训练吃什么"],
    ["How much iron?", "How much iron?"],
    ["Could I be missing a vitamin?", "Could I be low in a vitamin?"],
    ["I keep missing a dose", "I keep missing a dose"],
  ])("%s", (said, standard) => expect(inStandardWords(said)).toBe(standard));
  // Cut in two ways each time, this would take longer than anybody waits.
  it("are looked for in linear time", () => expect(inStandardWords(`满嘴${"都是".repeat(60)}鱼`)).toMatch(/^满嘴都是/u));
});
