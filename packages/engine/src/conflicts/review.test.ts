import { same, smallKnowledge } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { reviewAsked } from "./index.ts";

const cite = [{ source: "label", locator: "x" }];
const nutrient = (id: string, more = {}) => ({
  id,
  name: same(id),
  unit: "mg" as const,
  group: "mineral" as const,
  supplementable: true,
  functions: [same("work")],
  ...more,
});
const rule = (id: string, subject: Record<string, string[]>, object: Record<string, string[]>, more = {}) => ({
  id,
  subject,
  object,
  direction: "interaction" as const,
  severity: "major" as const,
  action: "avoid" as const,
  effect: same(`${id}.`),
  advice: same("Mind it."),
  evidence: "B" as const,
  ...more,
});
const stages = ["none", "pregnant_1", "pregnant_2", "pregnant_3", "lactating"] as const;
const upper = (n: string, value: number) => ({
  id: `${n}-us-dri`,
  nutrient: n,
  set: "us-dri" as const,
  unit: "mg" as const,
  edition: "2019",
  rows: [{ kind: "UL" as const, sex: "both" as const, stages: [...stages], months: [12, null] as [number, null], value, verified: true }],
});

const k = smallKnowledge({
  nutrients: [
    nutrient("iron", { forms: [{ id: "ferrous_sulfate", name: same("ferrous sulfate"), fraction: 0.2, sources: cite }] }),
    nutrient("zinc"),
    nutrient("calcium", { rivals: [{ nutrient: "iron", text: same("Apart from iron."), hours: 2, sources: cite }] }),
  ],
  references: [upper("iron", 45), upper("zinc", 40), upper("calcium", 2500)],
  medicines: [
    { id: "warfarin", name: same("warfarin"), classes: ["thinner"], uses: same("clots") },
    { id: "levothyroxine", name: same("levothyroxine"), uses: same("thyroid") },
  ],
  classes: [{ id: "thinner", name: same("thinners") }],
  groups: [
    { id: "tyramine", name: same("tyramine foods"), kind: "food" },
    { id: "nightshades", name: same("nightshades"), kind: "food" },
    { id: "cations", name: same("cations"), kind: "nutrient" },
  ],
  items: [
    { id: "ginkgo", name: same("ginkgo"), kind: "herb" },
    {
      id: "multi",
      name: same("multi"),
      kind: "supplement",
      nutrients: ["iron", "zinc", "calcium"]
        .map((n) => ({ nutrient: n, amount: 10, unit: "mg" as const }))
        .concat([{ nutrient: "iron", amount: 0, unit: "mg" }]),
    },
    { id: "grapefruit", name: same("grapefruit"), kind: "food" },
    { id: "zinc_tablet", name: same("zinc tablet"), kind: "nutrient", groups: ["cations"], nutrients: [{ nutrient: "zinc" }] },
    { id: "cheese", name: same("cheese"), kind: "food", groups: ["tyramine"] },
  ],
  conditions: [
    { id: "haemochromatosis", name: same("haemochromatosis"), kind: "disease" },
    { id: "overload", name: same("overload"), kind: "disease" },
  ],
  interactions: [
    rule("warfarin-ginkgo", { medicines: ["warfarin"] }, { items: ["ginkgo"] }),
    rule("warfarin-grapefruit", { medicines: ["warfarin"] }, { items: ["grapefruit"] }, { severity: "moderate", action: "monitor" }),
    rule("levothyroxine-iron", { medicines: ["levothyroxine"] }, { nutrients: ["iron"] }, { action: "separate", separateHours: 4 }),
    rule(
      "levothyroxine-zinc",
      { medicines: ["levothyroxine"] },
      { nutrients: ["zinc"] },
      { direction: "depletion", severity: "moderate", action: "supplement" },
    ),
  ],
  condition_rules: [
    rule("haemochromatosis-iron", { conditions: ["haemochromatosis"] }, { nutrients: ["iron"] }, { severity: "contraindicated" }),
    rule(
      "overload-iron",
      { conditions: ["overload"] },
      { nutrients: ["iron"] },
      { severity: "minor", action: "monitor", limit: { nutrient: "iron", amount: 0, unit: "mg", scope: "supplemental" } },
    ),
  ],
});

const review = (asked: Parameters<typeof reviewAsked>[0]) => reviewAsked({ age: 40, ...asked }, k);
const verdicts = (asked: Parameters<typeof reviewAsked>[0]): string[] => review(asked).productReviews.map((r) => `${r.item.id} ${r.verdict}`);

