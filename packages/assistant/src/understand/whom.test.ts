import { describe, expect, it } from "vitest";
import { asideOf } from "./relatives.ts";
import { stillOf, subjectOf } from "./whom.ts";

describe("whom a text is about", () => {
  it.each([
    ["dad is 80, protein powder?", "father"],
    ["mum has trouble swallowing", "mother"],
    ["roommate takes sertraline, can she take 5-htp", "friend"],
    ["asking for a friend: is it safe", "friend"],
    ["9岁偷吃鱼油", "child"],
    ["小学生早餐吃什么", "child"],
    ["我家老人吞咽困难", "grandparent"],
    ["husband and I are trying for a baby, what should he take", "partner"],
    ["how much should I take", "self"],
  ])("%s", (text, subject) => expect(subjectOf(text)).toBe(subject));
  it("who gives something asks for somebody else", () => expect(subjectOf("how much should I give?")).toBeUndefined());
  it("'she' is the other one who was told of", () => {
    expect(stillOf("那她呢", "self", { partner: {} })).toBe("partner");
    expect(stillOf("那她呢", "self", { partner: {}, mother: {} })).toBe("self");
    expect(stillOf("那铁呢", "self", { partner: {} })).toBe("self");
  });
});

describe("what only somebody else has, apart from what is asked for oneself", () => {
  const yes = (): boolean => true;
  it("is set aside", () =>
    expect(asideOf("my husband takes simvastatin, is grapefruit ok for me?", yes, yes)).toEqual({
      rest: "is grapefruit ok for me?",
      told: "my husband takes simvastatin,",
    }));
  it.each([
    "my mother is on warfarin, can I give her spinach?",
    "I'm on warfarin and so is my mother, can I eat spinach?",
    "my dad has hepatitis B, can I eat the food he made?",
    "我和我妈都有糖尿病,我能吃西瓜吗",
    "爸爸痛风,我怎么吃才能预防",
  ])("not in: %s", (text) => expect(asideOf(text, yes, yes)).toBeUndefined());
});
