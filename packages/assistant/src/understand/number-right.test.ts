import { describe, expect, it } from "vitest";
import { numberRight } from "./number-right.ts";

const nothing = (): boolean => false;
const told = (text: string) => ({ told: { text, open: false } });
describe("a number that was told wrong", () => {
  it.each([
    ["说错了,是12岁", { question: "我女儿2岁,一天要多少钙" }, "我女儿12岁,一天要多少钙"],
    ["no wait, 53", { question: "I'm 35, how much calcium do I need?" }, "I'm 53, how much calcium do I need?"],
    ["sorry, 8 months not 18. Which milk then?", told("my toddler is 18 months"), "my toddler is 8 months. Which milk then?"],
  ])("%s", (text, memory, whole) => expect(numberRight(text, memory, nothing)).toBe(whole));
  it("leaves alone what puts nothing right, or names a thing", () => {
    expect(numberRight("how about 3 a day", { question: "I'm 35, how much?" }, nothing)).toBe("how about 3 a day");
    expect(numberRight("sorry, 5 mg of zinc", { question: "10 mg of iron?" }, () => true)).toBe("sorry, 5 mg of zinc");
  });
});
