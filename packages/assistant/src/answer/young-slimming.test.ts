import { realKnowledge } from "@nutri/engine/testing/real";
import { expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const articles = (text: string, lang: "zh" | "en"): readonly string[] => assistant.answer(questionOf(text, lang)).memory.articles ?? [];

it("tells who is still growing what is written for them, and no adult's deficit", () => {
  expect(articles("我16岁男生，想瘦出腹肌，该怎么吃", "zh")).toContain("teen_dieting");
  expect(articles("I'm 17, best way to drop 5 kg before prom", "en")).toContain("teen_dieting");
});

it("leaves adults alone", () => {
  expect(articles("I'm 37, best way to drop 5 kg before my wedding", "en")).not.toContain("teen_dieting");
});
