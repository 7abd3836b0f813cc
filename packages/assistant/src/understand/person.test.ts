import { describe, expect, it } from "vitest";
import { realKnowledge } from "@nutri/engine/testing/real";
import { ageOf, personIn } from "./person.ts";

const k = realKnowledge();
const told = (text: string): unknown => personIn(text, [], k).answers;

describe("how old somebody is", () => {
  it.each([
    ["my son is 15, how much calcium should he get", 15],
    ["my daughter's 13 how much iron", 13],
    ["my 13 yo, how much zinc", 13],
    ["calcium for a 15 year old boy", 15],
    ["我女儿13,钙一天要多少", 13],
    ["儿子15岁,锌要吃多少", 15],
    ["孩子今年9，要不要补钙", 9],
    ["45F, how much calcium", 45],
    ["女 45 钙一天多少", 45],
  ])("%s", (text, age) => expect(ageOf(text)).toBe(age));
  it.each(["my son is 15 kg, how much iron", "my daughter takes 2 pills", "我女儿15公斤能吃多少", "the 50m swim, how much protein", "儿子每天2片锌"])(
    "is not told by %s",
    (text) => expect(ageOf(text)).toBeUndefined(),
  );
});

describe("of which sex", () => {
  it.each([
    ["my son is 15", { age: 15, gender: "male" }],
    ["儿子15岁", { age: 15, gender: "male" }],
    ["我女儿13,", { age: 13, gender: "female" }],
    ["45M, vegan", { age: 45, gender: "male", diet: { pattern: "vegan" } }],
  ])("%s", (text, answers) => expect(told(text)).toEqual(answers));
  it("a mother's son tells nothing of hers", () => expect(told("我儿子3岁了我还在哺乳,能吃锌吗")).toMatchObject({ gender: "female", pregnancy: "lactating" }));
});

describe("who eats no meat", () => {
  it.each(["we never eat meat", "I don't eat meat", "我不吃肉", "家里不沾荤"])("%s", (text) =>
    expect(told(text)).toMatchObject({ diet: { pattern: "vegetarian" } }),
  );
  it.each(["I don't eat red meat", "不吃肉毒碱", "我不吃素", "I don't eat much meat"])("is not told by %s", (text) =>
    expect(told(text)).not.toHaveProperty("diet"),
  );
});
