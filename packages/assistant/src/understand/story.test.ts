import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { indexesOf } from "../indexes.ts";
import { questionOf } from "../testing/judge.ts";
import { understand } from "./understand.ts";

const k = realKnowledge();
const { link } = indexesOf(k);
const assistant = createAssistant(k);
const read = (text: string, lang: "zh" | "en") => understand(text, lang === "zh" ? "zh-CN" : "en-US", questionOf(text, lang), k, link);
const articleOf = (text: string, lang: "zh" | "en") => assistant.answer(questionOf(text, lang)).memory.articles ?? [];
const ids = (text: string, lang: "zh" | "en") => read(text, lang).eaten.map((l) => l.ref.id);

describe("a story with a question in it", () => {
  it("asks by the sentence that asks", () => {
    const u = read("I work nights and live on chips. By Friday I am bloated. What should I eat on nights?", "en");
    expect(u.question).toBe("What should I eat on nights?");
    expect(u.story?.told).toHaveLength(2);
  });
  it.each([
    ["one sentence", "What should I eat on nights?"],
    ["nothing asked", "I work nights. I am bloated."],
  ])("is none where there is %s", (_, text) => expect(read(text, "en").story).toBeUndefined());
  it("asks on after the last mark", () => expect(read("我妈吃华法林，能吃鱼油吗？另外她便秘怎么办", "zh").question).toContain("便秘怎么办"));
  it("tells after the last mark", () => expect(read("Is kale ok? My doctor put me on warfarin in May.", "en").question).toBe("Is kale ok?"));
  it("does not ask of meals that are only told", () => expect(ids("我每天中午吃一大碗牛肉面。吃完两点就犯困。我该怎么吃才不犯困？", "zh")).toEqual([]));
  it("asks of what it points back to", () =>
    expect(ids("I started juicing kale every morning. My husband loves it. Is that a problem?", "en")).toEqual(["kale"]));
  it("keeps a meal that a rule speaks of with the medicine told", () =>
    expect(ids("我姐姐每天吃优甲乐。她早上习惯喝豆浆。要隔多久？", "zh")).toEqual(["soy_milk"]));
  it.each([
    ["zh", "我在互联网公司上班，每天中午吃一大碗牛肉面，吃完下午两点就困得睁不开眼。同事说我是缺维生素。我该怎么吃才不犯困？", "afternoon_slump"],
    ["zh", "我儿子四岁半，饭桌上只吃白米饭和鸡蛋，蔬菜一口都不碰。奶奶天天追着喂。我有什么办法让他吃点菜？", "child_vegetables"],
    ["zh", "上个月我节食减肥瘦了16斤，这两周洗头一抓一大把头发。我挺害怕的，会不会秃？应该补点什么？", "hair_loss"],
    [
      "en",
      "I work night shifts at a warehouse and end up eating vending machine food at 3am. By the end of the week I feel bloated and exhausted. What should I eat on nights?",
      "night_shift_food",
    ],
    [
      "en",
      "I had my gallbladder out in June and now anything greasy sends me running to the toilet. I miss fried chicken. What should I eat instead?",
      "gallbladder_removed",
    ],
    [
      "en",
      "My teenage son went vegan overnight after watching a documentary. He's 15 and plays soccer every day. What should I watch out for?",
      "vegan_children",
    ],
  ] as const)("is answered by what the whole of it is on, %s: %s", (lang, text, article) => expect(articleOf(text, lang)).toContain(article));
});

describe("who it is about", () => {
  it("is not who only says something", () => {
    expect(read("我怀孕28周，半夜小腿抽筋。老公说要补钙，要补多少？", "zh").person).toMatchObject({ gender: "female", pregnancy: "pregnant_3" });
    expect(read("I lift weights. My buddy eats 250 g of protein a day and says I should too. How much do I need?", "en").subject).toBe("self");
  });
  it("is who asks for themselves, whoever else was told of", () =>
    expect(read("I'm breastfeeding my 2 month old and I'm starving. How many extra calories do I need?", "en").subject).toBe("self"));
  it("has no age of a dose or a weight", () => {
    const u = read("My mother takes 20 mg of atorvastatin. Is grapefruit ok?", "en");
    expect([u.subject, u.person.age]).toEqual(["mother", undefined]);
    expect(read("He weighs 90 kg. He is 78 and takes warfarin. Can he eat spinach?", "en").person.age).toBe(78);
  });
  it("has no age of a stage", () => expect(read("My dad has stage 3 kidney disease. Can he eat bananas?", "en").person.age).toBeUndefined());
});

describe("what is told in another sentence", () => {
  it("is the dose of the one thing taken", () =>
    expect(read("I bought magnesium citrate. Each tablet is 400 mg. Is that too much?", "en").eaten[0]?.dose).toEqual({ value: 400, unit: "mg" }));
  it("is the medicine beside what was asked", () => {
    const { memory } = assistant.answer(questionOf("Is grapefruit ok?", "en"));
    expect(assistant.answer(questionOf("I take atorvastatin.", "en", { memory })).text).toMatch(/limit grapefruit/iu);
  });
});
