import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../index.ts";
import type { Question } from "../../types.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => {
  const zh = /\p{Script=Han}/u.test(text);
  const question: Question = {
    text,
    lang: zh ? "zh-CN" : "en-US",
    today: "2026-11-23",
    market: zh ? "cn" : "intl",
    referenceSet: zh ? "china-2023" : "us-dri",
    person: {},
    products: [],
    memory: {},
  };
  return assistant.answer(question).text.split("\n")[0] ?? "";
};

describe("asked what became of a thing", () => {
  it.each([
    ["pizza sat out on the counter all night about 8 hours, can i still eat it if i microwave it?", /2 hours/u],
    ["披萨昨晚放桌上忘了收,一晚上八个小时,微波炉热一下还能吃吗", /2 小时/u],
    ["cooked shrimp left on the counter overnight", /2 hours/u],
    ["吃剩的半个西瓜放了一夜没放冰箱", /2 小时/u],
    ["花生有点霉味,洗洗炒熟能不能吃?扔了可惜", /整个扔/u],
    ["Found vitamins that expired 8 months ago. dangerous or just weaker?", /weaker/u],
    ["褪黑素过期了还管用吗", /变弱/u],
    ["肉有点酸味,焯水能吃吗", /不能|扔/u],
    ["Should you wash raw chicken before cooking? and what inside temperature in F is done?", /165 °F/u],
    ["how should I cut hot dogs for a 3 year old", /lengthwise/u],
    ["what to do with meat after a blackout of 10 hours", /4 hours/u],
    ["B族吃了尿特别黄,肾坏了吗", /多半正常/u],
    ["my pee turned neon yellow after starting a b complex, is something wrong?", /Mostly normal/u],
    ["asparagus makes my urine smell weird", /Normal and harmless/u],
  ])("what is written on that leads, whatever the thing: %s", (text, said) => expect(ask(text)).toMatch(said));

  it("a thing with an article of its own on that point keeps it", () => {
    expect(ask("干木耳泡了一天一夜还能吃吗")).toMatch(/不能吃,?，?扔掉/u);
    expect(ask("鸡蛋没冷藏放了半个月还能吃吗")).toMatch(/冰箱/u);
  });

  it("nothing is called harmless that was not written of: red urine, another food", () => {
    expect(ask("一吃B族小便就发红,正常吗")).not.toMatch(/多半正常|无害/u);
    expect(ask("紫薯吃了大便发黑")).not.toMatch(/正常|无害/u);
  });
});
