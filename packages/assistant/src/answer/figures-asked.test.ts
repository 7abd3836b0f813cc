/** Amounts told in other words than a dose, and what is made of them. */
import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";

const assistant = createAssistant(realKnowledge());
const ask = (text: string): string => assistant.answer(questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en")).text;

describe("a label's share of a day", () => {
  it.each([
    ["zinc 300% DV a day, is that too much?", /^(?:No: |Yes, too much: )?33 mg \(300% of the label's 11 mg\)/u],
    ["锌片写着 NRV 300%，多不多", /标签上的 300%（按 15 mg 算）也就是 45 mg 超过了锌的上限/u],
    ["维生素B1标签上NRV 700%，算多吗", /9\.8 mg 是一天参考量/u],
  ])("%s", (text, said) => expect(ask(text)).toMatch(said));
  it("says nothing of the sodium of a packet", () => expect(ask("what does NRV 30% sodium mean")).toMatch(/^NRV% or %DV/u));
});

describe("energy eaten in a day", () => {
  it.each([
    ["I eat 1200 kcal a day, 170 cm 60 kg, is it enough", /^No, it is not enough: .*20\.8/u],
    ["女 28岁 158cm 68kg 每天吃1300大卡可以吗", /^想减重可以，但不能再低/u],
    ["男 180cm 55kg 每天2000千卡够不够", /^对你还不够：你的 BMI 是 17，偏瘦/u],
    ["我怀孕五个月 一天只吃1500大卡够吗", /^不够：孕期、哺乳期不节食/u],
  ])("%s", (text, said) => expect(ask(text)).toMatch(said));
  it("is for nobody who is growing", () => expect(ask("my 4 year old eats 1200 calories a day is that enough")).not.toMatch(/1700 kcal/u));
});

describe("a sum and whether it is safe", () => {
  it.each([
    ["维D 5000iu 换成微克是多少, 天天吃安全不", /^5000 IU 的维生素D（维D）就是 125 µg。5000 IU 超过了/u],
    ["维生素A 10000单位是多少微克 怀孕能吃吗", /^10000 IU 的维生素A就是 3000 µg。这个量不行/u],
    ["how many kcal is 1500 kJ", /^1500 kJ is about 359 kcal/u],
    ["35克糖是几勺", /^35 克糖约是 8\.8 平茶匙/u],
  ])("%s", (text, said) => expect(ask(text)).toMatch(said));
});

describe("milk of a baby", () => {
  it.each([
    ["6个月宝宝一天喝800毫升奶够吗", /^够：/u],
    ["10个月宝宝一天400毫升奶够吗", /^偏少：10 到 12 个月/u],
    ["15 month old drinks 900ml milk a day ok?", /^More than is good/u],
  ])("%s", (text, said) => expect(ask(text)).toMatch(said));
});
