import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createLinker } from "./link.ts";
import { pointsAtSwallowed, withSpokenOf } from "./spoken-of.ts";

const k = realKnowledge();
const link = createLinker(k);
const before = { entities: ["nutrient:iron", "medicine:warfarin"] };

describe("what was spoken of before is named again", () => {
  it("where a text leaves it out", () => {
    expect(withSpokenOf("my toddler swallowed a handful of mine", "en-US", before, k, link)).toBe(
      "I had Iron and Warfarin. my toddler swallowed a handful of mine",
    );
    expect(withSpokenOf("大便变黑了", "zh-CN", before, k, link)).toBe("我吃了铁。大便变黑了");
  });
  it("not where it names something itself, nor where nothing was spoken of", () => {
    expect(withSpokenOf("my toddler swallowed zinc tablets", "en-US", before, k, link)).toBeUndefined();
    expect(withSpokenOf("my toddler swallowed a handful of mine", "en-US", {}, k, link)).toBeUndefined();
    expect(withSpokenOf("my chest hurts", "en-US", { entities: ["medicine:warfarin", "item:no_such_item"] }, k, link)).toBeUndefined();
  });
});

it.each([
  ["he just ate a handful of them", true],
  ["孩子把我的吃了一大把", true],
  ["宝宝吃了我的好几片", true],
  ["how much of it a day", false],
  ["my 2 year old got the bottle, ten tablets are gone", true],
  ["药盒里少了五六片", true],
  ["我的能吃吗", false],
  ["how many tablets a day", false],
])("%s: %s", (text, points) => expect(pointsAtSwallowed(text)).toBe(points));
