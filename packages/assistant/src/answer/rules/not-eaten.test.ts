import { describe, expect, it } from "vitest";
import { avoided, dislikes } from "./not-eaten.ts";

describe("what is left out", () => {
  it.each([
    ["I don't eat fish or dairy, where do I get iodine from?", ["fish", "milk"]],
    ["no eggs, fish or dairy, how do I get b12", ["fish", "milk", "egg"]],
    ["我不吃鱼不喝奶，碘从哪里来", ["fish", "milk"]],
    ["讨厌吃鱼", ["fish"]],
    ["which fish has most iodine", []],
  ])("reads every food of a list: %s", (text, foods) => {
    expect(dislikes(text)).toEqual(foods);
  });

  it.each([
    ["allergic to eggs and fish, foods for vitamin D", ["fish", "egg"]],
    ["对鸡蛋和鱼都过敏", ["fish", "egg"]],
    ["allergic to eggs, which fish has most vitamin D?", ["egg"]],
  ])("and every allergy: %s", (text, foods) => {
    expect(avoided(text).toSorted()).toEqual(foods.toSorted());
  });
});
