import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;

describe("a nutrient for which no table sets a limit", () => {
  it.each(["How much vitamin B12 is too much?", "Is it safe to take 1000 mcg of B12 daily?"])("is told so, and not that it is safe: %s", (text) =>
    expect(ask(text)).toMatch(/^Neither China, the US nor the EU sets an upper limit for vitamin B12: .*not the same as any amount being safe/u),
  );
  it("is told so in Chinese", () => expect(ask("维生素B12吃多了会怎样")).toMatch(/^中国、美国和欧盟都没有给维生素B12定上限：.*不等于多少都行/u));
});
