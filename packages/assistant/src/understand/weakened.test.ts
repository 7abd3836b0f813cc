import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { indexesOf } from "../indexes.ts";
import { questionOf } from "../testing/judge.ts";
import { understand } from "./understand.ts";
import { isWeakened } from "./weakened.ts";

const k = realKnowledge();
const { link } = indexesOf(k);
const weak = (text: string): boolean => {
  const q = questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en");
  return isWeakened(understand(text, q.lang, q, k, link));
};

describe("somebody old who grows weak", () => {
  it.each(["我爸72岁，腿越来越细没劲", "奶奶80岁瘦了很多", "my dad is 79 and getting weaker", "mum, 81, is losing muscle"])("%s", (text) =>
    expect(weak(text)).toBe(true),
  );
  it.each(["我爸72岁，身体挺好", "我25岁没力气", "my mother is 76, fit and well", "my dad is 79, how much protein"])("is not told of in %s", (text) =>
    expect(weak(text)).toBe(false),
  );
});
