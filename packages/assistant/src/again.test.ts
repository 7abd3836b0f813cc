import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "./assistant.ts";
import { questionOf } from "./testing/judge.ts";
import type { Memory, Reply } from "./types.ts";

const assistant = createAssistant(realKnowledge());
/** The replies of one conversation. */
function talk(...texts: readonly string[]): Reply[] {
  let memory: Memory = {};
  return texts.map((text) => {
    const said = assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en", { memory }));
    memory = said.memory;
    return said;
  });
}

describe("the last answer once more", () => {
  it("is short: what leads, and nothing that was not said", () => {
    const [long, short] = talk("糖尿病人怎么吃水果？", "太长了，简单点");
    expect(short?.text.length).toBeLessThan((long?.text.length ?? 0) / 2);
    expect(long?.text.startsWith(short?.text ?? "-")).toBe(true);
  });

  it("is in the other language, and stays the same answer", () => {
    const [zh, en, back] = talk("我在吃甲硝唑，能喝酒吗？", "in English please", "用中文再说一遍");
    expect(en?.lang).toBe("en-US");
    expect(en?.text).toMatch(/do not drink alcohol with metronidazole/iu);
    expect(en?.sources.map((s) => s.id)).toEqual(zh?.sources.map((s) => s.id));
    expect(back?.text).toBe(zh?.text);
  });

  it("of an answer that stood on what was told before, stands on it still", () => {
    const [, amount, again] = talk("我今年30岁，怀孕20周", "铁一天要多少？", "再说一遍");
    expect(again?.text).toBe(amount?.text);
  });

  it("names what it stands on", () => {
    const [limit, from] = talk("What is the most sodium I should have in a day?", "where does that number come from?");
    for (const { title } of limit?.sources ?? []) expect(from?.text).toContain(title);
    expect(limit?.sources.length).toBeGreaterThan(0);
  });

  it("asked whether that is sure, says it again with its sources", () => {
    const [limit, sure] = talk("What is the most sodium I should have in a day?", "are you sure?");
    expect(sure?.text).toContain("2300 mg");
    expect(sure?.text).toContain(limit?.sources[0]?.title);
  });

  it("of an emergency is neither shortened nor argued about", () => {
    const [first, ...others] = talk("胸口疼得冒冷汗，喘不上气", "简单点", "你确定吗", "出处在哪");
    for (const said of others) {
      expect(said.triage?.grade).toBe("emergency");
      expect(said.text).toBe(first?.text);
    }
  });

  it("with an objection beside it, is said again where that has no answer of its own, and is urgent where that is", () => {
    expect(talk("一岁以内能吃蜂蜜吗", "你确定?我婆婆说她那时候都喂的,也没事")[1]?.text).toMatch(/肉毒/u);
    expect(talk("does cranberry juice cure a uti", "you sure? he's not breathing")[1]?.triage?.grade).toBe("emergency");
    expect(talk("我在吃甲硝唑，能喝酒吗？", "in English please, my husband can't breathe")[1]?.triage?.grade).toBe("emergency");
  });

  it("goes on after thanks, and is nothing at the start", () => {
    const [iron, , short] = talk("成年女性一天要多少铁？", "谢谢", "一句话说");
    expect(iron?.text.startsWith(short?.text ?? "-")).toBe(true);
    expect(talk("are you sure?")[0]?.memory.last?.text).toBe("are you sure?");
  });

  it("keeps one answer back and no more", () => {
    const [one, , , four] = talk("成年女性一天要多少铁？", "那钙呢？", "那锌呢？", "那镁呢？");
    expect(JSON.stringify(four?.memory).length).toBeLessThan(JSON.stringify(one?.memory).length * 4);
    expect(four?.memory.last?.before).not.toHaveProperty("last");
  });
});
