/** What is told of oneself is taken for what it says: what one has not, how old, what one fears, what one holds in the hand. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const langOf = (text: string): "zh" | "en" => (/\p{Script=Han}/u.test(text) ? "zh" : "en");
const ask = (text: string): string =>
  assistant.answer({ ...questionOf(text, langOf(text)), ...(langOf(text) === "en" && { referenceSet: "us-dri" as const }) }).text;
const first = (text: string): string => ask(text).split("\n")[0] ?? "";

describe("what one has not", () => {
  // Figures: Chinese DRIs 2023 (calcium, magnesium RNI), US DRIs (calcium RDA).
  it.each([
    ["32岁男,不吃药,镁一天多少", /320 mg/u],
    ["女 45 不过敏 无病史 钙一天多少", /800 mg/u],
    ["No medications, 45F, how much calcium a day?", /1000 mg/u],
  ])("%s", (text, figure) => {
    expect(first(text)).toMatch(figure);
    expect(ask(text)).not.toMatch(/哪一种药|停药|depends on the medicine/u);
  });
  it("goes without a medicine by choice: that is heard", () => expect(ask("高血压,不吃药,只吃芹菜行吗")).toMatch(/医生|药/u));
});

describe("a child's age", () => {
  it.each([
    ["my son is 15, how much calcium should he get", /1300 mg a day \(boys age 15\)/u],
    ["calcium for a 15 year old boy", /1300 mg a day \(boys age 15\)/u],
    ["我女儿13,钙一天要多少", /13 岁女孩每天 1000 mg/u],
  ])("%s", (text, figure) => expect(first(text)).toMatch(figure));
  it("a baby's untold one is its first year in halves", () =>
    expect(first("how much iron does a baby need")).toMatch(/0\.27 mg a day \(0 to 6 months\), 11 mg a day \(6 to 12 months\)/u));
});

describe("a dose", () => {
  it.each([
    ["维C一天最多能吃几片?我的是500mg一片", /最多 4 片[^\n]*2000 mg ÷ 500 mg = 4/u],
    ["钙片600mg一天最多吃几片", /最多 3 片[^\n]*往下取整/u],
    ["叶酸片0.4mg一片,一天最多能吃几片", /最多 2 片[^\n]*1 片就够/u],
    ["how many 1000 IU vitamin D tablets can I take", /^At most 4 tablets/u],
    ["how many 65 mg iron pills a day is the max", /^Not even one/u],
  ])("in tablets: %s", (text, said) => expect(first(text)).toMatch(said));
  it.each([
    ["is 500 mg caffeine too much", /^Yes, too much: 500 mg is above[^\n]*400 mg/u],
    ["一天喝咖啡因300毫克可以吗", /^可以，没有超过/u],
  ])("against a limit that is advice: %s", (text, said) => expect(first(text)).toMatch(said));
  it.each(["叶酸一天吃5毫克会不会太多了", "is 500 mg B6 a day too much", "维生素C一天吃10克会不会太多"])(
    "far above a limit that poisons nobody soon: %s",
    (text) => {
      expect(first(text)).toMatch(/医生开|doctor prescribes/u);
      expect(ask(text)).not.toMatch(/先停下来|120|stop it for now|poison control/u);
    },
  );
  it.each(["维生素A一天吃5万iu会不会太多", "is 100000 IU of vitamin A a day too much", "is 50000 IU of vitamin D every day too much"])(
    "far above one that does: %s",
    (text) => expect(ask(text)).toMatch(/先停下来|stop it for now/u),
  );
});

describe("what somebody asks for", () => {
  it("the amount for a complaint is not the daily need", () => {
    expect(ask("我怀孕10周,孕吐厉害,维生素b6能吃吗 吃多少")).toMatch(/每次 10 到 25 毫克/u);
    expect(first("怀孕能吃维生素b6吗")).toMatch(/2\.2 mg/u);
  });
  it("at the same time is together", () => expect(first("can i take vit C and collagen at the same time")).toMatch(/against taking [^.]*together/u));
  it("no meat means none of it", () => {
    expect(ask("we never eat meat, which foods are high in iron")).not.toMatch(/liver|red meat/iu);
    expect(ask("我不吃肉,补铁吃什么")).not.toMatch(/肝|瘦红肉/u);
  });
  it("the runs are diarrhoea", () => expect(first("magnesium gives me the runs what can I do")).toMatch(/half the dose/u));
  it.each(["vitamin C gives me the runs", "吃维C拉肚子怎么办"])("what a thing brought on: %s", (text) => expect(first(text)).toMatch(/2000 mg/u));
  it("is not said of what was there before it", () => expect(first("constipated, can I take magnesium?")).not.toMatch(/may well come from/u));
  it("a letter beside a mineral is a vitamin", () => {
    expect(ask("女,52岁,绝经两年,骨量减少,无用药。钙和D各吃多少")).toMatch(/钙[\s\S]*维生素D/u);
    expect(first("D和钙一起吃好吗")).toMatch(/可以一起吃/u);
    expect(ask("我是A型血,要补铁吗")).not.toMatch(/维生素A/u);
  });
  it("whether it can be relied on is asked of the thing", () => {
    expect(first("一周瘦十斤靠谱吗")).toMatch(/不靠谱/u);
    expect(first("你的数据靠谱吗")).toMatch(/规则/u);
  });
});

describe("two values", () => {
  it.each([
    ["铁蛋白8,血红蛋白121,算贫血吗要不要补", /女性 121 g\/L 还不算贫血，男性已经是/u],
    ["Ferritin 8, haemoglobin 121, am I anaemic?", /a woman is not anaemic yet, a man has/u],
    ["I'm a 30 year old woman, hemoglobin 12.5 g/dL and ferritin 10, do I need iron?", /^Not anaemia yet/u],
    ["男 40岁 铁蛋白150 血红蛋白118", /不像单纯缺铁/u],
  ])("are one finding: %s", (text, said) => expect(first(text)).toMatch(said));
  it("no range stands against the line that is told", () => expect(ask("铁蛋白8,血红蛋白121,算贫血吗")).not.toMatch(/115/u));
});

describe("a sort of medicine", () => {
  it("that is no class is asked back, with what holds within it", () => {
    expect(ask("吃精神科的药能吃鱼油吗")).toMatch(/哪一种药[\s\S]*5-羟色胺再摄取/u);
    expect(ask("I'm on psych meds, can I take St John's wort?")).toMatch(/tell me its name[\s\S]*SSRI/u);
  });
  it("is not told by one of it that is the very thing", () => expect(ask("在吃心脏病的药能吃辅酶q10吗")).not.toMatch(/成分重复/u));
  it("stored counts as asked about", () => {
    const stored = { ...questionOf("Do I need to avoid leafy greens?", "en"), person: { answers: { medicines: [{ name: "Eliquis", id: "apixaban" }] } } };
    expect(assistant.answer(stored as Parameters<typeof assistant.answer>[0]).text).toMatch(/do not work through vitamin K/u);
  });
  it("how long after it is not answered by that they do not go together", () => expect(first("圣约翰草停用多久才能吃西酞普兰")).toMatch(/没有核对过的天数/u));
});
