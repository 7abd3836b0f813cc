import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../index.ts";
import { questionOf } from "../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const NOT_STOPPED = { zh: /只能由给你开药的医生决定|不能代替/u, en: /for the doctor who prescribed it|it is no replacement/u };
const refuses = (lang: "zh" | "en", text: string): boolean => NOT_STOPPED[lang].test(assistant.answer(questionOf(text, lang)).text);

describe("what is eaten in the place of a medicine that was told", () => {
  it.each([
    ["zh", "我吃二甲双胍，想用黄连素代替行吗"],
    ["zh", "我在吃立普妥，用红曲米替代可以吗"],
    ["zh", "吃着降压药，改吃芹菜汁行吗"],
    ["zh", "我用优甲乐，能换成海带吗"],
    ["en", "I'm on metformin, can I swap to berberine instead?"],
    ["en", "I take atorvastatin. Could I take red yeast rice instead?"],
  ] as const)("is refused: %s %s", (lang, text) => expect(refuses(lang, text)).toBe(true));

  it.each([
    ["zh", "我吃二甲双胍，主食换成燕麦行吗"],
    ["zh", "吃着优甲乐，牛奶换成豆浆可以吗"],
    ["zh", "医生让我把华法林换成鱼油，对吗"],
    ["en", "I take warfarin and drink coffee, can I switch to green tea?"],
    ["en", "on metformin, can I switch to oat milk?"],
    ["en", "I take folic acid with methotrexate, can I take folinic acid instead?"],
  ] as const)("is none where a food gives way, or the doctor has changed it: %s %s", (lang, text) => expect(refuses(lang, text)).toBe(false));
});
