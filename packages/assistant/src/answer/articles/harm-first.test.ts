import { describe, expect, it } from "vitest";
import { asksHarm, harmFirst } from "./harm-first.ts";

const answer = {
  zh: "每天 3 到 5 克，能提高爆发力。健康人按常用量吃没有发现伤肾。",
  en: "3 to 5 g a day adds power. In healthy people the usual dose has not been found to harm the kidneys.",
};

describe("what harm is asked about", () => {
  it.each(["肌酸伤肾吗", "does creatine damage your kidneys?"])("leads: %s", (question) => {
    expect(asksHarm(question)).toBe(true);
    const moved = harmFirst(question, answer);
    expect(moved?.en).toMatch(/^In healthy people/u);
    expect(moved?.zh).toMatch(/^健康人/u);
  });
  it.each(["肌酸伤肝吗", "how much creatine a day", "is creatine good for the kidneys"])("is not there, and nothing is moved: %s", (question) => {
    expect(harmFirst(question, answer)).toBeUndefined();
  });
});
