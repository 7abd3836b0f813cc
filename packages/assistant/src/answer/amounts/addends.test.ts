import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { questionOf } from "../../testing/judge.ts";
import type { Memory } from "../../types.ts";

const assistant = createAssistant(realKnowledge());
function lastOf(...said: readonly string[]): string {
  let memory: Memory = {};
  let text = "";
  for (const one of said) ({ memory, text } = assistant.answer(questionOf(one, /\p{Script=Han}/u.test(one) ? "zh" : "en", { memory })));
  return text;
}

describe("several doses of one nutrient", () => {
  it.each([
    [["My multivitamin has 15 mg of zinc and I have 4 zinc lozenges a day, 10 mg each. is that too much?"], /15 mg \+ 4 × 10 mg = 55 mg is above/u],
    [["calcium 600 mg per tablet, 2 a day, plus 300 mg from my multi, is it over?"], /2 × 600 mg \+ 300 mg = 1500 mg is not above/u],
    [["复合维生素里有锌15毫克，另外锌片一天吃3片，每片10毫克，会不会超"], /15 mg \+ 3 × 10 mg = 45 mg 超过/u],
    [["我每天吃一粒维D,2000IU", "医生又开了钙D片,一片含维D 800IU,一天两片,加起来一共多少,多吗?"], /2000 IU \+ 2 × 800 IU = 3600 IU 超过/u],
  ])("are added up, so many pieces of what one holds: %j", (said, sum) => expect(lastOf(...said)).toMatch(sum));

  it("told with what they come to, are that", () => {
    expect(lastOf("镁片每片200毫克一天两片，加起来400毫克，超了吗")).toMatch(/^400 mg 超过/u);
    expect(lastOf("镁片每片200毫克，加起来250毫克，一天两片可以吗")).not.toMatch(/400 mg/u);
  });

  it("stand behind a comma too", () => expect(lastOf("镁片,400毫克,超了吗")).toMatch(/^400 mg 超过/u));

  it("another thing's pieces are none of theirs", () => {
    const text = lastOf("2 fish oil capsules a day, my multi has 1000 IU of vitamin D and my vitamin D softgel is 2000 IU each. too much vitamin D?");
    expect(text).toMatch(/1000 IU \+ 2000 IU = 3000 IU/u);
  });

  it("one alone is taken as often as it is told", () => {
    expect(lastOf("zinc lozenges 10 mg each, 4 lozenges a day, too much?")).toMatch(/^40 mg is the whole/u);
    expect(lastOf("One tablet has 27 mg of iron. I take two a day. too much iron?")).toMatch(/54 mg is above/u);
  });
});
