import { describe, expect, it } from "vitest";
import { questionsOf } from "./several.ts";

describe("the questions of a message", () => {
  it.each([
    ["维生素D一天吃多少？什么时候吃？最多呢？", 3],
    ["尿酸多少算高，能喝豆浆吗", 2],
    ["我在吃优甲乐，钙片和铁剂什么时候吃？隔多久？", 2],
    ["How much calcium does she need and should she take vitamin D?", 2],
    ["How much fibre do I need, which foods have it, and can I eat too much?", 3],
    ["My father is 78. How much protein does he need and when?", 1],
    ["什么时候吃铁剂好", 1],
    ["Is it safe to take zinc and copper together?", 1],
    ["I want to know what is good", 1],
  ])("%s: %d", (text, count) => expect(questionsOf(text).length).toBe(count === 1 ? 0 : count));
  it("keeps what is told before a question with it", () => expect(questionsOf("我怀孕了，铁剂要吃吗？钙呢？")).toEqual(["我怀孕了，铁剂要吃吗？", "钙呢？"]));
});
