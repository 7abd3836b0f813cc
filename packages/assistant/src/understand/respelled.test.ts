import { expect, test } from "vitest";
import { realKnowledge } from "../../../engine/src/testing/real.ts";
import { respelled } from "./respelled.ts";

const k = realKnowledge();

test.each([
  ["suppliments for brestfeeding mums", "supplements for breastfeeding mums"],
  ["how much protien and magnesum", "how much protein and magnesium"],
  ["whats good for cholestrol", "whats good for cholesterol"],
  ["diarhea for two days", "diarrhea for two days"],
  ["糖尿病能吃avacado吗", "糖尿病能吃avocado吗"],
])("%s", (typed, meant) => {
  expect(respelled(typed, k)).toBe(meant);
});

test.each([
  ["words that are spelt right", "a wheezy toddler with a protein shaker"],
  ["names of medicines and of brands", "metformin, Xarelto and Caltrate with levothyroxine"],
  ["a name with a capital inside a sentence", "is Magnesum a brand"],
  ["what is too short or part of a code", "protn, x-protien, b12protien"],
])("leaves %s as they are", (_, text) => {
  expect(respelled(text, k)).toBe(text);
});
