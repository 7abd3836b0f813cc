import { same, smallKnowledge } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { findTaboos, reviewAsked } from "./index.ts";

const k = smallKnowledge({
  medicines: [
    { id: "remedy", name: { zh: "复方丸", en: "Remedy" }, uses: same("heart"), items: ["danshen", "yam"] },
    { id: "pills", name: { zh: "活络丸", en: "Pills" }, uses: same("joints"), items: ["danshen"] },
    { id: "both", name: { zh: "合剂", en: "Both" }, uses: same("heart"), components: ["remedy", "again"] },
    { id: "again", name: { zh: "又一丸", en: "Again" }, uses: same("heart"), items: ["danshen"] },
  ],
  classes: [{ id: "tonics", name: same("tonics"), items: ["danshen"] }],
  items: [
    { id: "danshen", name: { zh: "丹参", en: "Danshen" }, kind: "herb" },
    { id: "yam", name: { zh: "山药", en: "Yam" }, kind: "food" },
    { id: "hawthorn", name: { zh: "山楂", en: "Hawthorn" }, kind: "herb" },
    { id: "wine", name: { zh: "酒", en: "Wine" }, kind: "alcohol" },
  ],
  interactions: [
    {
      id: "pills-danshen",
      subject: { medicines: ["pills"] },
      object: { items: ["danshen"] },
      direction: "interaction",
      severity: "moderate",
      action: "avoid",
      effect: same("They add up."),
      advice: same("Do not."),
      evidence: "C",
    },
  ],
});

const told = (medicines: string[], supplements: string[], foods: string[] = []) =>
  findTaboos({ medicines: medicines.map((name) => ({ name })), supplements: supplements.map((name) => ({ name })), foods }, k).taboos.map(
    (t) => `${t.subject.id} ${t.item.id} ${t.severity} ${t.rule}`,
  );

describe("the same thing by itself and in a medicine", () => {
  it.each([
    ["is told, mildly", ["复方丸"], ["丹参"], ["remedy danshen minor held_in_medicine"]],
    ["whichever comes first, and in whichever list", [], ["丹参", "复方丸"], ["remedy danshen minor held_in_medicine"]],
    ["once a medicine, though two of its parts hold it", ["合剂"], ["丹参"], ["both danshen minor held_in_medicine"]],
    ["not where a rule speaks of the two", ["活络丸"], ["丹参"], ["pills danshen moderate pills-danshen"]],
    ["not of something else", ["复方丸"], ["山楂"], []],
    ["not of what a kind of medicine is only likely to hold", ["tonics"], ["丹参"], []],
  ])("%s", (_, medicines, supplements, findings) => expect(told(medicines, supplements)).toEqual(findings));

  it("leaves meals and drinks alone", () => expect(told(["复方丸"], [], ["山药", "酒"])).toEqual([]));

  it("is said in both languages, with the medicine's own source", () => {
    const [finding] = findTaboos({ medicines: [{ name: "复方丸" }], supplements: [{ name: "丹参" }] }, k).taboos;
    expect(finding).toMatchObject({
      action: "monitor",
      effect: {
        zh: "复方丸里已经有丹参，等于同一样东西吃了两份，量会叠加。",
        en: "Remedy already holds danshen: it is the same thing twice, and the amounts add up.",
      },
      sources: [{ id: "label" }],
    });
  });

  it.each([
    [["丹参", "复方丸"], ["“复方丸” already holds danshen: it is the same thing twice, and the amounts add up."]],
    [["丹参", "Danshen"], ["Danshen stands here twice (“丹参” and “Danshen”). If these are two products, the amounts add up."]],
  ])("is a reason in the review of %s", (supplements, reasons) => {
    const { productReviews } = reviewAsked({ supplements: supplements.map((name) => ({ name })) }, k);
    const why = productReviews.flatMap((p) => p.why).filter((w) => w.rule === "duplicate:danshen");
    expect(why.map((w) => w.text.en)).toEqual(reasons);
  });
});
