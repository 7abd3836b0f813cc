import { describe, expect, it } from "vitest";
import { realKnowledge, sampleCatalogue } from "@nutri/engine/testing/real";
import { createAssistant } from "../../index.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const { products } = sampleCatalogue();
const text = (q: string, lang: "zh" | "en"): string => assistant.answer(questionOf(q, lang, { products, memory: {} })).text;

describe("under an article that answers", () => {
  it("no list of what else the medicine uses up stands", () => {
    expect(text("奥美拉唑吃了三年会缺什么，要不要补", "zh")).not.toContain("关于这个药");
  });
  it("no silence stands on a medicine that is in the profile alone", () => {
    const said = text("About me: drugs: atorvastatin, aspirin\nAfter a heart attack, how many eggs a week?", "en");
    expect(said).toMatch(/egg/iu);
    expect(said).not.toMatch(/name nothing to mind|go together/u);
  });
  it("what to mind stands where that is asked", () => expect(text("What should I watch out for with metformin?", "en")).toMatch(/alcohol/iu));
});
