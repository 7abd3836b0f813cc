import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;

// Figures: Chinese DRIs 2023 (zinc RNI; UL), US DRIs (iron RDA).
describe("a stage of life without an age", () => {
  it("is answered for each band of ages", () => {
    expect(ask("儿童补锌一天多少")).toMatch(/1–3 岁每天 4 mg，4–6 岁每天 5\.5 mg，7–11 岁每天 7 mg/u);
    expect(ask("How much iron does a teenager need?")).toMatch(
      /8 mg a day \(ages 12 to 13\), 15 mg a day \(girls ages 14 to 17\), 11 mg a day \(boys ages 14 to 17\)/u,
    );
  });
  it("has limits for each band too", () => expect(ask("儿童补锌一天多少")).toMatch(/上限（中国[^：]*）：1–3 岁每天 9 mg，4–6 岁每天 13 mg/u));
  it("asks for the child's age", () => expect(ask("孩子每天需要多少钙")).toMatch(/孩子多大？/u));
  it("holds a dose against the youngest's limit, and says so", () =>
    expect(ask("孩子一天吃10毫克锌会不会太多")).toMatch(/10 mg 超过了锌的上限（[^）]*1–3 岁每天 7 mg/u));
  it("is not asked for where the age was told", () => {
    expect(ask("5岁孩子补锌多少")).toMatch(/5 岁每天 5\.5 mg/u);
    expect(ask("5岁孩子补锌多少")).not.toMatch(/1–3 岁/u);
  });
});
