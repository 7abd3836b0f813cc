import { describe, expect, it } from "vitest";
import { unitRight } from "./unit-right.ts";

const question = "I take 5000 mg of vitamin D a day, is that too much?";

describe("a unit that is put right", () => {
  it.each(["oops, IU not mg", "IU, not mg", "sorry, it's IU not mg", "not mg but IU", "不是mg，是IU"])("%s", (text) => {
    expect(unitRight(text, { question })).toBe("I take 5000 IU of vitamin D a day, is that too much?".replace("IU", /IU/u.exec(text)?.[0] ?? ""));
  });
  it("in Chinese", () => {
    expect(unitRight("说错了，不是毫克，是微克", { question: "硒一天200毫克多吗" })).toBe("硒一天200微克多吗");
  });
  it.each([
    ["of two amounts nobody knows which", "IU not mg", "500 mg of C and 20 mg of D, too much?"],
    ["the unit was not said", "IU not g", question],
    ["nothing is put right", "is that mg or IU?", question],
    ["more is said", "IU not mg, and can I take it with iron?", question],
  ])("not where %s", (_, text, asked) => {
    expect(unitRight(text, { question: asked })).toBe(text);
  });
  it("of what was told without a question", () => {
    expect(unitRight("sorry, mcg not mg", { told: { text: "I take selenium 200 mg.", open: true } })).toBe("I take selenium 200 mcg.");
  });
});
