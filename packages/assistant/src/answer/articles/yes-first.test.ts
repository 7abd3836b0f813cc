import { describe, expect, test } from "vitest";
import { keepsVerdict } from "./yes-first.ts";

describe("an outright answer", () => {
  test.each([
    ["煮熟了还能吃吗", "不能吃，扔掉。", "夏天不要放在室温里过夜。"],
    ["can I still eat it if I boil it", "No, throw it out.", "In warm weather keep it cold."],
  ])("%s is not put after a line that says neither", (question, answer, line) => {
    expect(keepsVerdict(question, answer, line)).toBe(true);
  });

  test.each([
    ["怎么泡才安全", "不能吃，扔掉。", "夏天不要放在室温里过夜。"],
    ["还能吃吗", "冷藏最多三天。", "夏天更短。"],
    ["还能吃吗", "可以，洗净就行。", "不能有霉点。"],
  ])("%s may have the line first", (question, answer, line) => {
    expect(keepsVerdict(question, answer, line)).toBe(false);
  });
});
