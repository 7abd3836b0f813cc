import { describe, expect, it } from "vitest";
import { realKnowledge, sampleCatalogue } from "@nutri/engine/testing/real";
import { createAssistant } from "../../index.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const { products } = sampleCatalogue();
const first = (q: string, lang: "zh" | "en"): string => assistant.answer(questionOf(q, lang, { products, memory: {} })).text.split("\n")[0] ?? "";

describe("two products with the same in them", () => {
  it.each([
    ["AD滴剂和鱼肝油一起吃会不会过量", "zh", /^会重复：.*维生素A/u],
    ["Cod liver oil and a multivitamin, is that too much vitamin D?", "en", /^Yes, that is twice the same/u],
  ] as const)("%s", (q, lang, said) => expect(first(q, lang)).toMatch(said));
  it.each([
    ["鱼油和鱼肝油有什么区别", "zh"],
    ["Can I take zinc and vitamin C together?", "en"],
  ] as const)("are not in %s", (q, lang) => expect(first(q, lang)).not.toMatch(/双份|twice the same/u));
});
