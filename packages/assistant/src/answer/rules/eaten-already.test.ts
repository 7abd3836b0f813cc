import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ID = "pregnancy_ate_by_accident";
const articles = (text: string, lang: "zh" | "en"): readonly string[] => assistant.answer(questionOf(text, lang)).memory.articles ?? [];

describe("something to avoid, eaten already in pregnancy", () => {
  it("tells what to do now", () => {
    expect(articles("怀孕5个月，昨天聚餐吃了几片三文鱼刺身，要紧吗", "zh")).toContain(ID);
    expect(articles("14 weeks pregnant and I just ate camembert, should I worry", "en")).toContain(ID);
    expect(articles("I'm pregnant and had a rare steak last night", "en")).toContain(ID);
  });

  it("leaves to the rules what is not eaten yet, and drink and medicines to theirs", () => {
    expect(articles("孕妇能吃生鱼片吗", "zh")).not.toContain(ID);
    expect(articles("can I eat brie while pregnant", "en")).not.toContain(ID);
    expect(articles("pregnant and I had two glasses of wine last night", "en")).not.toContain(ID);
  });
});
