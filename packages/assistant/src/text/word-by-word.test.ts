import { describe, expect, it } from "vitest";
import { anyWord, isOnly } from "./word-by-word.ts";

describe("a text of given words", () => {
  const word = anyWord("需要|需|要|多少|吃|\\d+岁?", "how|much|how much|a");
  it.each(["需要吃多少？", "要吃 3岁", "how much a", "How much?", ""])("is one: %s", (text) => expect(isOnly(word, text)).toBe(true));
  it.each(["需要鱼", "how muchness", "3岁鱼", "鱼", "much more"])("is none: %s", (text) => expect(isOnly(word, text)).toBe(false));
  // Read back and forth, this would take longer than anybody waits.
  it("is soon known to be none, however many ways there are to cut it", () => expect(isOnly(word, `${"需要".repeat(2000)}${"12".repeat(500)}鱼`)).toBe(false));
});
