import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../../assistant.ts";
import { indexesOf } from "../../indexes.ts";
import { questionOf } from "../../testing/judge.ts";
import type { Memory } from "../../types.ts";
import { understand } from "../../understand/understand.ts";
import { totalTold } from "./total-told.ts";

const k = realKnowledge();
const { link, library } = indexesOf(k);
const of = (text: string): ReturnType<typeof totalTold> => {
  const q = questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en");
  return totalTold({ k, q, u: understand(text, q.lang, q, k, link), library });
};

// Limits: US DRIs (UL; sodium CDRR), Chinese DRIs 2023, EFSA; caffeine 400 mg, in pregnancy 200 mg (EFSA 2015).
describe("a total", () => {
  it.each([
    ["calcium 600 mg in the morning, 300 mg from milk, 600 mg at night: what's my total?", "600 mg + 300 mg + 600 mg = 1500 mg is not above", "2500 mg a day"],
    ["calcium 1500 mg in the morning and 1500 mg at night, am I over the limit?", "1500 mg + 1500 mg = 3000 mg is above", "leave one of them out"],
    ["magnesium tablets 200 mg each, I take 3 a day, plus 100 mg in my multi, in total?", "3 × 200 mg + 100 mg = 700 mg is above", "350 mg a day"],
    ["vitamin D 1000 IU and 25 mcg, what's the total?", "1000 IU + 25 µg = 50 µg (2000 IU) is not above", "100 µg (4000 IU) a day"],
    ["my 5 year old takes zinc 5 mg in the morning and 10 mg at night, what's the total?", "5 mg + 10 mg = 15 mg is above", "12 mg a day"],
    ["B12 500 mcg in the morning and 1000 mcg at night, what's my total?", "500 µg + 1000 µg = 1500 µg of vitamin B12.", "No upper limit is set"],
    ["sodium 800 mg at lunch and 900 mg at dinner, what's my total in grams of salt?", "= 1700 mg (about 4.3 g of salt) is not above", "2300 mg a day"],
  ])("%s", (text, sum, limit) => {
    const said = of(text)?.lead?.en;
    expect(said).toContain(sum);
    expect(said).toContain(limit);
  });
  it.each([
    ["钙片早上600毫克，牛奶里有300毫克，晚上再吃600毫克，加起来一共多少", "600 mg + 300 mg + 600 mg = 1500 mg 没有超过钙的上限", "每天 2000 mg"],
    ["维生素D 1000单位，再加800单位，一共多少", "1000 IU + 800 IU = 1800 IU 没有超过", "每天 50 µg (2000 IU)"],
    ["午饭钠800毫克，晚饭900毫克，一共多少克盐", "= 1700 mg（约合 4.3 克盐）", "每天 2000 mg"],
    ["维生素B12早上500微克，晚上1000微克，一共多少", "= 1500 µg的维生素B12。", "没有设定上限"],
  ])("in Chinese: %s", (text, sum, limit) => {
    const said = of(text)?.lead?.zh;
    expect(said).toContain(sum);
    expect(said).toContain(limit);
  });
  it("within one table's limit and above a stricter one is told so", () => {
    expect(of("zinc 15 mg in the morning and 15 mg at night, what's my total?")?.lead?.en).toMatch(
      /= 30 mg is not above .*By the EU \(EFSA\) \(25 mg a day\) it is too much/u,
    );
    expect(of("锌早上10毫克，晚上10毫克，一共多少")?.lead?.zh).not.toMatch(/按严的来/u);
  });
  it("is what is found of it, and sends to a doctor where it is too much", () => {
    const over = of("calcium 1500 mg in the morning and 1500 mg at night, am I over the limit?");
    expect(over?.findings).toContainEqual({ kind: "amount", of: "calcium", role: "stated", value: 3000, unit: "mg", rule: "asked" });
    expect(over?.refer).toBe(true);
    expect(of("早上600毫克钙，晚上600毫克钙，一共多少")?.refer).toBe(false);
  });
  it.each([
    ["calcium 600 mg in the morning, 300 mg at night, my limit is 2000 mg, what's my total?", "600 mg + 300 mg = 900 mg"],
    ["钙早上600毫克，晚上300毫克，建议800毫克，一共多少", "600 mg + 300 mg = 900 mg"],
    ["calcium 600 mg in the morning, vitamin C 500 mg, calcium 300 mg at night, what's my calcium in total?", "600 mg + 300 mg = 900 mg"],
  ])("does not count what is only advised, nor another's amount: %s", (text, sum) => expect(of(text)?.lead?.en.startsWith(sum)).toBe(true));
  it("is of messages that were told one after the other", () => {
    let memory: Memory = {};
    let text = "";
    const assistant = createAssistant(k);
    for (const said of ["I take 600 mg calcium in the morning", "and 300 mg calcium from milk", "600 mg calcium at night", "so what's my total?"])
      ({ memory, text } = assistant.answer(questionOf(said, "en", { memory })));
    expect(text).toMatch(/^600 mg \+ 300 mg \+ 600 mg = 1500 mg is not above/u);
  });
});

describe("a total of caffeine", () => {
  it.each([
    ["美式两杯，每杯150毫克，再加一罐红牛80毫克，咖啡因一共多少", "2 × 150 mg + 80 mg = 380 毫克咖啡因。没有超：健康成人每天不超过 400 毫克。"],
    ["咖啡因早上300毫克，下午200毫克，加起来超了吗", "300 mg + 200 mg = 500 毫克咖啡因。超了：健康成人每天不超过 400 毫克。减掉一样，或换低因的。"],
    [
      "怀孕了，咖啡因早上120毫克，下午100毫克，加起来超了吗",
      "120 mg + 100 mg = 220 毫克咖啡因。超了：备孕、孕期和哺乳期每天不超过 200 毫克。减掉一样，或换低因的。",
    ],
  ])("%s", (text, said) => expect(of(text)?.lead?.zh).toBe(said));
  it("has no adult's limit for a child", () => expect(of("my son is 12, coffee 95 mg, tea 40 mg of caffeine, in total?")).toBeUndefined());
});

it.each([
  "zinc 15 mg, what's my total?",
  "锌15毫克，铁18毫克，一共多少",
  "calcium 600 mg and 300 mg",
  "钙 600 mg in total",
  "",
  "¿cuánto calcio en total? 600 mg y 300 mg",
  "total ".repeat(1000),
])("is none: %s", (text) => expect(of(text)).toBeUndefined());
