import { describe, expect, it } from "vitest";
import { wentBack, withTurn } from "./went-back.ts";

const iron = { question: "How much iron a day?", entities: ["nutrient:iron"], intent: "amount" };
const calcium = { question: "钙片什么时候吃", entities: ["nutrient:calcium"], intent: "when" };
const magnesium = { question: "Is magnesium good for sleep?", entities: ["nutrient:magnesium"], intent: "benefit" };
const memory = { turns: [iron, calcium, magnesium], question: magnesium.question, entities: magnesium.entities, intent: magnesium.intent };

describe("an earlier question", () => {
  it.each([
    ["Back to the first thing, how far apart?", iron, "how far apart?"],
    ["ok so back to iron, how far apart?", iron, "how far apart?"],
    ["back to the second one: with food?", calcium, "with food?"],
    ["go back to magnesium: is it safe?", magnesium, "is it safe?"],
    ["回到钙，要空腹吗", calcium, "要空腹吗"],
    ["回到第二个，要空腹吗", calcium, "要空腹吗"],
    ["回到第一个，孕妇呢", iron, "孕妇呢"],
  ])("is asked on: %s", (text, turn, asked) => expect(wentBack(text, memory)).toEqual({ text: asked, memory: { ...memory, ...turn } }));
  it.each([
    ["Let's go back to my iron question", iron],
    ["thanks, back to what I asked about iron", iron],
    ["回到刚才的钙", calcium],
    ["回到第一个问题", iron],
    ["回到最开始的问题", iron],
    ["回到刚才的问题", calcium],
    // The last one is what is spoken of already.
    ["back to the previous question", calcium],
    ["回到上一个问题", calcium],
  ])("is asked again where nothing more is: %s", (text, turn) => expect(wentBack(text, memory)?.text).toBe(turn.question));
  it("is the latest that names it", () => {
    const later = { ...calcium, question: "钙和铁能一起吃吗" };
    expect(wentBack("回到钙", { turns: [calcium, iron, later] })?.text).toBe(later.question);
  });
  it("leaves behind what was told of the last thing, and keeps whom it is for", () => {
    const more = {
      subject: "mother" as const,
      told: { text: "我妈贫血", open: true },
      labs: [{ biomarker: "ferritin", value: 12, unit: "ug/L", unitTold: true }],
      asking: magnesium.question,
    };
    expect(wentBack("back to iron, how much?", { ...memory, ...more })).toEqual({
      text: "how much?",
      memory: { ...memory, ...iron, subject: "mother", told: { text: "我妈贫血", open: false } },
    });
  });
  it.each([
    "back to zinc",
    "回到锌",
    "back to the fourth question",
    "I put it back to the fridge",
    "going back to work tomorrow",
    "我回到家了",
    "volvamos al hierro",
    "",
    `back to iron ${"please ".repeat(30)}`,
  ])("is none: %s", (text) => expect(wentBack(text, memory)).toBeUndefined());
  it("is none where nothing was asked", () => {
    expect(wentBack("Back to the first thing", {})).toBeUndefined();
    expect(wentBack("回到第一个问题", { turns: [] })).toBeUndefined();
  });
});

describe("the questions that are kept", () => {
  const turns = ["a", "b", "c", "d", "e", "f"].map((question) => ({ question }));
  const said = (more: string): string[] => withTurn(turns, { question: more }).map((t) => t.question);
  it("are the first and the last ones", () => expect(said("g")).toEqual(["a", "c", "d", "e", "f", "g"]));
  it("are each kept once, where it was asked last", () => expect(said("b")).toEqual(["a", "c", "d", "e", "f", "b"]));
  it("begin with one", () => expect(withTurn(undefined, iron)).toEqual([iron]));
});
