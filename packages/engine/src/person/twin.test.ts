/** One name for a medicine and for what it is made of, against the real knowledge. */
import { describe, expect, it } from "vitest";
import { findTaboos, reviewAsked } from "../conflicts/index.ts";
import { resolvePerson } from "../person.ts";
import { realKnowledge } from "../testing/real.ts";

const k = realKnowledge();
const LISTS = ["medicines", "supplements"] as const;
const resolved = (list: (typeof LISTS)[number], name: string): [string[], string[]] => {
  const r = resolvePerson({ [list]: [{ name }] }, k);
  return [r.medicines.map((m) => m.id), r.taken.map((t) => t.id)];
};
const against = (name: string, item: string): string[] => findTaboos({ medicines: [{ name }], foods: [item] }, k).taboos.map((t) => t.subject.id);

describe.each(LISTS)("among the %s", (list) => {
  it.each([
    ["硫酸亚铁", "ferrous_sulfate_medicine", "ferrous_sulfate"],
    ["硫酸亚铁片", "ferrous_sulfate_medicine", "ferrous_sulfate"],
    ["琥珀酸亚铁", "ferrous_succinate_medicine", "ferrous_succinate"],
    ["速力菲", "ferrous_succinate_medicine", "ferrous_succinate"],
    ["senna", "senna_laxative", "senna"],
    ["黄连素", "berberine_tablets", "berberine"],
    ["碳酸钙", "calcium_carbonate_medicine", "calcium_carbonate"],
    ["甘草片", "compound_liquorice_tablets", "licorice"],
  ])("%s is both", (name, medicine, item) => expect(resolved(list, name)).toEqual([[medicine], [item]]));

  it.each([
    ["甘草", "licorice"],
    ["褪黑素", "melatonin"],
    ["magnesium", "magnesium"],
    ["烟酸", "niacin"],
  ])("%s is no medicine", (name, item) => expect(resolved(list, name)).toEqual([[], [item]]));
});

it("a medicine among the supplements is judged by what it holds too", () => {
  const verdict = (medicine: string) => reviewAsked({ age: 70, medicines: [{ name: medicine }], supplements: [{ name: "银杏叶片" }] }, k).productReviews[0];
  expect(verdict("阿司匹林")).toMatchObject({ verdict: "ask_doctor", why: [expect.objectContaining({ kind: "conflict" })] });
  expect(verdict("阿莫西林")).toMatchObject({ verdict: "keep", why: [] });
});

describe("both sides' rules", () => {
  it("hold: iron as a medicine with tea, as a mineral with levothyroxine", () => {
    expect(against("硫酸亚铁", "浓茶")).toContain("ferrous_sulfate_medicine");
    const found = findTaboos({ medicines: [{ name: "levothyroxine" }, { name: "硫酸亚铁" }] }, k).taboos;
    expect(found.find((t) => t.subject.id === "levothyroxine" && t.item.id === "iron" && t.action === "separate")).toBeDefined();
  });
  it("hold: opium and liquorice in one tablet", () => {
    const found = findTaboos({ medicines: [{ name: "甘草片" }, { name: "furosemide" }], foods: ["白酒"] }, k).taboos;
    expect(found.some((t) => t.subject.id === "compound_liquorice_tablets" && t.severity === "major")).toBe(true);
    expect(found.some((t) => t.subject.id === "furosemide" && t.item.id === "licorice")).toBe(true);
  });
  it("do not turn against the thing itself", () => {
    for (const name of ["硫酸亚铁", "senna", "碳酸钙", "黄连素"]) expect(findTaboos({ medicines: [], supplements: [{ name }] }, k).taboos).toEqual([]);
  });
  it("make one verdict of a thing that is taken once", () => {
    const { productReviews } = reviewAsked({ medicines: [{ name: "levothyroxine" }], supplements: [{ name: "碳酸钙 600mg" }] }, k);
    expect(productReviews.map((r) => [r.item.id, r.verdict])).toEqual([["calcium_carbonate", "adjust"]]);
    const [iron] = reviewAsked({ supplements: [{ name: "硫酸亚铁" }], foods: ["浓茶"] }, k).productReviews;
    expect(iron?.why.map((w) => w.rule)).toEqual(["iron_medicine_tea_coffee"]);
  });
  it("keep the dose that was told", () => {
    const [iron] = resolvePerson({ medicines: [{ name: "硫酸亚铁片 300 mg" }] }, k).taken;
    expect(iron?.nutrients[0]?.mass).toBeGreaterThan(50);
  });
});
