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
  it("names a food only where what was eaten may be behind it, and what it was eaten in", () => {
    expect(ask("宝宝40天，量了38.6，奶也不怎么吃了，老是睡，是不是我吃辣上火").join("\n")).not.toMatch(/带上剩下的|说清：[^。]*奶/u);
    expect(ask("刚吃了根蛋白棒，里头好像有花生，嘴唇肿了，嗓子发紧").at(-1)).toMatch(/蛋白棒、花生/u);
  });
  it("answers every remedy that is asked for, a medicine of the chemist's too, and takes none for taken", () => {
    const said = ask("Crushing pressure on my chest, jaw aches, sweating. Is magnesium or an antacid better?", "en").slice(1).join("\n");
    expect(said).toMatch(/No magnesium or antacid/u);
    expect(said).not.toMatch(/Tell them of this/u);
  });
  it("says to call where help is refused, and takes a baby that refuses milk for no refusal", () => {
    expect(ask("我妈嘴歪了说话不清，死活不肯去医院")[1]).toMatch(/不肯去，也要打/u);
    expect(ask("baby is 5 weeks, 38.8, refuses to drink milk", "en").join("\n")).not.toMatch(/refused/u);
  });
  it("says that theirs is one of the class it speaks of", () => {
    expect(ask("我吃恩格列净，2型糖尿病，生酮五天，吐了四次，呼吸很快").join("\n")).toMatch(/恩格列净就是上面说的列净类/u);
  });
  it("has nothing of foods and tablets for somebody in despair", () => {
    expect(ask("我不想活了，鱼油有没有用").join("\n")).not.toMatch(/鱼油/u);
  });
});
