import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../index.ts";
import { questionOf } from "../../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string, lang: "zh" | "en" = "zh"): string[] => {
  const reply = assistant.answer(questionOf(text, lang));
  expect(reply.triage?.grade).toBe("emergency");
  return reply.text.split("\n\n");
};

describe("under what to do in an emergency", () => {
  it("names what was told, and gives the reason that is known for it", () => {
    const said = ask("on nardil, had aged cheddar an hour ago and now a pounding headache. is it the cheese?", "en");
    expect(said[0]).toMatch(/call an ambulance/iu);
    expect(said[1]).toMatch(/MAO inhibitor.*tyramine/u);
    expect(said.at(-1)).toMatch(/phenelzine \(nardil\), .*cheddar/u);
  });
  it("answers a remedy that is asked for, and does not tell of it as taken", () => {
    const said = ask("喝了自家泡的草乌药酒，嘴麻舌头麻心慌，喝绿豆汤能解吗").slice(1).join("\n");
    expect(said).toMatch(/绿豆[^。]*先别自己用/u);
    expect(said).toMatch(/说清：[^。]*草乌/u);
    expect(said).not.toMatch(/说清：[^。]*绿豆/u);
  });
  it("leaves open what only a test can tell", () => {
    expect(ask("吃减肥药节食半年，今天蹲下起来就晕倒，心跳一会儿停一下，是缺钾吗").join("\n")).toMatch(/是不是钾的事，要抽血才知道/u);
  });
  it("forbids no food where the advice tells to give sugar", () => {
    expect(ask("爷爷打了胰岛素没吃饭，手抖出冷汗，血糖2.6，喝果汁行吗").join("\n")).not.toMatch(/先别自己用/u);
  });
  it("tells of a food only where it was had: a likeness and what drips out are none", () => {
    expect(ask("my dad's face looks lopsided since breakfast and his coffee keeps dribbling out", "en")).toHaveLength(1);
    expect(ask("两岁娃把我的铁片当糖吃了十来片").join("\n")).not.toMatch(/说清：[^。]*糖/u);
  });
  it("has nothing of foods and tablets for somebody in despair", () => {
    expect(ask("我不想活了，鱼油有没有用").join("\n")).not.toMatch(/鱼油/u);
  });
});
