import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { anotherWay } from "./another-way.ts";
import { createLinker } from "./link.ts";

const k = realKnowledge();
const link = createLinker(k);
const MAGNESIUM = { question: "Is magnesium good for sleep?" };
const SLEEP = { question: "褪黑素对睡眠有用吗" };

describe("what else helps", () => {
  it.each([
    ["换一种，证据好点的", SLEEP, "睡眠，做什么有用？"],
    ["有没有别的", SLEEP, "睡眠，做什么有用？"],
    ["换个别的", SLEEP, "睡眠，做什么有用？"],
    ["还有什么别的", { question: "疲劳吃什么" }, "疲劳，做什么有用？"],
    ["有没有别的办法", { question: "腿抽筋吃镁有用吗" }, "抽筋，做什么有用？"],
    ["anything else?", MAGNESIUM, "What helps with sleep?"],
    ["a different option?", MAGNESIUM, "What helps with sleep?"],
  ])("is asked of what the thing was for: %s %j", (text, memory, whole) => expect(anotherWay(text, memory, link, k)).toBe(whole));
  it("is asked in the language of now", () => expect(anotherWay("what else?", SLEEP, link, k)).toBe("What helps with sleep?"));
  it("is asked of what was told, where the question has no aim", () => {
    const told = { question: "How much iron a day?", told: { text: "I'm so tired", open: false } };
    expect(anotherWay("anything else?", told, link, k)).toBe("What helps with energy?");
    expect(anotherWay("anything else?", { ...told, ...MAGNESIUM }, link, k)).toBe("What helps with sleep?");
  });
});

describe("something of its own", () => {
  it.each([
    // It names what is to be taken instead.
    "should I take zinc instead?",
    "换一种镁行吗",
    "is there anything else I should know?",
    "instead of that, why?",
    "why?",
    "一天吃几次",
    "¿algo más?",
    "",
    `anything else? ${"please ".repeat(20)}`,
    "有没有别的".repeat(1000),
  ])("stays as it is: %s", (text) => expect(anotherWay(text, MAGNESIUM, link, k)).toBe(text));
  it.each([{}, { question: "How much iron a day?" }])("stays as it is where nothing tells what for: %j", (memory) => {
    expect(anotherWay("anything else?", memory, link, k)).toBe("anything else?");
    expect(anotherWay("有没有别的", memory, link, k)).toBe("有没有别的");
  });
});
