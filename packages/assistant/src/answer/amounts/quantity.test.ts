import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;

describe("a nutrient for which no table sets a limit", () => {
  it.each(["How much vitamin B12 is too much?", "Is it safe to take 1000 mcg of B12 daily?"])("is told so, and not that it is safe: %s", (text) =>
    expect(ask(text)).toMatch(/^Neither China, the US nor the EU sets an upper limit for vitamin B12: .*not the same as any amount being safe/u),
  );
  it("is told so in Chinese", () => expect(ask("维生素B12吃多了会怎样")).toMatch(/^中国、美国和欧盟都没有给维生素B12定上限：.*不等于多少都行/u));
});

describe("limits that differ", () => {
  it.each([
    [
      "Is 30 mg of zinc a day too much?",
      /^30 mg is not above the upper limit for zinc \(40 mg .*By the limit in the EU \(EFSA\) \(25 mg a day\) it is too much/u,
    ],
    ["每天吃50毫克维生素B6可以吗", /没有超过维生素B6的上限（每天 60 mg.*按欧盟（EFSA）（每天 12 mg）就超过了/u],
  ])("are told with the stricter: %s", (text, said) => expect(ask(text)).toMatch(said));
  it("are not spoken of below all of them", () => expect(ask("Is 500 mg of vitamin C a day too much?")).not.toMatch(/the stricter/u));
  it("are called what they are", () =>
    expect(ask("How much iron is too much?")).toMatch(/Safe level of intake \(EU \(EFSA\), food and supplements together\): 40 mg/u));
});

describe("the reference intake where a lack was told", () => {
  it.each(["维生素D不足吃400单位够吗", "I have iron deficiency, is 18 mg of iron a day enough?"])("is not called enough: %s", (text) =>
    expect(ask(text)).toMatch(/不缺的人|for people who do not lack it/u),
  );
  it("is enough for others", () => expect(ask("每天吃400单位维D够吗")).toMatch(/^够了/u));
});
