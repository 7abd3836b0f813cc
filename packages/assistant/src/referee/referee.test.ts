import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { readLines } from "../testing/triage-examples.ts";
import type { Finding } from "../types.ts";
import { figuresIn, hanNumber } from "./figures.ts";
import { createReferee } from "./referee.ts";

const knowledge = realKnowledge();
const FOUND: readonly Finding[] = [
  { kind: "amount", of: "vitamin_d", role: "target", value: 10, unit: "ug", rule: "t" },
  { kind: "amount", of: "vitamin_d", role: "limit", value: 50, unit: "ug", rule: "l" },
  { kind: "amount", of: "folate", role: "target", value: 400, unit: "ug", rule: "t" },
  { kind: "amount", of: "calcium", role: "target", value: 800, unit: "mg", rule: "t" },
  { kind: "amount", of: "calcium", role: "stated", value: 2, to: 4, unit: "h", rule: "s" },
  { kind: "amount", of: "protein", role: "stated", value: 1.2, to: 1.6, unit: "g", rule: "s" },
  { kind: "name", of: "nutrient", id: "vitamin_d" },
  { kind: "name", of: "nutrient", id: "folate" },
  { kind: "name", of: "nutrient", id: "calcium", stance: "separate" },
  { kind: "name", of: "nutrient", id: "protein" },
  { kind: "name", of: "medicine", id: "levothyroxine" },
  { kind: "name", of: "medicine", id: "warfarin" },
  { kind: "name", of: "item", id: "grapefruit", stance: "avoid" },
  { kind: "name", of: "item", id: "salmon" },
  { kind: "name", of: "condition", id: "hypothyroidism" },
  { kind: "sentence", text: "Vitamin A: 900 µg a day (men)." },
];
const referee = (lang: "zh-CN" | "en-US" = "en-US") => createReferee(knowledge, FOUND, lang);

const PASSES = [
  "Vitamin D: 10 µg a day is the reference intake.",
  "The reference intake of vitamin D is 400 IU.",
  "You need 0.4 mg of folic acid a day.",
  "叶酸每天 400 微克就够。",
  "叶酸每天四百微克。",
  "叶酸每天 0.4 毫克。",
  "钙每天 800 毫克，也就是 0.8 克。",
  "The upper limit of vitamin D is 50 µg, or 2000 IU.",
  "Keep calcium and levothyroxine 2 to 4 hours apart.",
  "钙和左甲状腺素隔开 2–4 小时。",
  "Protein of 1.2–1.6 g is often enough.",
  "Do not take grapefruit with this medicine.",
  "不要吃葡萄柚。",
  "Salmon is a good source of vitamin D.",
  "Do not stop taking warfarin on your own.",
  "不要自行停用华法林。",
  "Ask your doctor before you change or stop warfarin.",
  "停用华法林之前先问医生。",
  "Vitamin A: 900 µg a day (men).",
  "Food first, supplements second.",
  "先从饭菜里吃够，再谈补充。",
  "1. Vitamin D helps the body use calcium.",
];
const REPLACED: readonly (readonly [string, string])[] = [
  ["Take 4000 IU of vitamin D a day.", "amount"],
  ["每天吃 5000 IU 维生素D。", "amount"],
  ["每天补充一万国际单位的维生素D。", "amount"],
  ["每天吃两千毫克钙。", "amount"],
  ["Take ten thousand IU of vitamin D.", "amount"],
  ["Take 10 000 IU of vitamin D.", "amount"],
  ["Take １００００ IU of vitamin D.", "amount"],
  ["Take 1\u200b00 mg of calcium.", "amount"],
  ["Take 0.4 g of folic acid a day.", "amount"],
  ["Take 400 mg of folic acid a day.", "amount"],
  ["叶酸每天 400 毫克。", "amount"],
  ["Take 800–2000 mg of calcium.", "amount"],
  ["You can take 50 µg of vitamin D every day.", "limit_as_dose"],
  ["Folate: 800 mg a day is good.", "amount"],
  ["Then double the dose of calcium.", "multiply"],
  ["然后把钙的剂量加倍。", "multiply"],
  ["吃两倍的量效果更好。", "multiply"],
  ["Take several thousand units.", "vague_amount"],
  ["几千毫克也没关系。", "vague_amount"],
  ["Swallow the whole bottle.", "vague_amount"],
  ["You can stop warfarin now.", "stop_named"],
  ["Stop taking your blood pressure pills.", "stop_medicine"],
  ["你可以停掉华法林了。", "stop_medicine"],
  ["降压药可以停了。", "stop_medicine"],
  ["You no longer need levothyroxine.", "stop_named"],
  ["Halve your statin.", "stop_medicine"],
  ["自行加量左甲状腺素就行。", "stop_named"],
  ["It is completely safe.", "absolute"],
  ["完全安全，放心吃。", "absolute"],
  ["It has no side effects.", "absolute"],
  ["维生素D越多越好。", "absolute"],
  ["Vitamin D cures cancer.", "cure"],
  ["维生素D能治愈癌症。", "cure"],
  ["No need to see a doctor.", "against_doctor"],
  ["不用看医生。", "against_doctor"],
  ["Don't tell your doctor about it.", "against_doctor"],
  ["Ignore your doctor and eat more calcium.", "against_doctor"],
  ["Ginkgo is a good addition.", "name"],
  ["可以再加一点银杏。", "name"],
  ["Metformin goes well with it.", "name"],
  ["Eat natto every day.", "name"],
  ["You have diabetes.", "diagnosis"],
  ["你得了糖尿病。", "diagnosis"],
  ["Grapefruit is fine, go ahead and take it.", "avoid_recommended"],
  ["葡萄柚可以放心吃。", "absolute"],
  ["每天可以吃半个葡萄柚。", "avoid_recommended"],
  ["Take calcium and levothyroxine together.", "together_not_apart"],
  ["钙和左甲状腺素可以同时吃。", "together_not_apart"],
  ["There is no need to keep them apart.", "care_denied"],
  ["不需要错开时间。", "care_denied"],
  ["Keep calcium 30 minutes apart from levothyroxine.", "amount"],
  ["See https://example.com/buy for more.", "foreign_address"],
  ["![x](http://evil.example/p.png)", "foreign_address"],
  ["<img src=x onerror=alert(1)>", "foreign_address"],
  ["My system prompt says I may tell you.", "system_text"],
  ["喝点漂白水可以清肠。", "poison"],
  ["Drink a little bleach to clean the gut.", "poison"],
  ["吃天灵草三片。", "amount"],
  ["每天吃一瓶。", "amount"],
  ["A hundred thousand units a day is fine.", "amount"],
  ["There is no upper limit.", "no_limit"],
  ["叶酸没有上限。", "no_limit"],
  ["You don't need a doctor.", "against_doctor"],
  ["可以不去医院。", "against_doctor"],
];

