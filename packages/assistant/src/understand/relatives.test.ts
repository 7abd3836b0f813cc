import { describe, expect, it } from "vitest";
import { realKnowledge } from "@nutri/engine/testing/real";
import { createLinker } from "./link.ts";
import { subjectOf } from "./person.ts";
import { withoutFamily } from "./relatives.ts";

const k = realKnowledge();
const link = createLinker(k);
const ill = (text: string): string[] => withoutFamily(link(text), text, k).flatMap((l) => (l.ref.kind === "condition" && !l.denied ? l.ref.id : []));

describe("an illness in the family", () => {
  it.each([
    ["我妈脑梗过，我今年36，身体没毛病，饮食上怎么预防", "stroke"],
    ["我爸有痛风，我会不会也得，平时能喝啤酒吗", "gout"],
    ["我妈骨质疏松，我30岁，要不要补钙", "osteoporosis"],
    ["我爸糖尿病，我现在28，咋吃能不得", "diabetes"],
    ["我妈高血压多年，我血压正常，盐要不要少吃", "hypertension"],
    ["My father had a heart attack at 52. I am 34, what should I change in my diet?", "myocardial_infarction"],
    ["My sister has coeliac disease, should I avoid gluten too?", "coeliac_disease"],
    ["Mum had a stroke, how do I prevent one?", "stroke"],
  ])("is not theirs who ask: %s", (text, id) => {
    expect(ill(text)).not.toContain(id);
    expect(subjectOf(text, text)).toBe("self");
  });
  it.each([
    ["我爸有痛风，他能喝啤酒吗", "gout", "father"],
    ["My mum has osteoporosis, should I give her calcium?", "osteoporosis", "mother"],
    ["我和我爸都有痛风，我自己也有，能喝啤酒吗", "gout", "father"],
  ])("is asked for whom it was told of: %s", (text, id, subject) => {
    expect(ill(text)).toContain(id);
    expect(subjectOf(text, text)).toBe(subject);
  });
});
