import { expect, test } from "vitest";
import { sayIn } from "./say.ts";

const strings = { plain: "Yes", deep: { name: "Hello {{name}}" }, left_one: "{{count}} question", left_other: "{{count}} questions" };

test("a text by its key, nested, filled in", () => {
  expect(sayIn(strings, "en-US", "plain")).toBe("Yes");
  expect(sayIn(strings, "en-US", "deep.name", { name: "Ana {{x}}" })).toBe("Hello Ana {{x}}");
});

test("the plural form by count, by the language's own rules", () => {
  expect([0, 1, 2].map((count) => sayIn(strings, "en-US", "left", { count }))).toEqual(["0 questions", "1 question", "2 questions"]);
  expect(sayIn({ left_other: "还差 {{count}} 题" }, "zh-CN", "left", { count: 1 })).toBe("还差 1 题");
});

test("a key that is not there shows itself; a value that is missing stays marked", () => {
  expect(sayIn(strings, "en-US", "deep.nothing")).toBe("deep.nothing");
  expect(sayIn(strings, "en-US", "deep")).toBe("deep");
  expect(sayIn(strings, "en-US", "deep.name")).toBe("Hello {{name}}");
});
