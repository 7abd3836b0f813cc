import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const lead = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text.split("\n")[0] ?? "";

describe("how many pieces make an amount", () => {
  it.each([
    ["fish oil softgel EPA 300 mg DHA 200 mg, how many softgels to get 1 g", /^2 softgels make 1 g: one softgel holds 500 mg/u],
    ["鱼油每粒EPA 240毫克、DHA 160毫克，要吃够1克得几粒", /^2 粒是 800 mg，3 粒是 1200 mg，要到 1 g 得 3 粒/u],
    ["叶酸片一片0.4毫克，医生让吃0.8毫克，要吃几片", /^2 片正好/u],
    ["my D3 drops are 400 IU, doctor told me to take 1200 IU, how many drops", /^3 drops make 1200 IU/u],
  ])("%s", (text, said) => expect(lead(text)).toMatch(said));
});
