import { describe, expect, it } from "vitest";
import { asksOfFood, asksOnlyWhy, carriesOn, goesThere, presses } from "./carries-on.ts";

describe("what goes on from the question before", () => {
  it.each(["为什么要隔那么久", "为什么", "why so long?", "how come?", "the reason?"])("asks only why: %s", (text) => {
    expect(asksOnlyWhy(text)).toBe(true);
    expect(carriesOn(text)).toBe(true);
  });
  it.each(["男", "男 30岁", "34岁", "female, 34", "I'm a man", "每天两片", "with food"])("tells only for whom or how: %s", (text) => {
    expect(carriesOn(text)).toBe(true);
    expect(asksOnlyWhy(text)).toBe(false);
  });
  it.each(["那铁呢", "和钙呢", "为什么缺铁", "why iron?", "is it safe?", "¿por qué?", "pourquoi", "x".repeat(61), `why ${"so ".repeat(30)}`])(
    "names its own, or is too long: %s",
    (text) => {
      expect(carriesOn(text)).toBe(false);
      expect(asksOnlyWhy(text)).toBe(false);
    },
  );
  it("has no why where nothing was typed", () => expect(asksOnlyWhy("")).toBe(false));
});

describe("asked of the figure that was said", () => {
  it.each(["Is that number counting food too, or just tablets?", "does that include food?", "这个量包括食物吗", "包括吃的吗", "算不算饭里的"])(
    "whether food is in it: %s",
    (text) => expect(asksOfFood(text)).toBe(true),
  );
  it.each([
    "does the label include sugar?",
    "does my multivitamin count food colouring?",
    "I eat just tablets",
    "包括运动吗",
    "哪些食物含铁",
    "¿incluye la comida?",
    "",
    `does that include food? ${"please ".repeat(20)}`,
  ])("not whether food is in it: %s", (text) => expect(asksOfFood(text)).toBe(false));
  it.each(["How many eggs a day would get me there?", "what would it take to reach that amount?", "那要吃几个才够", "多少杯牛奶能达到"])(
    "how to come to it: %s",
    (text) => expect(goesThere(text)).toBe(true),
  );
  it.each(["how many eggs a day?", "get me to the airport", "要吃几个", "¿cuántos huevos?", "", `那要吃几个才够${"呢".repeat(100)}`])(
    "not how to come to it: %s",
    (text) => expect(goesThere(text)).toBe(false),
  );
});

describe("what presses for another answer", () => {
  it.each(["Just tell me, I accept the risk", "yes or no", "come on", "everyone does it", "别那么死板，出事我自己负责", "直接告诉我", "别人都这么吃"])(
    "%s",
    (text) => expect(presses(text)).toBe(true),
  );
  it.each(["tell me about iron", "is it risky?", "I take it daily", "我负责做饭", "我自己吃", "dímelo ya", "", `just tell me ${"please ".repeat(30)}`])(
    "is not: %s",
    (text) => expect(presses(text)).toBe(false),
  );
});
