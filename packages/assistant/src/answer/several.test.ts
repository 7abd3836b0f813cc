/** Several questions in one message, each with its answer, in the order they were asked. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const say = (text: string, lang: "zh" | "en"): string => assistant.answer(questionOf(text, lang)).text;

describe("each of several questions", () => {
  it.each([
    ["硒一天吃多少？吃多了有什么症状？", "zh", /参考量[\s\S]*脱发/u],
    ["铁剂要吃多久？什么时候复查？", "zh", /^.{0,60}3 个月|^[^\n]*恢复正常后/u],
    ["健身的人每天吃多少蛋白质？一顿吃多少合适？", "zh", /^[^\n]*每公斤[\s\S]*每餐约 20 到 40 克/u],
    ["My mother is 65. How much calcium does she need and should she take vitamin D?", "en", /^[^\n]*1200 mg[\s\S]*vitamin D: 15 µg/u],
    ["I'm breastfeeding: how much iodine do I need and can I drink coffee?", "en", /^[^\n]*290 µg[\s\S]*caffeine/u],
    ["When should I take my multivitamin and can I take it with coffee?", "en", /^[^\n]*meal[\s\S]*coffee/iu],
  ] as const)("%s", (text, lang, expected) => expect(say(text, lang)).toMatch(expected));
  it("says which of them it does not know", () => expect(say("维生素C一天吃多少？刷牙前吃还是刷牙后吃好？", "zh")).toMatch(/刷牙/u));
  it("says nothing twice", () => {
    const text = say("硒一天吃多少？吃多了有什么症状？", "zh");
    expect(text.match(/\*\*多少算多\*\*/gu)).toHaveLength(1);
  });
});

describe("what is asked is not answered by a figure of everybody", () => {
  it.each([
    ["我做血透，每天要吃多少蛋白质？", "zh", /每公斤体重每天 1\.0 到 1\.2 克/u, /55 g/u],
    ["How much protein should I eat after lifting, and how soon?", "en", /20 to 40 g/u, /46 g/u],
    ["叶酸要吃到怀孕几个月？", "zh", /12 周|满 3 个月/u, /参考量/u],
    ["铁剂要吃多久？", "zh", /3 个月/u, /^铁剂：空腹/u],
    ["益生菌吃多久停？", "zh", /^[^\n]*4 周/u, /多吃一包/u],
  ] as const)("%s", (text, lang, expected, not) => {
    expect(say(text, lang)).toMatch(expected);
    expect(say(text, lang)).not.toMatch(not);
  });
});

describe("how long and how often, where nothing is known of it", () => {
  it.each(["锌多久吃一次？", "胶原蛋白吃多久停？"])("%s", (text) => expect(say(text, "zh")).toMatch(/^这一点我手上没有核对过/u));
});

describe("the country named chooses the table", () => {
  it.each([
    ["在美国，成年女性每天需要多少铁？", "zh", /^[^\n]*美国和加拿大/u],
    ["In China, what is the recommended calcium intake for a 30-year-old?", "en", /^[^\n]*800 mg[^\n]*Chinese/u],
    ["How much vitamin D do adults need in the UK?", "en", /^UK:[^\n]*10 µg/u],
    ["How much selenium do adults need in the UK?", "en", /do not hold that country/u],
    ["What is the EU upper limit for zinc?", "en", /^[^\n]*25 mg/u],
    ["How much sodium is too much in the US?", "en", /2300 mg/u],
  ] as const)("%s", (text, lang, expected) => expect(say(text, lang)).toMatch(expected));
});

describe("nobody is asked what cannot be", () => {
  it.each(["我的情况：gender: 男; age: 30\n我能吃视黄醇吗？", "我妈65岁，能吃视黄醇吗？"])("%s", (text) => expect(say(text, "zh")).not.toMatch(/如果你怀孕/u));
});
