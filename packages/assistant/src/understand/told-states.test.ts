import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createLinker } from "./link.ts";
import { toldStates } from "./told-states.ts";

const k = realKnowledge();
const link = createLinker(k);
describe("what somebody told of whom", () => {
  it("is kept beside a question", () => expect(toldStates("我慢性肾病4期,想换成低钠盐,好不好", "self", link, k)).toEqual({ self: { conditions: ["ckd_4"] } }));
  it("is each person's own", () => {
    const { mother, father } = toldStates("我爸有糖尿病,在吃二甲双胍;我妈有高血压,吃氨氯地平", "mother", link, k);
    expect([father?.conditions, mother?.conditions]).toEqual([["diabetes"], ["hypertension"]]);
    expect([father?.medicines, mother?.medicines].map((all) => all?.map((m) => m.id))).toEqual([["metformin"], ["amlodipine"]]);
  });
  it.each(["听说二甲双胍能瘦,我没糖尿病,能吃吗", "I'm worried about diabetes. Is sugar bad?", "我想吃华法林行不行"])(
    "is not what is heard, feared or asked: %s",
    (text) => expect(toldStates(text, "self", link, k)).toEqual({}),
  );
});
