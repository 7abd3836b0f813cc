import { describe, expect, it } from "vitest";
import { realKnowledge } from "@nutri/engine/testing/real";
import { misspelt } from "./misspelt.ts";
import { unknownThing } from "./unknown-name.ts";

describe("a name that no record knows", () => {
  it.each([
    ["can I take Zorbaflex with warfarin", "Zorbaflex"],
    ["is Mirovex safe in pregnancy", "Mirovex"],
    ["does Lumitriol help sleep", "Lumitriol"],
    ["how much Velunox should I take a day", "Velunox"],
    ["my mum takes Osteomaxin, is it safe", "Osteomaxin"],
    ["can I eat acorns", "acorns"],
    ["is it ok to eat clay when pregnant", "clay"],
    ["孕妇能吃血见愁吗", "血见愁"],
    ["我爸在吃通络康，能和阿司匹林一起吃吗", "通络康"],
    ["吃健力多宝有用吗", "健力多宝"],
    ["吃安多霖行吗", "安多霖"],
    ["美乐通宁片有什么副作用", "美乐通宁片"],
  ])("%s", (text, thing) => expect(unknownThing(text, [])).toBe(thing));
  it.each([
    "what should I eat afterwards",
    "eat organs to heal organs myth",
    "can our three year old eat the same, and what to add",
    "how to eat differently after lunch",
    "im skint how do i still eat helthy",
    "can i ever drink agian",
    "is time restricted eating easier to stick with",
    "Which foods should I stop eating from Tuesday?",
    "not drinking is the safest while breastfeeding",
    "pcos 怎么吃合适",
    "医生让我一天吃六顿，靠谱吗",
    "聚餐怎么吃安全",
    "饿着动好还是吃点再动",
    "早饭和晚饭怎么吃补回来",
    "一天吃半个合适吗",
    "坐飞机除了吃淡点还要什么",
    "感冒了怎么办，吃了要停奶吗?",
  ])("is none in %s", (text) => expect(unknownThing(text, [])).toBeUndefined());
});

describe("a name with a slip in it", () => {
  const k = realKnowledge();
  it.each([
    ["香焦", "香蕉"],
    ["猪干呀", "猪肝"],
    ["拿豆", "纳豆"],
    ["左旋肉减", "左旋肉碱"],
    ["益升菌", "益生菌"],
    ["cofee", "Coffee"],
    ["honny", "Honey"],
  ])("%s is %s", (thing, name) => expect(misspelt(thing, k)?.meant).toBe(name));
  it.each(["血见愁", "通络康", "吉祥草", "格瓦斯", "Zorbaflex", "Mirovex", "kombuxa", "acorns", "clay"])("there is none in %s", (thing) =>
    expect(misspelt(thing, k)).toBeUndefined(),
  );
});
