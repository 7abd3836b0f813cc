import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../index.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const first = (text: string, lang: "zh" | "en"): string => assistant.answer(questionOf(text, lang)).text.split("\n\n")[0] ?? "";

describe("one piece more than was meant", () => {
  it("is added up and held against the limit for that age", () => {
    expect(first("my 3 year old had two vitamin C gummies instead of one, 60 mg each. anything to do?", "en")).toMatch(
      /^Nothing to do: 2 × 60 mg = 120 mg.*400 mg/u,
    );
    expect(first("给四岁孩子维生素D喂了两次，每次400单位，要紧吗", "zh")).toMatch(/^不用处理：2 × 400 IU = 800 IU/u);
  });
  it("is not made light of with iron in it, above the limit, or when the child is unwell", () => {
    for (const text of [
      "my 3 year old had two gummies with iron instead of one, 10 mg each",
      "my 2 year old had two 500 mg vitamin C tablets instead of one",
      "my 3 year old had two vitamin C gummies instead of one, 60 mg each, and keeps vomiting",
    ])
      expect(first(text, "en"), text).not.toMatch(/Nothing to do/u);
  });
});
