/** The checks themselves can fail: plans that were tampered with are found out. */
import type { Plan } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { ANA } from "../testing/people.ts";
import { realKnowledge, sampleCatalogue } from "../testing/real.ts";
import { breaches } from "../testing/safety.ts";
import { planFor } from "../testing/solve.ts";
import { untraced } from "../testing/traced.ts";

const k = realKnowledge();
const catalogue = sampleCatalogue();
const { plan, assessment } = planFor({ ...ANA, allergies: ["fish"], diet: { pattern: "vegan" } }, k, catalogue);
const changed = (change: (p: Plan) => void): Plan => {
  const copy = structuredClone(plan);
  change(copy);
  return copy;
};
const line = (id: string): Plan["products"][number] => {
  const p = catalogue.products.find((x) => x.id === id);
  const like = plan.products[0];
  if (!p || !like) throw new Error("no product to tamper with");
  return { ...like, id, dosage: 1, nutrients: p.nutrients };
};

describe("the safety check", () => {
  it("passes the plan as it is", () => expect(breaches(plan, assessment, catalogue)).toEqual([]));

  it.each([
    [
      "a limit passed",
      (p: Plan) => {
        const row = p.nutrients.find((n) => n.intake.plan > 0 && n.limits.length > 0);
        if (row?.limits[0]) row.limits[0].counted = row.limits[0].amount * 1.001;
      },
    ],
    [
      "too many units",
      (p: Plan) => {
        if (p.products[0]) p.products[0].dosage = 99;
      },
    ],
    [
      "an allergen and an animal",
      (p: Plan) => {
        p.products.push(line("fish-oil"));
      },
    ],
    [
      "a product that is not vegan",
      (p: Plan) => {
        p.products.push(line("d3-800"));
      },
    ],
    [
      "seven products",
      (p: Plan) => {
        p.products.push(...["b12-10", "b12-methyl-500", "b12-1000", "copper-1", "choline", "k2-mk7", "flaxseed-oil"].map(line));
      },
    ],
  ])("finds %s", (_, change) => expect(breaches(changed(change), assessment, catalogue)).not.toEqual([]));
});

describe("the check of reasons", () => {
  it("passes the plan as it is", () => expect(untraced(plan, k)).toEqual([]));

  it.each([
    [
      "a target without a source",
      (p: Plan) => {
        const row = p.nutrients[0];
        if (row) Reflect.deleteProperty(row.target, "source");
      },
    ],
    [
      "a rule that leads nowhere",
      (p: Plan) => {
        const row = p.nutrients[0];
        if (row) row.target.rule = "made-up";
      },
    ],
    [
      "a nutrient without a reason",
      (p: Plan) => {
        if (p.nutrients[0]) p.nutrients[0].because = [];
      },
    ],
    [
      "advice without a source",
      (p: Plan) => {
        if (p.advice[0]) p.advice[0].sources = [];
      },
    ],
  ])("finds %s", (_, change) => expect(untraced(changed(change), k)).not.toEqual([]));
});
