import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";
import type { Memory, Reply } from "../types.ts";

const assistant = createAssistant(realKnowledge());
/** The last reply of one conversation. */
const last = (...texts: readonly string[]): Reply | undefined => {
  let memory: Memory = {};
  return texts
    .map((text) => {
      const said = assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en", { memory }));
      memory = said.memory;
      return said;
    })
    .at(-1);
};

describe("an emergency that was told and is over", () => {
  it.each([
    [["had chest pain earlier so called 911", "they ran everything, said its just heartburn, im home and fine now", "what should i avoid eating with reflux"]],
    [["昨天吃花生嘴唇肿喘不上气去急诊了", "现在没事了,已经出院在家", "以后买东西吃要注意啥"]],
    [["我刚才血糖2.8,手抖出冷汗", "喝了糖水,半小时后测是6.1,已经完全好了", "那以后运动前该怎么吃,才不会再这样?"]],
  ])("does not stand before what is asked after it: %s", (texts) => expect(last(...texts)?.triage?.grade).not.toBe("emergency"));

  it.each([
    [["胸口疼得冒冷汗", "现在好了", "又疼了怎么办"]],
    [["胸口疼得冒冷汗", "现在好了", "还能吃饭吗"]],
    [["胸口疼得冒冷汗", "现在好点了", "还能吃饭吗"]],
    [["我刚吃了20片扑热息痛", "去医院看了，现在没事了", "那明天还能喝酒吗"]],
    [["had chest pain, went to the ER", "they sent me home", "it is back and worse, should I eat something?"]],
  ])("is none that only passed, that comes back or that is felt later: %s", (texts) => expect(last(...texts)?.triage?.grade).toBe("emergency"));
});
