import { describe, expect, it } from "vitest";
import { withoutDenials } from "./untroubled.ts";

const well = (text: string): string => withoutDenials(text, () => false);
const spaced = (text: string): string => text.replaceAll(/\s*([,，])[\s,，]*/gu, "$1").replaceAll(/\s+/gu, " ");

describe("what somebody has not", () => {
  it.each([
    ["女,52岁,绝经两年,骨量减少,无用药。钙和D各吃多少", "女,52岁,绝经两年,骨量减少, 。钙和D各吃多少"],
    ["没在吃药,50岁女,钙一天多少", "50岁女,钙一天多少"],
    ["没有基础病没吃药,锌一天吃多少", "锌一天吃多少"],
    ["32岁男,不吃药,镁一天多少", "32岁男, 镁一天多少"],
    ["女 45 不过敏 无病史 钙一天多少", "女 45     钙一天多少"],
    ["No medications, 45F, how much calcium a day?", "45F, how much calcium a day?"],
    ["no conditions, not on any meds, how much magnesium", "how much magnesium"],
    ["Healthy, no known allergies or medical conditions. How much zinc?", "Healthy, . How much zinc?"],
    ["I'm not on any medication, can I take iron?", "can I take iron?"],
    ["练完腿大腿酸，尿色正常，吃点啥能好得快", "练完腿大腿酸，吃点啥能好得快"],
    ["最近老掉头发，甲功和血糖都正常，要补什么", "最近老掉头发，要补什么"],
    ["Sore legs after squats, pee is a normal colour, what should I eat?", "Sore legs after squats, what should I eat?"],
    ["Always tired, blood tests are all normal. What can I take?", "Always tired, . What can I take?"],
  ])("is left out of %s", (text, left) => expect(spaced(well(text))).toBe(spaced(left)));

  it.each([
    "不吃药怎么降血压",
    "血压高不吃药行吗",
    "我对牛奶不过敏但是拉肚子",
    "没吃药能喝酒吗",
    "how do I lower it with no medication?",
    "Is there a diet without meds for gout?",
    "no medications",
    "it causes no problems with warfarin?",
    "Is it fine with no conditions?",
    "吃了铁片大便发黑，大便正常吗",
    "血压正常吗，要少吃盐吗",
    "血糖 6.0 正常，还要忌口吗",
    "is my pee a normal colour, or too dark?",
    "everything is fine with iron?",
  ])("stays in %s", (text) => expect(well(text)).toBe(text));

  it("stays where an illness is told with it", () => {
    expect(withoutDenials("高血压,不吃药,喝芹菜汁行吗", () => true)).toBe("高血压,不吃药,喝芹菜汁行吗");
  });
});
