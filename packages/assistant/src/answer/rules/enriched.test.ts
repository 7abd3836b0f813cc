import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../index.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const first = (lang: "zh" | "en", text: string): string => assistant.answer(questionOf(text, lang)).text.split("\n")[0] ?? "";

describe("plant milk with a medicine that calcium binds", () => {
  it("is told of with calcium added, and the plain one is not passed as safe", () => {
    const said = first("en", "Can I take ciprofloxacin with soy milk?");
    expect(said).toMatch(/With calcium added.*not at the same time.*at least 2 hours apart.*plain kind.*not found is not the same as none/u);
    expect(first("zh", "左氧氟沙星能和豆浆一起吃吗")).toMatch(/加钙/u);
  });

  it("goes by its own rule where it has one, and by silence where the enriched one has none either", () => {
    expect(first("en", "I take warfarin, is soy milk ok?")).not.toMatch(/calcium added/u);
    expect(first("en", "Can I take amoxicillin with soy milk?")).not.toMatch(/calcium added/u);
  });
});