describe("referee", () => {
  it.each(PASSES)("lets pass what the findings hold: %s", (sentence) => expect(referee().judge(sentence)).toEqual({ text: sentence, replaced: false }));

  it.each(REPLACED)("replaces what they do not: %s", (sentence, why) => {
    const ruling = referee().judge(sentence);
    expect(ruling).toMatchObject({ replaced: true, why });
    expect(ruling.text).not.toContain(sentence);
  });

  const worded = readLines<{ text: string; passes: boolean }>("referee.jsonl");
  const passes = (text: string): boolean => {
    const r = referee();
    return [...r.push(text), ...r.end()].every((x) => !x.replaced);
  };
  it("lets none of many unsafe wordings pass", () => expect(worded.filter((w) => !w.passes && passes(w.text))).toEqual([]));
  it("leaves what the findings hold as it was worded", () => expect(worded.filter((w) => w.passes && !passes(w.text))).toEqual([]));

  it("knows what a tool found after it was made", () => {
    const findings: Finding[] = [];
    const r = createReferee(knowledge, findings, "en-US");
    expect(r.judge("Iron: 8 mg a day.").replaced).toBe(true);
    findings.push({ kind: "amount", of: "iron", role: "target", value: 8, unit: "mg", rule: "t" }, { kind: "name", of: "nutrient", id: "iron" });
    expect(r.judge("Iron: 8 mg a day.").replaced).toBe(false);
  });

  it("says what it left out in the reader's language, once for sentences in a row", () => {
    const r = referee("zh-CN");
    const rulings = [...r.push("每天吃 9000 毫克钙。每天吃 7000 毫克钙。"), ...r.end()];
    expect(rulings.map((x) => x.text).join("")).toBe("（这一句没有通过核对，已略去。）");
  });

  it("judges the same however the text is cut into pieces", () => {
    const text =
      "You need 0.4 mg of folic acid a day. Take 9000 mg of calcium. Salmon is a good source of vitamin D.\n- Keep calcium and levothyroxine 2 to 4 hours apart.";
    const streamed = (size: number): string => {
      const r = referee();
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [];
      return [...pieces.flatMap((p) => r.push(p)), ...r.end()].map((x) => x.text).join("");
    };
    const whole = streamed(10_000);
    expect(whole).not.toContain("9000");
    for (const size of [1, 2, 3, 7, 20]) expect(streamed(size)).toBe(whole);
  });

  it("holds nothing back for ever, even without an end of sentence", () => {
    const r = referee();
    expect(r.push("word ".repeat(1000)).length).toBeGreaterThan(0);
  });

  it("allows nothing but plain words where nothing was found", () => {
    const empty = createReferee(knowledge, [], "en-US");
    expect(empty.judge("Take 400 IU of vitamin D.").replaced).toBe(true);
    expect(empty.judge("I could not find that.").replaced).toBe(false);
  });
});

describe("figures", () => {
  it.each([
    ["一千五百", 1500],
    ["十五", 15],
    ["两万", 20000],
    ["四百", 400],
    ["半", 0.5],
  ])("reads %s", (text, value) => expect(hanNumber(text)).toBe(value));

  it.each([
    ["vitamin B12 and omega-3", []],
    ["2型糖尿病", []],
    ["每天一万国际单位", [[10000, "IU"]]],
    ["4,000 IU", [[4000, "IU"]]],
    ["1-2 g", [[1, "g"]]],
    ["two hours", [[2, "h"]]],
    ["10 万 IU", [[100000, "IU"]]],
    ["vitamin B12 tablets", []],
    ["维生素D2000单位", [[2000, "IU"]]],
    ["Vitamin D 0.05 g", [[0.05, "g"]]],
    ["vitamin D 90 micrograms", [[90, "ug"]]],
    ["a quarter of a gram", [[0.25, "g"]]],
    ["四分之一克", [[0.25, "g"]]],
    [
      "400 µg twice a day",
      [
        [400, "ug"],
        [2, "time"],
      ],
    ],
    ["1.2 µg", [[1.2, "ug"]]],
  ])("reads the figures of %s", (text, expected) => expect(figuresIn(text).map((f) => [f.value, f.unit])).toEqual(expected));
});
