/** An amount is said in the unit it was asked for in, and for the weight that was told. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;

describe("the unit asked for", () => {
  it.each([
    ["how many mcg of vitamin D is 2000 IU", /^2000 IU of vitamin D is 50 µg/u],
    ["维生素D 10微克是多少国际单位", /^10 µg 的维生素D就是 400 IU/u],
    ["vitamin E 400 IU in mg", /268 mg of .*180 mg of /u],
    ["how many cups of coffee is 400 mg caffeine", /four small cups/u],
  ])("%s", (text, said) => expect(ask(text)).toMatch(said));
  it("leaves a dose that is asked about to the limit", () => expect(ask("I take 5000 IU of vitamin D a day, is that too much?")).toMatch(/^Yes, too much/u));
});

describe("so much for each kilogram", () => {
  it("is worked out for the weight told", () => expect(ask("我60公斤，减肥想保住肌肉每天吃多少蛋白质")).toMatch(/60 公斤算是每天 72 到 96 克/u));
  it("is not for the ill", () => expect(ask("我60公斤，肾病三期，减肥每天吃多少蛋白质")).not.toMatch(/公斤算是/u));
});

describe("taken every few days", () => {
  it.each([
    ["维生素D3 5000IU一颗，我想一周吃两颗行不行", /^1429 IU/u],
    ["My D3 is 5000 IU per capsule, I take one every three days, is that too much?", /^1667 IU/u],
  ])("%s", (text, said) => expect(ask(text)).toMatch(said));
});
