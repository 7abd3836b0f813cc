import { realKnowledge } from "@nutri/engine/testing/real";
import type { Nutrient } from "@nutri/knowledge";
import { describe, expect, it } from "vitest";
import { createAssistant } from "../assistant.ts";
import { questionOf } from "../testing/judge.ts";

const k = realKnowledge();
const assistant = createAssistant(k);
/** As people call it: "维生素B2（核黄素）" is said without what stands in brackets. */
const plain = (s: string): string => s.replace(/ ?[（(].*/u, "");
const nutrients = [...k.nutrients.values()].map((n) => ({ ...n, name: { zh: plain(n.name.zh), en: plain(n.name.en) } }));
const WAYS: Readonly<Record<string, readonly ((n: Nutrient) => readonly ["zh" | "en", string])[]>> = {
  amount: [
    (n) => ["en", `How much ${n.name.en} do I need a day?`],
    (n) => ["en", `daily ${n.name.en} requirement for a 40 year old woman?`],
    (n) => ["zh", `${n.name.zh}一天要多少`],
    (n) => ["zh", `30岁男的一天要多少${n.name.zh}`],
  ],
  limit: [(n) => ["en", `upper limit of ${n.name.en}`], (n) => ["zh", `${n.name.zh}的上限是多少`]],
};
/** Who is answered by what is written on it: how much to drink, sugar, of which nobody needs any, and fibre, for which no table says how much is too much. */
const WRITTEN: ReadonlySet<string> = new Set(["water", "added_sugar", "fibre"]);
const first = (text: string): string => text.split("\n")[0] ?? "";

describe("a figure asked of one nutrient and of nothing else", () => {
  const asked = Object.entries(WAYS).flatMap(([kind, ways]) =>
    nutrients.filter((n) => !WRITTEN.has(n.id)).flatMap((n) => ways.map((way) => ({ kind, n, way: way(n) }))),
  );
  it("is the table's, whatever article is near: need, share of energy or limit, or that there is none", () => {
    const missed = asked.filter(({ kind, n, way: [lang, text] }) => {
      const said = assistant.answer(questionOf(text, lang));
      return !(said.intent === kind || said.intent === "amount") || !first(said.text).toLowerCase().includes(n.name[lang].toLowerCase());
    });
    expect(missed.map(({ way: [, text] }) => text)).toEqual([]);
  });

  const lead = (text: string, lang: "zh" | "en"): string => first(assistant.answer(questionOf(text, lang)).text);
  it.each([
    ["zh", "饱和脂肪酸一天最多能吃多少", /^饱和脂肪酸：不超过每天总能量的 10%（一天 2000 千卡的话是 22 克）/u],
    ["en", "how much fat should I eat a day", /^Total fat: 20 to 35% of the day's energy \(on 2000 kcal 44 to 78 g\)/u],
    ["en", "how much selenium do i need a day", /^Reference intake of selenium: 55 µg a day/u],
    ["en", "how much vitamin B6 do I need a day", /^Reference intake of vitamin B6: 1\.3 mg a day/u],
    ["zh", "维生素K一天最多能吃多少", /维生素K.*上限/u],
  ] as const)("%s: %s", (lang, text, said) => expect(lead(text, lang)).toMatch(said));

  it.each([
    ["en", "how much selenium against cancer", /cancer/iu],
    ["zh", "孕期铁一天要多少", /孕/u],
    ["zh", "肾病蛋白质一天吃多少", /肾/u],
  ] as const)("is not all that is asked: %s: %s", (lang, text, said) => expect(lead(text, lang)).toMatch(said));

  it.each([
    ["zh", "硒什么时候吃好", /没有说硒要在几点/u],
    ["en", "when should I take vitamin C?", /vitamin C any time/u],
    ["en", "Vitamin B12 side effects", /sets an upper limit for vitamin B12/u],
  ] as const)("nor is a time or what much of it does left to an article on something else: %s: %s", (lang, text, said) =>
    expect(lead(text, lang)).toMatch(said),
  );
  it.each([
    ["zh", "N-乙酰半胱氨酸有什么用", /抗氧化补剂没有减少/u],
    ["en", "Borage oil side effects", /linoleic/iu],
  ] as const)("what is written on its kind is no answer on one supplement: %s: %s", (lang, text, not) => expect(lead(text, lang)).not.toMatch(not));
});
