/** "Nothing found" is said of a pair that was asked about as one, and of nothing else. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;
const NOTHING = /没有查到要当心|nothing to mind/u;

describe("nothing found", () => {
  it.each([
    ["water", "多潘立酮、胃胀和水，多喝水行吗？"],
    ["the illness a medicine is taken for", "长痘开了多西环素,能用酸奶送服吗?"],
    ["what another rule of theirs speaks of", "甲亢吃丙硫氧嘧啶，碘盐要换吗？"],
    ["a kind with a warned member", "I'm on felodipine. Is any fruit off limits?"],
    ["a thing of which much is warned of", "乳腺癌正在化疗，能吃维生素E吗？"],
    ["what an adsorbent binds", "活性炭片和益生菌可以一起吃吗？"],
    ["beside a value", "我血钾5.8，在吃赖诺普利，还能吃蔬菜吗？"],
  ])("is not said of %s", (_, text) => expect(ask(text)).not.toMatch(NOTHING));
  it("stays for two that were asked about together", () => expect(ask("能和二甲双胍一起吃苹果吗")).toMatch(NOTHING));
  it.each([
    ["我妈在吃立普妥，平时吃水果有什么要忌的？", /葡萄柚/u],
    ["Is fish ok while I take isoniazid for TB?", /histamine/iu],
  ])("the member is told instead: %s", (text, said) => expect(ask(text)).toMatch(said));
});

describe("what a rule says", () => {
  it("of little weight is no finding of a small effect", () => expect(ask("My dad takes Madopar. Do eggs stop it working?")).not.toMatch(/small effect/u));
  it("that it is good to take is no yes to whether it is enough", () => expect(ask("吃素十年,单吃叶酸能不能好?")).not.toMatch(/^可以/u));
});
