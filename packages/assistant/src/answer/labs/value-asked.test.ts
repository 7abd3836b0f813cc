import { describe, expect, it } from "vitest";
import { realKnowledge, sampleCatalogue } from "@nutri/engine/testing/real";
import { createAssistant } from "../../index.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const { products } = sampleCatalogue();
const text = (q: string, lang: "zh" | "en"): string => assistant.answer(questionOf(q, lang, { products, memory: {} })).text;
const first = (q: string, lang: "zh" | "en"): string => text(q, lang).split("\n")[0] ?? "";

describe("what number is low", () => {
  it("stands with what else was asked of a medicine's nutrient", () => {
    expect(first("Years on metformin. Should I have B12 checked, and what number is low?", "en")).toMatch(/133 pmol\/L.*180 pg\/mL/u);
    expect(first("吃呋塞米要不要补镁，多少算低", "zh")).toMatch(/0\.75 mmol\/L/u);
  });
  it("is said first where it is all that is asked", () => expect(first("What B12 level is low?", "en")).toMatch(/^Vitamin B12 below 133/u));
  it("is not said where nobody asked", () => expect(text("Does metformin lower B12?", "en")).not.toMatch(/133/u));
});
