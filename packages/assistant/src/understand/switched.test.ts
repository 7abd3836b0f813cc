/** A medicine that is to take another's place is asked about in its place. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";
import { switchesAlone, switchesTo } from "./switched.ts";

const assistant = createAssistant(realKnowledge());
const after = (before: string, text: string): string => {
  const lang = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const { memory } = assistant.answer(questionOf(before, lang));
  return assistant.answer(questionOf(text, lang, { memory })).text;
};

describe("a switch that is thought of", () => {
  it.each([
    ["And if I switch to pravastatin?", "pravastatin"],
    ["What if the doctor puts me on rosuvastatin instead?", "rosuvastatin"],
    ["OK. And if I switch to the monthly ibandronate?", "ibandronate"],
    ["如果换成阿托伐他汀呢", "阿托伐他汀"],
    ["要是改吃每月一次的伊班膦酸呢？", "伊班膦酸"],
  ])("%s", (text, name) => expect(switchesTo(text)).toBe(name));
  it("is none where nothing else is named to be taken", () => expect(switchesTo("And if I stop?")).toBeUndefined());
  it("is the prescriber's where that is told", () => {
    expect(switchesAlone("What if the doctor puts me on rosuvastatin instead?")).toBe(false);
    expect(switchesAlone("如果换成阿托伐他汀呢")).toBe(true);
  });
});

describe("the answer to it", () => {
  it("is on the new medicine, by its name", () => {
    expect(after("辛伐他汀能吃西柚吗", "如果换成阿托伐他汀呢")).toMatch(/^用阿托伐他汀时/u);
    expect(after("I take alendronate once a week. Can I have it with my calcium?", "And if I switch to the monthly ibandronate?")).toMatch(/60 minutes/u);
  });
});
