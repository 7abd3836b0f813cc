import { describe, expect, it } from "vitest";
import { allTold, asksOfAll, asksTotal, asksTrend, asksValue, heardWith } from "./all-told.ts";

const asks = (text: string): string[] => [
  ...(asksTotal(text) ? ["total"] : []),
  ...(asksTrend(text) ? ["trend"] : []),
  ...(asksValue(text) ? ["value"] : []),
  ...(asksOfAll(text) ? ["all"] : []),
];

describe("what is asked of all that was told", () => {
  it.each([
    ["so what's my total?", ["total", "all"]],
    ["am I over?", ["total", "all"]],
    ["does that add up to too much?", ["total", "all"]],
    ["一共多少", ["total", "all"]],
    ["加起来超没超", ["total", "all"]],
    ["up or down?", ["trend", "all"]],
    ["升了还是降了", ["trend", "all"]],
    ["which is better value?", ["value", "all"]],
    ["哪个划算", ["value", "all"]],
    ["这三个一起看呢", ["all"]],
    ["放一起看", ["all"]],
    ["both together?", ["all"]],
  ])("%s: %j", (text, kinds) => expect(asks(text)).toEqual(kinds));

  it.each(["what is iron?", "铁要多少", "我妈一共生了三个", "total nonsense", "在一起", "is it going well?", "en total ¿cuánto?", "", "。"])(
    "is not asked by: %s",
    (text) => expect(asks(text)).toEqual([]),
  );
  it("is not asked by a long story, whatever words are in it", () => expect(asks(`${"we went out ".repeat(20)} in total`)).toEqual(["total"]));
});

describe("all that was told", () => {
  it("is every message with a number, and the question behind them", () => {
    expect(allTold(["I take 600 mg calcium.", "I like milk", "600 mg at night!"], "so what's my total?")).toBe(
      "I take 600 mg calcium. 600 mg at night. so what's my total?",
    );
    expect(allTold(["早上钙600毫克。", "天气好", "晚上一片"], "一共多少")).toBe("早上钙600毫克，晚上一片，一共多少");
  });
  it("is the last three, where what is measured may have been named a message before", () => {
    expect(allTold(["ferritin", "8 in May", "now 35"], "up or down?")).toBe("ferritin. 8 in May. now 35. up or down?");
    expect(allTold(["钙 1", "锌 2", "铁", "4", "5"], "这三个一起看呢")).toBe("铁，4，5，这三个一起看呢");
  });
  it.each([
    [["hello", "I like milk"], "so what's my total?"],
    [["铁蛋白", "上次的"], "升了还是降了"],
    [[], "一共多少"],
    [undefined, "so what's my total?"],
  ])("is nothing without a number: %j", (heard, text) => expect(allTold(heard, text)).toBeUndefined());
});

describe("what is kept of what was told", () => {
  it("is the last five messages", () => {
    expect(heardWith(undefined, " 钙 600 ")).toEqual(["钙 600"]);
    expect(heardWith(["1", "2", "3", "4", "5"], "6")).toEqual(["2", "3", "4", "5", "6"]);
  });
  it.each([
    [["里面A2000 D700"], "说错了是绿的,A1500 D500", ["里面A1500 D500"]],
    [["I take 15 mg of zinc"], "sorry, 12 mg not 15", ["I take 12 mg of zinc"]],
    [["我身高160,体重90公斤"], "不对,我写错了,是60公斤", ["我身高160,体重60公斤"]],
    // Nothing that was told has that number.
    [["I take 15 mg of zinc"], "sorry, 12 mg not 20", ["I take 15 mg of zinc", "sorry, 12 mg not 20"]],
    [["I take 15 mg of zinc"], "no iron in it", ["I take 15 mg of zinc", "no iron in it"]],
  ])("stands as it was put right: %j %s", (heard, text, kept) => expect(heardWith(heard, text)).toEqual(kept));
  it("is the start of a long one", () => expect(heardWith([], "x".repeat(5000))).toEqual(["x".repeat(200)]));
});
