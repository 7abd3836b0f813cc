import { describe, expect, it } from "vitest";
import { findTaboos } from "@nutri/engine";
import { realKnowledge } from "@nutri/engine/testing/real";
import { asksMatter, asksReason, effectSaid, reasonSaid, withNow, withWhy } from "./effect-said.ts";
import { both } from "../part.ts";

const k = realKnowledge();
const ruleOf = (medicine: string, name: string) =>
  findTaboos({ conditions: [], medicines: [{ id: medicine, name: medicine }], supplements: [], foods: [name] }, k).taboos.find(
    (t) => t.subject.id === medicine,
  );

describe("what a thing does to a medicine", () => {
  const wort = ruleOf("sertraline", "St John's wort");
  it("is yes or no, with both names, and then what comes of it", () => {
    expect(wort && effectSaid(wort, "ban").en).toMatch(/^Yes: do not take .*with sertraline\. Serotonin/u);
    expect(wort && effectSaid(wort, "ban").zh).toMatch(/^有影响，.*舍曲林不要一起用：/u);
    expect(wort && effectSaid(wort, "small").en).toMatch(/^Little/u);
  });
  it("is the reason, where that is asked", () => {
    expect(["为什么要加B6", "Why B6 with it?"].map(asksReason)).toEqual([true, true]);
    expect(asksReason("Can I take B6 with it?")).toBe(false);
    expect(wort && reasonSaid(wort, "ban").zh).toMatch(/不和舍曲林一起用，是因为：/u);
  });
  it("matters, where that is asked of what is had", () => {
    expect(["天天喝要紧吗", "Any problem?", "Is there a link?"].map(asksMatter)).toEqual([true, true, true]);
    expect(asksMatter("Can I have it?")).toBe(false);
  });
});
describe("a grave rule", () => {
  const salt = ruleOf("spironolactone", "Potassium salt substitute");
  const no = both("用螺内酯期间，不要吃低钠盐。", "Do not take salt substitutes with spironolactone.");
  it("tells what comes of it beside the no", () => {
    expect(salt && withWhy(salt, no).zh).toBe(`${no.zh}${salt?.effect.zh}`);
  });
  it("tells what to do now to who has had it, and to nobody else", () => {
    expect(salt && withNow(salt, no, "已经吃了一个月").zh).toContain("查一次血钾");
    expect(salt && withNow(salt, no, "we switched to it last month").en).toContain("If you already do");
    expect(salt && withNow(salt, no, "能吃吗").zh).toBe(no.zh);
  });
});
