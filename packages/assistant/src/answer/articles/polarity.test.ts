import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";
import { bareVerdict, withoutVerdict } from "./polarity.ts";

const k = realKnowledge();
const article = [...(k.records.articles ?? [])].find((a) => a.id === "pregnancy_constipation");
const said = (text: string, lang: "zh" | "en") => createAssistant(k).answer(questionOf(text, lang)).text;

describe("yes and no", () => {
  it("are not said to what asks for neither", () => expect(said("What helps with pregnancy constipation?", "en")).not.toMatch(/^Yes/u));
  it("stay where the very question was foreseen", () => {
    const lead = { zh: "会：先试。", en: "Yes: first fibre." };
    if (!article) throw new Error("no such article");
    expect(withoutVerdict(lead, article, "Can I take fibre while pregnant?", "en", true)).toEqual(lead);
    expect(withoutVerdict(lead, article, "Which fibre is best?", "en", true)).toEqual({ zh: "先试。", en: "First fibre." });
  });
});

describe("a verdict with its condition", () => {
  const lead = { zh: "可以，但要限量：每天不超过 200 毫克。", en: "Yes, within a limit: no more than 200 mg a day." };
  it("is not said to who asks how many", () => {
    if (!article) throw new Error("no such article");
    expect(withoutVerdict(lead, article, "How many mugs can I have?", "en", true)).toEqual({ zh: "每天不超过 200 毫克。", en: "No more than 200 mg a day." });
    expect(withoutVerdict(lead, article, "Can I have coffee?", "en", true)).toEqual(lead);
  });
});

describe("a sentence put under other names", () => {
  it("has no verdict of its own question", () =>
    expect(bareVerdict({ zh: "不用：吃鱼就够。", en: "No: fish is enough." })).toEqual({ zh: "吃鱼就够。", en: "Fish is enough." }));
  it("keeps one that the rest leans on", () =>
    expect(bareVerdict({ zh: "可以，但要少。", en: "Yes, but little." })).toEqual({ zh: "可以，但要少。", en: "Yes, but little." }));
});

describe("an animal", () => {
  it.each([
    ["My dog ate my vitamin D, what should I do?", "en"],
    ["我家狗能吃葡萄吗？", "zh"],
  ] as const)("is for a vet: %s", (text, lang) => expect(said(text, lang)).toMatch(/vet\b|兽医/u));
  it.each([
    ["Are hot dogs bad for me?", "en"],
    ["My grandmother eats like a bird, what can we do?", "en"],
    ["狗肉能吃吗？", "zh"],
  ] as const)("is not meant in %s", (text, lang) => expect(said(text, lang)).not.toMatch(/vet\b|兽医/u));
});
