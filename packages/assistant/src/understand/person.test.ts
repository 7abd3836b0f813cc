import { describe, expect, it } from "vitest";
import { realKnowledge } from "@nutri/engine/testing/real";
import { ageOf, personIn } from "./person.ts";

const k = realKnowledge();
const told = (text: string): unknown => personIn(text, [], k).answers;

describe("how old somebody is", () => {
  it.each([
    ["my son is 15, how much calcium should he get", 15],
    ["my daughter's 13 how much iron", 13],
    ["my 13 yo, how much zinc", 13],
    ["calcium for a 15 year old boy", 15],
    ["我女儿13,钙一天要多少", 13],
    ["儿子15岁,锌要吃多少", 15],
    ["孩子今年9，要不要补钙", 9],
    ["45F, how much calcium", 45],
    ["女 45 钙一天多少", 45],
    ["宝宝三个月", 0.25],
    ["我家娃一岁半", 1.5],
    ["孙子两岁半", 2.5],
    ["宝宝半岁了", 0.5],
    ["9个月能用纯牛奶代替奶粉吗", 0.75],
    ["宝宝百天了，要不要喝水", 0.25],
    ["my nine-month-old", 0.75],
  ])("%s", (text, age) => expect(ageOf(text)).toBe(age));
  it.each([
    ["半个月的娃要补钙吗", 0.5 / 12],
    ["宝宝刚满月", 1 / 12],
    ["娃四十天了", 40 / 365],
    ["my 3 week old", 21 / 365],
    ["my six-week-old", 42 / 365],
  ])("in days: %s", (text, age) => expect(ageOf(text)).toBeCloseTo(age, 5));
  it.each(["维生素A每天25000单位,吃三个月有问题吗", "维生素D连续吃了一个月", "孩子咳嗽了3周", "宝宝拉肚子3天了", "娃吃了三个月鱼油", "两个月前查的血"])(
    "is not told by %s",
    (text) => expect(ageOf(text)).toBeUndefined(),
  );
  it.each(["my son is 15 kg, how much iron", "my daughter takes 2 pills", "我女儿15公斤能吃多少", "the 50m swim, how much protein", "儿子每天2片锌"])(
    "is not told by %s",
    (text) => expect(ageOf(text)).toBeUndefined(),
  );
});

describe("for whom", () => {
  it.each([
    ["哺乳期喝一杯拿铁，会不会让宝宝睡不着", "self"],
    ["我在喂奶，宝宝4个月，一天能喝几杯咖啡", "self"],
    ["I am breastfeeding, will two coffees keep my baby awake?", "self"],
    ["我在哺乳，宝宝要不要补维生素D", "baby"],
    ["does my breastfed baby need iron drops?", "baby"],
    ["半个月的娃要补钙吗", "child"],
    ["my grandson is 7 months, can he have cow's milk?", "child"],
    ["我怀孕了，大宝三岁，他能吃鱼油吗", "child"],
  ])("%s", (text, subject) => expect(personIn(text, [], k).subject).toBe(subject));
});

describe("of which sex", () => {
  it.each([
    ["my son is 15", { age: 15, gender: "male" }],
    ["儿子15岁", { age: 15, gender: "male" }],
    ["我女儿13,", { age: 13, gender: "female" }],
    ["45M, vegan", { age: 45, gender: "male", diet: { pattern: "vegan" } }],
  ])("%s", (text, answers) => expect(told(text)).toEqual(answers));
  it("a mother's son tells nothing of hers", () => expect(told("我儿子3岁了我还在哺乳,能吃锌吗")).toMatchObject({ gender: "female", pregnancy: "lactating" }));
});

describe("who eats no meat", () => {
  it.each(["we never eat meat", "I don't eat meat", "我不吃肉", "家里不沾荤"])("%s", (text) =>
    expect(told(text)).toMatchObject({ diet: { pattern: "vegetarian" } }),
  );
  it.each(["I don't eat red meat", "不吃肉毒碱", "我不吃素", "I don't eat much meat"])("is not told by %s", (text) =>
    expect(told(text)).not.toHaveProperty("diet"),
  );
});

describe("whose day it is", () => {
  it.each([
    "My daughter's wedding is in three weeks. How do I lose weight?",
    "Our son's graduation is on Friday, is a fast safe?",
    "女儿下个月结婚，怎么瘦得快",
  ])("%s: not whom it is about", (text) => {
    expect(personIn(text, [], k).subject).not.toBe("child");
    expect(told(text)).not.toHaveProperty("gender");
  });
  it("leaves a child that is asked about", () => expect(personIn("My daughter's iron is low, what should she eat?", [], k).subject).toBe("child"));
});
