import { describe, expect, it } from "vitest";
import { isPlanned } from "./planned.ts";

describe("a dose that is only thought of", () => {
  it.each([
    "My gym friend takes 10,000 IU. OK for me to copy him?",
    "Should I start 50,000 IU of vitamin A?",
    "How do I take 50,000 IU of vitamin A daily?",
    "同事每天吃1万单位维生素D,我能跟着他吃吗",
    "我打算每天吃1万单位维生素D",
  ])("has nothing to stop: %s", (text) => {
    expect(isPlanned(text)).toBe(true);
  });
  it.each([
    "I take 10,000 IU every day, is that ok?",
    "I've been taking 10,000 IU, should I start on more?",
    "我每天吃1万单位维生素D,多吗",
    "吃了三个月了,打算加到1万单位",
  ])("is told of what is taken: %s", (text) => {
    expect(isPlanned(text)).toBe(false);
  });
});
