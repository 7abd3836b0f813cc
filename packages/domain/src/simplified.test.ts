import { expect, it } from "vitest";
import { simplified, simplifiedChar } from "./simplified.ts";

it("turns traditional characters into simplified ones, one for one, and leaves the rest", () => {
  expect(simplified("華法林 5 mg 和魚油、葉黃素（銀杏）")).toBe("华法林 5 mg 和鱼油、叶黄素（银杏）");
  expect(simplified("阿司匹林 aspirin ①")).toBe("阿司匹林 aspirin ①");
  expect([...simplified("輔酵素鹼")]).toHaveLength(4);
  expect(simplifiedChar("鐵")).toBe("铁");
  expect(simplifiedChar("a")).toBe("a");
});
