/** A share of the weight is said in the unit the weight was told in, and to nobody who must not lose any. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;

describe("how much to lose", () => {
  it.each([
    ["脂肪肝，体重185斤，要减多少斤", /按 185 斤算，\d+% 到 10% 是 \d+ 到 19 斤/u],
    ["I weigh 200 lb with fatty liver. How much do I need to lose?", /At 200 lb, 7 to 10% is 14 to 20 lb/u],
  ])("%s", (text, said) => expect(ask(text)).toMatch(said));
  it("is not told in a pregnancy", () => expect(ask("怀孕20周，体重80公斤，脂肪肝，要减多少斤")).not.toMatch(/按 80 公斤算/u));
});
