import { describe, expect, it } from "vitest";
import { isOfOtherRule, isOfRule } from "./rule-of-thumb.ts";

const eight = { zh: "一定要喝八杯水吗", en: "Eight glasses of water a day" };
const litres = { zh: "一天喝两升水多不多", en: "Is 2 litres of water a day too much" };

describe("a rule of thumb", () => {
  it.each(["how much do I need, is it 8 glasses?", "到底要不要喝八杯水"])("is named by its measure: %s", (question) => {
    expect(isOfRule(question, eight)).toBe(true);
    expect(isOfRule(question, litres)).toBe(false);
    expect(isOfOtherRule(question, litres)).toBe(true);
  });
  it("is none where no measure was named", () => {
    expect(isOfRule("how much water a day", eight)).toBe(false);
    expect(isOfOtherRule("how much water a day", litres)).toBe(false);
  });
  it("of the same sort is near, whatever its number", () => {
    expect(isOfOtherRule("is 3 litres too much?", litres)).toBe(false);
  });
});
