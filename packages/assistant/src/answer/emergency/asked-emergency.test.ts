import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../index.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string, lang: "zh" | "en" = "zh") => assistant.answer(questionOf(text, lang));

describe("an emergency asked about in general", () => {
  it("is answered by what to do in it, and raises none", () => {
    const reply = ask("what should you do if a toddler swallows iron tablets? just asking for my first aid course", "en");
    expect(reply.triage).toBeUndefined();
    expect(reply.text).toMatch(/^If it happens: .*do not bring on vomiting/isu);
    expect(reply.sources.length).toBeGreaterThan(0);
  });
  it("is not answered so where something else is asked of it", () => {
    expect(ask("野生菌怎么分辨有没有毒").intent).not.toBe("asked_emergency");
  });
});