describe("reviewProducts", () => {
  it.each([
    ["nothing against it", { supplements: [{ name: "zinc 10 mg" }] }, ["zinc keep"]],
    ["severe and free to leave", { supplements: [{ name: "ginkgo" }], medicines: [{ name: "warfarin" }] }, ["ginkgo stop"]],
    ["severe but perhaps prescribed", { medicines: [{ name: "warfarin" }, { name: "ginkgo" }] }, ["ginkgo ask_doctor"]],
    ["to be watched", { supplements: [{ name: "grapefruit" }], medicines: [{ name: "warfarin" }] }, ["grapefruit ask_doctor"]],
    ["to be kept apart", { supplements: [{ name: "iron 20 mg" }], medicines: [{ name: "levothyroxine" }] }, ["iron adjust"]],
    ["a help", { supplements: [{ name: "zinc 10 mg" }], medicines: [{ name: "levothyroxine" }] }, ["zinc keep"]],
    ["a condition against it", { supplements: [{ name: "iron 20 mg" }], conditions: ["haemochromatosis"] }, ["iron stop"]],
    ["above the limit", { supplements: [{ name: "zinc 41 mg" }] }, ["zinc adjust"]],
    ["at the limit", { supplements: [{ name: "zinc 40 mg" }] }, ["zinc keep"]],
    ["above it together", { supplements: [{ name: "zinc 35 mg" }, { name: "multi" }] }, ["zinc adjust", "multi adjust"]],
    ["above it only if the label names the element", { supplements: [{ name: "ferrous sulfate 100 mg" }] }, ["iron keep"]],
    ["the same twice", { supplements: [{ name: "zinc 5 mg" }, { name: "zinc 6 mg" }] }, ["zinc keep", "zinc adjust"]],
    ["rivals", { supplements: [{ name: "calcium 500 mg" }, { name: "iron 10 mg" }] }, ["calcium adjust", "iron adjust"]],
    ["a dose that cannot be", { supplements: [{ name: "zinc -5 mg" }] }, ["zinc adjust"]],
    ["above the limit, but perhaps prescribed", { medicines: [{ name: "zinc 41 mg" }] }, ["zinc ask_doctor"]],
    ["a class of medicines among the supplements", { supplements: [{ name: "thinners" }, { name: "ginkgo" }] }, ["ginkgo stop", "thinner ask_doctor"]],
    ["a kind of food with a dose that cannot be", { supplements: [{ name: "tyramine foods -5 g" }] }, ["tyramine adjust"]],
    ["a kind of mineral with a dose that cannot be", { supplements: [{ name: "cations -5 g" }] }, ["cations adjust"]],
    [
      "a kind of food twice, which is no product",
      { supplements: [{ name: "tyramine foods" }, { name: "tyramine foods" }] },
      ["tyramine keep", "tyramine keep"],
    ],
    [
      "a kind of food that nothing is known of",
      { supplements: [{ name: "nightshades -5 g" }, { name: "nightshades" }] },
      ["nightshades keep", "nightshades keep"],
    ],
    ["a medicine among the supplements", { supplements: [{ name: "warfarin" }, { name: "ginkgo" }] }, ["ginkgo stop", "warfarin ask_doctor"]],
  ])("%s", (_, asked, wanted) => expect(verdicts(asked)).toEqual(wanted));

  it("gives each reason a rule and a source, the decisive one first", () => {
    const [one] = review({ supplements: [{ name: "iron 50 mg" }], conditions: ["haemochromatosis"] }).productReviews;
    expect(one?.why.map((w) => w.rule)).toEqual(["haemochromatosis-iron", expect.stringContaining("iron-us-dri")]);
    expect(one?.nutrients).toEqual([{ nutrient: "iron", name: same("iron"), amount: 50, unit: "mg" }]);
    expect(one?.sources.length).toBeGreaterThan(0);
  });
  it("reads a salt as a salt where the element cannot be meant", () => {
    const { productReviews, totals } = review({ supplements: [{ name: "ferrous sulfate 300 mg x 3" }] });
    expect(productReviews[0]).toMatchObject({
      verdict: "adjust",
      nutrients: [{ amount: 180 }],
      why: [{ text: { en: "iron adds up to at least 180 mg a day, above the limit of 45 mg." } }],
    });
    expect(totals).toMatchObject([{ amount: 180, share: 4 }]);
  });
  it("sums everything taken against the nearest limit", () => {
    expect(review({ supplements: [{ name: "zinc 35 mg" }, { name: "multi" }, { name: "strange" }] })).toMatchObject({
      totals: expect.arrayContaining([{ nutrient: "zinc", name: same("zinc"), amount: 45, unit: "mg", upperLimit: 40, share: 1.125 }]),
      unrecognised: ["strange"],
    });
  });
  it("has no share of a limit of nothing, with or without something in it", () => {
    const none = { conditions: ["overload"], medicines: [], supplements: [{ name: "multi", amounts: [{ nutrient: "iron", amount: 0, unit: "mg" as const }] }] };
    expect(review(none).totals).toEqual([{ nutrient: "iron", name: same("iron"), amount: 0, unit: "mg", upperLimit: 45, share: 0 }]);
    const some = { ...none, supplements: [{ name: "iron 1 mg" }] };
    expect(review(some).totals).toEqual([{ nutrient: "iron", name: same("iron"), amount: 1, unit: "mg", upperLimit: 0 }]);
  });
  it("takes an adult's limits where no age was told", () => {
    expect(reviewAsked({ supplements: [{ name: "zinc 41 mg" }] }, k).productReviews[0]?.verdict).toBe("adjust");
  });
});
